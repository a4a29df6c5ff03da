/** How a match was won, where it ended since everybody else had left. */

import type { Match } from "../app/api.js";
import type { Key } from "../i18n/words.js";

const WORDS: Record<string, Key> = { RESIGNATION: "match.won.RESIGNATION", FORFEIT: "match.won.FORFEIT" };

/** The seats that have won so, and the words for it; undefined for any other match. */
export function wonBy(match: Match): { seats: number[]; by: Key } | undefined {
  const won = match.score.seats.filter((score) => score.facts.wonBy !== undefined);
  const by = WORDS[won[0]?.facts.wonBy ?? ""];
  return by ? { seats: won.map((score) => score.seat), by } : undefined;
}
