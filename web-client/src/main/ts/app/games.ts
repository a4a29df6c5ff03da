/** The installed games, in the reader's language; read once. */

import type { GameInfo } from "./api.js";
import { get } from "./http.js";

let all: Promise<GameInfo[]> | undefined;

export function games(): Promise<GameInfo[]> {
  all ??= get<{ items: GameInfo[] }>("/games").then(
    (found) => found.items,
    (failure) => {
      all = undefined;
      throw failure;
    },
  );
  return all;
}

/** A game's name, or its id while names are not there. */
export function nameOf(known: readonly GameInfo[], game: string): string {
  return known.find((each) => each.id === game)?.name ?? game;
}
