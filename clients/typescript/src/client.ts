/** Requests to the API: renewed sessions, retries, changes that happen exactly once, streams that resume. */

import { freshKey } from "./key.js";
import { problemOf, Refused, SignedOut, Unreachable } from "./problem.js";
import type { Session } from "./session.js";

const BASE = "/api/v1";
const TRIES = 8;
const NOT_YET_MS = 1000;
const ANSWER_MAX_MS = 60_000;
const RETRY_MIN_MS = 1000;
const RETRY_MAX_MS = 5000;
/** The platform sends something at least every ten seconds. */
const SILENCE_MAX_MS = 40_000;
const NDJSON = "application/x-ndjson";
/** What a renewal answers when the session has ended; 400 is that of OAuth. */
const ENDED = [400, 401, 403];

export interface ClientOptions {
  /** Origin of the platform, such as `https://league.example.org`; by default that of the page. */
  origin?: string;
  /** How requests are authorised; by default they are not. */
  session?: Session;
  /** Language of all texts in answers, as a language tag; by default English. */
  language?: string;
}

/** An event of a stream: its name, its position in the stream, and the members that the API document gives it. */
export interface StreamEvent {
  event: string;
  position?: string;
}

export interface StreamOptions {
  /** Query parameters, such as `include`. */
  query?: Record<string, string>;
  /** Position of the last event that was seen; without it the stream starts with a snapshot. */
  after?: string;
  /** Closes the stream. */
  signal?: AbortSignal;
  /** Called when the connection opens, and when it breaks. */
  onConnection?: (open: boolean) => void;
}

/** A client of one platform, for one session. `get`, `getIfThere` and `send` may be used without it. */
export class Client {
  language: string;
  /** Called when the session has ended, before the request fails with {@link SignedOut}. */
  onSessionEnd: () => void = () => undefined;

  private readonly origin: string;
  private readonly session: Session | undefined;
  private renewing: Promise<Response> | undefined;

  constructor({ origin = "", session, language = "en" }: ClientOptions = {}) {
    this.origin = origin;
    this.session = session;
    this.language = language;
  }

  /**
   * Reads; where the platform says "not yet", again for a few seconds.
   *
   * @param path below the base path of the API, such as `/matches/1`
   * @param as text for the answer byte for byte, although it is JSON
   * @throws Refused, SignedOut, Unreachable
   */
  readonly get = async <T>(path: string, as: "json" | "text" = "json"): Promise<T> => {
    for (let tried = 1; ; tried++) {
      const answer = await this.request("GET", path, { headers: this.headers() });
      if (answer.status !== 503 || tried >= TRIES) {
        return read<T>(answer, as);
      }
      await pause(NOT_YET_MS);
    }
  };

  /** The same; undefined for what does not exist. */
  readonly getIfThere = async <T>(path: string): Promise<T | undefined> => {
    try {
      return await this.get<T>(path);
    } catch (failure) {
      if (failure instanceof Refused && failure.problem.status === 404) {
        return undefined;
      }
      throw failure;
    }
  };

  /**
   * Changes something, exactly once: the request is repeated under the same key until its fate is known.
   *
   * @param version that the sender has seen, for If-Match
   * @param key of a request that was sent before and whose fate is unknown
   * @throws Refused, SignedOut, Unreachable
   */
  readonly send = async <T>(
    method: string,
    path: string,
    body?: unknown,
    version?: number | "*",
    key = freshKey(),
  ): Promise<T> => {
    const headers = this.headers({ "Content-Type": "application/json", "Idempotency-Key": key });
    if (version !== undefined) {
      headers["If-Match"] = version === "*" ? "*" : `"${version}"`;
    }
    const init = { headers, body: body === undefined ? undefined : JSON.stringify(body) };
    for (let tried = 1; ; tried++) {
      try {
        const answer = await this.request(method, path, init);
        if (!undecided(answer)) {
          return await read<T>(answer);
        }
        if (tried >= TRIES) {
          throw new Unreachable(true);
        }
      } catch (failure) {
        if (!(failure instanceof Unreachable) || tried >= TRIES) {
          throw failure;
        }
      }
      await pause(Math.min(4000, 250 * 2 ** tried));
    }
  };

