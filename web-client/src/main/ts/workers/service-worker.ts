/** Shows the shell without a connection, and tells what happened while no page is open. */

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Waiting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Pushed extends Waiting {
  data?: { json(): unknown };
}

interface Clicked extends Waiting {
  notification: Notification;
}

/** What this worker uses of its scope, which the types of pages do not have. */
interface Scope {
  addEventListener(type: "install" | "activate", listener: (event: Waiting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(type: "push", listener: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Clicked) => void): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; openWindow(url: string): Promise<unknown> };
  registration: ServiceWorkerRegistration;
}

const worker = globalThis as unknown as Scope;
const CACHE = "baffin-shell";
const SHELL = "/app/";
const HASHED = /-[A-Z0-9]{8}\.(js|css)$/;

interface Message {
  summary?: string;
  matchId?: string;
}

/** Keeps the page with all that it loads: a visit without a connection may be the second one. */
async function keepShell(cache: Cache): Promise<void> {
  const page = await fetch(SHELL);
  await cache.put(SHELL, page.clone());
  const loads = (await page.text()).match(/\/app\/[\w.-]+\.(js|css|svg|png|webmanifest)/g) ?? [];
  await cache.addAll([...loads, `${SHELL}live-worker.js`]);
}

worker.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then(keepShell)
      .then(() => worker.skipWaiting()),
  );
});

worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

/** Forgets the files of releases that are gone. */
async function sweep(cache: Cache, page: string): Promise<void> {
  for (const kept of await cache.keys()) {
    const path = new URL(kept.url).pathname;
    if (HASHED.test(path) && !page.includes(path)) {
      await cache.delete(kept);
    }
  }
}

/** The page of now where there is a line, the one of the last visit where there is none; hashed files never change. */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  if (HASHED.test(new URL(request.url).pathname)) {
    const kept = await cache.match(request);
    if (kept) {
      return kept;
    }
  }
  try {
    const fresh = await fetch(request);
    if (fresh.ok) {
      await cache.put(request, fresh.clone());
      if (new URL(request.url).pathname === SHELL) {
        await sweep(cache, await fresh.clone().text());
      }
    }
    return fresh;
  } catch {
    return (await cache.match(request)) ?? (await cache.match(SHELL)) ?? Response.error();
  }
}

worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method === "GET" && url.origin === location.origin && url.pathname.startsWith(SHELL)) {
    event.respondWith(answer(event.request));
  }
});

worker.addEventListener("push", (event) => {
  const message = (event.data?.json() ?? {}) as Message;
  const path = message.matchId ? `#/matches/${message.matchId}` : "#/mine";
  event.waitUntil(
    worker.registration.showNotification("Baffin", {
      body: message.summary ?? "",
      icon: "/app/icon.svg",
      tag: message.matchId ?? "baffin",
      data: SHELL + path,
    }),
  );
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(worker.clients.openWindow(String(event.notification.data)));
});
