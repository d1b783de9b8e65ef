// Where the way back leads from rules, settings and about: to the table one came from, otherwise home.

const ROOMS = /^#\/(rules|settings|about)(\/|$)/;
const HOME = "#/";
let back = HOME;

globalThis.addEventListener?.("hashchange", (event) => {
  const from = new URL(event.oldURL).hash;
  if (!ROOMS.test(new URL(event.newURL).hash)) back = HOME;
  else if (from.startsWith("#/table/")) back = from;
});

/** The address to go back to. */
export const wayBack = (): string => back;
