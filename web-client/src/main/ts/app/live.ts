/** What happens, as it happens: the shared stream of the player who is signed in; for others the stream of one match. */

import { client } from "./http.js";
import { reached } from "./reach.js";
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
      connected(event.kind === "here");
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

function connected(here: boolean): void {
  if (!here) {
    void reached();
  }
  watches.forEach((watch) => watch(here));
}

/** Calls `watch` when the connection breaks and when it is back. */
export function onConnection(watch: Watch): () => void {
  watches.add(watch);
  return () => watches.delete(watch);
}

function watchOnly(topics: string[], listener: Listener): () => void {
  const closing = new AbortController();
  for (const topic of topics.filter((each) => each.startsWith("match:"))) {
    watchMatch(topic, listener, closing.signal).catch(() => connected(false));
  }
  return () => closing.abort();
}

async function watchMatch(topic: string, listener: Listener, signal: AbortSignal): Promise<void> {
  const query = { include: "view,board,log", lang: spoken() };
  const path = `/matches/${topic.slice("match:".length)}/stream`;
  for await (const data of client.stream(path, { query, signal, onConnection: connected })) {
    if (["step", "reset"].includes(data.event)) {
      listener({ topic, event: data.event, data });
    }
  }
}
