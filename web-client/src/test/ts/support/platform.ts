/** A platform that answers as a test says, and notes what it was asked; nobody waits in it. */

import { replace } from "./browser.js";

export interface SentRequest {
  method: string;
  path: string;
  headers: Headers;
  body: unknown;
  credentials: string | undefined;
}

const PATIENCE_MS = 30_000;

/** Answers one request; what it throws is a line that breaks. */
export type Answers = (request: SentRequest) => Response | Promise<Response>;

export class Platform {
  readonly requests: SentRequest[] = [];
  /** How long the client wanted to wait before it asked again, in ms. */
  readonly waits: number[] = [];

  constructor(private readonly answers: Answers) {}

  /** All that was asked, each as method and path. */
  get lines(): string[] {
    return this.requests.map(({ method, path }) => `${method} ${path}`);
  }

  get credentials(): (string | undefined)[] {
    return this.requests.map(({ credentials }) => credentials);
  }

  header(name: string): (string | null)[] {
    return this.requests.map(({ headers }) => headers.get(name));
  }

  private async fetch(path: string, init: RequestInit): Promise<Response> {
    const { method = "GET", headers, body, credentials } = init;
    const request = { method, path, headers: new Headers(headers), body, credentials };
    this.requests.push(request);
    return this.answers(request);
  }

  async during(body: () => Promise<void>): Promise<void> {
    const restore = [
      replace("fetch", (path: string, init: RequestInit) => this.fetch(path, init)),
      replace("setTimeout", (then: () => void, ms: number) => {
        // longer ones only watch over what does not answer
        if (ms < PATIENCE_MS) {
          this.waits.push(ms);
          queueMicrotask(then);
        }
      }),
    ];
    try {
      await body();
    } finally {
      restore.forEach((each) => each());
    }
  }
}

/** Answers in this order; the last one again and again. */
export function inTurn(...answers: (() => Response)[]): Answers {
  let at = 0;
  return () => answers[Math.min(at++, answers.length - 1)]!();
}

/** Runs a test against a platform, which it returns. */
export async function against(answers: Answers, body: () => Promise<void>): Promise<Platform> {
  const platform = new Platform(answers);
  await platform.during(body);
  return platform;
}

export const json = (body: unknown, status = 200): Response => Response.json(body, { status });

export const problem = (status: number, slug: string, detail = slug): Response =>
  new Response(JSON.stringify({ type: `/problems/${slug}`, title: slug, status, detail }), {
    status,
    headers: { "Content-Type": "application/problem+json" },
  });

export const lost = (): Response => {
  throw new TypeError("the line broke");
};
