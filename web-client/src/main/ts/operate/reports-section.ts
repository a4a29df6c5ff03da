/** Lines of chats that players have reported; an operator hides them. */

import { html, nothing, type TemplateResult } from "lit";
import type { ChatReport } from "../app/api.js";
import { send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { Paged } from "../app/paged.js";
import { playerLink } from "../app/player-link.js";
import { moment } from "../app/time.js";
import { t } from "../i18n/words.js";
import { namesOf, withReason } from "./act.js";

const PAGE = 30;

export class ReportsSection extends LightElement {
  private names = new Map<string, string>();

  private readonly reports = new Paged<ChatReport>(this, PAGE, async ({ items }) => {
    this.names = new Map([...this.names, ...(await namesOf(items.map(({ player }) => player)))]);
  });

  override connectedCallback(): void {
    super.connectedCallback();
    void this.read();
  }

  private read(): Promise<void> {
    return this.reports.read("/operator/reports");
  }

  private async hide({ line }: ChatReport): Promise<void> {
    const path = `/operator/matches/${line.matchId}/chat/${line.messageId}/hide`;
    const hide = (fields: FormData): Promise<void> => send("POST", path, { reason: fields.get("reason") });
    if (await withReason(t("operate.hide"), hide)) {
      await this.read();
    }
  }

  protected override render(): TemplateResult {
    if (!this.reports.items) {
      return html`<p>${t("load.wait")}</p>`;
    }
    return html`${this.reports.items.length === 0 ? html`<p>${t("operate.noReports")}</p>` : nothing}
      <ul class="tables" data-reports>
        ${this.reports.items.map((report) => this.report(report))}
      </ul>
      ${this.reports.button()}`;
  }

  private report(report: ChatReport): TemplateResult {
    const { line, text, player, reason, at } = report;
    return html`<li class="card">
      <blockquote>
        ${playerLink(line, t("operate.gone"))}: <span data-api>${text ?? line.text ?? "…"}</span>
      </blockquote>
      <span>
        ${playerLink({ player, handle: this.names.get(player) }, t("operate.gone"))}: <i data-api>${reason}</i>
      </span>
      <small>${t("time.at", { at: moment(at) })}</small>
      <a href="#/matches/${line.matchId}">${t(line.channel === "SEATS" ? "operate.inSeats" : "operate.inPublic")}</a>
      ${line.removed
        ? html`<b>${t(line.removed === "BY_AUTHOR" ? "operate.withdrawn" : "operate.hidden")}</b>`
        : html`<button type="button" @click=${() => this.hide(report)}>${t("operate.hide")}</button>`}
    </li>`;
  }
}

customElements.define("reports-section", ReportsSection);
