/** What the analysis of a match says: how grave a move was, and the curve of chances. Pure functions. */

import type { Decision, Match } from "../app/api.js";
import { enAnalysis } from "../i18n/en/analysis.js";
import { addWords, spoken } from "../i18n/words.js";
import { outcome } from "./points.js";

addWords(enAnalysis);

/** Chances that a mistake and a blunder lose at least; less is within what the estimate is off. */
const MISTAKE = 0.08;
const BLUNDER = 0.2;

export type Grade = "mistake" | "blunder";

/** Size of the curve, and where its chances of 0 and 1 and its first and last moves are. */
export const CURVE = { width: 400, height: 190, left: 44, right: 392, top: 12, bottom: 168 };

export interface Point {
  x: number;
  y: number;
}

/** A mistake in the curve: where the chance of its player was, and where it was left. */
export interface Mark {
  decision: Decision;
  grade: Grade;
  from: Point;
  to: Point;
}

export function grade({ lost }: Decision): Grade | undefined {
  return lost >= BLUNDER ? "blunder" : lost >= MISTAKE ? "mistake" : undefined;
}

/** The decision that was to be made at a version. */
export function decisionAt(decisions: readonly Decision[], version: number): Decision | undefined {
  return decisions.find((decision) => decision.version === version);
}

/** The last known chances at a version; undefined before the first decision. */
export function chancesAt(decisions: readonly Decision[], version: number): number[] | undefined {
  return decisions.findLast((decision) => decision.version <= version)?.chances;
}

/** The version of the next decision, or of the one before; the same version where there is none. */
export function step(decisions: readonly Decision[], version: number, by: 1 | -1): number {
  const versions = decisions.map((decision) => decision.version);
  return (by > 0 ? versions.find((each) => each > version) : versions.findLast((each) => each < version)) ?? version;
}

/** How a seat has decided. */
export interface Tally {
  seat: number;
  mistakes: number;
  blunders: number;
  /** Share of its decisions in which it did what the commodore would have done, or lost nothing by another; 0 to 1. */
  alike: number | undefined;
}

export function tally(decisions: readonly Decision[], seat: number): Tally {
  const own = decisions.filter((decision) => decision.seat === seat);
  const graded = own.map(grade);
  const alike = own.filter((decision) => decision.lost === 0).length;
  return {
    seat,
    mistakes: graded.filter((each) => each === "mistake").length,
    blunders: graded.filter((each) => each === "blunder").length,
    alike: own.length === 0 ? undefined : alike / own.length,
  };
}

/** Where a version and a chance are in the curve of a match of so many versions. */
export function place(version: number, chance: number, versions: number): Point {
  const { left, right, top, bottom } = CURVE;
  const x = left + ((version - 1) / Math.max(1, versions - 1)) * (right - left);
  return { x: rounded(x), y: rounded(bottom - chance * (bottom - top)) };
}

/** The decision nearest to a place of the curve, and its end. */
export function nearest(decisions: readonly Decision[], x: number, versions: number): number {
  const known = [...decisions.map((decision) => decision.version), versions];
  const away = (version: number): number => Math.abs(place(version, 0, versions).x - x);
  return known.reduce((best, version) => (away(version) < away(best) ? version : best));
}

/** The chances of a seat over the whole match, which ends with what came out. */
export function curve(decisions: readonly Decision[], match: Match, seat: number): Point[] {
  const { winners } = outcome(match);
  const end = winners.includes(seat) ? 1 / winners.length : 0;
  const chances = decisions.map(({ version, chances }) => place(version, chances[seat] ?? 0, match.version));
  return [...chances, place(match.version, end, match.version)];
}

export function marks(decisions: readonly Decision[], versions: number): Mark[] {
  return decisions.flatMap((decision) => {
    const graded = grade(decision);
    const chance = decision.chances[decision.seat] ?? 0;
    return graded
      ? {
          decision,
          grade: graded,
          from: place(decision.version, chance, versions),
          to: place(decision.version, Math.max(0, chance - decision.lost), versions),
        }
      : [];
  });
}

export function percent(share: number): string {
  return new Intl.NumberFormat(spoken(), { style: "percent" }).format(share);
}

function rounded(units: number): number {
  return Math.round(units * 10) / 10;
}
