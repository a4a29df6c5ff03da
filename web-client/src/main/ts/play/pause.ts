/** An answer to a pause that another player proposes; to agree is a command of the match. */

import { send } from "../app/http.js";
import { say } from "../app/notice.js";
import { t } from "../i18n/words.js";

/** Says no in the players' chat: a proposal to which nobody else agrees has no effect. */
export async function declinePause(match: string): Promise<void> {
  await send("POST", `/matches/${match}/chat/seats`, { text: t("pause.no") });
  say(t("pause.declined"));
}
