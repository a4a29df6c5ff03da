/** The score if the match ended now, or as it ended: each number opens to what it is for, and to the move behind it. */

import { html, nothing, type TemplateResult } from "lit";
import type { GameInfo, Match, SheetSeat } from "../app/api.js";
import { gameOf } from "../app/games.js";
import { LightElement } from "../app/light.js";
import { t } from "../i18n/words.js";
import { placed, written } from "./points.js";
import { nameOfSeat } from "./seat-names.js";

type Line = SheetSeat["lines"][number];

export class ScoreSheetTable extends LightElement {
  static override properties = { match: { attribute: false }, kind: { attribute: false }, game: { state: true } };

  declare match: Match;
  /** First part of the address of a version: matches or sandboxes. */
  declare kind: string;
  declare game: GameInfo | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    void gameOf(this.match.game).then((game) => (this.game = game));
  }

  protected override render(): TemplateResult {
    const sheet = this.match.score;
    const more = !sheet.last && this.game?.scoring.some((source) => source.atEnd);
    return html`
      <section aria-labelledby="score-title">
        <h2 id="score-title">${t(sheet.last ? "score.final" : "score.title")}</h2>
        ${more ? html`<p class="hint">${t("score.what")}</p>` : nothing}
        ${placed(sheet).map((seat) => this.seat(seat))}
      </section>
    `;
  }

  private seat(score: SheetSeat): TemplateResult {
    const tied = score.tieBreak !== undefined && this.game;
    return html`<details class="score">
      <summary>
        <span class="rank">${score.place}.</span>
        <span class="name" data-api>${nameOfSeat(this.match, score.seat)}</span>
        <span class="total">${written(score.score)}</span>
      </summary>
      ${score.lines.length === 0 ? html`<p>${t("score.none")}</p>` : nothing}
      <ul>
        ${score.lines.map((line) => this.line(line))}
      </ul>
      ${tied ? html`<p data-api>${tied.tieBreak}</p>` : nothing}
    </details>`;
  }

  private line(line: Line): TemplateResult {
    const source = this.game?.scoring.find((each) => each.kind === line.kind);
    const early = source?.atEnd && !this.match.score.last;
    return html`<li>
      <span class="points">${line.points > 0 ? "+" : ""}${written(line.points)}</span>
      <span data-api>${source?.title ?? ""}</span>
      ${early ? html`<small>${t("score.atEnd")}</small>` : nothing}
      <a href="#/rules/${this.match.game}?rule=${line.ruleId}" title=${t("pick.rule", { rule: line.ruleId })}
        >${t("score.why")}</a
      >
      ${early
        ? nothing
        : html`<a href="#/${this.kind}/${this.match.matchId}?v=${line.version}"
            >${t("score.move", { n: line.version })}</a
          >`}
    </li>`;
  }
}

customElements.define("score-sheet", ScoreSheetTable);
