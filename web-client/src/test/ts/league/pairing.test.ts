import type { Round, StandingRow } from "../../../main/ts/app/api.js";
import {
  costOf,
  findings,
  pasts,
  seedOf,
  sha256,
  sizes,
  term,
  totalOf,
  type Claim,
  type Published,
} from "../../../main/ts/league/pairing.js";
import { equal, test } from "../support/test.js";

const TERMS = { tableSize: 4, twoSeatTables: false, repeatWeight: 100 };

type Fate = "PLAYED" | "DROPPED" | "NO_SHOW";

const round = (
  tables: number[][],
  byes: [number, string][] = [],
  fates: Record<number, Fate> = {},
  source = "MATCH",
): Round =>
  ({
    tables: tables.map((seats, at) => ({
      table: at + 1,
      result: { source },
      seats: seats.map((entrant, seat) => ({ seat, entrant, fate: fates[entrant] ?? "PLAYED" })),
    })),
    byes: byes.map(([entrant, kind]) => ({ entrant, kind })),
  }) as unknown as Round;

const lines = (points: Record<number, number>): StandingRow[] =>
  Object.entries(points).map(([entrant, each]) => ({ entrant: Number(entrant), points: each }) as unknown as StandingRow);

const published = (tables: number[][], cost: number, more: Partial<Published> = {}): Published => ({
  tables: tables.map((seats, at) => ({ table: at + 1, seats, locked: false })),
  byes: [],
  forbidden: [],
  cost,
  ...more,
});

const broken = (found: { claim: Claim; holds: boolean }[]): Claim[] =>
  found.filter(({ holds }) => !holds).map(({ claim }) => claim);

const EIGHT = { 1: 10, 2: 6, 3: 3, 4: 1, 5: 10, 6: 6, 7: 3, 8: 1 };
const FIRST = round([[1, 2, 3, 4], [5, 6, 7, 8]]);

test("a first repeat costs three times the weight, a second one five times more", () => {
  const once = pasts([FIRST], lines({ 1: 5, 2: 5 }), 4);
  const twice = pasts([FIRST, FIRST], lines({ 1: 5, 2: 5 }), 4);

  equal(term(costOf([2, 1], once, TERMS), "repeats"), 300);
  equal(term(costOf([2, 1], twice, TERMS), "repeats"), 800);
  equal(term(costOf([2, 1], once, { ...TERMS, repeatWeight: 30 }), "repeats"), 90);
});

test("the gaps of a table are those of all its pairs, thirds of a point included", () => {
  const past = pasts([], lines({ 1: 20, 2: 17, 3: 25, 4: 6.3333, 5: 6 }), 3);

  equal(term(costOf([1, 2, 3], past, TERMS), "spread"), 9 + 25 + 64);
  equal(Math.round(term(costOf([4, 5], past, TERMS), "spread") * 9), 1);
});

test("a seat costs by how often one has had it, a short table by how many one has had", () => {
  const short = round([[1, 2, 3], [4, 5, 6, 7]]);
  const past = pasts([short, short], lines({}), 4);

  equal(term(costOf([1, 8, 9, 10], past, TERMS), "seats"), 40);
  equal(term(costOf([8, 1, 9, 10], past, TERMS), "seats"), 0);
  equal(term(costOf([8, 9, 3], past, TERMS), "short"), 40);
  equal(term(costOf([8, 9, 3, 10], past, TERMS), "short"), 0);
});

test("as few tables as can be, filled evenly; who needs a table of two has a bye", () => {
  equal(sizes(17, TERMS), [4, 4, 3, 3, 3]);
  equal(sizes(5, TERMS), [4]);
  equal(sizes(5, { ...TERMS, twoSeatTables: true }), [3, 2]);
  equal(sizes(2, TERMS), []);
  equal(sizes(3, { ...TERMS, tableSize: 2 }), [2]);
});

test("a round holds what it should, and its cost is the one that was published", () => {
  const past = pasts([FIRST], lines(EIGHT), 4);
  const tables = [[2, 1, 6, 5], [4, 3, 8, 7]];
  const cost = tables.reduce((sum, seats) => sum + totalOf(costOf(seats, past, TERMS)), 0);

  // two repeats, four pairs 4 apart, and two who sit on the third seat again or the first
  equal(cost, 2 * (2 * 300) + 4 * 16 + 4 * 4);
  equal(broken(findings(published(tables, cost), past, TERMS)), []);
  equal(broken(findings(published(tables, cost + 1), past, TERMS)), ["cost"]);
});

test("what is wrong with a round is found", () => {
  const past = pasts([round([[1, 2, 3], [4, 5, 6, 7]])], lines({}), 4);
  const of = (round: Published): Claim[] => broken(findings(round, past, TERMS)).filter((claim) => claim !== "cost");

  equal(of(published([[1, 2, 3, 4], [5, 6, 7]], 0)), []);
  equal(of(published([[4, 5, 6, 7], [1, 2, 3]], 0)), ["shorts"]);
  equal(of(published([[1, 2, 3, 4], [5, 6, 5]], 0)), ["once"]);
  equal(of(published([[1, 2, 3, 4], [5, 6], [7]], 0)), ["sizes"]);
  equal(of(published([[1, 2, 3, 4], [5, 6, 7]], 0, { forbidden: [[2, 4]] })), ["apart"]);
});

test("a bye is due to those who have had fewest, then to the fewest points", () => {
  const past = pasts([round([[1, 2, 3, 4]], [[5, "PAIRING"]])], lines({ 1: 10, 2: 6, 3: 3, 4: 1, 5: 5 }), 4);
  const of = (bye: number): Claim[] => {
    const seats = [1, 2, 3, 4, 5].filter((entrant) => entrant !== bye);
    return broken(findings(published([seats], 0, { byes: [bye] }), past, TERMS)).filter((claim) => claim === "byes");
  };

  equal(of(4), []);
  equal(of(3), ["byes"]);
  equal(of(5), ["byes"]);
});

test("a player who had points because nobody else came has the next bye last, and void tables give none", () => {
  const absent: Record<number, Fate> = { 2: "NO_SHOW", 3: "NO_SHOW", 4: "NO_SHOW" };

  equal(pasts([round([[1, 2, 3, 4]], [], absent)], [], 4).get(1)?.freePoints, true);
  equal(pasts([round([[1, 2, 3, 4]], [], absent, "VOID")], [], 4).get(1)?.freePoints, false);
  equal(pasts([round([[1, 2, 3, 4]], [], { 2: "NO_SHOW" })], [], 4).get(1)?.freePoints, false);
  equal(pasts([round([[1, 2]], [], { 2: "DROPPED" })], [], 4).get(1)?.freePoints, false);
  equal(pasts([round([[1, 2]], [], { 2: "DROPPED" }, "FORFEIT")], [], 4).get(1)?.freePoints, true);
});

test("only byes that somebody has had count, not rounds that were missed or passed without a match", () => {
  const byes: [number, string][] = [[1, "PAIRING"], [2, "REQUESTED"], [3, "LATE"], [4, "ZERO"], [5, "THROUGH"]];
  const past = pasts([round([], byes)], [], 4);

  equal([1, 2, 3, 4, 5].map((entrant) => past.get(entrant)?.byes), [1, 1, 1, 0, 0]);
});

test("the seed of a round follows from that of the competition", async () => {
  equal(await seedOf("frobisher", 3), await sha256("frobisher:round:3"));
  equal(await seedOf("frobisher", 3), "deb13074b50b5c1cd9e3d1861f5707f4827fbc4847568e241bf6b3214299a76a");
});
