/** The score: each number opens to the events and rules behind it. */

import { html, LitElement, nothing, type TemplateResult } from "lit";
import type { Match, SheetSeat } from "../app/api.js";
import { t } from "../i18n/words.js";

export class ScoreSheetTable extends LitElement {
  static override properties = { match: { attribute: false } };

  declare match: Match;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const sheet = this.match.score;
    const seats = [...sheet.seats].sort((one, other) => one.rank - other.rank || one.seat - other.seat);
    return html`
      <section aria-labelledby="score-title">
        <h2 id="score-title">${t(sheet.last ? "score.final" : "score.title")}</h2>
        ${seats.map((seat) => this.seat(seat))}
      </section>
    `;
  }

  private seat(score: SheetSeat): TemplateResult {
    const seat = this.match.seats[score.seat];
    return html`<details class="score">
      <summary>
        <span class="rank">${score.rank}.</span> <span class="name">${seat?.handle ?? score.seat + 1}</span>
        <span class="total">${score.total}</span>
      </summary>
      <ul>
        ${score.lines.map(
          (line) => html`<li>
            <span class="points">${line.points > 0 ? "+" : ""}${line.points}</span> ${line.note}
            <a href="#/rules/${this.match.game}?rule=${line.ruleId}">${line.ruleId}</a>
            <a href="#/matches/${this.match.matchId}?v=${line.version}">${line.version}</a>
          </li>`,
        )}
      </ul>
      ${score.tieBreak ? html`<p>${score.tieBreak}</p>` : nothing}
    </details>`;
  }
}

customElements.define("score-sheet", ScoreSheetTable);
