/** The e-mail address of the account, where the platform sends letters: it brings a lost password back. */

import { html, nothing, type TemplateResult } from "lit";
import type { Email } from "../app/api.js";
import { passwordField } from "../app/credential-fields.js";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { t } from "../i18n/words.js";
import { kept } from "./kept.js";

const PATH = "/players/me/email";

export class EmailSettings extends LightElement {
  static override properties = { email: { state: true } };

  /** Undefined until it is read. */
  declare email: Email | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.read();
  }

  private async read(): Promise<void> {
    this.email = await get<Email>(PATH);
  }

  private async set(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    if (await kept(() => send("PUT", PATH, Object.fromEntries(new FormData(form))), t("mail.sent"))) {
      form.reset();
      await this.read();
    }
  }

  private async forget(): Promise<void> {
    await kept(() => send("DELETE", PATH));
    await this.read();
  }

  protected override render(): TemplateResult {
    const email = this.email;
    if (!email) {
      return html`${nothing}`;
    }
    return html`<section class="card form" aria-labelledby="set-mail">
      <h2 id="set-mail">${t("mail.title")}</h2>
      <p>${t("mail.what")}</p>
      ${email.address
        ? html`<p>
            <span data-api>${email.address}</span>
            <button type="button" @click=${this.forget}>${t("mail.remove")}</button>
          </p>`
        : nothing}
      ${email.pending
        ? html`<p>${t("mail.pending", { address: email.pending })} <a href="#/email">${t("mail.confirm")}</a></p>`
        : nothing}
      <form class="form" @submit=${this.set}>
        <label
          >${t("mail.address")}<input type="email" name="address" required maxlength="254" autocomplete="email"
        /></label>
        ${passwordField()}
        <button>${t("mail.set")}</button>
      </form>
    </section>`;
  }
}

customElements.define("email-settings", EmailSettings);
