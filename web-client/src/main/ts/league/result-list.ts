/** All results, the latest first. */

import { html, nothing, type TemplateResult } from "lit";
import type { CompetitionResult } from "../app/api.js";
import { moment } from "../app/time.js";
import { t } from "../i18n/words.js";
import { pageAt } from "./lines.js";
import { pager } from "./pager.js";
import { CompetitionView } from "./view.js";
import { figure, handleOf } from "./words.js";

const PAGE = 25;

export class ResultList extends CompetitionView<CompetitionResult[]> {
  protected override wanted(): string {
    return "";
  }

  protected override async read(): Promise<CompetitionResult[]> {
    return (await this.all<CompetitionResult>("/results")).reverse();
  }

  protected override content(results: CompetitionResult[]): TemplateResult {
    const shown = pageAt(results, Number(this.param("page")), PAGE);
    return html`${results.length === 0 ? html`<p>${t("league.noResults")}</p>` : nothing}
      <ul class="tables">
        ${shown.rows.map((result) => this.row(result))}
      </ul>
      ${pager(shown, results.length, (page) => this.link("results", { page }))}`;
  }

  private row(result: CompetitionResult): TemplateResult {
    const seats = result.seats.toSorted((one, other) => one.place - other.place);
    return html`<li class="card">
      <a href=${this.link("rounds", { n: result.round, table: result.table })}
        ><b>${t("league.roundTable", { n: result.round, table: result.table })}</b></a
      >
      <ol class="in-line">
        ${seats.map(
          (seat) =>
            html`<li>
              ${t("league.place.nth", { n: seat.place })} <span data-api>${handleOf(seat)}</span>
              ${seat.score === undefined
                ? nothing
                : html`<small>${t("league.scored", { n: figure(seat.score) })}</small>`}
              <a class="opens" href=${this.link("entrant", { n: seat.entrant, of: "points" })}
                >${t("league.points.n", { n: figure(seat.points) })}</a
              >
            </li>`,
        )}
      </ol>
      ${
        result.source === "MATCH"
          ? nothing
          : html`<span
              ><b>${t(`league.source.${result.source}`)}</b> <span data-api>${result.reason ?? ""}</span></span
            >`
      }
      <span class="behind">
        <a href="#/matches/${result.matchId}">${t("league.match")}</a>
        <a href=${this.link("history", { record: result.version })}>${t("league.record", { n: result.version })}</a>
        <small>${t("time.at", { at: moment(result.at) })}</small>
      </span>
    </li>`;
  }
}

customElements.define("result-list", ResultList);
