/** A match against house players, begun at once; who is not signed in does that first. */

import type { GameInfo, LobbyMatch } from "./api.js";
import { DEFAULT_BOT } from "./games.js";
import { send } from "./http.js";
import { go } from "./router.js";
import { player } from "./session.js";
import { signInFirst } from "./sign-in-first.js";

export async function playNow(game: GameInfo): Promise<void> {
  if (!player()) {
    // the start page begins what was chosen
    signInFirst(game.id, "");
    return;
  }
  const seats = game.minSeats;
  const bots = Array.from({ length: seats - 1 }, (_, at) => ({ seat: at + 1, kind: DEFAULT_BOT }));
  const opened = await send<LobbyMatch>("POST", "/lobby/matches", { game: game.id, seats, ready: true, bots });
  go(`matches/${opened.matchId}`);
}
