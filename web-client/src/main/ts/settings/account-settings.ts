/** The account: handle, password, whom one does not want to hear, one's own data. */

import { html, nothing, type TemplateResult } from "lit";
import type { Page, Player } from "../app/api.js";
import { newPasswordField, passwordField } from "../app/credential-fields.js";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { player, renamed } from "../app/session.js";
import { t } from "../i18n/words.js";
import { kept } from "./kept.js";

export class AccountSettings extends LightElement {
  static override properties = { muted: { state: true } };

  declare muted: Player[];

  constructor() {
    super();
    this.muted = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.read();
  }

  private async read(): Promise<void> {
    const { items } = await get<Page<string>>("/players/me/mutes");
    const some = items.slice(0, 100);
    this.muted = some.length === 0 ? [] : (await get<Page<Player>>(`/players?ids=${some.join(",")}`)).items;
  }

  private async password(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const { password, newPassword } = Object.fromEntries(new FormData(form));
    if (await kept(() => send("PUT", "/players/me/password", { password, newPassword }))) {
      form.reset();
    }
  }

  private async handle(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const handle = new FormData(event.target as HTMLFormElement).get("newHandle");
    await kept(async () => renamed(await send<Player>("PUT", "/players/me/handle", { handle })));
  }

  private async unmute(muted: Player): Promise<void> {
    await kept(() => send("DELETE", `/players/me/mutes/${muted.id}`));
    await this.read();
  }

  protected override render(): TemplateResult {
    return html`<section class="card form" aria-labelledby="set-account">
      <h2 id="set-account">${t("acc.title")}</h2>
      <form class="form" @submit=${this.handle}>
        <label
          >${t("sign.handle")}<input
            name="newHandle"
            required
            minlength="3"
            autocomplete="off"
            .value=${player()?.handle ?? ""}
        /></label>
        <small>${t("acc.handle.what")}</small>
        <button>${t("acc.changeHandle")}</button>
      </form>
      <form class="form" @submit=${this.password}>
        <input hidden name="handle" autocomplete="username" .value=${player()?.handle ?? ""} />
        ${passwordField()} ${newPasswordField("newPassword")}
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
