/** Why a round has these tables: costs, constraints and seeds, recomputed from public records by the browser. */

import type { Round, StandingRow } from "../app/api.js";

/** Points are whole numbers of 1/1200, costs of the square of that, so that nothing is rounded. */
const POINT = 1200;
const ONE = POINT * POINT;
const WEIGHT = 10 * ONE;

/** What the rounds before have left in somebody. */
export interface Past {
  /** Match points, in 1/1200. */
  points: number;
  /** How often with whom, by number. */
  met: Map<number, number>;
  /** How often on which seat, from the first. */
  seats: number[];
  shortTables: number;
  byes: number;
  /** Had points because all others did not come. */
  freePoints: boolean;
}

/** The terms of the cost of a table or a round, as the formula counts them. */
export interface Costs {
  repeats: number;
  spread: number;
  seats: number;
  short: number;
}

export const TERMS = ["repeats", "spread", "seats", "short"] as const;

/** What a policy says about pairing. */
export interface Terms {
  tableSize: number;
  twoSeatTables: boolean;
  repeatWeight: number;
}

/** A round as it was published. */
export interface Published {
  tables: readonly { table: number; seats: readonly number[]; locked: boolean }[];
  /** Byes of the pairing, by entrant; requested ones are not among them. */
  byes: readonly number[];
  forbidden: readonly (readonly number[])[];
  cost: number;
}

export type Claim = "once" | "sizes" | "apart" | "shorts" | "byes" | "cost";

export interface Finding {
  claim: Claim;
  holds: boolean;
}

function fresh(points = 0): Past {
  return { points, met: new Map(), seats: [], shortTables: 0, byes: 0, freePoints: false };
}

/**
 * What everybody brings to a round.
 *
 * @param rounds those before, as they were when it was published
 * @param lines the standing then
 */
export function pasts(rounds: readonly Round[], lines: readonly StandingRow[], tableSize: number): Map<number, Past> {
  const all = new Map(lines.map((line) => [line.entrant, fresh(Math.round(line.points * POINT))]));
  const past = (entrant: number): Past => {
    const known = all.get(entrant) ?? fresh();
    all.set(entrant, known);
    return known;
  };
  for (const round of rounds) {
    for (const table of round.tables) {
      const seated = table.seats.toSorted((one, other) => one.seat - other.seat);
      const played = seated.filter((seat) => seat.fate === "PLAYED");
      const forfeited = table.result?.source === "FORFEIT" && seated.every((seat) => seat.score === undefined);
      const came = seated.filter((seat) => seat.fate === "PLAYED" || (seat.fate === "DROPPED" && !forfeited));
      seated.forEach(({ entrant }, seat) => {
        const own = past(entrant);
        own.shortTables += seated.length < tableSize ? 1 : 0;
        own.seats[seat] = (own.seats[seat] ?? 0) + 1;
        for (const other of seated) {
          if (other.entrant !== entrant) {
            own.met.set(other.entrant, (own.met.get(other.entrant) ?? 0) + 1);
          }
        }
        const alone = came.length === 1 && played.length === 1 && played[0]!.entrant === entrant;
        own.freePoints ||= alone && table.result !== undefined && table.result.source !== "VOID";
      });
    }
    for (const bye of round.byes) {
      past(bye.entrant).byes += bye.kind === "ZERO" || bye.kind === "THROUGH" ? 0 : 1;
    }
  }
  return all;
}

/** What a table costs. */
export function costOf(seats: readonly number[], past: ReadonlyMap<number, Past>, terms: Terms): Costs {
  const seated = seats.map((entrant) => past.get(entrant) ?? fresh());
  const cost: Costs = { repeats: 0, spread: 0, seats: 0, short: 0 };
  seated.forEach((own, seat) => {
    seated.slice(seat + 1).forEach((other, after) => {
      const met = own.met.get(seats[seat + 1 + after]!) ?? 0;
      cost.repeats += terms.repeatWeight * ONE * ((met + 1) ** 2 - 1);
      cost.spread += (own.points - other.points) ** 2;
    });
    cost.seats += WEIGHT * (own.seats[seat] ?? 0) ** 2;
    cost.short += seated.length < terms.tableSize ? WEIGHT * own.shortTables ** 2 : 0;
  });
  return cost;
}

/** All terms together, as the cost of a round in the API. */
export function totalOf(cost: Costs): number {
  return TERMS.reduce((sum, term) => sum + cost[term], 0) / ONE;
}

/** One term, as a person reads it. */
export function term(cost: Costs, name: keyof Costs): number {
  return cost[name] / ONE;
}

/** Seats of the tables for so many people: as few tables as can hold all, filled evenly. */
export function sizes(people: number, terms: Terms): number[] {
  const least = terms.tableSize === 2 || terms.twoSeatTables ? 2 : 3;
  for (let seated = people; seated >= least; seated--) {
    const tables = Math.ceil(seated / terms.tableSize);
    const even = Math.floor(seated / tables);
    if (even >= least) {
      return Array.from({ length: tables }, (_, table) => even + (table < seated % tables ? 1 : 0));
    }
  }
  return [];
}

/** What is found about a round: each constraint, and the whole cost. */
export function findings(round: Published, past: ReadonlyMap<number, Past>, terms: Terms): Finding[] {
  const of = (entrant: number): Past => past.get(entrant) ?? fresh();
  const all = [...round.tables.flatMap((table) => table.seats), ...round.byes];
  const free = round.tables.filter((table) => !table.locked);
  const people = free.reduce((sum, table) => sum + table.seats.length, 0) + round.byes.length;
  const made = free.map((table) => table.seats.length).sort((one, other) => other - one);
  const full = free.filter((table) => table.seats.length === terms.tableSize).flatMap((table) => table.seats);
  const short = free.filter((table) => table.seats.length < terms.tableSize).flatMap((table) => table.seats);
  const least = Math.min(...full.map((entrant) => of(entrant).shortTables));
  const total = round.tables.map((table) => totalOf(costOf(table.seats, past, terms)));
  const resting = round.byes.map((entrant) => 10 * of(entrant).byes ** 2);
  const cost = [...total, ...resting].reduce((sum, each) => sum + each, 0);
  return [
    { claim: "once", holds: new Set(all).size === all.length },
    { claim: "sizes", holds: String(made) === String(sizes(people, terms)) },
    {
      claim: "apart",
      holds: round.forbidden.every((pair) =>
        round.tables.every((table) => !pair.every((entrant) => table.seats.includes(entrant))),
      ),
    },
    { claim: "shorts", holds: short.every((entrant) => of(entrant).shortTables <= least) },
    {
      claim: "byes",
      holds: round.byes.every((bye) =>
        free.every((table) => table.seats.every((other) => !dueBefore(of(other), of(bye)))),
      ),
    },
    { claim: "cost", holds: Math.abs(cost - round.cost) < 1e-6 * Math.max(1, cost) },
  ];
}

/** Whether a bye was due to somebody before another. */
function dueBefore(other: Past, bye: Past): boolean {
  if (other.freePoints !== bye.freePoints) {
    return bye.freePoints;
  }
  return other.byes !== bye.byes ? other.byes < bye.byes : other.points < bye.points;
}

export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The seed of a round, by that of its competition. */
export function seedOf(competition: string, round: number): Promise<string> {
  return sha256(`${competition}:round:${round}`);
}