  /**
   * Follows a stream until it is closed; a connection that breaks is opened again, and nothing is lost.
   *
   * @param path below the base path of the API, such as `/matches/1/stream`
   * @throws Refused, SignedOut
   */
  async *stream<T extends StreamEvent>(
    path: string,
    { query = {}, after, signal, onConnection }: StreamOptions = {},
  ): AsyncGenerator<T, void> {
    const url = `${BASE}${path}?${new URLSearchParams(query)}`;
    for (let wait = RETRY_MIN_MS; !signal?.aborted; wait = Math.min(RETRY_MAX_MS, wait * 2)) {
      const connection = new AbortController();
      const close = (): void => connection.abort();
      signal?.addEventListener("abort", close);
      try {
        const headers = this.headers({ Accept: NDJSON, ...(after !== undefined && { "Last-Event-ID": after }) });
        const answer = await this.once(path, () => this.fetch(url, { headers, signal: connection.signal }));
        if (answer.status !== 429 && answer.status !== 503) {
          if (!answer.ok || !answer.body) {
            throw new Refused(await problemOf(answer));
          }
          onConnection?.(true);
          for await (const line of lines(answer.body, close)) {
            wait = RETRY_MIN_MS;
            const event = JSON.parse(line) as T;
            after = event.position ?? after;
            yield event;
          }
        }
      } catch (failure) {
        if (failure instanceof Refused) {
          throw failure;
        }
      } finally {
        signal?.removeEventListener("abort", close);
        close();
      }
      if (!signal?.aborted) {
        onConnection?.(false);
        await pause(wait);
      }
    }
  }

  private request(method: string, path: string, init: RequestInit): Promise<Response> {
    return this.once(path, () =>
      this.fetch(BASE + path, { ...init, method, signal: AbortSignal.timeout(ANSWER_MAX_MS) }),
    );
  }

  private headers(more: Record<string, string> = {}): Record<string, string> {
    return { "Accept-Language": this.language, ...more };
  }

  private fetch(path: string, init: RequestInit): Promise<Response> {
    return this.reach(path, this.session?.authorize(init) ?? init);
  }

  private async reach(path: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(this.origin + path, init);
    } catch {
      throw new Unreachable((init.method ?? "GET") !== "GET");
    }
  }

  /** An attempt, and another one where the session had to be renewed; one renewal serves all that wait. */
  private async once(path: string, attempt: () => Promise<Response>): Promise<Response> {
    const answer = await attempt();
    if (answer.status !== 401 || !this.session || path.startsWith("/auth/")) {
      return answer;
    }
    this.renewing ??= this.session
      .renew((to, init) => this.reach(to, init))
      .finally(() => (this.renewing = undefined));
    const renewal = (await this.renewing).clone();
    if (renewal.ok) {
      const again = await attempt();
      if (again.status !== 401) {
        return again;
      }
    } else if (!ENDED.includes(renewal.status)) {
      // too many requests, or not yet: the session may well be good
      return renewal;
    }
    this.onSessionEnd();
    throw new SignedOut(await problemOf(answer));
  }
}

async function read<T>(answer: Response, as: "json" | "text" = "json"): Promise<T> {
  if (!answer.ok) {
    throw new Refused(await problemOf(answer));
  }
  const text = await answer.text().catch(() => {
    throw new Unreachable();
  });
  const json = as === "json" && answer.headers.get("Content-Type")?.includes("json");
  return (json && text ? JSON.parse(text) : text) as T;
}

/** The lines of a stream that are not empty; one that is silent for too long is dead, and is closed. */
async function* lines(body: ReadableStream<Uint8Array>, close: () => void): AsyncGenerator<string, void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const timer = setTimeout(close, SILENCE_MAX_MS);
    const { done, value } = await reader.read().finally(() => clearTimeout(timer));
    if (done) {
      return;
    }
    const parts = (rest + decoder.decode(value, { stream: true })).split("\n");
    rest = parts.pop() ?? "";
    yield* parts.filter((line) => line !== "");
  }
}

/** Whether a change may still happen: not known yet, not now, or under way by an earlier try with this key. */
function undecided({ status, headers }: Response): boolean {
  return status === 202 || status === 503 || (status === 409 && headers.has("Retry-After"));
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
