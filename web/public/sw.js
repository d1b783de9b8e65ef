// Keeps the files of the page for use without a network; the game itself is never kept.
const KEPT = "okawari-__MARK__";
const FILES = __FILES__;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("okawari-") && name !== KEPT && !name.startsWith("okawari-rules");
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name)))).then(() => self.clients.claim()),
  );
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

/** The network's answer, or the one kept from last time. */
async function freshOrKept(request, as) {
  const cache = await caches.open(as ? KEPT : "okawari-rules");
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

/** The kept file, or the network's. */
async function keptOrFresh(request) {
  const kept = await caches.match(request);
  return kept ?? fetch(request);
}
