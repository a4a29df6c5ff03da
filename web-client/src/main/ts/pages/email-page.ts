/** Where the link of a letter leads: the address is confirmed by hand, since programs that read letters follow links. */

import { html, nothing, type TemplateResult } from "lit";
import { codeField } from "../app/credential-fields.js";
import { send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import { go } from "../app/router.js";
import { t } from "../i18n/words.js";
import { refusal } from "../play/refusal.js";

export class EmailPage extends LightElement {
  static override properties = { code: { attribute: false }, fault: { state: true } };

  /** The code of the letter; empty where it is to be entered. */
  declare code: string;
  declare fault: string;

  constructor() {
    super();
    this.code = "";
    this.fault = "";
  }

  private async confirm(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const token = String(new FormData(event.target as HTMLFormElement).get("code")).trim();
    try {
      await send("POST", "/auth/email-confirmation", { token });
      say(t("mail.done"));
      go("settings");
    } catch (failure) {
      this.fault = refusal(failure);
    }
  }

  protected override render(): TemplateResult {
    return html`
      <h1>${t("mail.confirm")}</h1>
      <form class="card form" @submit=${this.confirm}>
        ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
        ${codeField(this.code)}
        <button class="do">${t("mail.confirm")}</button>
      </form>
    `;
  }
}

customElements.define("email-page", EmailPage);
