// What is wrong with the layout of the page as it is now: one line for each fault.
(options) => {
  const faults = [];
  const seen = new Set();
  const add = (kind, element, more) => {
    const line = `${kind}: ${path(element)}: ${more}`;
    if (!seen.has(line)) faults.push(line);
    seen.add(line);
  };
  const path = (element) => {
    const names = [];
    for (let at = element; at && at !== document.body && names.length < 4; at = at.parentElement) {
      const classes = [...at.classList].filter((name) => !name.startsWith("svelte-"));
      names.unshift(at.tagName.toLowerCase() + (at.id ? `#${at.id}` : classes.length ? `.${classes.join(".")}` : ""));
    }
    return names.join(" > ");
  };
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }) &&
    !element.closest(".heard, [inert], .sprite");
  const listed = (element) => options.allowed.some((selector) => element.closest(selector));
  const dialog = [...document.querySelectorAll("dialog[open], [role=dialog]")].filter(shown).at(-1) ?? null;
  const current = (element) => !dialog || dialog.contains(element);

  // The page itself never scrolls sideways.
  const root = document.documentElement;
  const wide = Math.max(root.scrollWidth, document.body.scrollWidth) - root.clientWidth;
  if (wide > 1) {
    add("sideways", root, `${wide} px`);
    for (const element of document.body.querySelectorAll("*")) {
      const { right, left, width } = element.getBoundingClientRect();
      if (width && (right > root.clientWidth + 1 || left < -1) && shown(element)) add("sideways", element, `${Math.round(left)} to ${Math.round(right)}`);
    }
  }

  const scrolls = (at) => at && at !== document.body && (["auto", "scroll"].includes(getComputedStyle(at).overflowX) || scrolls(at.parentElement));

  // No text is cut off by what it stands in, nor by the edge of the page.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || !element || ["SCRIPT", "STYLE"].includes(element.tagName)) continue;
    if (!shown(element) || listed(element)) continue;
    range.selectNodeContents(node);
    const size = parseFloat(getComputedStyle(element).fontSize);
    const boxes = [...range.getClientRects()].filter((box) => box.width > 0 && box.height > 0);
    if (!boxes.length) continue;
    const text = node.data.trim().slice(0, 40);
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      const cutX = ["hidden", "clip"].includes(style.overflowX);
      const cutY = ["hidden", "clip"].includes(style.overflowY);
      if (["auto", "scroll"].includes(style.overflowX) && ["auto", "scroll"].includes(style.overflowY)) break;
      for (const box of boxes) {
        if (cutX && (box.right > frame.right + 2 || box.left < frame.left - 2)) add("clipped", at, `“${text}” by ${Math.round(Math.max(box.right - frame.right, frame.left - box.left))} px sideways`);
        if (cutY && (box.bottom > frame.bottom + size * 0.3 || box.top < frame.top - size * 0.3)) add("clipped", at, `“${text}” by ${Math.round(Math.max(box.bottom - frame.bottom, frame.top - box.top))} px`);
      }
      if (style.position === "fixed") break;
    }
    for (const box of boxes) {
      if ((box.right > root.clientWidth + 2 || box.left < -2) && !scrolls(element)) add("off the page", element, `“${text}”`);
    }
  }

  // Everything that is pressed is large enough for a thumb.
  const pressed = "button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=switch], [role=tab], [tabindex='0']";
  for (const element of document.querySelectorAll(pressed)) {
    if (!current(element) || listed(element)) continue;
    const label = element.closest("label") ?? (element.id ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`) : null);
    const surface = ["checkbox", "radio", "file"].includes(element.type) && label ? label : element;
    if (!shown(surface)) continue;
    const { width, height, left, right } = surface.getBoundingClientRect();
    if (!width || !height) continue;
    if ((right > root.clientWidth + 2 || left < -2) && !scrolls(surface)) add("off the page", surface, `${Math.round(left)} to ${Math.round(right)}`);
    if (element.matches("[role=group], [role=region], [role=list], table, ol, ul, section, div:not([role])")) continue;
    const inline = element.tagName === "A" && getComputedStyle(element).display === "inline";
    const least = inline ? 24 : options.target;
    if (height < least - 0.6 || (!inline && width < least - 0.6)) {
      const name = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 30);
      if (!inline || height < 16) add("small", surface, `${Math.round(width)} × ${Math.round(height)} “${name}”`);
    }
  }

  // Nothing shows the name of a message in place of its words.
  const id = /^\[?(web|error|event|question|answer|card|face|why|emote|notice|option|game|menu|bot)-[a-z0-9_-]+\]?$/;
  const strange = (text) => text.split("\n").some((line) => id.test(line.trim()));
  for (const element of document.body.querySelectorAll("*")) {
    if (element.closest(".sprite")) continue;
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data).join("");
    for (const text of [own, element.getAttribute("aria-label"), element.getAttribute("title"), element.getAttribute("placeholder"), element.getAttribute("alt")]) {
      if (text && strange(text)) add("no words", element, text.trim());
    }
  }
  return faults;
}
