// Something new on a page that scrolls under a bar: it is brought into sight, and stays there while the page is still being laid out.

const SETTLES = 1000;

/** Scrolls something into sight, and again whenever the page changes its height within a moment, or until the answer is called. */
export function bring(what: HTMLElement, still: boolean): () => void {
  const show = (): void => what.scrollIntoView({ block: "nearest", behavior: still ? "auto" : "smooth" });
  show();
  const watcher = new ResizeObserver(show);
  watcher.observe(document.body);
  const timer = setTimeout(() => watcher.disconnect(), SETTLES);
  return () => {
    clearTimeout(timer);
    watcher.disconnect();
  };
}
