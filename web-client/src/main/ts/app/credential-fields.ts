/** Fields for what an account is known by, alike on every page, so that programs that keep passwords know them. */

import { html, type TemplateResult } from "lit";
import { t } from "../i18n/words.js";

export function handleField(): TemplateResult {
  return html`<label
    >${t("sign.handle")}<input name="handle" required autocomplete="username" minlength="3"
  /></label>`;
}

/** The password of now; an account that signs in through a provider may have none. */
export function passwordField(required = true): TemplateResult {
  return html`<label
    >${t("acc.password")}<input
      type="password"
      name="password"
      autocomplete="current-password"
      ?required=${required}
  /></label>`;
}

export function newPasswordField(name: string): TemplateResult {
  return html`<label
    >${t("acc.newPassword")}<input type="password" name=${name} autocomplete="new-password" minlength="10" required
  /></label>`;
}

/** @param code what a link brought along; empty where the code is to be entered */
export function codeField(code: string): TemplateResult {
  return html`<label
    >${t("code.code")}<input name="code" required maxlength="100" autocomplete="one-time-code" .value=${code}
  /></label>`;
}
