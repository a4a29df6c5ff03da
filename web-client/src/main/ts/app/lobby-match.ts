/** Matches of the lobby: those that wait for their players. */

import { Refused } from "baffin-client";
import type { LobbyMatch } from "./api.js";
import { get, send } from "./http.js";
import { go } from "./router.js";

const TRIES = 4;
const WAIT_MS = 2000;

/**
 * Reads a match that another player may have opened this very moment: the lobby shows it a little later.
 *
 * @param query of the request, such as `?invitation=CODE`; empty for none
 * @param wanted whether the answer still matters
 */
export async function lobbyMatch(id: string, query: string, wanted: () => boolean): Promise<LobbyMatch> {
  for (let tried = 1; ; tried++) {
    try {
      return await get<LobbyMatch>(`/lobby/matches/${id}${query}`);
    } catch (failure) {
      if (!(failure instanceof Refused && failure.problem.status === 404) || tried >= TRIES || !wanted()) {
        throw failure;
      }
      await new Promise((done) => setTimeout(done, WAIT_MS));
    }
  }
}

/** Asks for a further match of the same players, or agrees to one; the others are notified. */
export async function rematch(match: string): Promise<void> {
  const opened = await send<LobbyMatch>("POST", `/lobby/matches/${match}/rematch`);
  go(`${opened.state === "RUNNING" ? "matches" : "tables"}/${opened.matchId}`);
}
