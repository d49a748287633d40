/**
 * The service worker keeps the shell of the page: the page itself and the files of its build, nothing else.
 *
 * The page comes from the server whenever it can be reached, so nobody stays with an old client; files of a build have
 * their digest in the name, so a kept one is never out of date. What the server tells (/api, boards of titles) goes
 * past it.
 */
const SHELL = "shell";
const PAGE = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(
    fetch(PAGE, { cache: "no-cache" })
      .then(keep)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("message", (event) => {
  if (event.data === "claim") event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(file(request));
  else if (request.mode === "navigate" && !pathname.startsWith("/api")) {
    event.respondWith(page(event));
  }
});

/** Return the page of the server; without a server the one that was kept. */
async function page(event) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(keep(answer.clone()));
    return answer;
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** Keep a page and the files that it names; those of another build go. */
async function keep(answer) {
  if (!answer.ok || !answer.headers.get("content-type")?.startsWith("text/html")) return;
  const text = await answer.text();
  const shell = await caches.open(SHELL);
  const kept = await shell.match(PAGE);
  if (kept && (await kept.text()) === text) return;
  await caches.delete(SHELL);
  const fresh = await caches.open(SHELL);
  const headers = new Headers(answer.headers);
  // The text is not compressed any more.
  for (const name of ["content-encoding", "content-length"]) headers.delete(name);
  await fresh.put(PAGE, new Response(text, { headers }));
  const named = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((found) => found[1]);
  await Promise.all(named.map((path) => fresh.add(path)));
}

/** Return a file of the build, kept or from the server. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    await (await caches.open(SHELL)).put(request, copy);
  }
  return answer;
}

/** Whoever clicks a notice comes to its game, in a window that is open or in a new one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(`/game/${event.notification.data.game}`));
});

async function show(path) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((each) => new URL(each.url).pathname === path) ?? windows[0];
  if (!there) return self.clients.openWindow(path);
  await there.focus();
  if (new URL(there.url).pathname !== path) await there.navigate(path);
}
