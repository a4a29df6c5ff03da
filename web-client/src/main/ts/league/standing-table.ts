/** The standing, live; beside it as it was then, and as it would be under another policy, marked as not official. */

import { html, nothing, type TemplateResult } from "lit";
import type { Round, StandingRow, TieBreak } from "../app/api.js";
import { go } from "../app/router.js";
import { player } from "../app/session.js";
import { moment } from "../app/time.js";
import { t } from "../i18n/words.js";
import { pageAt, pageOf, type Shown } from "./lines.js";
import "./other-policy.js";
import { pager } from "./pager.js";
import { CompetitionView, type Query } from "./view.js";
import { figure, handleOf } from "./words.js";

/** Rounds whose places come before points. */
const FINALS = ["PLAY_OFF", "SEMI_FINAL", "THIRD_PLACE", "FINAL"];

interface Found {
  /** Another standing than the official one of now; undefined for that. */
  lines?: StandingRow[];
  ties: readonly TieBreak[];
  /** Rounds of the final stage, the first one first. */
  finals: Round[];
}

export class StandingTable extends CompetitionView<Found> {
  static override properties = { sought: { state: true } };

  /** Part of a name that is looked for. */
  declare sought: string;

  constructor() {
    super();
    this.sought = "";
  }

  private get chosen(): Query {
    return { asOf: this.param("asOf"), policy: this.param("policy"), division: this.param("division") };
  }

  protected override wanted(): string {
    return JSON.stringify(this.chosen);
  }

  protected override async read(): Promise<Found> {
    const { asOf, policy } = this.chosen;
    const decisive = this.competition.rounds.filter((round) => FINALS.includes(round.stage));
    const finals = await Promise.all(decisive.map((round) => this.get<Round>(`/rounds/${round.round}`)));
    const lines = asOf || policy ? await this.all<StandingRow>("/standings", { asOf, policy }) : undefined;
    const ties = lines?.[0]?.tieBreaks.map((tie) => tie.kind) ?? this.competition.policy.tieBreaks;
    return { lines, ties, finals: asOf ? [] : finals };
  }

  private to(query: Query): void {
    go(this.link("standing", { ...this.chosen, ...query }).slice("#/".length));
  }

  protected override content(found: Found): TemplateResult {
    const division = Number(this.param("division"));
    const sought = this.sought.toLocaleLowerCase();
    const rows = (found.lines ?? this.lines)
      .filter((row) => !division || row.division === division)
      .filter((row) => handleOf(row).toLocaleLowerCase().includes(sought));
    const shown = pageAt(rows, Number(this.param("page")));
    const own = rows.find((row) => row.player === player()?.id);
    return html`${this.controls(own && pageOf(rows, own.entrant))} ${this.warning()}
    ${rows.length === 0 ? html`<p>${t(sought ? "league.nobodyFound" : "league.nobody")}</p>` : nothing}
    ${this.groups(found, shown)}
    ${pager(shown, rows.length, (page) => this.link("standing", { ...this.chosen, page }))}`;
  }

  /** What is official, and what is not. */
  private warning(): TemplateResult | typeof nothing {
    const { asOf, policy } = this.chosen;
    if (!asOf && !policy) {
      return nothing;
    }
    return html`<p class="unofficial" role="status">
      <b>${t("league.unofficial")}</b>
      ${policy ? t("league.unofficial.policy") : nothing} ${asOf ? t("league.unofficial.then") : nothing}
      <a href=${this.link("standing")}>${t("league.toOfficial")}</a>
    </p>`;
  }

  private controls(page: number | undefined): TemplateResult {
    const { asOf, policy } = this.chosen;
    const closed = this.competition.rounds.filter((round) => round.closedAt);
    const chosen = (name: string) => (event: Event) => this.to({ [name]: (event.target as HTMLSelectElement).value });
    const known = asOf === "" || closed.some((round) => round.closedAt === asOf);
    return html`<div class="row">
        <label
          >${t("league.asOf.choose")}
          <select @change=${chosen("asOf")}>
            <option value="" ?selected=${asOf === ""}>${t("league.now")}</option>
            ${closed.map(
              ({ round, closedAt }) =>
                html`<option value=${closedAt!} ?selected=${closedAt === asOf}>
                  ${t("league.after", { n: round })}
                </option>`,
            )}
            ${
              known
                ? nothing
                : html`<option value=${asOf!} selected>
                    ${/^\d+$/.test(String(asOf))
                      ? t("league.afterRecord", { n: asOf! })
                      : t("time.at", { at: moment(String(asOf)) })}
                  </option>`
            }
          </select></label
        >
        ${
          this.competition.divisions.length > 1
            ? html`<label
                >${t("league.division.choose")}
                <select @change=${chosen("division")}>
                  <option value="">${t("league.division.all")}</option>
                  ${this.competition.divisions.map(
                    ({ number }) =>
                      html`<option value=${number} ?selected=${String(number) === this.param("division")}>
                        ${t("league.division", { n: number })}
                      </option>`,
                  )}
                </select></label
              >`
            : nothing
        }
        ${
          this.lines.length > 20
            ? html`<label
                >${t("league.name")}
                <input
                  .value=${this.sought}
                  @input=${(event: Event) => (this.sought = (event.target as HTMLInputElement).value)}
              /></label>`
            : nothing
        }
        ${
          page === undefined
            ? nothing
            : html`<a class="button" href=${this.link("standing", { ...this.chosen, page })}>${t("league.ownLine")}</a>`
        }
      </div>
      <other-policy
        .policy=${this.competition.policy}
        .chosen=${String(policy)}
        @chosen=${(event: CustomEvent<string>) => this.to({ policy: event.detail })}
      ></other-policy>`;
  }

