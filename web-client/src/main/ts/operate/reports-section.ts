/** Lines of chats that players have reported; an operator hides them. */

import { html, nothing, type TemplateResult } from "lit";
import type { ChatReport, Page } from "../app/api.js";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { playerLink } from "../app/player-link.js";
import { moment } from "../app/time.js";
import { t } from "../i18n/words.js";
import { namesOf, withReason } from "./act.js";

const PAGE = 30;

export class ReportsSection extends LightElement {
  static override properties = { reports: { state: true }, next: { state: true } };

  declare reports: ChatReport[] | undefined;
  declare next: string | undefined;

  private names = new Map<string, string>();

  override connectedCallback(): void {
    super.connectedCallback();
    void this.read();
  }

  private async read(more = false): Promise<void> {
    const cursor = more && this.next ? `&cursor=${encodeURIComponent(this.next)}` : "";
    const page = await get<Page<ChatReport>>(`/operator/reports?limit=${PAGE}${cursor}`);
    const names = await namesOf(page.items.map(({ player }) => player));
    this.names = new Map([...this.names, ...names]);
    this.reports = more ? [...(this.reports ?? []), ...page.items] : page.items;
    this.next = page.items.length === PAGE ? page.nextCursor : undefined;
  }

  private async hide({ line }: ChatReport): Promise<void> {
    const path = `/operator/matches/${line.matchId}/chat/${line.messageId}/hide`;
    if (await withReason(t("operate.hide"), (fields) => send("POST", path, { reason: fields.get("reason") }))) {
      await this.read();
    }
  }

  protected override render(): TemplateResult {
    if (!this.reports) {
      return html`<p>${t("load.wait")}</p>`;
    }
    return html`${this.reports.length === 0 ? html`<p>${t("operate.noReports")}</p>` : nothing}
      <ul class="tables" data-reports>
        ${this.reports.map((report) => this.report(report))}
      </ul>
      ${this.next
        ? html`<p class="buttons"><button type="button" @click=${() => this.read(true)}>${t("start.more")}</button></p>`
        : nothing}`;
  }

  private report(report: ChatReport): TemplateResult {
    const { line, text, player, reason, at } = report;
    return html`<li class="card">
      <blockquote>${playerLink(line, t("operate.gone"))}: <span data-api>${text ?? line.text ?? "…"}</span></blockquote>
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
