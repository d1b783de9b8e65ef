// The rule of a card from the card itself: held down for a moment, or clicked with the right button. What is let go then chooses nothing.

/** How long a finger has to stay. */
export const HELD = 500;
/** A finger may move this far without leaving the card. */
const STILL = 10;
const UNKNOWN: readonly string[] = ["back", "hidden", "flipped"];

/** The card that something on the page belongs to: one of the hand, or the top one of a pile of dishes. */
export function cardAt(target: EventTarget | null): string | null {
  const found = target instanceof Element ? target.closest<HTMLElement>("[data-card], [data-dish]") : null;
  const code = found?.dataset.card ?? found?.dataset.dish ?? null;
  return code === null || UNKNOWN.includes(code) ? null : code;
}

/** Listens on a part of the page, until the answer is called. */
export function peeking(place: HTMLElement, onpeek: (code: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let opened = false;

  function open(code: string): void {
    clearTimeout(timer);
    if (opened) return;
    opened = true;
    onpeek(code);
  }
  /** Whatever is pressed next, a card or the cross of the sheet, counts again. */
  const anew = (): void => void (opened = false);
  function down(event: PointerEvent): void {
    clearTimeout(timer);
    const code = cardAt(event.target);
    if (code === null || event.pointerType === "mouse") return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => open(code), HELD);
  }
  function move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(timer);
  }
  const up = (): void => clearTimeout(timer);
  function menu(event: MouseEvent): void {
    const code = cardAt(event.target);
    if (code === null) return;
    event.preventDefault();
    open(code);
  }
  /** The tap that ends it belongs to nothing, wherever it lands. */
  function click(event: MouseEvent): void {
    if (!opened || event.detail === 0) return;
    opened = false;
    event.preventDefault();
    event.stopPropagation();
  }
  place.addEventListener("pointerdown", down);
  place.addEventListener("contextmenu", menu);
  const others: [string, (event: never) => void, boolean][] = [["pointerdown", anew, true], ["pointermove", move, false], ["pointerup", up, false], ["pointercancel", up, false], ["click", click, true]];
  for (const [name, act, early] of others) window.addEventListener(name, act as EventListener, early);
  return () => {
    clearTimeout(timer);
    place.removeEventListener("pointerdown", down);
    place.removeEventListener("contextmenu", menu);
    for (const [name, act, early] of others) window.removeEventListener(name, act as EventListener, early);
  };
}
