import { Client, cookies, Refused, SignedOut, Unreachable } from "baffin-client";
import { against, inTurn, json, lost, type Platform, problem } from "../support/platform.js";
import { equal, rejects, test } from "../support/test.js";

const client = new Client({ session: cookies() });
const { get, getIfThere, send } = client;

const notYet = (): Response => problem(503, "not-yet");
const taken = (): Response => json({}, 202);
const done = (): Response => json({ version: 8 });
const signedOut = (): Response => problem(401, "unauthenticated");

async function refusal(promise: Promise<unknown>): Promise<Refused> {
  return promise.then(
    () => Promise.reject(new Error("nothing was refused")),
    (failure: unknown) => (failure instanceof Refused ? failure : Promise.reject(failure)),
  );
}

test("what is read comes from the API of this page's origin, in the reader's language", async () => {
  client.language = "de";
  const platform = await against(done, async () => equal(await get("/matches/1"), { version: 8 }));
  client.language = "en";

  equal(platform.lines, ["GET /api/v1/matches/1"]);
  equal(platform.header("Accept-Language"), ["de"]);
  equal(platform.header("Idempotency-Key"), [null]);
});

test("JSON is read byte for byte where it is wanted as text", async () => {
  const text = '{"b":1.0, "a":2}';
  const answer = (): Response => new Response(text, { headers: { "Content-Type": "application/json" } });

  await against(answer, async () => equal(await get("/matches/1/export", "text"), text));
  await against(answer, async () => equal(await get("/matches/1/export"), { b: 1, a: 2 }));
});

test("an answer that is no JSON is text, and an empty one is empty", async () => {
  const svg = (): Response => new Response("<svg/>", { headers: { "Content-Type": "image/svg+xml" } });
  const empty = (): Response => new Response("", { headers: { "Content-Type": "application/json" } });

  await against(svg, async () => equal(await get("/matches/1/picture"), "<svg/>"));
  await against(empty, async () => equal(await get("/matches/1/nothing"), ""));
});

test("what is not yet there is read again after a second", async () => {
  const platform = await against(inTurn(notYet, notYet, done), async () => {
    equal(await get("/matches/1"), { version: 8 });
  });

  equal(platform.waits, [1000, 1000]);
});

test("what is never there is refused at the eighth time", async () => {
  const platform = await against(notYet, async () => {
    equal((await refusal(get("/matches/1"))).problem.status, 503);
  });

  equal([platform.requests.length, platform.waits.length], [8, 7]);
});

test("reading over a broken line fails at once: the reader of a page asks again", async () => {
  const platform = await against(lost, () => rejects(get("/matches/1"), Unreachable));

  equal([platform.requests.length, platform.waits], [1, []]);
});

test("a refusal says why, and which problem it is", async () => {
  await against(() => problem(409, "rule-violation", "The ice is in the way."), async () => {
    const refused = await refusal(get("/matches/1"));
    equal([refused.message, refused.slug], ["The ice is in the way.", "rule-violation"]);
    equal(refused.problem.status, 409);
  });
});

test("an error that is no problem document comes from between, and not from the platform", async () => {
  const gateway = (): Response => new Response("<html>Bad gateway</html>", { status: 502 });

  await against(gateway, () => rejects(get("/matches/1"), Unreachable));
});

test("what need not be there is undefined when it is not", async () => {
  await against(() => problem(404, "not-found"), async () => equal(await getIfThere("/matches/1"), undefined));
  await against(done, async () => equal(await getIfThere("/matches/1"), { version: 8 }));
});

test("what need not be there is refused and out of reach as everything else", async () => {
  await against(() => problem(403, "forbidden"), () => rejects(getIfThere("/matches/1"), Refused));
  await against(lost, () => rejects(getIfThere("/matches/1"), Unreachable));
});

test("a command is sent as JSON with what the sender has seen", async () => {
  const platform = await against(done, async () => {
    equal(await send("POST", "/matches/1/commands", { type: "EndTurn" }, 7), { version: 8 });
  });

  equal(platform.lines, ["POST /api/v1/matches/1/commands"]);
  equal(platform.requests[0]?.body, '{"type":"EndTurn"}');
  equal(platform.header("Content-Type"), ["application/json"]);
  equal(platform.header("If-Match"), ['"7"']);
});

test("a change that an earlier try has begun is asked for again under its key, and another conflict is none", async () => {
  const busy = (): Response => {
    const answer = problem(409, "conflict");
    answer.headers.set("Retry-After", "1");
    return answer;
  };
  const platform = await against(inTurn(busy, done), async () => {
    equal(await send("POST", "/players", {}), { version: 8 });
  });

  const [first, second] = platform.header("Idempotency-Key");
  equal(first, second);
  await against(() => problem(409, "conflict"), () => rejects(send("POST", "/players", {}), Refused));
});

test("version zero is a version, any version is a star, and none is none", async () => {
  const platform = await against(done, async () => {
    await send("PUT", "/players/me/seek", {}, 0);
    await send("DELETE", "/players/me/seek", undefined, "*");
    await send("DELETE", "/players/me/seek");
  });

  equal(platform.header("If-Match"), ['"0"', "*", null]);
  equal(platform.requests.map(({ body }) => body), ["{}", undefined, undefined]);
});

test("each command has its own key, a random UUID", async () => {
  const platform = await against(done, async () => {
    await send("POST", "/matches");
    await send("POST", "/matches");
  });

  const [one, other] = platform.header("Idempotency-Key");
  const form = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  equal([form.test(one!), form.test(other!), one === other], [true, true, false]);
});

