/** The rounds, and of one of them its tables with their people, states and matches. */

import { html, nothing, type TemplateResult } from "lit";
import type { Round, RoundBrief } from "../app/api.js";
import { player } from "../app/session.js";
import { t } from "../i18n/words.js";
import "./why-tables.js";
import { pageAt } from "./lines.js";
import { pager } from "./pager.js";
import { CompetitionView } from "./view.js";
import { at, figure, handleOf, nameIn } from "./words.js";

type Table = Round["tables"][number];
type Seat = Table["seats"][number];

/** So many tables are on the page at once. */
const TABLES_MAX = 24;

export class RoundTables extends CompetitionView<Round | null> {
  private shown = "";

  /** The round of the link; the latest without one. */
  private get number(): number {
    return Number(this.param("n")) || (this.competition.rounds.at(-1)?.round ?? 0);
  }

  protected override wanted(): string {
    return String(this.number);
  }

  protected override async read(): Promise<Round | null> {
    return this.number === 0 ? null : this.get<Round>(`/rounds/${this.number}`);
  }

  protected override updated(): void {
    const table = this.param("table");
    if (this.found && table && this.shown !== this.query) {
      this.shown = this.query;
      this.querySelector<HTMLElement>(`#table-${CSS.escape(table)}`)?.focus();
    }
  }

  protected override content(round: Round | null): TemplateResult {
    if (round === null) {
      return html`<p>${t("league.noRounds")}</p>`;
    }
    const own = round.tables.find((table) => table.seats.some((seat) => seat.player === player()?.id));
    const sought = Number(this.param("table"));
    const page =
      Number(this.param("page")) ||
      Math.ceil(Math.max(1, round.tables.findIndex((each) => each.table === sought) + 1) / TABLES_MAX);
    const shown = pageAt(round.tables, page, TABLES_MAX);
    return html`${this.rounds()}
      <h2>${t("league.round", { n: round.round })} <small>${t(`league.stage.${round.stage}`)}</small></h2>
      <p>
        ${round.closedAt ? at("league.closed", round.closedAt) : at("league.until", round.deadline)} ·
        ${t("league.tables.n", { n: round.tables.length })} ·
        ${t("league.open.n", { n: round.tables.filter((table) => !table.result).length })}
      </p>
      ${round.corrected ? html`<p class="hint">${t("league.corrected")}</p>` : nothing}
      ${own
        ? html`<p>
            <a href=${this.link("rounds", { n: round.round, table: own.table })}
              >${t("league.ownTable", { n: own.table })}</a
            >
          </p>`
        : nothing}
      <div class="round">${shown.rows.map((table) => this.table(round, table))}</div>
      ${pager(shown, round.tables.length, (to) => this.link("rounds", { n: round.round, page: to }))}
      ${this.resting(round)}
      <why-tables .competition=${this.competition} .round=${round} .lines=${this.lines}></why-tables>`;
  }

  private rounds(): TemplateResult {
    const item = (each: RoundBrief): TemplateResult =>
      html`<a
        class="button"
        href=${this.link("rounds", { n: each.round })}
        aria-current=${each.round === this.number ? "page" : nothing}
        title=${t(`league.stage.${each.stage}`)}
        >${each.round}${each.open > 0
          ? html`<span class="unseen"> ${t("league.open.n", { n: each.open })}</span>`
          : nothing}</a
      >`;
    return html`<nav class="buttons numbers" aria-label=${t("league.view.rounds")}>
      ${this.competition.rounds.map(item)}
    </nav>`;
  }

  private table(round: Round, table: Table): TemplateResult {
    const seats = table.result
      ? table.seats.toSorted((one, other) => (one.place ?? 99) - (other.place ?? 99))
      : table.seats;
    const ruled = table.result && table.result.source !== "MATCH" ? table.result : undefined;
    return html`<section
      class="card"
      id="table-${table.table}"
      tabindex="-1"
      aria-label=${t("league.table", { n: table.table })}
    >
      <h3>
        ${t("league.table", { n: table.table })}
        ${table.division ? html`<small>${t("league.division", { n: table.division })}</small>` : nothing}
        ${table.stage && table.stage !== round.stage
          ? html`<small>${t(`league.stage.${table.stage}`)}</small>`
          : nothing}
        ${table.attempt > 1 ? html`<small>${t("league.attempt", { n: table.attempt })}</small>` : nothing}
      </h3>
      <ol class="seated">
        ${seats.map((seat) => this.seat(seat, table.result !== undefined))}
      </ol>
      ${
        ruled
          ? html`<p>
              <b>${t(`league.source.${ruled.source}`)}</b
              >${ruled.reason ? html`: <span data-api>${ruled.reason}</span>` : nothing}
            </p>`
          : nothing
      }
      <p class="behind">
        <a href="#/matches/${table.matchId}">${t(table.result ? "league.match" : "league.watch")}</a>
        ${
          table.result
            ? html`<a href=${this.link("history", { record: table.result.version })}
                >${t("league.record", { n: table.result.version })}</a
              >`
            : nothing
        }
        ${round.changed.includes(table.table) ? html`<small>${t("league.seatsChanged")}</small>` : nothing}
      </p>
    </section>`;
  }

  private seat(seat: Seat, over: boolean): TemplateResult {
    return html`<li class=${seat.player === player()?.id ? "own" : ""}>
      <span class="nth"
        >${over && seat.place !== undefined
          ? t("league.place.nth", { n: seat.place })
          : t("league.seat", { n: seat.seat + 1 })}</span
      >
      <a href=${this.link("entrant", { n: seat.entrant })} data-api>${handleOf(seat)}</a>
      ${seat.team === undefined ? nothing : html`<small>${t("league.team", { n: seat.team + 1 })}</small>`}
      ${seat.fate && seat.fate !== "PLAYED" ? html`<small>${t(`league.fate.${seat.fate}`)}</small>` : nothing}
      ${seat.score === undefined
        ? nothing
        : html`<span class="total">${t("league.scored", { n: figure(seat.score) })}</span>`}
    </li>`;
  }

  private resting(round: Round): TemplateResult | typeof nothing {
    if (round.byes.length + round.idle.length === 0) {
      return nothing;
    }
    return html`<h3>${t("league.without")}</h3>
      <ul>
        ${round.byes.map(
          (bye) =>
            html`<li>
              <a href=${this.link("entrant", { n: bye.entrant })} data-api>${handleOf(bye)}</a>:
              ${t(`league.bye.${bye.kind}`)}
            </li>`,
        )}
        ${round.idle.map(
          (entrant) =>
            html`<li>
              <a href=${this.link("entrant", { n: entrant })} data-api>${nameIn(this.lines, entrant)}</a>:
              ${t("league.idle")}
            </li>`,
        )}
      </ul>`;
  }
}

customElements.define("round-tables", RoundTables);