  private groups(found: Found, shown: Shown<StandingRow>): TemplateResult[] {
    const divisions = [...new Set(shown.rows.map((row) => row.division))];
    return divisions.map((division) => {
      const rows = shown.rows.filter((row) => row.division === division);
      const name = division === undefined ? t("league.view.standing") : t("league.division", { n: division });
      return html`<section>
        ${
          division === undefined
            ? nothing
            : html`<h2>${name} <small>${t("league.tier", { n: rows[0]!.tier ?? 1 })}</small></h2>`
        }
        ${this.table(found, rows, name)}
      </section>`;
    });
  }

  private table({ ties, finals }: Found, rows: readonly StandingRow[], name: string): TemplateResult {
    const begun = this.competition.startedAt !== undefined;
    const other = rows.some((row) => row.official);
    const played = finals.filter((round) => round.tables.some((table) => table.result));
    return html`<div class="wide" tabindex="0" role="region" aria-label=${name}>
      <table class="grid standing">
        <caption class="unseen">
          ${name}
        </caption>
        <thead>
          <tr>
            ${begun ? html`<th scope="col">${t("league.rank")}</th>` : nothing}
            <th scope="col">${t("league.name")}</th>
            ${
              begun
                ? html`<th scope="col">${t("league.points")}</th>
                    ${played.map(
                      (round) =>
                        html`<th scope="col">
                          <a href=${this.link("rounds", { n: round.round })}>${t(`league.stage.${round.stage}`)}</a>
                        </th>`,
                    )}
                    ${ties
                      .filter((kind) => kind !== "LOT")
                      .map((kind) => html`<th scope="col">${t(`league.tie.${kind}`)}</th>`)}
                    <th scope="col">${t("league.played")}</th>
                    <th scope="col">${t("league.left")}</th>
                    ${other ? html`<th scope="col">${t("league.officialRank")}</th>` : nothing}`
                : nothing
            }
          </tr>
        </thead>
        <tbody>
          ${rows.map((row) => this.row(row, begun, played, other))}
        </tbody>
      </table>
    </div>`;
  }

  private row(row: StandingRow, begun: boolean, finals: readonly Round[], other: boolean): TemplateResult {
    const opened = (value: string, of: string): TemplateResult =>
      other
        ? html`${value}`
        : html`<a class="opens" href=${this.link("entrant", { n: row.entrant, of, asOf: this.param("asOf") })}
            >${value}</a
          >`;
    return html`<tr class=${row.player === player()?.id ? "own" : ""}>
      ${begun ? html`<td>${row.rank}${moved(row)}</td>` : nothing}
      <th scope="row">
        <a href=${this.link("entrant", { n: row.entrant, asOf: this.param("asOf") })} data-api>${handleOf(row)}</a>
        ${this.marks(row)}
      </th>
      ${
        begun
          ? html`<td>${opened(figure(row.points), "points")}</td>
              ${finals.map((round) => html`<td>${placeIn(round, row.entrant)}</td>`)}
              ${row.tieBreaks
                .filter((tie) => tie.kind !== "LOT")
                .map(
                  ({ kind, value }) => html`<td>${value === undefined ? "–" : opened(figure(value, 9), kind)}</td>`,
                )}
              <td>${row.played}</td>
              <td>${row.gamesLeft}</td>
              ${other ? html`<td>${row.official?.rank ?? "–"}</td>` : nothing}`
          : nothing
      }
    </tr>`;
  }

  private marks(row: StandingRow): TemplateResult {
    const { outcome } = row;
    const cards = row.cards.yellow + row.cards.carried;
    return html`${row.bot ? html` <small class="mark">${t("seat.bot")}</small>` : nothing}
    ${outcome && outcome !== "OUT" ? html` <small class="mark won">${t(`league.mark.${outcome}`)}</small>` : nothing}
    ${row.presence === "ACTIVE" ? nothing : html` <small class="mark">${t(`league.presence.${row.presence}`)}</small>`}
    ${row.struck ? html` <small class="mark">${t("league.struck")}</small>` : nothing}
    ${cards > 0 ? html` <small class="mark">${t("league.yellow", { n: cards })}</small>` : nothing}
    ${row.cards.red > 0 ? html` <small class="mark">${t("league.red", { n: row.cards.red })}</small>` : nothing}
    ${row.penalties > 0
      ? html` <small class="mark">${t("league.penalty", { n: figure(row.penalties) })}</small>`
      : nothing}`;
  }
}

/** Ranks that were gained or lost in the latest round. */
function moved({ movement }: StandingRow): TemplateResult | typeof nothing {
  if (!movement) {
    return nothing;
  }
  const words = t(movement > 0 ? "league.up" : "league.down", { n: Math.abs(movement) });
  return html` <small class="moved ${movement > 0 ? "up" : "down"}"
    ><span aria-hidden="true">${movement > 0 ? "▲" : "▼"}${Math.abs(movement)}</span
    ><span class="unseen">${words}</span></small
  >`;
}

/** The place of an entrant at its table of a round; empty without one. */
function placeIn(round: Round, entrant: number): string {
  const tables = round.tables.filter(({ stage }) => stage === undefined || stage === round.stage);
  const seat = tables.flatMap((table) => table.seats).find((each) => each.entrant === entrant);
  return seat?.place === undefined ? "" : t("league.place.nth", { n: seat.place });
}

customElements.define("standing-table", StandingTable);
