/** Requests to the API on this page's own origin; the session is in cookies that no script can read. */

import { freshKey } from "./key.js";

const BASE = "/api/v1";
const TRIES = 8;
const NOT_YET_MS = 1000;

export interface Violation {
  pointer: string;
  code: string;
  message: string;
}

/** A problem document (RFC 9457). */
export interface ProblemDocument {
  type: string;
  title: string;
  status: number;
  detail: string;
  ruleId?: string;
  violations?: Violation[];
  currentVersion?: number;
}

/** The platform refuses a request, and says why in the reader's language. */
export class Refused extends Error {
  constructor(readonly problem: ProblemDocument) {
    super(problem.detail);
  }

  get slug(): string {
    return this.problem.type.slice(this.problem.type.lastIndexOf("/") + 1);
  }
}

/** Nobody is signed in any more, although the request needs it. */
export class SignedOut extends Refused {}

/** The platform can't be reached, or does not answer in time: what became of a request is not known. */
export class Unreachable extends Error {}

let language = "en";
let ended: () => void = () => undefined;

export function speak(lang: string): void {
  language = lang;
}

/** Is told when the session is over, although somebody was signed in. */
export function onSessionEnd(listener: () => void): void {
  ended = listener;
}

async function attempt(method: string, path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(BASE + path, { ...init, method, credentials: "same-origin" });
  } catch {
    throw new Unreachable();
  }
}

let renewing: Promise<Response> | undefined;

/** The next cookies of the session; one request for all that wait. */
async function renew(): Promise<Response> {
  renewing ??= attempt("PUT", "/auth/session", {}).finally(() => (renewing = undefined));
  return (await renewing).clone();
}

async function once(method: string, path: string, init: RequestInit): Promise<Response> {
  const answer = await attempt(method, path, init);
  if (answer.status !== 401 || path.startsWith("/auth/")) {
    return answer;
  }
  const renewal = await renew();
  if (renewal.ok) {
    const again = await attempt(method, path, init);
    if (again.status !== 401) {
      return again;
    }
  } else if (renewal.status !== 401 && renewal.status !== 403) {
    // too many requests, or not yet: the session may well be good
    return renewal;
  }
  ended();
  throw new SignedOut(await problem(answer));
}

async function problem(answer: Response): Promise<ProblemDocument> {
  try {
    return (await answer.json()) as ProblemDocument;
  } catch {
    throw new Unreachable();
  }
}

async function read<T>(answer: Response, as: "json" | "text" = "json"): Promise<T> {
  if (!answer.ok) {
    throw new Refused(await problem(answer));
  }
  const text = await answer.text();
  const json = as === "json" && answer.headers.get("Content-Type")?.includes("json");
  return (json && text ? JSON.parse(text) : text) as T;
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/**
 * Reads, again for a few seconds where the platform says "not yet"; `path` begins with a slash, below the base path of the API.
 *
 * @param as text for the answer byte for byte, although it is JSON
 */
export async function get<T>(path: string, as: "json" | "text" = "json"): Promise<T> {
  for (let tried = 1; ; tried++) {
    const answer = await once("GET", path, { headers: { "Accept-Language": language } });
    if (answer.status !== 503 || tried >= TRIES) {
      return read<T>(answer, as);
    }
    await pause(NOT_YET_MS);
  }
}

/** The same; undefined for what is not there. */
export async function getIfThere<T>(path: string): Promise<T | undefined> {
  try {
    return await get<T>(path);
  } catch (failure) {
    if (failure instanceof Refused && failure.problem.status === 404) {
      return undefined;
    }
    throw failure;
  }
}

/**
 * Changes something, exactly once: the same key goes along until its fate is known.
 *
 * @param version what the sender has seen, for If-Match
 * @param key of a request that was sent before and whose fate is not known
 */
export async function send<T>(
  method: string,
  path: string,
  body?: unknown,
  version?: number | "*",
  key = freshKey(),
): Promise<T> {
  const headers: Record<string, string> = {
    "Accept-Language": language,
    "Content-Type": "application/json",
    "Idempotency-Key": key,
  };
  if (version !== undefined) {
    headers["If-Match"] = version === "*" ? "*" : `"${version}"`;
  }
  const init: RequestInit = { headers, body: body === undefined ? undefined : JSON.stringify(body) };
  for (let tried = 1; ; tried++) {
    try {
      const answer = await once(method, path, init);
      if (answer.status !== 202 && answer.status !== 503) {
        return await read<T>(answer);
      }
      if (tried >= TRIES) {
        throw new Unreachable();
      }
    } catch (failure) {
      if (!(failure instanceof Unreachable) || tried >= TRIES) {
        throw failure;
      }
    }
    await pause(Math.min(4000, 250 * 2 ** tried));
  }
}
