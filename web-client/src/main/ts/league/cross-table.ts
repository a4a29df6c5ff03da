/** Everybody against everybody: who was placed ahead of whom, and in which match. */

import { html, type TemplateResult } from "lit";
import type { StandingRow } from "../app/api.js";
import { t } from "../i18n/words.js";
import { CompetitionView } from "./view.js";
import { figure, handleOf } from "./words.js";

/** So many lines still make a table that can be read; of more the first are shown. */
const LINES_MAX = 24;
const SIGNS = { AHEAD: "1", LEVEL: "½", BEHIND: "0", NONE: "–" } as const;

type Meeting = NonNullable<StandingRow["meetings"]>[number];

export class CrossTable extends CompetitionView<StandingRow[]> {
  protected override wanted(): string {
    return "";
  }

  protected override read(): Promise<StandingRow[]> {
    return this.all<StandingRow>("/cross-table");
  }

  protected override content(rows: StandingRow[]): TemplateResult {
    const divisions = [...new Set(rows.map((row) => row.division))];
    return html`<p class="hint">${t("league.cross.hint")}</p>
      ${divisions.map((division) => {
        const all = rows.filter((row) => row.division === division);
        const name = division === undefined ? t("league.view.cross") : t("league.division", { n: division });
        return html`<section>
          ${division === undefined ? "" : html`<h2>${name}</h2>`}
          ${all.length > LINES_MAX
            ? html`<p class="hint">${t("league.cross.first", { n: LINES_MAX, of: all.length })}</p>`
            : ""}
          ${this.table(all.slice(0, LINES_MAX), name)}
        </section>`;
      })}`;
  }

  private table(rows: readonly StandingRow[], name: string): TemplateResult {
    return html`<div class="wide" tabindex="0" role="region" aria-label=${name}>
      <table class="grid cross">
        <caption class="unseen">
          ${name}
        </caption>
        <thead>
          <tr>
            <th scope="col">${t("league.number.word")}</th>
            <th scope="col">${t("league.name")}</th>
            ${rows.map((row, at) => html`<th scope="col"><abbr title=${handleOf(row)} data-api>${at + 1}</abbr></th>`)}
            <th scope="col">${t("league.points")}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map((row, at) => this.row(row, at, rows))}
        </tbody>
      </table>
    </div>`;
  }

  private row(row: StandingRow, at: number, rows: readonly StandingRow[]): TemplateResult {
    return html`<tr>
      <td>${at + 1}</td>
      <th scope="row"><a href=${this.link("entrant", { n: row.entrant })} data-api>${handleOf(row)}</a></th>
      ${rows.map((other) =>
        other.entrant === row.entrant
          ? html`<td class="self"></td>`
          : html`<td>
              ${(row.meetings ?? [])
                .filter((met) => met.opponent === other.entrant)
                .map((met) => this.cell(met, row, other))}
            </td>`,
      )}
      <td>
        <a class="opens" href=${this.link("entrant", { n: row.entrant, of: "points" })}>${figure(row.points)}</a>
      </td>
    </tr>`;
  }

  private cell({ round, table, outcome }: Meeting, row: StandingRow, other: StandingRow): TemplateResult {
    const words = t(`league.cross.${outcome}`, { who: handleOf(row), other: handleOf(other), n: round });
    return html`<a
      class="opens met-${outcome.toLowerCase()}"
      href=${this.link("rounds", { n: round, table })}
      title=${words}
      aria-label=${words}
      >${SIGNS[outcome]}</a
    > `;
  }
}

customElements.define("cross-table", CrossTable);
