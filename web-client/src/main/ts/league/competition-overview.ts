/** What a competition is: its policy in plain words, its news, who runs it, what is certain or still needed. */

import { html, nothing, type TemplateResult } from "lit";
import type { GameInfo, Prospect } from "../app/api.js";
import { preferences } from "../app/preferences.js";
import { player } from "../app/session.js";
import { moment } from "../app/time.js";
import type { Schemas } from "baffin-client";
import { spoken, t } from "../i18n/words.js";
import { prospectText } from "./prospects.js";
import { CompetitionView } from "./view.js";
import { handleOf, listed, nameIn, policyFacts } from "./words.js";

type Announcement = Schemas["Announcement"];

/** So many news are shown; the rest is folded. */
const NEWS_MAX = 5;
const FILES = [
  "standings.html",
  "cross-table.html",
  "calendar.html",
  "standings.csv",
  "results.csv",
  "export",
] as const;
/** Those of them that there are not before the first round. */
const PLAYED = ["cross-table.html", "export"];
const ORGANISERS = ["OWNER", "ORGANISER"];

interface Found {
  news: Announcement[];
  prospects: Prospect[];
}

export class CompetitionOverview extends CompetitionView<Found> {
  static override properties = { game: { attribute: false } };

  declare game: GameInfo | undefined;

  protected override wanted(): string {
    return "";
  }

  protected override async read(): Promise<Found> {
    const running = this.competition.status === "RUNNING" && this.competition.rounds.length > 0;
    const [news, outlook] = await Promise.all([
      this.get<{ items: Announcement[] }>("/announcements"),
      running ? this.get<{ items: Prospect[] }>("/outlook") : { items: [] },
    ]);
    return { news: news.items.toReversed(), prospects: outlook.items };
  }

  protected override content({ news, prospects }: Found): TemplateResult {
    const { policy, officials, warnings } = this.competition;
    const organises = officials.some((each) => each.player === player()?.id);
    return html`${policy.description ? html`<p class="what words" data-api>${policy.description}</p>` : nothing}
      ${
        organises
          ? html`<p class="buttons">
              <a class="button" href="#/organise/${this.competition.competitionId}">${t("league.organise")}</a>
            </p>`
          : nothing
      }
      ${this.news(news)} ${this.outlook(prospects)}
      <h2>${t("league.policy")}</h2>
      <dl class="facts-list">
        ${policyFacts(this.competition, this.game).map(
          ({ term, text, api }) =>
            html`<div>
              <dt ?data-api=${api}>${term}</dt>
              <dd ?data-api=${api}>${text}</dd>
            </div>`,
        )}
        <div>
          <dt>${t("league.organisers")}</dt>
          <dd data-api>${listed(officials.filter((each) => ORGANISERS.includes(each.role)).map(handleOf))}</dd>
        </div>
      </dl>
      ${
        warnings.length > 0
          ? html`<details>
              <summary>${t("league.warnings", { n: warnings.length })}</summary>
              <ul>
                ${warnings.map((each) => html`<li data-api lang="en">${each}</li>`)}
              </ul>
            </details>`
          : nothing
      }
      <details>
        <summary>${t("league.forPrograms")}</summary>
        <ul class="links">
          ${FILES.filter((file) => this.competition.rounds.length > 0 || !PLAYED.includes(file)).map(
            (file) => html`<li><a href=${this.file(file)}>${t(`league.file.${file}`)}</a></li>`,
          )}
        </ul>
      </details>`;
  }

  /** A page without scripts gets the reader's language and time zone. */
  private file(file: (typeof FILES)[number]): string {
    const zone = preferences().timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    const query = file.endsWith(".html") ? `?${new URLSearchParams({ lang: spoken(), zone })}` : "";
    return `/api/v1/competitions/${this.competition.competitionId}/${file}${query}`;
  }

  private news(news: readonly Announcement[]): TemplateResult | typeof nothing {
    const item = (each: Announcement): TemplateResult =>
      html`<li class="card">
        <small
          >${t("time.at", { at: moment(each.at) })}${each.by?.handle
            ? html` · <span data-api>${each.by.handle}</span>`
            : nothing}</small
        >
        <p class="words" data-api>${each.text}</p>
      </li>`;
    return news.length === 0
      ? nothing
      : html`<h2>${t("league.news")}</h2>
          <ul class="news-list">
            ${news.slice(0, NEWS_MAX).map(item)}
          </ul>
          ${
            news.length > NEWS_MAX
              ? html`<details>
                  <summary>${t("league.news.more", { n: news.length - NEWS_MAX })}</summary>
                  <ul class="news-list">
                    ${news.slice(NEWS_MAX).map(item)}
                  </ul>
                </details>`
              : nothing
          }`;
  }

  /** What is certain comes first, and what concerns the reader before all. */
  private outlook(prospects: readonly Prospect[]): TemplateResult | typeof nothing {
    const own = this.lines.find((line) => line.player === player()?.id)?.entrant;
    const order = (each: Prospect): number =>
      each.entrant === own ? 0 : each.chance === "CLINCHED" ? 1 : each.chance === "NEEDS" ? 2 : 3;
    const said = prospects
      .map((each) => ({ each, text: prospectText(each) }))
      .filter(({ each, text }) => text !== undefined && (each.chance !== "OUT" || each.entrant === own))
      .toSorted((one, other) => order(one.each) - order(other.each));
    return said.length === 0
      ? nothing
      : html`<h2>${t("league.outlook")}</h2>
          <ul class="outlook">
            ${said
              .slice(0, 12)
              .map(
                ({ each, text }) =>
                  html`<li>
                    <a href=${this.link("entrant", { n: each.entrant })} data-api>${nameIn(this.lines, each.entrant)}</a
                    >: ${text}
                  </li>`,
              )}
          </ul>`;
  }
}

customElements.define("competition-overview", CompetitionOverview);
