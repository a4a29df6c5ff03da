/** The history of a competition: who did what, when and why; a number of a standing leads here, to what brought it. */

import { html, nothing, type TemplateResult } from "lit";
import type { CompetitionRecord, StandingRow } from "../app/api.js";
import { moment } from "../app/time.js";
import { t } from "../i18n/words.js";
import { pageAt } from "./lines.js";
import { pager } from "./pager.js";
import { CompetitionView, PAGE_MAX } from "./view.js";
import { figure, listed, nameIn } from "./words.js";

type Event = CompetitionRecord["events"][number];
/** What some kinds of events have. */
type Facts = Partial<{
  entrant: number;
  one: number;
  other: number;
  round: number;
  table: number;
  tables: unknown[];
  entrants: number[];
  player: string;
  person: { player: string; handle?: string };
  to: { player: string; handle?: string };
  points: number;
  reason: string;
  early: string;
  text: string;
  deadline: string;
  details: { round: number; table: number; entrant: number; reason: string };
  seats: { place?: number }[];
}>;

const PAGE = 50;

export class LeagueHistory extends CompetitionView<CompetitionRecord[]> {
  private records: CompetitionRecord[] = [];
  private cursor: string | undefined;
  private shown = "";

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

  private event(event: Event, by: CompetitionRecord["by"]): TemplateResult {
    const facts = event as Facts;
    const reason = facts.reason ?? facts.details?.reason ?? facts.early ?? facts.text;
    const round = facts.round ?? facts.details?.round;
    const table = facts.table ?? facts.details?.table;
    return html`<li>
      ${eventText(event, this.lines, by)}
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

/** What an event says, with names. */
export function eventText(event: Event, lines: readonly StandingRow[], by: CompetitionRecord["by"]): string {
  const facts = event as Facts;
  const entrant = facts.entrant ?? facts.details?.entrant;
  const person = facts.to ?? facts.person;
  const pair = [facts.one, facts.other].filter((number) => number !== undefined);
  const who =
    person?.handle ??
    (entrant !== undefined ? nameIn(lines, entrant) : undefined) ??
    (pair.length === 2 ? listed(pair.map((number) => nameIn(lines, number))) : undefined) ??
    lines.find((line) => line.player === facts.player)?.handle ??
    (facts.player !== undefined && by?.player === facts.player ? by.handle : undefined) ??
    t("league.someone");
  return t(`record.${event.type}`, {
    who,
    for: entrant === undefined ? "" : nameIn(lines, entrant),
    n: facts.tables?.length ?? 0,
    points: facts.points === undefined ? "" : figure(facts.points),
    at: facts.deadline === undefined ? "" : moment(facts.deadline),
  });
}

customElements.define("league-history", LeagueHistory);
