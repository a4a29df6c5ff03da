/** The dates of a competition in the reader's time zone, and how to have them in a calendar. */

import { html, nothing, type TemplateResult } from "lit";
import { player } from "../app/session.js";
import { left, moment, now } from "../app/time.js";
import { t } from "../i18n/words.js";
import { datesOf, type Happening } from "./dates.js";
import { CompetitionView } from "./view.js";

export class LeagueCalendar extends CompetitionView<true> {
  protected override wanted(): string {
    return "";
  }

  protected override read(): Promise<true> {
    return Promise.resolve(true);
  }

  protected override content(): TemplateResult {
    const dates = datesOf(this.competition);
    const own = this.lines.find((line) => line.player === player()?.id);
    const file = `/api/v1/competitions/${this.competition.competitionId}/calendar.ics`;
    return html`${dates.length === 0 ? html`<p>${t("league.noDates")}</p>` : nothing}
      <ol class="dates">
        ${dates.map((each) => this.date(each))}
      </ol>
      <p class="buttons">
        <a class="button" href=${file}>${t("league.calendar")}</a>
        ${own ? html`<a class="button" href="${file}?entrant=${own.entrant}">${t("league.ownCalendar")}</a>` : nothing}
      </p>`;
  }

  private date({ at, words, round, past }: Happening): TemplateResult {
    const open = !past && Date.parse(at) > now();
    return html`<li class=${past ? "past-date" : "planned"}>
      <time datetime=${at}>${t("time.at", { at: moment(at) })}</time>
      <span
        >${round === undefined
          ? t(words)
          : html`<a href=${this.link("rounds", { n: round })}>${t(words, { n: round })}</a>`}
        ${open ? html`<small>${t("mine.left", { time: left(at) })}</small>` : nothing}</span
      >
    </li>`;
  }
}

customElements.define("league-calendar", LeagueCalendar);
