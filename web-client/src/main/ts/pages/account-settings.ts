/** The account: password, one's own data, whom one does not want to hear, and its deletion. */

import { html, LitElement, nothing, type TemplateResult } from "lit";
import type { Player } from "../app/api.js";
import { get, send } from "../app/http.js";
import { say } from "../app/notice.js";
import { player } from "../app/session.js";
import { refusal } from "../play/refusal.js";
import { t } from "../i18n/words.js";

export class AccountSettings extends LitElement {
  static override properties = { muted: { state: true } };

  declare muted: Player[];

  constructor() {
    super();
    this.muted = [];
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.read();
  }

  private async read(): Promise<void> {
    const { players } = await get<{ players: string[] }>("/players/me/mutes");
    const some = players.slice(0, 100);
    this.muted = some.length === 0 ? [] : (await get<{ items: Player[] }>(`/players?ids=${some.join(",")}`)).items;
  }

  private async ask(method: string, path: string, body?: unknown): Promise<boolean> {
    try {
      await send(method, path, body);
      say(t("set.kept"));
      return true;
    } catch (failure) {
      say(refusal(failure), true);
      return false;
    }
  }

  private async password(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const { password, newPassword } = Object.fromEntries(new FormData(form));
    if (await this.ask("PUT", "/players/me/password", { password, newPassword })) {
      form.reset();
    }
  }

  private async unmute(muted: Player): Promise<void> {
    await this.ask("DELETE", `/players/me/mutes/${muted.id}`);
    await this.read();
  }

  protected override render(): TemplateResult {
    return html`<section class="card form" aria-labelledby="set-account">
      <h2 id="set-account">${t("acc.title")}</h2>
      <form class="form" @submit=${this.password}>
        <input hidden name="handle" autocomplete="username" .value=${player()?.handle ?? ""} />
        <label
          >${t("acc.password")}<input type="password" name="password" autocomplete="current-password" required
        /></label>
        <label
          >${t("acc.newPassword")}<input
            type="password"
            name="newPassword"
            autocomplete="new-password"
            minlength="10"
            required
        /></label>
        <button>${t("acc.changePassword")}</button>
      </form>
      ${this.muted.length > 0
        ? html`<h3>${t("acc.muted")}</h3>
            <ul class="tables">
              ${this.muted.map(
                (each) => html`<li>
                  <span data-api>${each.handle}</span>
                  <button type="button" @click=${() => this.unmute(each)}>${t("acc.unmute")}</button>
                </li>`,
              )}
            </ul>`
        : nothing}
      <p><a href="/api/v1/players/me/data" download="baffin-data.json">${t("acc.data")}</a></p>
    </section>`;
  }
}

customElements.define("account-settings", AccountSettings);
