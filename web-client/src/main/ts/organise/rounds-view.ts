/** Rounds: what is late, what is ruled at a table, and the next round, tried and published. */

import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { get } from "../app/http.js";
import { moment, now } from "../app/time.js";
import { t } from "../i18n/words.js";
import { act, may } from "./act-form.js";
import { announce } from "./acts.js";
import { nameOf, type Affected, type Round, type Table } from "./documents.js";
import "./pairing-trial.js";
import { ReadingView } from "./reading.js";
import { ofRound, ofTable } from "./round-acts.js";

export class RoundsView extends ReadingView {
  static override properties = {
    ...ReadingView.properties,
    shown: { state: true },
    round: { state: true },
    affected: { state: true },
    chosen: { state: true },
  };

  /** The round that is shown, by number; undefined for the latest. */
  declare shown: number | undefined;
  declare round: Round | undefined;
  /** What the round would be with the results of today, where it was made from others. */
  declare affected: Affected | undefined;
  /** The table whose acts are shown, by number. */
  declare chosen: number | undefined;

  protected override async load(): Promise<void> {
    const { rounds } = this.running.competition;
    const number = rounds.some((each) => each.round === this.shown) ? this.shown : rounds.at(-1)?.round;
    this.round = number === undefined ? undefined : await get<Round>(this.document(`rounds/${number}`));
    this.affected = this.round?.corrected ? await get<Affected>(this.document(`rounds/${number}/affected`)) : undefined;
  }

  private show(round: number): void {
    this.shown = round;
    this.chosen = undefined;
    void this.load();
  }

  protected override render(): TemplateResult {
    const { competition } = this.running;
    const next = (competition.rounds.at(-1)?.round ?? 0) + 1;
    return html`${competition.rounds.length > 0
        ? html`<div class="buttons" role="group" aria-label=${t("org.view.rounds")}>
            ${competition.rounds.map(
              ({ round }) =>
                html`<button type="button" aria-pressed=${round === this.round?.round} @click=${() => this.show(round)}>
                  ${t("rounds.round", { round })}
                </button>`,
            )}
          </div>`
        : nothing}
      ${this.round ? keyed(this.round.round, this.one(this.round)) : nothing}
      ${competition.status === "RUNNING" && may(this.running, "publish")
        ? keyed(next, html`<pairing-trial .running=${this.running} .round=${next}></pairing-trial>`)
        : this.noTrial()}`;
  }

  private noTrial(): TemplateResult | typeof nothing {
    const { status } = this.running.competition;
    if (status === "RUNNING") {
      return nothing;
    }
    return html`<p>${t(status === "ENTRY" || status === "ANNOUNCED" ? "rounds.notYet" : "rounds.over")}</p>`;
  }

  private one(round: Round): TemplateResult {
    const latest = round.round === this.running.competition.rounds.at(-1)?.round;
    const open = round.closedAt === undefined;
    const late = open && Date.parse(round.deadline) < now() ? round.tables.filter((table) => !table.result) : [];
    return html`<section class="card" aria-labelledby="round-title">
      <h2 id="round-title">${t("rounds.title", { round: round.round })} · ${t(`rounds.stage.${round.stage}`)}</h2>
      <p>
        ${round.closedAt
          ? t("rounds.closed", { at: moment(round.closedAt) })
          : t("rounds.deadline", { at: moment(round.deadline) })}
        ${round.reviewUntil ? t("rounds.review", { at: moment(round.reviewUntil) }) : nothing}
      </p>
      ${late.length > 0 ? this.reminder(round, late) : nothing} ${this.correction()}
      <ul class="rows">
        ${round.tables.map((table) => this.table(round, table, late.includes(table)))}
      </ul>
      ${
        round.byes.length > 0
          ? html`<p>
              ${t("rounds.byes")}
              <span data-api>${round.byes.map((bye) => nameOf(this.running, bye.entrant)).join(", ")}</span>
            </p>`
          : nothing
      }
      ${ofRound(round.round, open, latest, round.deadline).map((each) => act(this.running, each))}
    </section>`;
  }

  /** Late tables: the platform has informed their players once; an announcement reminds them. */
  private reminder(round: Round, late: readonly Table[]): TemplateResult {
    const names = late.map(
      (table) => `${table.table} (${table.seats.map((seat) => nameOf(this.running, seat.entrant)).join(", ")})`,
    );
    const text = t("rounds.remind.text", { round: round.round, tables: names.join("; ") });
    return html`<div class="late" role="status">
      <p class="fault">${t("rounds.late", { n: late.length })}</p>
      <p>${t("rounds.late.what")}</p>
      ${act(this.running, { ...announce, id: "remind", start: { text } })}
    </div>`;
  }

  private correction(): TemplateResult | typeof nothing {
    const { affected } = this;
    return affected
      ? html`<div class="late" role="status">
          <p class="fault">${t("rounds.corrected", { n: affected.elsewhere.length })}</p>
          <ul class="plain">
            ${affected.elsewhere.map(
              (each) => html`<li>
                <b data-api>${nameOf(this.running, each.entrant)}</b>
                ${t("rounds.elsewhere", { table: each.table ?? "–", would: each.would ?? "–" })}
              </li>`,
            )}
          </ul>
          <p>${t("rounds.corrected.what")}</p>
        </div>`
      : nothing;
  }

  private seat({ entrant, handle, place, score, fate }: Table["seats"][number]): TemplateResult {
    const points = score === undefined ? "" : ` (${score})`;
    const placed = place === undefined ? nothing : html` <small>${t("org.place", { place })}${points}</small>`;
    const fated = fate && fate !== "PLAYED" ? html` <small>${t(`org.fate.${fate}`)}</small>` : nothing;
    // a comma may follow at once
    return html`<span data-api>${handle ?? nameOf(this.running, entrant)}</span>${placed}${fated}`;
  }

  private table(round: Round, table: Table, late: boolean): TemplateResult {
    const { matchId, seats, result } = table;
    const open = this.chosen === table.table;
    const ordered = result ? [...seats].sort((a, b) => (a.place ?? 9) - (b.place ?? 9)) : seats;
    return html`<li class=${late ? "is-late" : ""}>
      <b>${t("rounds.table", { table: table.table })}</b>
      ${table.division === undefined ? nothing : html`<span>${t("rounds.division", { n: table.division })}</span>`}
      <span class="people">
        ${ordered.map((seat, at) => html`${at > 0 ? ", " : nothing}${this.seat(seat)}`)}
      </span>
      <span class=${late ? "fault" : ""}
        >${result ? t(`rounds.source.${result.source}`) : late ? t("rounds.isLate") : t("rounds.open")}</span
      >
      ${result?.reason ? html`<q data-api>${result.reason}</q>` : nothing}
      ${round.changed.includes(table.table) ? html`<span>${t("rounds.changed")}</span>` : nothing}
      <a class="button" href="#/matches/${matchId}">${t("rounds.match")}</a>
      <button type="button" aria-expanded=${open} @click=${() => (this.chosen = open ? undefined : table.table)}>
        ${t("rounds.rule")}<span class="hidden"> ${t("rounds.table", { table: table.table })}</span>
      </button>
      ${open
        ? html`<div class="acts">
            ${ofTable(round.round, table, this.running).map((each) => act(this.running, each))}
          </div>`
        : nothing}
    </li>`;
  }
}

customElements.define("rounds-view", RoundsView);
