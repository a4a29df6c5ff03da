/** A seek that waits while its player reads on: it is kept over pages and reloads, and leads to its match. */

import type { Seek } from "./api.js";
import { client, get, send } from "./http.js";
import { go } from "./router.js";
import { store, stored } from "./stored.js";

type Listener = (seek: Seek | undefined) => void;

const NAME = "seek";
const OVER = ["matched", "withdrawn", "expired"];
const listeners = new Set<Listener>();

let waiting: Seek | undefined;
let stream: AbortController | undefined;

export function onSeek(listener: Listener): () => void {
  listeners.add(listener);
  listener(waiting);
  return () => listeners.delete(listener);
}

function announce(seek: Seek | undefined): void {
  waiting = seek;
  store(NAME, seek?.seekId, "sessionStorage");
  listeners.forEach((listener) => listener(seek));
}

function take(seek: Seek): void {
  if (seek.status === "MATCHED" && seek.matchId) {
    stop();
    go(`matches/${seek.matchId}`);
  } else if (seek.status !== "WAITING") {
    stop();
  } else {
    announce(seek);
    void watch(seek.seekId);
  }
}

function stop(): void {
  stream?.abort();
  stream = undefined;
  announce(undefined);
}

async function watch(id: string): Promise<void> {
  if (stream) {
    return;
  }
  stream = new AbortController();
  const { signal } = stream;
  try {
    for await (const { event } of client.stream(`/seeks/${id}/stream`, { signal })) {
      if (OVER.includes(event)) {
        await resume();
      }
    }
  } catch {
    stream = undefined;
    await resume();
  }
}

/** Takes up the seek from before a reload: asks what became of it. */
export async function resume(): Promise<void> {
  const id = waiting?.seekId ?? stored<string>(NAME, "sessionStorage");
  if (!id) {
    return;
  }
  try {
    take(await get<Seek>(`/seeks/${id}`));
  } catch {
    stop();
  }
}

/** Makes a seek; `quick-match` is one for any table and anybody. */
export async function seek(path: "/seeks" | "/quick-match", body: Record<string, unknown>): Promise<void> {
  take(await send<Seek>("POST", path, body));
}

export async function withdraw(): Promise<void> {
  if (waiting) {
    await send("DELETE", `/seeks/${waiting.seekId}`);
    stop();
  }
}
