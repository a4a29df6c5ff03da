/** The end of the account: asked for with the password, and taken back while there is time. */

import { html, type TemplateResult } from "lit";
import type { AccountDeletion } from "../app/api.js";
import { ask } from "../app/ask.js";
import { passwordField } from "../app/credential-fields.js";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { moment } from "../app/time.js";
import { t } from "../i18n/words.js";
import { kept } from "./kept.js";

const PATH = "/players/me/deletion";

export class DeletionSettings extends LightElement {
  static override properties = { pending: { state: true } };

  /** Undefined for an account that stays. */
  declare pending: AccountDeletion | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.read();
  }

  private async read(): Promise<void> {
    this.pending = (await get<AccountDeletion | "">(PATH)) || undefined;
  }

  private async ask(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const password = new FormData(event.target as HTMLFormElement).get("password");
    if (await ask(t("gone.sure"), t("gone.ask"))) {
      await kept(async () => (this.pending = await send<AccountDeletion>("PUT", PATH, password ? { password } : {})));
    }
  }

  private async keep(): Promise<void> {
    await kept(() => send("DELETE", PATH));
    await this.read();
  }

  protected override render(): TemplateResult {
    return html`<section class="card form" aria-labelledby="set-gone">
      <h2 id="set-gone">${t("gone.title")}</h2>
      ${this.pending
        ? html`<p role="status">${t("gone.due", { at: moment(this.pending.dueAt) })}</p>
            <button type="button" class="do" @click=${this.keep}>${t("gone.keep")}</button>`
        : html`<p>${t("gone.what")}</p>
            <form class="form" @submit=${this.ask}>
              ${passwordField(false)}
              <button>${t("gone.ask")}</button>
            </form>`}
    </section>`;
  }
}

customElements.define("deletion-settings", DeletionSettings);
