/** Who takes part, with rating and presence; alternates in their order. */

import { html, nothing, type TemplateResult } from "lit";
import type { Entrant } from "../app/api.js";
import type { Schemas } from "baffin-client";
import { player } from "../app/session.js";
import { day } from "../app/time.js";
import { t } from "../i18n/words.js";
import { pageAt } from "./lines.js";
import { pager } from "./pager.js";
import { CompetitionView } from "./view.js";
import { figure, handleOf } from "./words.js";

type Alternate = Schemas["LobbyAlternate"];

interface Found {
  entrants: Entrant[];
  alternates: Alternate[];
}

export class EntrantLines extends CompetitionView<Found> {
  protected override wanted(): string {
    return "";
  }

  protected override async read(): Promise<Found> {
    const [entrants, alternates] = await Promise.all([
      this.all<Entrant>("/entrants"),
      this.get<{ items: Alternate[] }>("/alternates"),
    ]);
    return { entrants, alternates: alternates.items };
  }

  protected override content({ entrants, alternates }: Found): TemplateResult {
    const shown = pageAt(entrants, Number(this.param("page")));
    const checks =
      this.competition.policy.entry.checkIn !== undefined || this.competition.policy.format.type === "Heats";
    return html`${entrants.length === 0 ? html`<p>${t("league.nobody")}</p>` : this.table(shown.rows, checks)}
    ${pager(shown, entrants.length, (page) => this.link("entrants", { page }))}
    ${
      alternates.length > 0
        ? html`<h2>${t("league.alternates")}</h2>
            <ol class="numbered">
              ${alternates.map(
                (each) =>
                  html`<li>
                    <span data-api>${handleOf(each)}</span>
                    ${each.rating ? html`<small>${figure(each.rating)}</small>` : nothing}
                    ${each.checkedIn ? html`<small>${t("league.checkedIn")}</small>` : nothing}
                  </li>`,
              )}
            </ol>`
        : nothing
    }`;
  }

  private table(entrants: readonly Entrant[], checks: boolean): TemplateResult {
    const name = t("league.view.entrants");
    return html`<div class="wide" tabindex="0" role="region" aria-label=${name}>
      <table class="grid">
        <caption class="unseen">
          ${name}
        </caption>
        <thead>
          <tr>
            <th scope="col">${t("league.number.word")}</th>
            <th scope="col">${t("league.name")}</th>
            <th scope="col">${t("league.rating")}</th>
            ${checks ? html`<th scope="col">${t("league.checkIn")}</th>` : nothing}
            <th scope="col">${t("league.entered")}</th>
          </tr>
        </thead>
        <tbody>
          ${entrants.map((entrant) => this.row(entrant, checks))}
        </tbody>
      </table>
    </div>`;
  }

  private row(entrant: Entrant, checks: boolean): TemplateResult {
    const former = entrant.former.map(handleOf).join(", ");
    return html`<tr class=${entrant.player === player()?.id ? "own" : ""}>
      <td>${entrant.entrant}</td>
      <th scope="row">
        <a href=${this.link("entrant", { n: entrant.entrant })} data-api>${handleOf(entrant)}</a>
        ${entrant.bot ? html`<small class="mark">${t("seat.bot")}</small>` : nothing}
        ${
          entrant.presence === "ACTIVE"
            ? nothing
            : html`<small class="mark">${t(`league.presence.${entrant.presence}`)}</small>
                <small data-api>${entrant.reason ?? ""}</small>`
        }
        ${former ? html`<small>${t("league.former", { who: former })}</small>` : nothing}
      </th>
      <td>${entrant.rating === undefined ? "–" : figure(entrant.rating)}</td>
      ${checks ? html`<td>${entrant.checkedIn ? t("league.yes") : "–"}</td>` : nothing}
      <td>${t("time.at", { at: day(entrant.enteredAt) })}</td>
    </tr>`;
  }
}

customElements.define("entrant-lines", EntrantLines);
