/** Seats are called by their players. */

import type { Match } from "../app/api.js";
import { spoken } from "../i18n/words.js";

export function nameOfSeat(match: Match, seat: number): string {
  return match.seats[seat]?.handle ?? String(seat + 1);
}

/** Names in a row: "Ann, Ben and Cas". */
export function namesOf(match: Match, seats: readonly number[]): string {
  return new Intl.ListFormat(spoken(), { type: "conjunction" }).format(seats.map((seat) => nameOfSeat(match, seat)));
}
