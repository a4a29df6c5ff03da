/** Quiet hours in the player's own time zone, for matches that they join from now on. */

import { html, nothing, type TemplateResult } from "lit";
import type { QuietHours } from "../app/api.js";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import { preferences } from "../app/preferences.js";
import { t } from "../i18n/words.js";

const PATH = "/players/me/quiet-hours";

export class QuietSettings extends LightElement {
  static override properties = { kept: { state: true } };

  declare kept: Partial<QuietHours>;

  constructor() {
    super();
    this.kept = {};
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.read();
  }

  private async read(): Promise<void> {
    this.kept = (await get<QuietHours | "">(PATH)) || {};
  }

  private async set(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const zone = preferences().timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    this.kept = await send<QuietHours>("PUT", PATH, { zone, from: form.get("from"), to: form.get("to") });
    say(t("set.kept"));
  }

  private async clear(): Promise<void> {
    await send("DELETE", PATH);
    this.kept = {};
    say(t("set.kept"));
  }

  protected override render(): TemplateResult {
    return html`<section class="card form" aria-labelledby="set-quiet">
      <h2 id="set-quiet">${t("quiet.title")}</h2>
      <p>${t("quiet.what")}</p>
      <form class="row" @submit=${this.set}>
        <label>${t("quiet.from")} <input type="time" name="from" required .value=${this.kept.from ?? "22:00"} /></label>
        <label>${t("quiet.to")} <input type="time" name="to" required .value=${this.kept.to ?? "07:00"} /></label>
        <button class="do">${t("set.keep")}</button>
      </form>
      ${this.kept.zone
        ? html`<p>
            ${t("quiet.kept", { from: this.kept.from ?? "", to: this.kept.to ?? "", zone: this.kept.zone })}
            <button type="button" @click=${this.clear}>${t("quiet.clear")}</button>
          </p>`
        : nothing}
    </section>`;
  }
}

customElements.define("quiet-settings", QuietSettings);
