// All pictures, put into the page once; everything drawn refers to them by name.
import source from "../generated/sprite.svg?url";

let asked: Promise<void> | null = null;

/** Fetches the pictures and puts them at the start of the page. */
export function loadSprite(): Promise<void> {
  asked ??= fetch(source)
    .then((answer) => answer.text())
    .then((text) => {
      const sprite = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
      sprite.setAttribute("aria-hidden", "true");
      sprite.setAttribute("class", "sprite");
      document.body.prepend(document.importNode(sprite, true));
    })
    .catch(() => {
      asked = null;
    });
  return asked;
}
