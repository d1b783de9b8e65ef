// A newer page in the wings: the service worker that brings it waits until somebody wants it, or until no older page is open.

const workers = globalThis.navigator?.serviceWorker;
/** Words that the service worker understands. */
const TAKE_OVER = "take-over";
const TIDY = "tidy";
/** A worker that does not take over by then never will. */
const PATIENCE = 3000;

class Renewal {
  /** There is a newer page: loading again shows it. */
  ready = $state(false);
  waiting: ServiceWorker | null = null;

  /** Follows what the browser finds out about newer versions. */
  follow(registration: ServiceWorkerRegistration): void {
    const found = (worker: ServiceWorker | null): void => {
      if (!worker || !workers?.controller) return;
      this.waiting = worker;
      this.ready = true;
    };
    found(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const worker = registration.installing;
      worker?.addEventListener("statechange", () => {
        if (worker.state === "installed") found(worker);
      });
    });
  }
}

export const renewal = new Renewal();

// Another window has taken the newer page already; this one goes on with its own files until it is loaded again.
if (workers?.controller) workers.addEventListener("controllerchange", () => (renewal.ready = true), { once: true });

/** Loads the newest page. A worker that waits is told to take over first, and the page is loaded when it has. */
export function renew(): void {
  const { waiting } = renewal;
  if (waiting?.state !== "installed") return location.reload();
  workers?.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting.postMessage(TAKE_OVER);
  setTimeout(() => location.reload(), PATIENCE);
}

/** Registers the worker, and says which version this page is: files of a version are kept as long as a page holds its lock. */
export async function keepFiles(version: string): Promise<void> {
  if (!workers) return;
  const open = new Promise<void>(() => undefined);
  void globalThis.navigator.locks?.request(`okawari-page ${version}`, { mode: "shared" }, () => open);
  try {
    renewal.follow(await workers.register(new URL("./sw.js", document.baseURI)));
    workers.controller?.postMessage(TIDY);
  } catch {
    return; // private windows and odd browsers: everything works from the network
  }
}
