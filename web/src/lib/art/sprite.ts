// All pictures come in one file; each is put into the page when something there refers to it: unused ones would only cost time.
import source from "../generated/sprite.svg?url";

const SVG = "http://www.w3.org/2000/svg";
/** In the file every picture has a line of its own, which begins with its name. */
const NAMED = /^<\w+ id="([^"]+)".*$/gm;
/** What has come and is not in the page yet, as text by its name: reading all of it would cost a phone a tenth of a second. */
const waiting = new Map<string, string>();
const shelf = document.createElementNS(SVG, "defs");
let asked: Promise<void> | null = null;
let all = false;

/** Fetches the pictures and begins to look for what refers to them. */
export function loadPictures(): Promise<void> {
  asked ??= fetch(source)
    .then((answer) => answer.text())
    .then((text) => {
      for (const [line, name] of text.matchAll(NAMED)) waiting.set(name!, line);
      const sprite = document.createElementNS(SVG, "svg");
      sprite.setAttribute("aria-hidden", "true");
      sprite.setAttribute("class", "sprite");
      sprite.append(shelf);
      document.body.prepend(sprite);
      if (all) putAll();
      supply(document.body);
      new MutationObserver(notice).observe(document.body, { childList: true, subtree: true, attributeFilter: ["href", "fill"] });
    })
    .catch(() => {
      asked = null;
    });
  return asked;
}

/** Puts every picture into the page, now or once they have come, so that none of them tells what was looked at. */
export function putAll(): void {
  all = true;
  for (const name of [...waiting.keys()]) put(name);
}

/** A picture by its name, as it stands in the page. */
export function picture(name: string): Element | null {
  put(name);
  return document.getElementById(name);
}

function notice(changes: MutationRecord[]): void {
  for (const { type, target, addedNodes } of changes) {
    if (type === "attributes" && target instanceof Element) supply(target);
    for (const node of addedNodes) if (node instanceof Element) supply(node);
  }
}

/** Puts into the page what an element and those within it refer to. */
function supply(element: Element): void {
  for (const user of [element, ...element.querySelectorAll("use, [fill^='url(']")]) {
    put(user.getAttribute("href")?.slice(1));
    put(/^url\(#(.+)\)$/.exec(user.getAttribute("fill") ?? "")?.[1]);
  }
}

function put(name: string | undefined): void {
  const line = waiting.get(name ?? "");
  if (!name || !line) return;
  waiting.delete(name);
  const holder = document.createElement("template");
  holder.innerHTML = `<svg>${line}</svg>`;
  const found = holder.content.firstElementChild!.firstElementChild!;
  shelf.append(found);
  supply(found);
}
