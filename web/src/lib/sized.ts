// How large an element is, told whenever that changes; the browser lays the page out when it would have done so anyway.

type Tell = (element: HTMLElement) => void;

/** For {@attach …}: calls back with the element before it is painted at a new size. */
export const sized = (tell: Tell) => (element: HTMLElement): (() => void) => {
  const observer = new ResizeObserver(() => tell(element));
  observer.observe(element);
  return () => observer.disconnect();
};
