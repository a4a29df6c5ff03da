/** What operators do has a reason, which is recorded. */

import { html, nothing, render, type TemplateResult } from "lit";
import { get } from "../app/http.js";
import type { Page, Player } from "../app/api.js";
import { say } from "../app/notice.js";
import { t } from "../i18n/words.js";
import { refusal } from "../play/refusal.js";

const IDS_MAX = 100;

/**
 * Asks why, and does it, unless the reader thinks better of it.
 *
 * @param title what is done, and to whom
 * @param act gets the fields of the dialog, `reason` among them; returns a text where it was recorded, but in vain
 * @param more further fields
 * @return true when it was done
 */
export async function withReason(
  title: string,
  act: (fields: FormData) => Promise<string | undefined | void>,
  more: TemplateResult | typeof nothing = nothing,
): Promise<boolean> {
  const fields = await reasons(title, more);
  if (!fields) {
    return false;
  }
  try {
    const inVain = await act(fields);
    say(inVain ?? t("operate.done"), inVain !== undefined);
    return true;
  } catch (failure) {
    say(refusal(failure), true);
    return false;
  }
}

function reasons(title: string, more: TemplateResult | typeof nothing): Promise<FormData | undefined> {
  const dialog = document.createElement("dialog");
  dialog.className = "ask";
  dialog.setAttribute("aria-labelledby", "reason-title");
  render(
    html`<form class="form" method="dialog">
      <h2 id="reason-title" data-api>${title}</h2>
      ${more}
      <label>${t("operate.reason")}<input name="reason" required maxlength="500" autocomplete="off" /></label>
      <small>${t("operate.reason.what")}</small>
      <p class="buttons">
        <button class="do" value="done">${t("operate.go")}</button>
        <button value="" formnovalidate>${t("ask.no")}</button>
      </p>
    </form>`,
    dialog,
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((done) =>
    dialog.addEventListener("close", () => {
      dialog.remove();
      done(dialog.returnValue ? new FormData(dialog.querySelector("form")!) : undefined);
    }),
  );
}

/** The names of accounts by their ids; those that are erased have none. */
export async function namesOf(ids: readonly (string | undefined)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== undefined))];
  const parts = Array.from({ length: Math.ceil(known.length / IDS_MAX) }, (_, at) =>
    get<Page<Player>>(`/players?ids=${known.slice(at * IDS_MAX, (at + 1) * IDS_MAX).join(",")}`),
  );
  const found = (await Promise.all(parts)).flatMap((page) => page.items);
  return new Map(found.map(({ id, handle }) => [id, handle]));
}
