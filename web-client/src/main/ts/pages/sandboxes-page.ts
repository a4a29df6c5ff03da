/** One's own sandboxes. */

import { html, nothing, type TemplateResult } from "lit";
import type { GameInfo, Page, Sandbox } from "../app/api.js";
import { games, nameOf } from "../app/games.js";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { moment } from "../app/time.js";
import { t } from "../i18n/words.js";

export class SandboxesPage extends LightElement {
  static override properties = { own: { state: true }, known: { state: true } };

  declare own: Sandbox[] | undefined;
  declare known: GameInfo[];

  constructor() {
    super();
    this.known = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then((all) => (this.known = all));
    void this.read();
  }

  private async read(): Promise<void> {
    this.own = (await get<Page<Sandbox>>("/sandboxes")).items;
  }

  private async discard(sandbox: Sandbox): Promise<void> {
    await send("DELETE", `/sandboxes/${sandbox.sandboxId}`);
    await this.read();
  }

  protected override render(): TemplateResult {
    return html`
      <h1>${t("sandbox.list")}</h1>
      <p>${t("sandbox.how")}</p>
      ${this.own === undefined ? html`<p>${t("load.wait")}</p>` : nothing}
      ${this.own?.length === 0 ? html`<p>${t("sandbox.none")}</p>` : nothing}
      <ul class="tables">
        ${this.own?.map(
          (each) => html`<li class="card sandbox-card">
            <a href="#/sandboxes/${each.sandboxId}" data-api>${nameOf(this.known, each.game)}</a>
            <a href="#/matches/${each.from}?v=${each.fromVersion}">${t("sandbox.from", { n: each.fromVersion })}</a>
            <span>${t("sandbox.until", { until: moment(each.expiresAt) })}</span>
            <button type="button" @click=${() => this.discard(each)}>${t("sandbox.remove")}</button>
          </li>`,
        )}
      </ul>
    `;
  }
}

customElements.define("sandboxes-page", SandboxesPage);
