/** What a competition is like with a number of entrants: tables, rounds, how long it takes. Pure functions. */

import { seconds } from "./durations.js";
import type { DivisionSchedule, NewPolicy } from "./documents.js";

export interface Preview {
  /** Entrants of each division, largest first; one for formats without divisions. */
  divisions: number[];
  /** Seats of each table of the first round, largest first; of a league those of the whole season. */
  tables: number[];
  /** Entrants without a table in it. */
  byes: number;
  rounds: number;
  /** Whether ties or second chances can add rounds. */
  more: boolean;
  /** All rounds one after the other, with the review times between them. */
  seconds: number;
}

/** Seats of the tables at which so many sit, largest first; who has no table is left out. */
export function tableSizes(entrants: number, size: number, twoSeatTables: boolean): number[] {
  const least = size === 2 || twoSeatTables ? 2 : 3;
  const many = Math.ceil(entrants / size);
  if (many === 0 || Math.floor(entrants / many) < least) {
    return Array<number>(Math.floor(entrants / size)).fill(size);
  }
  return Array.from({ length: many }, (_, at) => share(entrants, many, at));
}

export function preview(policy: NewPolicy, entrants: number, schedules: readonly DivisionSchedule[] = []): Preview {
  const { format, tableSize, twoSeatTables = false, schedule } = policy;
  const league = format.type === "DivisionLeague" ? format : undefined;
  const divisions = league ? divisionSizes(entrants, league.divisionSize, tableSize) : [entrants];
  // each entrant of a league sits at as many tables as it has matches
  const seats = divisions.map((each) => each * (league?.games ?? 1));
  const tables =
    format.type === "SingleElimination"
      ? Array<number>(bracketPlayers(entrants) / 2).fill(2)
      : seats.flatMap((each) => tableSizes(each, tableSize, twoSeatTables)).sort((a, b) => b - a);
  const rounds = roundsOf(policy, entrants, divisions, schedules);
  const between = schedule.review ? seconds(schedule.review) * Math.max(0, rounds - 1) : 0;
  return {
    divisions,
    tables,
    byes: league ? 0 : entrants - tables.reduce((sum, each) => sum + each, 0),
    rounds,
    more:
      format.type === "PodElimination" || format.type === "SingleElimination" || policy.tieBreaks.includes("PLAY_OFF"),
    seconds: rounds * seconds(schedule.round) + between,
  };
}

/** As the platform divides them: as many divisions as come nearest to the size. */
function divisionSizes(entrants: number, size: number, tableSize: number): number[] {
  let many = Math.max(1, Math.round(entrants / size));
  while (many > 1 && Math.floor(entrants / many) < tableSize) {
    many--;
  }
  return Array.from({ length: many }, (_, at) => share(entrants, many, at));
}

function share(all: number, parts: number, at: number): number {
  return Math.floor(all / parts) + (at < all % parts ? 1 : 0);
}

/** Players of the first round of a bracket; the best of the others begin in the second. */
function bracketPlayers(entrants: number): number {
  const full = 2 ** Math.ceil(Math.log2(Math.max(1, entrants)));
  return 2 * (entrants - full / 2);
}

function roundsOf(
  { format, tableSize, twoSeatTables = false }: NewPolicy,
  entrants: number,
  divisions: readonly number[],
  schedules: readonly DivisionSchedule[],
): number {
  switch (format.type) {
    case "DivisionLeague": {
      const known = schedules.filter((each) => divisions.includes(each.entrants)).map((each) => each.rounds);
      return Math.max(Math.ceil(format.games / (format.atOnce ?? format.games)), ...known);
    }
    case "PodSwiss": {
      const usual = entrants <= 16 ? 4 : entrants <= 32 ? 5 : 6;
      return (format.rounds || usual) + finals(format.finalists, tableSize);
    }
    case "Heats":
      return format.heats + finals(format.finalists, tableSize);
    case "PodElimination": {
      let rounds = 1;
      for (let left = entrants; left > tableSize; rounds++) {
        left = Math.min(left - 1, tableSizes(left, tableSize, twoSeatTables).length * format.advance);
      }
      return rounds;
    }
    case "RoundRobin":
      return format.cycles * (entrants % 2 === 0 ? entrants - 1 : entrants);
    case "SingleElimination":
      return Math.ceil(Math.log2(Math.max(2, entrants)));
  }
}

/** Rounds after the last one of the main stage: none, a final, or semi-finals and a final. */
function finals(finalists: number, tableSize: number): number {
  return finalists === 0 ? 0 : finalists === tableSize ? 1 : 2;
}
