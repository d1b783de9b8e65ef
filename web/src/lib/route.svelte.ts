// Where in the app somebody is: the part of the address behind the #, so that secrets in links never reach a server.

class Route {
  parts = $state.raw<string[]>(read());

  constructor() {
    globalThis.addEventListener?.("hashchange", () => (this.parts = read()));
  }

  /** The first part: which screen. */
  get screen(): string {
    return this.parts[0] ?? "";
  }

  go(...parts: string[]): void {
    location.hash = `#/${parts.map(encodeURIComponent).join("/")}`;
  }

  /** Like go, but one cannot come back here: for links that are used up. */
  replace(...parts: string[]): void {
    history.replaceState(null, "", `#/${parts.map(encodeURIComponent).join("/")}`);
    this.parts = read();
  }
}

function read(): string[] {
  const parts = location.hash.replace(/^#\/?/, "").split("/").filter(Boolean);
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return [];
  }
}

/** The address of a screen, for links. */
export const to = (...parts: string[]): string => `#/${parts.map(encodeURIComponent).join("/")}`;
export const route = new Route();
