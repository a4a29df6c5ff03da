/**
 * The one stream of a browser, shared by all of its tabs: each tab says which topics it wants, and gets their events.
 * Nothing else of the page knows the stream.
 */

import { freshKey } from "../app/key.js";

const BASE = "/api/v1/players/me/stream";
const RETRY_MS = 3000;
const TICK_MS = 10_000;
const ASLEEP_MS = 3 * TICK_MS;
const PATIENCE_MS = 10_000;
/** As many as the platform takes. */
const TOPICS_MAX = 30;

interface Subscriber {
  topics: string[];
  language: string;
}

interface Envelope {
  topic?: string;
  data?: unknown;
  subscription?: string;
}

const subscribers = new Map<MessagePort, Subscriber>();

let source: EventSource | undefined;
let subscription: string | undefined;
let followed: string[] = [];
let joining = false;
let ticked = Date.now();

function ofTable(topic: string): boolean {
  return topic.startsWith("match:");
}

/** What comes before what, where there is too much for one stream: tables before their chats. */
function rank(topic: string): number {
  return topic.startsWith("chat:") ? 2 : ofTable(topic) ? 1 : 0;
}

/** What is followed: as much as one stream takes, the tables first that were asked for last. */
function topics(): string[] {
  const requested = [...subscribers.values()].reverse().flatMap((subscriber) => subscriber.topics);
  const all = [...new Set(["notifications", ...requested])];
  return all
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, TOPICS_MAX)
    .sort();
}

function tell(message: unknown, topic?: string): void {
  subscribers.forEach((subscriber, port) => {
    if (topic === undefined || topic === "notifications" || subscriber.topics.includes(topic)) {
      port.postMessage(message);
    }
  });
}

/** Tells each tab whether its table is followed: the stream that is there may have no room for it. */
function tellConnection(): void {
  subscribers.forEach((subscriber, port) => {
    const follows = subscriber.topics.every((topic) => !ofTable(topic) || followed.includes(topic));
    port.postMessage({ kind: follows ? "here" : "away" });
  });
}

function open(): void {
  source?.close();
  subscription = undefined;
  if (subscribers.size === 0) {
    return;
  }
  const language = [...subscribers.values()].at(-1)!.language;
  followed = topics();
  const query = new URLSearchParams({
    topics: followed.join(","),
    include: "legal-actions,view,board,log",
    lang: language,
  });
  source = new EventSource(`${BASE}?${query}`);
  source.onerror = () => {
    subscription = undefined;
    tell({ kind: "away" });
    if (source?.readyState === EventSource.CLOSED) {
      setTimeout(() => void renew(), RETRY_MS);
    }
  };
  source.onmessage = take;
  for (const name of ["subscription", "joined", "left", "reset", "snapshot", "step", "line", "notification", "end"]) {
    source.addEventListener(name, take);
  }
}

/** The stream is refused when its cookie is over: the next one, then the stream again. */
async function renew(): Promise<void> {
  if (subscribers.size > 0) {
    await fetch("/api/v1/auth/session", { method: "PUT", credentials: "same-origin" }).catch(() => undefined);
    open();
  }
}

function take(event: MessageEvent<string>): void {
  const envelope = JSON.parse(event.data) as Envelope;
  if (envelope.subscription) {
    subscription = envelope.subscription;
    void follow();
  } else if (envelope.topic) {
    tell({ kind: "event", topic: envelope.topic, event: event.type, data: envelope.data }, envelope.topic);
  }
}

/** Joins and leaves topics of the open stream, one request after the other; one that is gone is opened anew. */
async function follow(): Promise<void> {
  if (joining) {
    return;
  }
  joining = true;
  while (subscription && topics().join(",") !== followed.join(",")) {
    const current = subscription;
    followed = topics();
    const answer = await fetch(`${BASE}/${current}`, {
      method: "PUT",
      credentials: "same-origin",
      headers: { "Content-Type": "application/json", "Idempotency-Key": freshKey() },
      body: JSON.stringify({ topics: followed }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    }).catch(() => undefined);
    if (!answer?.ok && current === subscription) {
      open();
    }
  }
  joining = false;
  if (subscription) {
    tellConnection();
  }
}

/** After a sleep, or in another network, a connection may be dead without a word: another one takes its place. */
function wake(): void {
  if (source) {
    tell({ kind: "away" });
    open();
  }
}

setInterval(() => {
  const slept = Date.now() - ticked > ASLEEP_MS;
  ticked = Date.now();
  if (slept) {
    wake();
  }
}, TICK_MS);
addEventListener("online", wake);

function serve(port: MessagePort): void {
  port.onmessage = (message: MessageEvent<Subscriber | "bye">) => {
    subscribers.delete(port);
    if (message.data !== "bye") {
      subscribers.set(port, message.data);
    }
    if (subscribers.size === 0 || !source || source.readyState === EventSource.CLOSED) {
      open();
    } else {
      void follow();
    }
  };
}

if ("onconnect" in globalThis) {
  addEventListener("connect", (event) => serve((event as MessageEvent).ports[0]!));
} else {
  // a browser without shared workers has one for each tab
  serve(globalThis as unknown as MessagePort);
}
