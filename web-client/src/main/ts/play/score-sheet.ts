/** The score: each number opens to the events and rules behind it. */

import { html, nothing, type TemplateResult } from "lit";
import type { Match, SheetSeat } from "../app/api.js";
import { LightElement } from "../app/light.js";
import { t } from "../i18n/words.js";

export class ScoreSheetTable extends LightElement {
  static override properties = { match: { attribute: false }, kind: { attribute: false } };

  declare match: Match;
  /** First part of the address of a version: matches or sandboxes. */
  declare kind: string;

  protected override render(): TemplateResult {
    const sheet = this.match.score;
    const seats = [...sheet.seats].sort((one, other) => one.place - other.place || one.seat - other.seat);
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
        <span class="rank">${score.place}.</span> <span class="name" data-api>${seat?.handle ?? score.seat + 1}</span>
        <span class="total">${score.score}</span>
      </summary>
      <ul>
        ${score.lines.map(
          (line) => html`<li>
            <span class="points">${line.points > 0 ? "+" : ""}${line.points}</span> <span data-api>${line.note}</span>
            <a href="#/rules/${this.match.game}?rule=${line.ruleId}">${line.ruleId}</a>
            <a
              href="#/${this.kind}/${this.match.matchId}?v=${line.version}"
              title=${t("log.version", { version: line.version })}
              >${line.version}</a
            >
          </li>`,
        )}
      </ul>
      ${score.tieBreak ? html`<p data-api>${score.tieBreak}</p>` : nothing}
    </details>`;
  }
}

customElements.define("score-sheet", ScoreSheetTable);
