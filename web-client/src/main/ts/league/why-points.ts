/** Where every number of an entrant comes from: matches, tie-breaks and penalties, and from there match and record. */

import { html, nothing, type TemplateResult } from "lit";
import type { Explanation, Prospect } from "../app/api.js";
import { t } from "../i18n/words.js";
import { prospectText } from "./prospects.js";
import { CompetitionView } from "./view.js";
import { figure, handleOf } from "./words.js";

type Contribution = Explanation["contributions"][number];
type Tie = Explanation["tieBreaks"][number];

interface Found {
  why: Explanation;
  prospects: Prospect[];
}

export class WhyPoints extends CompetitionView<Found> {
  protected override wanted(): string {
    return JSON.stringify([this.param("n"), this.param("asOf")]);
  }

  protected override async read(): Promise<Found> {
    const asOf = this.param("asOf");
    const number = Number(this.param("n"));
    const why = await this.get<Explanation>(`/entrants/${number}/explanation`, { asOf });
    const running = this.competition.status === "RUNNING" && !asOf;
    const outlook = running ? await this.get<{ items: Prospect[] }>("/outlook") : { items: [] };
    return { why, prospects: outlook.items.filter((each) => each.entrant === number) };
  }

  protected override updated(): void {
    // the number that was clicked is what one sees first
    const of = this.param("of");
    if (this.found && of && this.opened !== `${this.query}`) {
      this.opened = this.query;
      this.querySelector<HTMLElement>(`[data-of=${CSS.escape(of)}]`)?.focus();
    }
  }

  private opened = "";

  protected override content({ why, prospects }: Found): TemplateResult {
    const { line } = why;
    const asOf = this.param("asOf");
    const said = prospects.map(prospectText).filter((text) => text !== undefined);
    return html`<p>
        <a href=${this.link("standing", { asOf, page: this.param("page") })}>← ${t("league.view.standing")}</a>
      </p>
      <h2 data-api>${handleOf(line)}</h2>
      ${asOf ? html`<p class="unofficial">${t("league.unofficial.then")}</p>` : nothing}
      <dl class="facts-list">
        <div>
          <dt>${t("league.rank")}</dt>
          <dd>${line.rank}</dd>
        </div>
        ${
          line.division
            ? html`<div>
                <dt>${t("league.division.choose")}</dt>
                <dd>${line.division}</dd>
              </div>`
            : nothing
        }
        <div>
          <dt>${t("league.points")}</dt>
          <dd>${figure(line.points)}</dd>
        </div>
        <div>
          <dt>${t("league.played")}</dt>
          <dd>${line.played}</dd>
        </div>
        <div>
          <dt>${t("league.left")}</dt>
          <dd>${line.gamesLeft}</dd>
        </div>
      </dl>
      ${said.map((text) => html`<p>${text}</p>`)}
      ${
        line.handle
          ? html`<p class="buttons">
              <a href="#/player/${line.handle}">${t("league.profile")}</a>
              <a href="/api/v1/competitions/${this.competition.competitionId}/calendar.ics?entrant=${line.entrant}"
                >${t("league.ownCalendar")}</a
              >
            </p>`
          : nothing
      }
      <h3 tabindex="-1" data-of="points">${t("league.whyPoints")} <small>${figure(line.points)}</small></h3>
      ${why.contributions.length === 0 ? html`<p>${t("league.nothingYet")}</p>` : nothing}
      <ul class="why-list">
        ${why.contributions.map((each) => this.contribution(each))}
      </ul>
      ${why.tieBreaks.map((each) => this.tie(each))}`;
  }

  private contribution(each: Contribution): TemplateResult {
    return html`<li>
      <b class="worth">${figure(each.points)}</b>
      <span
        ><span data-api>${each.words}</span> ${each.counts ? nothing : html`<small>${t("league.notInSum")}</small>`}
        ${this.behind(each)}</span
      >
    </li>`;
  }

  /** Leads to the match, the table and the record behind a number. */
  private behind({
    round,
    table,
    matchId,
    version,
  }: Pick<Contribution, "round" | "table" | "matchId" | "version">): TemplateResult {
    return html`<span class="behind">
      ${matchId ? html`<a href="#/matches/${matchId}">${t("league.match")}</a>` : nothing}
      ${
        round
          ? html`<a href=${this.link("rounds", { n: round, table })}
              >${table ? t("league.roundTable", { n: round, table }) : t("league.round", { n: round })}</a
            >`
          : nothing
      }
      ${version
        ? html`<a href=${this.link("history", { record: version })}>${t("league.record", { n: version })}</a>`
        : nothing}
    </span>`;
  }

  private tie(tie: Tie): TemplateResult | typeof nothing {
    if (tie.value === undefined && tie.lot === undefined) {
      return nothing;
    }
    return html`<details ?open=${this.param("of") === tie.kind}>
      <summary data-of=${tie.kind}>
        ${t(`league.tie.${tie.kind}`)} ${tie.value === undefined ? nothing : html`<b>${figure(tie.value, 9)}</b>`}
      </summary>
      <p data-api>${tie.rule}</p>
      ${tie.lot ? html`<p class="code" data-api>${tie.lot}</p>` : nothing}
      ${
        tie.tiedWith.length > 0
          ? html`<p>
              ${t("league.tiedWith")}
              ${tie.tiedWith.map(
                (other) =>
                  html`<a href=${this.link("entrant", { n: other.entrant, of: tie.kind })} data-api
                    >${other.handle}</a
                  > `,
              )}
            </p>`
          : nothing
      }
      <ul class="why-list">
        ${tie.parts.map(
          (part) =>
            html`<li>
              <span
                ><span data-api>${part.words}</span>
                ${part.counts ? nothing : html`<small>${t("league.leftOut")}</small>`} ${this.behind(part)}</span
              >
            </li>`,
        )}
      </ul>
    </details>`;
  }
}

customElements.define("why-points", WhyPoints);