test("a command goes along with the same key until its fate is known", async () => {
  const platform = await against(inTurn(lost, taken, notYet, done), async () => {
    equal(await send("POST", "/matches/1/commands", { type: "EndTurn" }, 7), { version: 8 });
  });

  const [key, ...others] = platform.header("Idempotency-Key");
  equal(others, [key, key, key]);
  equal(platform.header("If-Match"), Array(4).fill('"7"'));
  equal(platform.requests.map(({ body }) => body), Array(4).fill('{"type":"EndTurn"}'));
  equal(platform.waits, [500, 1000, 2000]);
});

test("a command that was sent before keeps its key", async () => {
  const platform = await against(inTurn(taken, done), async () => {
    await send("POST", "/matches/1/commands", {}, 7, "a-key");
  });

  equal(platform.header("Idempotency-Key"), ["a-key", "a-key"]);
});

test("a command whose fate stays unknown is given up at the eighth time; no wait exceeds four seconds", async () => {
  for (const answer of [lost, taken, notYet]) {
    const platform = await against(answer, () => rejects(send("POST", "/matches"), Unreachable));

    equal(platform.requests.length, 8);
    equal(platform.waits, [500, 1000, 2000, 4000, 4000, 4000, 4000]);
  }
});

test("a command that is refused is not sent again", async () => {
  const platform = await against(() => problem(409, "conflict"), async () => {
    equal((await refusal(send("POST", "/matches"))).slug, "conflict");
  });

  equal([platform.requests.length, platform.waits], [1, []]);
});

const RENEWAL = "PUT /api/v1/auth/session";

/** A platform whose session has to be renewed once; `renewal` is what it says to that. */
function expired(renewal: () => Response | Promise<Response>): Parameters<typeof against>[0] {
  let renewed = false;
  return async ({ method, path }) => {
    if (`${method} ${path}` === RENEWAL) {
      const answer = await renewal();
      renewed = answer.ok;
      return answer;
    }
    return renewed ? done() : signedOut();
  };
}

/** Runs a test as `against` does, and counts how often the page heard that the session is over. */
async function signedIn(...test: Parameters<typeof against>): Promise<[number, string[], Platform]> {
  let ended = 0;
  client.onSessionEnd = () => ended++;
  const platform = await against(...test);
  client.onSessionEnd = () => undefined;
  return [ended, platform.lines, platform];
}

test("a session is renewed once for all requests that wait, and each is sent again", async () => {
  const [ended, lines, platform] = await signedIn(expired(() => json({})), async () => {
    const answers = await Promise.all([get("/a"), get("/b"), send("POST", "/c", {}, 7, "a-key")]);
    equal(answers, Array(3).fill({ version: 8 }));
  });

  equal(ended, 0);
  equal(lines.filter((line) => line === RENEWAL).length, 1);
  equal(lines.slice(-3).sort(), ["GET /api/v1/a", "GET /api/v1/b", "POST /api/v1/c"]);
  equal(platform.header("Idempotency-Key").filter((key) => key !== null), ["a-key", "a-key"]);
});

test("a session that ends later is renewed anew", async () => {
  for (let time = 0; time < 2; time++) {
    const platform = await against(expired(() => json({})), async () => {
      await get("/a");
    });
    equal(platform.lines, ["GET /api/v1/a", RENEWAL, "GET /api/v1/a"]);
  }
});

test("a session that can't be renewed is over: the page hears of it, and the request fails", async () => {
  const [ended, lines] = await signedIn(expired(signedOut), async () => {
    const refused = await refusal(send("POST", "/a"));
    equal([refused instanceof SignedOut, refused.slug], [true, "unauthenticated"]);
  });

  equal([ended, lines], [1, ["POST /api/v1/a", RENEWAL]]);
});

test("a request that is refused also after the renewal ends the session", async () => {
  const always = inTurn(signedOut, () => json({}), signedOut);
  const [ended] = await signedIn(always, () => rejects(get("/a"), SignedOut));

  equal(ended, 1);
});

test("a line that breaks in the renewal ends no session, and a command is sent again", async () => {
  const [ended, lines] = await signedIn(inTurn(signedOut, lost, signedOut, () => json({}), done), async () => {
    equal(await send("POST", "/a"), { version: 8 });
  });

  const line = "POST /api/v1/a";
  equal([ended, lines], [0, [line, RENEWAL, line, RENEWAL, line]]);
});

test("a renewal that is refused for now ends no session", async () => {
  const busy = (): Response => problem(429, "too-many-requests");
  const [ended, lines] = await signedIn(expired(busy), async () => {
    const answers = await Promise.all([refusal(get("/a")), refusal(send("POST", "/b"))]);
    equal(answers.map((refused) => [refused instanceof SignedOut, refused.problem.status]), [[false, 429], [false, 429]]);
  });

  equal([ended, lines.filter((line) => line === RENEWAL).length], [0, 1]);
});

test("a renewal that is not yet possible is tried again with the request", async () => {
  const [ended, lines] = await signedIn(inTurn(signedOut, notYet, signedOut, () => json({}), done), async () => {
    equal(await get("/a"), { version: 8 });
  });

  equal([ended, lines.filter((line) => line === RENEWAL).length], [0, 2]);
});

test("a wrong password is a refusal, and renews no session", async () => {
  const [ended, lines] = await signedIn(signedOut, async () => {
    const refused = await refusal(send("POST", "/auth/session", { handle: "nansen" }));
    equal(refused instanceof SignedOut, false);
  });

  equal([ended, lines], [0, ["POST /api/v1/auth/session"]]);
});
