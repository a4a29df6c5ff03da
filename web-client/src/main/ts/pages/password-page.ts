/** A lost password, or the first one of an account that the host has made: a one-time code sets another. */

import { html, nothing, type TemplateResult } from "lit";
import type { RegistrationRules } from "../app/api.js";
import { codeField, handleField, newPasswordField } from "../app/credential-fields.js";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import { go } from "../app/router.js";
import { t } from "../i18n/words.js";
import { refusal } from "../play/refusal.js";

export class PasswordPage extends LightElement {
  static override properties = { code: { attribute: false }, fault: { state: true }, letters: { state: true } };

  /** The code, where a link brought it along. */
  declare code: string;
  declare fault: string;
  /** Whether the platform sends codes by e-mail. */
  declare letters: boolean;

  constructor() {
    super();
    this.code = "";
    this.fault = "";
    this.letters = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void get<RegistrationRules>("/auth/registration").then((rules) => (this.letters = rules.email));
  }

  private async ask(path: string, body: unknown): Promise<boolean> {
    this.fault = "";
    try {
      await send("POST", path, body);
      return true;
    } catch (failure) {
      this.fault = refusal(failure);
      return false;
    }
  }

  private async letter(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const handle = new FormData(event.target as HTMLFormElement).get("handle");
    if (await this.ask("/auth/forgotten-password", { handle })) {
      say(t("lost.sent"));
    }
  }

  private async set(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const body = { token: String(form.get("code")).trim(), newPassword: form.get("password") };
    if (await this.ask("/auth/password-reset", body)) {
      say(t("lost.done"));
      go("sign-in");
    }
  }

  protected override render(): TemplateResult {
    return html`
      <h1>${t("lost.title")}</h1>
      ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
      ${this.code
        ? nothing
        : this.letters
          ? html`<form class="card form" @submit=${this.letter}>
              <p>${t("lost.byMail")}</p>
              ${handleField()}
              <button>${t("lost.send")}</button>
            </form>`
          : html`<p>${t("lost.byHost")}</p>`}
      <form class="card form" @submit=${this.set}>
        ${codeField(this.code)} ${newPasswordField("password")}
        <small>${t("sign.password.hint")}</small>
        <button class="do">${t("lost.set")}</button>
      </form>
    `;
  }
}

customElements.define("password-page", PasswordPage);
