/** What happens, as it happens: the shared stream of whoever is signed in; for others the stream of one match. */

import { onSession, player } from "./session.js";
import { spoken } from "../i18n/words.js";

export interface StreamEvent {
  topic: string;
  event: string;
  data: unknown;
}

type Listener = (event: StreamEvent) => void;
type Watch = (here: boolean) => void;

const WORKER = "/app/live-worker.js";
const listeners = new Map<Listener, string[]>();
const watches = new Set<Watch>();

let port: MessagePort | Worker | undefined;

function request(): void {
  const topics = [...new Set([...listeners.values()].flat())];
  port?.postMessage({ topics, language: spoken() });
}

function connect(): void {
  if (port) {
    return;
  }
  port =
    "SharedWorker" in globalThis
      ? new SharedWorker(WORKER, { type: "module", name: "baffin-live" }).port
      : new Worker(WORKER, { type: "module" });
  port.onmessage = (message: MessageEvent<{ kind: string } & StreamEvent>) => {
    const event = message.data;
    if (event.kind === "event") {
      listeners.forEach((topics, listener) => {
        if (topics.includes(event.topic) || event.topic === "notifications") {
          listener(event);
        }
      });
    } else {
      watches.forEach((watch) => watch(event.kind === "here"));
    }
  };
  if (port instanceof MessagePort) {
    port.start();
  }
  // tables that are looked at come first, where there are more than one stream takes
  document.addEventListener("visibilitychange", () => {
    if (player() && !document.hidden) {
      request();
    }
  });
  addEventListener("pagehide", () => port?.postMessage("bye"));
  addEventListener("pageshow", (event) => {
    // the browser shows a page of before again, as it was when it was left
    if (event.persisted) {
      location.reload();
    }
  });
}

onSession(() => {
  if (player()) {
    request();
  } else {
    port?.postMessage("bye");
  }
});

/** Follows topics until the returned function is called. */
export function follow(topics: string[], listener: Listener): () => void {
  if (!player()) {
    return watchOnly(topics, listener);
  }
  connect();
  listeners.set(listener, topics);
  request();
  return () => {
    listeners.delete(listener);
    request();
  };
}

/** Tells when the connection goes and comes back. */
export function onConnection(watch: Watch): () => void {
  watches.add(watch);
  return () => watches.delete(watch);
}

function watchOnly(topics: string[], listener: Listener): () => void {
  const sources = topics
    .filter((topic) => topic.startsWith("match:"))
    .map((topic) => {
      const query = new URLSearchParams({ include: "view,board,log", lang: spoken() });
      const source = new EventSource(`/api/v1/matches/${topic.slice("match:".length)}/stream?${query}`);
      for (const name of ["step", "reset"]) {
        source.addEventListener(name, (event) =>
          listener({ topic, event: name, data: JSON.parse((event as MessageEvent<string>).data) }),
        );
      }
      source.onerror = () => watches.forEach((watch) => watch(false));
      source.onopen = () => watches.forEach((watch) => watch(true));
      return source;
    });
  return () => sources.forEach((source) => source.close());
}
