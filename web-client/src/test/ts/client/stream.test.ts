import { bearer, Client, cookies, Refused, SignedOut, type StreamEvent } from "baffin-client";
import { against, json, lost, type Platform, problem, type SentRequest } from "../support/platform.js";
import { equal, rejects, test } from "../support/test.js";

const client = new Client({ session: cookies() });

/** A connection that brings these pieces, and then breaks. */
function brings(...pieces: string[]): Response {
  const encoder = new TextEncoder();
  return new Response(
    new ReadableStream({
      start(stream) {
        pieces.forEach((piece) => stream.enqueue(encoder.encode(piece)));
        stream.close();
      },
    }),
  );
}

const line = (event: string, position: string): string => JSON.stringify({ event, position }) + "\n";

/** Reads events of a stream until there are so many. */
async function reads(count: number, after?: string): Promise<StreamEvent[]> {
  const events: StreamEvent[] = [];
  for await (const event of client.stream("/matches/1/stream", { after })) {
    events.push(event);
    if (events.length === count) {
      break;
    }
  }
  return events;
}

const resumes = (platform: Platform): (string | null)[] => platform.header("Last-Event-ID");

test("events come one by one, wherever the pieces of the line end", async () => {
  const whole = line("snapshot", "7") + "\n\n" + line("step", "8");
  const pieces = [...whole].map((character) => character);

  await against(
    () => brings(...pieces),
    async () =>
      equal(await reads(2), [
        { event: "snapshot", position: "7" },
        { event: "step", position: "8" },
      ]),
  );
});

test("letters of several bytes may lie across pieces", async () => {
  const bytes = new TextEncoder().encode('{"event":"line","text":"Åse"}\n');
  const answer = (): Response =>
    new Response(
      new ReadableStream({
        start(stream) {
          bytes.forEach((byte) => stream.enqueue(Uint8Array.of(byte)));
          stream.close();
        },
      }),
    );

  await against(answer, async () => equal(await reads(1), [{ event: "line", text: "Åse" }]));
});

test("a stream that breaks is opened again after the last event that was seen", async () => {
  let at = 6;
  const platform = await against(
    () => {
      at++;
      return at === 8 ? lost() : at === 9 ? problem(503, "not-yet") : brings(line("step", String(at)));
    },
    async () => equal((await reads(3)).map(({ position }) => position), ["7", "10", "11"]),
  );

  equal(resumes(platform), [null, "7", "7", "7", "10"]);
  equal(platform.waits, [1000, 2000, 4000, 1000]);
});

test("a stream may start after an event that was seen before", async () => {
  const platform = await against(
    () => brings(line("step", "8")),
    async () => {
      await reads(1, "7");
    },
  );

  equal(resumes(platform), ["7"]);
});

test("an event without a position does not move the place", async () => {
  const platform = await against(
    () => brings(line("step", "8"), '{"event":"end","end":"token-ended"}\n'),
    async () => {
      await reads(3);
    },
  );

  equal(resumes(platform), [null, "8"]);
});

test("the session is renewed where a stream needs it", async () => {
  let renewed = false;
  const answers = ({ method }: SentRequest): Response => {
    if (method === "PUT") {
      renewed = true;
      return json({});
    }
    return renewed ? brings(line("step", "8")) : problem(401, "unauthenticated");
  };

  const platform = await against(answers, async () => equal((await reads(1)).length, 1));

  equal(platform.lines, ["GET /api/v1/matches/1/stream?", "PUT /api/v1/auth/session", "GET /api/v1/matches/1/stream?"]);
});

test("a stream that is refused fails, and is not opened again", async () => {
  for (const [status, failure] of [[404, Refused], [401, SignedOut]] as const) {
    const platform = await against(() => problem(status, "refused"), () => rejects(reads(1), failure));
    equal(platform.waits, []);
  }
});

test("a stream that is closed ends, also while it waits for the platform", async () => {
  const closing = new AbortController();
  const events: StreamEvent[] = [];
  let opened = 0;

  await against(
    () => {
      opened++;
      if (opened === 3) {
        closing.abort();
      }
      return opened === 1 ? brings(line("step", "8")) : lost();
    },
    async () => {
      for await (const event of client.stream("/matches/1/stream", { signal: closing.signal })) {
        events.push(event);
      }
    },
  );

  equal([events.length, opened], [1, 3]);
});

test("who follows a stream knows when the connection breaks and is back", async () => {
  const here: boolean[] = [];
  let opened = 0;

  await against(
    () => {
      opened++;
      return opened === 2 ? lost() : brings(line("step", String(opened)));
    },
    async () => {
      for await (const event of client.stream("/s", { onConnection: (open) => here.push(open) })) {
        if (event.position === "3") {
          break;
        }
      }
    },
  );

  equal(here, [true, false, false, true]);
});

test("a token goes along with each request of its client, and cookies do not", async () => {
  const bot = new Client({ origin: "https://league.example.org", session: bearer("a-token") });

  const platform = await against(
    () => json({}),
    async () => {
      await bot.get("/players/me");
      await bot.send("POST", "/seeks", {});
    },
  );

  equal(platform.header("Authorization"), ["Bearer a-token", "Bearer a-token"]);
  equal(platform.credentials, ["omit", "omit"]);
  equal(platform.lines[0], "GET https://league.example.org/api/v1/players/me");
});

test("a token that has ended is over: there is no other", async () => {
  const bot = new Client({ session: bearer("a-token") });

  const platform = await against(() => problem(401, "unauthenticated"), () => rejects(bot.get("/a"), SignedOut));

  equal(platform.requests.length, 1);
});
