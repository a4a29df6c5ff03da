/** Asks for the password before a sensitive change, when the session began a while ago. */

import { html, render } from "lit";
import { Refused } from "baffin-client";
import { passwordField } from "../app/credential-fields.js";
import { send } from "../app/http.js";
import { t } from "../i18n/words.js";

/** The password that somebody enters; undefined when they think better of it. */
function asked(): Promise<string | undefined> {
  const dialog = document.createElement("dialog");
  dialog.className = "card";
  dialog.setAttribute("aria-labelledby", "proof-title");
  render(
    html`<form class="form" method="dialog">
      <h2 id="proof-title">${t("proof.title")}</h2>
      <p>${t("proof.what")}</p>
      ${passwordField()}
      <button value="proved">${t("proof.go")}</button>
      <button class="quiet" value="" formnovalidate>${t("proof.cancel")}</button>
    </form>`,
    dialog,
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((done) =>
    dialog.addEventListener("close", () => {
      dialog.remove();
      done(dialog.returnValue ? dialog.querySelector("input")?.value : undefined);
    }),
  );
}

/** Changes something, after the password where the platform asks for it. */
export async function proven<T>(change: () => Promise<T>): Promise<T> {
  try {
    return await change();
  } catch (failure) {
    if (!(failure instanceof Refused && failure.slug === "sign-in-needed")) {
      throw failure;
    }
    const password = await asked();
    if (password === undefined) {
      throw failure;
    }
    await send("PUT", "/players/me/password/proof", { password });
    return change();
  }
}
