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
/** What a page names of its own files. */
const FILES = /\/app\/[\w.-]+\.(js|css|svg|png|webmanifest)/g;

interface Message {
  summary?: string;
  matchId?: string;
}

/** Keeps what a page loads now or later, since the next visit may have no connection; forgets the files of before. */
async function keepFiles(cache: Cache, page: string): Promise<void> {
  const files = new Set(page.match(FILES));
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const gone = kept.filter((path) => HASHED.test(path) && !page.includes(path.slice(SHELL.length)));
  await Promise.all(gone.map((path) => cache.delete(path)));
  await cache.addAll([...files].filter((file) => !kept.includes(file)));
}

async function keepShell(cache: Cache): Promise<void> {
  const page = await fetch(SHELL);
  await cache.put(SHELL, page.clone());
  await keepFiles(cache, await page.text());
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

/** The page of now where there is a line, the one of the last visit where there is none; hashed files never change. */
async function answer(event: Fetching): Promise<Response> {
  const cache = await caches.open(CACHE);
  const { request } = event;
  const path = new URL(request.url).pathname;
  const kept = await cache.match(request);
  if (kept && HASHED.test(path)) {
    return kept;
  }
  try {
    const fresh = await fetch(request);
    if (fresh.ok) {
      await cache.put(request, fresh.clone());
      if (path === SHELL) {
        event.waitUntil(fresh.clone().text().then((page) => keepFiles(cache, page)));
      }
    }
    return fresh;
  } catch {
    const shell = request.mode === "navigate" ? await cache.match(SHELL) : undefined;
    return kept ?? shell ?? Response.error();
  }
}

worker.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method === "GET" && url.origin === location.origin && url.pathname.startsWith(SHELL)) {
    event.respondWith(answer(event));
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
