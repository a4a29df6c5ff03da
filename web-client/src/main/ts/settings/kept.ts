/** Changes a setting and says so, or says why not. */

import { say } from "../app/notice.js";
import { refusal } from "../play/refusal.js";
import { t } from "../i18n/words.js";
import { proven } from "./proof.js";

/** @return true when it was changed */
export async function kept(change: () => Promise<unknown>, said = t("set.kept")): Promise<boolean> {
  try {
    await proven(change);
    say(said);
    return true;
  } catch (failure) {
    say(refusal(failure), true);
    return false;
  }
}
