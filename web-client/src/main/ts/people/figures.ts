/** What a player has done, in figures. Pure functions. */

import type { RatingChange, RatingValue, Result } from "../app/api.js";
import { enPeople } from "../i18n/en/people.js";
import { addWords, spoken } from "../i18n/words.js";

addWords(enPeople);

/** Points of the displayed rating for one unit of strength. */
const SCALE = 25;
/** In 95 of 100 cases the strength is that many standard deviations or less away. */
const DEVIATIONS = 1.96;

/** How far the strength may be from the displayed rating, in its points, in 95 of 100 cases. */
export function uncertainty({ sigma }: Pick<RatingValue, "sigma">): number {
  return Math.round(DEVIATIONS * SCALE * sigma);
}

/** How somebody does on one seat of a game. */
export interface SeatFigures {
  game: string;
  /** From 0. */
  seat: number;
  matches: number;
  /** First places, shared ones included. */
  first: number;
  averagePlace: number;
}

/** What came out for a player on each seat, by game and seat. */
export function bySeat(results: readonly Result[], player: string): SeatFigures[] {
  const found = new Map<string, SeatFigures>();
  for (const { game, seats } of results) {
    for (const { seat, place } of seats.filter((each) => each.player === player)) {
      const key = `${game} ${seat}`;
      const known = found.get(key) ?? { game, seat, matches: 0, first: 0, averagePlace: 0 };
      const matches = known.matches + 1;
      found.set(key, {
        ...known,
        matches,
        first: known.first + (place === 1 ? 1 : 0),
        averagePlace: (known.averagePlace * known.matches + place) / matches,
      });
    }
  }
  return [...found.values()].toSorted((one, other) => one.game.localeCompare(other.game) || one.seat - other.seat);
}

/** A rating after a match. */
export interface Rated {
  /** RFC 3339. */
  at: string;
  value: number;
  /** How far it may be off. */
  margin: number;
  /** The match, where it may be seen. */
  href: string | undefined;
}

/** The ratings after each match, the earliest first. */
export function history(changes: readonly RatingChange[]): Rated[] {
  return changes
    .map(({ after, endedAt, matchId }) => ({
      at: endedAt,
      value: after.rating,
      margin: uncertainty(after),
      href: matchId === undefined ? undefined : `#/matches/${matchId}`,
    }))
    .toReversed();
}

export function share(part: number, whole: number): string {
  return new Intl.NumberFormat(spoken(), { style: "percent" }).format(whole === 0 ? 0 : part / whole);
}
