import { check, type Claim, type Exported, type Finding } from "../../../main/ts/play/fair.js";
import { archived } from "../support/files.js";
import { equal, test } from "../support/test.js";

/** The worked example of docs/fair-play.md. */
const SEED = "9f577876b50045fb6b21fa95c76577691696aa569a22eda8599f976a92b5e043";
const COMMITMENT = "c57d98e7b3e1f97419c069978b5dc690e546810f8da54013215b68b2386ea3d0";
const NONCES = ["ice", "", "Fury & Hecla"];

const GAMES = ["expedition", "adventure", "north-wind"];
const CLAIMS: Claim[] = ["digest", "commitment", "promise", "reveal", "draws"];

async function findings(text: string): Promise<Finding[]> {
  const found: Finding[] = [];
  await check(text, (finding) => found.push(finding), () => undefined);
  equal(found.map(({ claim }) => claim), CLAIMS);
  return found;
}

async function broken(text: string): Promise<Claim[]> {
  return (await findings(text)).filter(({ holds }) => !holds).map(({ claim }) => claim);
}

/** A match as a file, with a digest that fits. */
async function sealed({ digest: _, ...match }: Partial<Exported>): Promise<string> {
  const text = JSON.stringify(match).slice(0, -1);
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  const digest = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${text},"digest":"${digest}"}`;
}

/** A small match with these draws. */
const small = (draws: Exported["draws"], nonces?: string[]): Promise<string> =>
  sealed({
    seed: SEED,
    commitment: COMMITMENT,
    steps: [{ events: [{ commitment: COMMITMENT }] }, { events: [{}, { seed: SEED }] }],
    draws,
    ...(nonces && { nonces }),
  });

/** The finished match of a game in which players gave nonces. */
const match = async (game = "expedition"): Promise<Exported> =>
  JSON.parse(await archived(`${game}/v2-26-4-seats-handed-on`)) as Exported;

for (const game of GAMES) {
  test(`a finished match of ${game} in which players gave nonces is fair`, async () => {
    equal(await broken(await archived(`${game}/v2-26-4-seats-handed-on`)), []);
  });
}

test("a finished match without nonces is fair", async () => {
  equal(await broken(await archived("expedition/v2-02-2-seats-one-random")), []);
});

test("the worked example of the guide is fair", async () => {
  equal(await broken(await small([[1, 0, 6, 0]], NONCES)), []);
  equal(await broken(await small([[1, 0, 6, 1]])), []);
});

test("nonces that are all empty are no nonces", async () => {
  equal(await broken(await small([[1, 0, 6, 1]], ["", "", ""])), []);
});

test("words from the largest multiple of the bound on are left out, and the counter goes past them", async () => {
  const draws: Exported["draws"] = [[1, 0, 3_531_278_094, 2_719_867_590], [1, 4, 6, 1]];

  equal(await broken(await small(draws, NONCES)), []);
});

test("each version has counters from zero, also versions of more than 32 bits", async () => {
  equal(await broken(await small([[2, 0, 1000, 174], [2 ** 32 + 5, 0, 1000, 714]], NONCES)), []);
});

test("a change of one letter breaks the digest alone", async () => {
  const text = await archived("expedition/v2-26-4-seats-handed-on");

  equal(await broken(text.replace("Amundsen", "amundsen")), ["digest"]);
});

test("another seed than the promised one is found, although its digest fits", async () => {
  const seed = SEED.replace("9f", "9e");

  equal(await broken(await sealed({ ...(await match()), seed })), ["commitment", "reveal", "draws"]);
});

test("a first event that promised another seed is found", async () => {
  const changed = await match();
  changed.steps[0]!.events[0]!.commitment = COMMITMENT;

  equal(await broken(await sealed(changed)), ["promise"]);
});

test("a last event that reveals another seed is found", async () => {
  const changed = await match();
  changed.steps.at(-1)!.events.at(-1)!.seed = SEED;

  equal(await broken(await sealed(changed)), ["reveal"]);
});

test("another number than the drawn one is found, and both are named", async () => {
  const found = (await findings(await small([[1, 0, 6, 0], [2, 0, 6, 5]], NONCES))).at(-1);

  equal(found, { claim: "draws", holds: false, detail: "version 2: 0, not 5" });
});

test("a draw that was left out is found by its counter", async () => {
  const changed = await match();
  const at = changed.draws.findIndex(([version], place) => changed.draws[place + 1]?.[0] === version);
  const [[version, , ,], [, counter]] = [changed.draws[at]!, changed.draws[at + 1]!];
  changed.draws.splice(at, 1);

  const found = (await findings(await sealed(changed))).at(-1);
  equal(found, { claim: "draws", holds: false, detail: `version ${version}, counter ${counter}` });
});

test("another nonce is found by what it would have drawn", async () => {
  const changed = await match();
  changed.nonces![0] = "fog";

  equal(await broken(await sealed(changed)), ["draws"]);
});

test("the same nonces at other seats are other nonces", async () => {
  equal(await broken(await small([[1, 0, 6, 0]], ["ice", "Fury & Hecla", ""])), ["draws"]);
});

test("the check says how many draws it has done, of how many", async () => {
  const said: [number, number][] = [];
  const text = await small([[1, 0, 6, 0], [2, 0, 6, 0], [3, 0, 6, 5]], NONCES);
  await check(text, () => undefined, (done, all) => said.push([done, all]));

  equal(said, [[1, 3], [2, 3], [3, 3]]);
});
