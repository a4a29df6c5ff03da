/** The history of a competition: who did what, when and why; a number of a standing leads here, to what brought it. */

import { html, nothing, type TemplateResult } from "lit";
import type { CompetitionEvent, CompetitionRecord } from "../app/api.js";
import { moment } from "../app/time.js";
import { t } from "../i18n/words.js";
import { eventText, reasonOf, tableOf, type Names } from "./event-text.js";
import { pageAt } from "./lines.js";
import { pager } from "./pager.js";
import { CompetitionView, PAGE_MAX } from "./view.js";
import { nameIn } from "./words.js";

const PAGE = 50;

export class LeagueHistory extends CompetitionView<CompetitionRecord[]> {
  private records: CompetitionRecord[] = [];
  private cursor: string | undefined;
  private shown = "";
  private readonly names: Names = {
    entrant: (number) => nameIn(this.lines, number),
    player: (id) => this.lines.find((line) => line.player === id)?.handle,
  };

  protected override wanted(): string {
    return "";
  }

  /** Reads on from where it was: a log only grows. */
  protected override async read(): Promise<CompetitionRecord[]> {
    let more = true;
    while (more) {
      const from = this.cursor;
      const query = { cursor: from, limit: PAGE_MAX };
      const page = await this.get<{ items: CompetitionRecord[]; nextCursor?: string }>("/records", query);
      // another read may have been there first
      if (from === this.cursor) {
        this.records = [...this.records, ...page.items];
        this.cursor = page.nextCursor;
        more = page.items.length === PAGE_MAX;
      }
    }
    return this.records.toReversed();
  }

  protected override updated(): void {
    const record = this.param("record");
    if (this.found && record && this.shown !== this.query) {
      this.shown = this.query;
      this.querySelector<HTMLElement>(`#record-${CSS.escape(record)}`)?.focus();
    }
  }

  protected override content(records: CompetitionRecord[]): TemplateResult {
    const sought = records.findIndex((record) => record.version === Number(this.param("record")));
    const shown = pageAt(records, Number(this.param("page")) || Math.floor(Math.max(0, sought) / PAGE) + 1, PAGE);
    return html`<ol class="history">
        ${shown.rows.map((record) => this.record(record))}
      </ol>
      ${pager(shown, records.length, (page) => this.link("history", { page }))}`;
  }

  private record({ version, at, by, events, cause }: CompetitionRecord): TemplateResult {
    return html`<li id="record-${version}" tabindex="-1" class=${version === Number(this.param("record")) ? "own" : ""}>
      <p>
        <b>${t("league.record", { n: version })}</b> <time datetime=${at}>${t("time.at", { at: moment(at) })}</time>
        ${by ? html`<span data-api>${by.handle ?? ""}</span>` : html`<span>${t("league.platform")}</span>`}
        ${
          this.competition.startedAt
            ? html`<a class="opens" href=${this.link("standing", { asOf: version })}>${t("league.standingThen")}</a>`
            : nothing
        }
      </p>
      <ul>
        ${events.map((event) => this.event(event, by))}
        ${cause?.category ? html`<li>${t(`league.cause.${cause.category}`)}</li>` : nothing}
      </ul>
    </li>`;
  }

  private event(event: CompetitionEvent, by: CompetitionRecord["by"]): TemplateResult {
    const reason = reasonOf(event);
    const { round, table } = tableOf(event);
    return html`<li>
      ${eventText(event, this.names, by)}
      ${
        round === undefined
          ? nothing
          : html`<a href=${this.link("rounds", { n: round, table })}
              >${table === undefined ? t("league.round", { n: round }) : t("league.roundTable", { n: round, table })}</a
            >`
      }
      ${reason ? html`<q data-api>${reason}</q>` : nothing}
    </li>`;
  }
}

customElements.define("league-history", LeagueHistory);
