/** Fields for what an account is known by, alike on every page, so that programs that keep passwords know them. */

import { html, nothing, type TemplateResult } from "lit";
import { Refused } from "baffin-client";
import { t } from "../i18n/words.js";
import { fieldFault } from "../play/refusal.js";

export function handleField(wrong = ""): TemplateResult {
  return html`<label
    >${t("sign.handle")}<input
      name="handle"
      required
      autocomplete="username"
      minlength="3"
      maxlength="24"
      aria-invalid=${wrong !== ""}
    />${said(wrong)}</label
  >`;
}

/** A password that can be shown while one types it. */
export function secretField(title: string, fresh: boolean, wrong: string): TemplateResult {
  const toggle = (event: Event): void => {
    const box = event.target as HTMLInputElement;
    const field = box.closest(".secret")!.querySelector<HTMLInputElement>("[name=password]")!;
    field.type = box.checked ? "text" : "password";
  };
  return html`<div class="secret">
    <label
      >${title}<input
        type="password"
        name="password"
        required
        minlength=${fresh ? 10 : nothing}
        autocomplete=${fresh ? "new-password" : "current-password"}
        aria-invalid=${wrong !== ""}
      />${said(wrong)}</label
    >
    ${fresh ? html`<small>${t("sign.password.hint")}</small>` : nothing}
    <label><input type="checkbox" @change=${toggle} /> ${t("sign.show")}</label>
  </div>`;
}

function said(wrong: string): TemplateResult | typeof nothing {
  return wrong ? html`<span class="fault" data-api>${wrong}</span>` : nothing;
}

/**
 * What is wrong with a field, in words; empty where the platform finds no fault with it.
 *
 * @param fresh whether an account is made: then a conflict means that another player has the handle
 */
export function fault(failure: unknown, field: string, fresh: boolean): string {
  if (!(failure instanceof Refused)) {
    return "";
  }
  if (fresh && field === "handle" && failure.problem.status === 409) {
    return t("sign.taken");
  }
  const found = failure.problem.violations?.find((violation) => violation.pointer === `/${field}`);
  return found ? fieldFault(found) : "";
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
