// Keeps the files of the page for use without a network; the game itself is never kept.
const KEPT = "okawari-__MARK__";
const RULES = "okawari-rules";
const FILES = __FILES__;
const PAGE = "okawari-page ";

// A newer worker waits until no older page is open, or until somebody asks for it.
self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

self.addEventListener("message", (event) => {
  if (event.data === "take-over") event.waitUntil(self.skipWaiting());
  if (event.data === "tidy") event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  const inside = url.pathname.startsWith(new URL("./", self.location.href).pathname);
  if (event.request.method !== "GET" || url.origin !== self.location.origin || !inside) return;
  if (url.pathname.endsWith("/api/catalogue")) {
    event.respondWith(freshOrKept(event.request));
  } else if (!/\/(api|ws|health|metrics)(\/|$)/.test(url.pathname)) {
    event.respondWith(event.request.mode === "navigate" ? freshOrKept(event.request, "./") : keptOrFresh(event.request));
  }
});

/** Forgets versions of which no page is open: every page holds a lock that names its own script. */
async function tidy() {
  const { installing, waiting } = self.registration;
  if (installing || waiting || !self.navigator.locks) return; // what is newer than this worker is not its to forget
  const { held } = await self.navigator.locks.query();
  const pages = held.filter(({ name }) => name.startsWith(PAGE)).map(({ name }) => name.slice(PAGE.length));
  for (const name of await caches.keys()) {
    if (!name.startsWith("okawari-") || name === KEPT || name === RULES) continue;
    const cache = await caches.open(name);
    const open = await Promise.all(pages.map((page) => cache.match(page)));
    if (!open.some(Boolean)) await caches.delete(name);
  }
}

/** The network's answer, or the one kept from last time. */
async function freshOrKept(request, as) {
  const cache = await caches.open(as ? KEPT : RULES);
  try {
    const answer = await fetch(request);
    if (answer.ok && !as) await cache.put(request, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await cache.match(as ?? request);
    if (kept) return kept;
    throw problem;
  }
}

/** The kept file of whichever version, or the network's. */
async function keptOrFresh(request) {
  const kept = await caches.match(request);
  return kept ?? fetch(request);
}
