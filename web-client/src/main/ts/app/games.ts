/** The installed games, in the reader's language; read once. */

import type { GameInfo, Page } from "./api.js";
import { get } from "./http.js";

let all: Promise<GameInfo[]> | undefined;

export function games(): Promise<GameInfo[]> {
  all ??= get<Page<GameInfo>>("/games").then(
    (found) => found.items,
    (failure) => {
      all = undefined;
      throw failure;
    },
  );
  return all;
}

/** One of them; undefined for a game that is not installed. */
export async function gameOf(id: string): Promise<GameInfo | undefined> {
  return (await games()).find((each) => each.id === id);
}

/** All numbers of seats from the fewest to the most that the games have. */
export function seatCounts(known: readonly GameInfo[]): number[] {
  const least = Math.min(...known.map((game) => game.minSeats));
  const most = Math.max(...known.map((game) => game.maxSeats));
  return Array.from({ length: most - least + 1 }, (_, at) => least + at);
}

/** A game's name, or its id while names are not there. */
export function nameOf(known: readonly GameInfo[], game: string): string {
  return known.find((each) => each.id === game)?.name ?? game;
}

/** How well house players play; the API has them as kinds of bots. */
export const STRENGTHS = ["deckhand", "navigator", "commodore"] as const;

/** Who plays where nobody has chosen. */
export const DEFAULT_BOT: (typeof STRENGTHS)[number] = "navigator";
