/** How points and ranks went, round by round. */

import { html, nothing, type TemplateResult } from "lit";
import type { StandingRow } from "../app/api.js";
import { lineChart, SERIES_MAX } from "../app/chart.js";
import type { Series } from "../app/scale.js";
import { player } from "../app/session.js";
import { t } from "../i18n/words.js";
import { CompetitionView } from "./view.js";
import { figure, handleOf } from "./words.js";

/** So many rounds are read, the latest ones. */
const ROUNDS_MAX = 24;
/** So many people are in the tables below the pictures. */
const PEOPLE_MAX = 100;

interface Step {
  label: string;
  lines: StandingRow[];
}

/** What the lines of a picture are: the first ones of now, and the reader. */
export function seriesOf(
  people: readonly StandingRow[],
  steps: readonly Step[],
  value: (line: StandingRow) => number,
): Series[] {
  return people.map((person) => ({
    name: handleOf(person),
    values: steps.map(({ lines }) => {
      const line = lines.find((each) => each.entrant === person.entrant);
      return line && value(line);
    }),
  }));
}

export class LeagueProgress extends CompetitionView<Step[]> {
  private get division(): string {
    const own = this.lines.find((line) => line.player === player()?.id)?.division;
    return this.param("division") || String(own ?? this.competition.divisions[0]?.number ?? "");
  }

  protected override wanted(): string {
    return this.division;
  }

  protected override async read(): Promise<Step[]> {
    const closed = this.competition.rounds.filter((round) => round.closedAt).slice(-ROUNDS_MAX);
    const { division } = this;
    const then = closed.map(async ({ round, closedAt }) => {
      const page = await this.get<{ items: StandingRow[] }>("/standings", {
        asOf: closedAt,
        division,
        limit: PEOPLE_MAX,
      });
      return { label: String(round), lines: page.items };
    });
    return Promise.all(then);
  }

  protected override content(steps: Step[]): TemplateResult {
    if (steps.length === 0) {
      return html`<p>${t("league.noRoundClosed")}</p>`;
    }
    const own = player()?.id;
    const here = this.lines.filter((line) => !this.division || line.division === Number(this.division));
    const mine = here.find((line) => line.player === own);
    const first = here.slice(0, SERIES_MAX);
    const people = mine && !first.includes(mine) ? [...first.slice(0, -1), mine] : first;
    const all = [...people, ...here.filter((line) => !people.includes(line))].slice(0, PEOPLE_MAX);
    const common = { steps: t("league.view.rounds"), labels: steps.map((step) => step.label) };
    const points = seriesOf(all, steps, (line) => line.points);
    const ranks = seriesOf(all, steps, (line) => line.rank);
    return html`${this.divisions()}
    ${lineChart({ ...common, title: t("league.chart.points"), series: points, written: figure })}
    ${lineChart({ ...common, title: t("league.chart.ranks"), series: ranks, falling: true })}`;
  }

  private divisions(): TemplateResult | typeof nothing {
    const { divisions } = this.competition;
    return divisions.length < 2
      ? nothing
      : html`<nav class="buttons numbers" aria-label=${t("league.division.choose")}>
          ${divisions.map(
            ({ number }) =>
              html`<a
                class="button"
                href=${this.link("progress", { division: number })}
                aria-current=${String(number) === this.division ? "page" : nothing}
                >${t("league.division", { n: number })}</a
              >`,
          )}
        </nav>`;
  }
}

customElements.define("league-progress", LeagueProgress);
