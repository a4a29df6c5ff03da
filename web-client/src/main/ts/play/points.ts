/** What a score sheet says to people: the score track, points by source, who won and what decided it. */

import type { GameInfo, Match, ScoreSheet, SheetSeat } from "../app/api.js";
import type { Key } from "../i18n/words.js";
import { wonBy } from "./won-by.js";

/** Points of one source. */
export interface Source {
  kind: string;
  title: string;
  points: number;
  /** True for what counts at the end only. */
  atEnd: boolean;
}

/** A number of points with a true minus. */
export function written(points: number): string {
  return String(points).replace("-", "−");
}

/** Places from the first to the last. */
export function placed(sheet: ScoreSheet): SheetSeat[] {
  return sheet.seats.toSorted((one, other) => one.place - other.place || one.seat - other.seat);
}

/** Points of a seat by source, in the order of the game; sources that gave nothing are left out. */
export function sources(score: SheetSeat | undefined, game: GameInfo | undefined): Source[] {
  const sums = new Map<string, number>();
  score?.lines.forEach((line) => sums.set(line.kind, (sums.get(line.kind) ?? 0) + line.points));
  const order = game?.scoring.map((each) => each.kind) ?? [];
  return [...sums]
    .filter(([, points]) => points !== 0)
    .toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([kind, points]) => {
      const known = game?.scoring.find((each) => each.kind === kind);
      return { kind, title: known?.title ?? kind, points, atEnd: known?.atEnd ?? false };
    });
}

/** What the score track of the game shows: all points once it is over, and before only those that count at once. */
export function track(match: Match, seat: number, game: GameInfo | undefined): number | undefined {
  const score = match.score.seats[seat];
  if (!score || match.score.last) {
    return score?.score;
  }
  return game && sources(score, game).reduce((sum, source) => sum + (source.atEnd ? 0 : source.points), 0);
}

/** How a match came out. */
export interface Outcome {
  /** Seats in the first place. */
  winners: number[];
  /** Says why they won. */
  why: Key;
  points: number;
  /** Points ahead of the next place. */
  ahead: number;
  /** The best seat behind the winners; undefined where there is none. */
  next: number | undefined;
}

export function outcome(match: Match): Outcome {
  const seats = placed(match.score);
  const winners = seats.filter((score) => score.place === seats[0]!.place);
  const next = seats[winners.length];
  const points = winners[0]!.score;
  const ahead = points - (next?.score ?? 0);
  const result = { winners: winners.map((score) => score.seat), points, ahead, next: next?.seat };
  const left = wonBy(match);
  if (left) {
    return { ...result, why: left.by === "match.won.FORFEIT" ? "end.why.FORFEIT" : "end.why.RESIGNATION" };
  }
  if (!next) {
    return { ...result, why: winners.length > 1 ? "end.why.shared" : "end.why.place" };
  }
  return { ...result, why: ahead > 0 ? "end.why.points" : ahead === 0 ? "end.why.tie" : "end.why.place" };
}

/** The source in which the winner gained most on the next; undefined where no source decided. */
export function decisive(match: Match, game: GameInfo | undefined): { title: string; won: number; next: number } | undefined {
  const { winners, next, why } = outcome(match);
  if (next === undefined || why !== "end.why.points") {
    return undefined;
  }
  const own = sources(match.score.seats[winners[0]!], game);
  const others = sources(match.score.seats[next], game);
  const kinds = new Map([...own, ...others].map((source) => [source.kind, source.title]));
  const of = (all: Source[], kind: string): number => all.find((source) => source.kind === kind)?.points ?? 0;
  return [...kinds]
    .map(([kind, title]) => ({ title, won: of(own, kind), next: of(others, kind) }))
    .reduce((best, each) => (each.won - each.next > best.won - best.next ? each : best));
}
