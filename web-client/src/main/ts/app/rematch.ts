/** A further match of the same players. */

import type { LobbyMatch } from "./api.js";
import { send } from "./http.js";
import { go } from "./router.js";

/** Asks for it, or agrees to one that another player has asked for; the others are notified. */
export async function rematch(match: string): Promise<void> {
  const opened = await send<LobbyMatch>("POST", `/lobby/matches/${match}/rematch`);
  go(`${opened.state === "RUNNING" ? "matches" : "tables"}/${opened.matchId}`);
}
