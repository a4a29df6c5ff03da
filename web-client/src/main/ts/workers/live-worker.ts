/**
 * The one stream of a browser, shared by all of its tabs: each tab says which topics it wants, and gets their events.
 * Nothing else of the page knows the stream.
 */

import { Client, cookies, SignedOut, type StreamEvent } from "baffin-client";

const PATH = "/players/me/stream";
const RETRY_MS = 3000;
const TICK_MS = 10_000;
const ASLEEP_MS = 3 * TICK_MS;
/** As many as the platform takes. */
const TOPICS_MAX = 30;

interface Subscriber {
  topics: string[];
  language: string;
}

interface Envelope extends StreamEvent {
  topic?: string;
  data?: unknown;
  subscription?: string;
}

const subscribers = new Map<MessagePort, Subscriber>();

const client = new Client({ session: cookies() });

let connection: AbortController | undefined;
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

/** Lets each tab know whether its table is followed: the stream may have no room for it. */
function tellConnection(): void {
  subscribers.forEach((subscriber, port) => {
    const follows = subscriber.topics.every((topic) => !ofTable(topic) || followed.includes(topic));
    port.postMessage({ kind: follows ? "here" : "away" });
  });
}

function open(): void {
  connection?.abort();
  connection = undefined;
  subscription = undefined;
  if (subscribers.size > 0) {
    connection = new AbortController();
    void run(connection.signal);
  }
}

/** Passes on what the stream brings; one that is refused is opened anew, unless nobody is signed in. */
async function run(signal: AbortSignal): Promise<void> {
  const first = topics();
  followed = first;
  const query = {
    topics: first.join(","),
    include: "legal-actions,view,board,log",
    lang: [...subscribers.values()].at(-1)!.language,
  };
  const onConnection = (here: boolean): void => {
    if (!here) {
      away();
      // the next connection starts with these
      followed = first;
    }
  };
  try {
    for await (const event of client.stream<Envelope>(PATH, { query, signal, onConnection })) {
      take(event);
    }
  } catch (failure) {
    if (signal.aborted) {
      return;
    }
    away();
    connection = undefined;
    if (!(failure instanceof SignedOut)) {
      setTimeout(() => connection ?? open(), RETRY_MS);
    }
  }
}

function away(): void {
  subscription = undefined;
  tell({ kind: "away" });
}

function take({ event, topic, data, subscription: opened }: Envelope): void {
  if (opened) {
    subscription = opened;
    void follow();
  } else if (topic) {
    tell({ kind: "event", topic, event, data }, topic);
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
    await client.send("PUT", `${PATH}/${current}`, { topics: followed }).catch(() => {
      if (current === subscription) {
        open();
      }
    });
  }
  joining = false;
  if (subscription) {
    tellConnection();
  }
}

/** After a sleep, or in another network, a connection may be dead without a word: another one takes its place. */
function wake(): void {
  if (connection) {
    away();
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
    if (subscribers.size === 0 || !connection) {
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
