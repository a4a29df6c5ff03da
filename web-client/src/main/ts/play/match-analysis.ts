/** What each move of a match that is over was worth: curve, mistakes, and what the commodore would have done. */

import { html, nothing, svg, type TemplateResult } from "lit";
import { Refused } from "baffin-client";
import type { Analysis, Decision, LoggedStep, Match } from "../app/api.js";
import { get } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { reached } from "../app/reach.js";
import { player } from "../app/session.js";
import { remember } from "../app/sign-in-first.js";
import { t } from "../i18n/words.js";
import {
  CURVE,
  chancesAt,
  curve,
  decisionAt,
  grade,
  marks,
  nearest,
  percent,
  place,
  step,
  tally,
  type Mark,
} from "./analysis.js";
import { refusal } from "./refusal.js";
import { nameOfSeat } from "./seat-names.js";

const AGAIN_MS = 2000;
const SYMBOLS = { mistake: "?", blunder: "??" } as const;

export class MatchAnalysis extends LightElement {
  static override properties = {
    match: { attribute: false },
    version: { attribute: false },
    log: { attribute: false },
    found: { state: true },
    refused: { state: true },
  };

  declare match: Match;
  /** The version that the table shows. */
  declare version: number;
  declare log: readonly LoggedStep[];
  /** The analysis as far as it is made; its decisions come with the whole of it. */
  declare found: Analysis | undefined;
  /** Why there is none. */
  declare refused: string | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    if (player()) {
      void this.read();
    }
  }

  /** Asks until it is made. */
  private async read(): Promise<void> {
    while (this.isConnected && !this.found?.items && !this.refused) {
      try {
        this.found = await get<Analysis>(`/matches/${this.match.matchId}/analysis`);
      } catch (failure) {
        if (failure instanceof Refused) {
          // the match is over, so what stands against it is the platform
          this.refused = failure.problem.status === 409 ? t("analysis.off") : refusal(failure);
        } else {
          await reached();
        }
      }
      if (this.found?.items) {
        this.dispatchEvent(new CustomEvent("analysed", { detail: this.found.items }));
      } else {
        await new Promise((done) => setTimeout(done, AGAIN_MS));
      }
    }
  }

  private get decisions(): readonly Decision[] {
    return this.found?.items ?? [];
  }

  private to(version: number): void {
    if (version !== this.version) {
      this.dispatchEvent(new CustomEvent("version", { detail: version }));
    }
  }

  protected override render(): TemplateResult {
    return html`<section class="card analysis" aria-labelledby="analysis-title">
      <a class="button close" href="#/matches/${this.match.matchId}" aria-label=${t("analysis.close")}>✕</a>
      <h2 id="analysis-title">${t("analysis.title")}</h2>
      ${this.content()}
    </section>`;
  }

  private content(): TemplateResult {
    if (!player()) {
      return html`<p>${t("analysis.signIn")}</p>
        <p class="buttons"><a class="button do" href="#/sign-in" @click=${remember}>${t("nav.signIn")}</a></p>`;
    }
    if (this.refused) {
      return html`<p role="alert">${this.refused}</p>`;
    }
    if (!this.found?.items) {
      const { version = 0, of = this.match.version } = this.found ?? {};
      return html`<p role="status">${t("analysis.wait")}</p>
        <label>${t("analysis.progress", { n: version, of })} <progress max=${of} .value=${version}></progress></label>`;
    }
    return this.decisions.length === 0 ? html`<p>${t("analysis.none")}</p>` : this.drawn();
  }

  private drawn(): TemplateResult {
    const found = marks(this.decisions, this.match.version);
    const wrong = found.map((mark) => mark.decision);
    const before = step(wrong, this.version, -1);
    const next = step(wrong, this.version, 1);
    return html`<p class="hint">${t("analysis.what")}</p>
      ${this.slider(found)}
      <p class="buttons">
        <button type="button" ?disabled=${before === this.version} @click=${() => this.to(before)}>
          ${t("analysis.back")}
        </button>
        <button type="button" ?disabled=${next === this.version} @click=${() => this.to(next)}>
          ${t("analysis.on")}
        </button>
      </p>
      ${this.here()} ${this.players()}
      <details>
        <summary>${t("analysis.figures")}</summary>
        <div class="wide" tabindex="0" role="region" aria-label=${t("analysis.figures")}>${this.figures()}</div>
      </details>`;
  }

  /** The curve, on which one goes through the decisions. */
  private slider(found: readonly Mark[]): TemplateResult {
    const at = place(this.version, 0, this.match.version).x;
    return html`<div
      class="curve"
      role="slider"
      tabindex="0"
      aria-label=${t("analysis.curve")}
      aria-valuemin="1"
      aria-valuemax=${this.match.version}
      aria-valuenow=${this.version}
      aria-valuetext=${t("analysis.at", { n: this.version, chances: this.chances() })}
      @keydown=${this.key}
      @pointerdown=${this.point}
      @pointermove=${(event: PointerEvent) => event.buttons > 0 && this.point(event)}
    >
      <svg viewBox="0 0 ${CURVE.width} ${CURVE.height}" aria-hidden="true">
        ${[0, 0.5, 1].map((chance) => this.grid(chance))}
        <text x=${CURVE.left} y=${CURVE.height - 4}>1</text>
        <text x=${CURVE.right} y=${CURVE.height - 4} text-anchor="end">${this.match.version}</text>
        ${this.match.seats.map((_, seat) => this.line(seat))}
        ${svg`<line class="now" x1=${at} x2=${at} y1=${CURVE.top} y2=${CURVE.bottom} />`}
        ${found.map((mark) => this.mark(mark))}
      </svg>
    </div>`;
  }

  private grid(chance: number): TemplateResult {
    const { y } = place(1, chance, this.match.version);
    return svg`<line class="grid" x1=${CURVE.left} x2=${CURVE.right} y1=${y} y2=${y} />
      <text x=${CURVE.left - 4} y=${y + 4} text-anchor="end">${percent(chance)}</text>`;
  }

  private line(seat: number): TemplateResult {
    const points = curve(this.decisions, this.match, seat).map(({ x, y }) => `${x},${y}`);
    return svg`<g class="seat-${seat}" data-colour=${this.match.seats[seat]?.colour ?? ""}>
      <polyline class="rim" points=${points.join(" ")} /><polyline class="line" points=${points.join(" ")} />
    </g>`;
  }

  private mark({ decision, grade, from, to }: Mark): TemplateResult {
    return svg`<g class="mark ${grade} ${decision.version === this.version ? "is-shown" : ""}">
      <line x1=${from.x} x2=${to.x} y1=${from.y} y2=${to.y} />
      <text x=${to.x} y=${Math.min(CURVE.bottom, to.y + 11)} text-anchor="middle">${SYMBOLS[grade]}</text>
    </g>`;
  }

  /** The chances of all players at the version that is shown, in words. */
  private chances(): string {
    const chances = chancesAt(this.decisions, this.version) ?? [];
    return chances
      .map((chance, seat) => t("analysis.chance", { who: nameOfSeat(this.match, seat), chance: percent(chance) }))
      .join(", ");
  }

  private readonly key = (event: KeyboardEvent): void => {
    const wrong = this.decisions.filter(grade);
    const keys: Record<string, () => number> = {
      ArrowLeft: () => step(this.decisions, this.version, -1),
      ArrowRight: () => step(this.decisions, this.version, 1),
      PageUp: () => step(wrong, this.version, -1),
      PageDown: () => step(wrong, this.version, 1),
      Home: () => this.decisions[0]!.version,
      End: () => this.match.version,
    };
    const to = keys[event.key];
    if (to) {
      event.preventDefault();
      this.to(to());
    }
  };

  private point(event: PointerEvent): void {
    const drawn = this.querySelector("svg")!.getBoundingClientRect();
    const x = ((event.clientX - drawn.left) / drawn.width) * CURVE.width;
    this.to(nearest(this.decisions, x, this.match.version));
  }

  /** What was played at the version that is shown, and what the commodore would have done. */
  private here(): TemplateResult {
    const decision = decisionAt(this.decisions, this.version);
    if (!decision) {
      const last = this.version === this.match.version;
      return html`<p class="decided">${t(last ? "analysis.how" : "analysis.forced")}</p>`;
    }
    const who = nameOfSeat(this.match, decision.seat);
    const wrong = grade(decision);
    const lost = Math.round(decision.lost * 100);
    return html`<div class="decided ${wrong ?? ""}" role="status">
      <p><b>${t("analysis.turn", { who })}</b> <small>${this.chances()}</small></p>
      <p>${t("analysis.played", { text: this.played(decision) })}</p>
      ${decision.lost === 0
        ? html`<p>${t("analysis.same")}</p>`
        : html`<p>${t("analysis.best", { text: decision.text })}</p>
            ${lost > 0 ? html`<p>${t("analysis.cost", { who, n: lost })}</p>` : nothing}`}
    </div>`;
  }

  /** What was played, in the words of the log. */
  private played({ version }: Decision): string {
    const made = this.log.find((step) => step.version === version + 1);
    return made?.lines.map((line) => line.text).join(" ") ?? "";
  }

  /** Which line is whose, and how well each has played. */
  private players(): TemplateResult {
    return html`<table class="tally">
      <thead>
        <tr>
          <th scope="col">${t("analysis.who")}</th>
          <th scope="col">${t("analysis.mistakes")}</th>
          <th scope="col">${t("analysis.blunders")}</th>
          <th scope="col">${t("analysis.alike")}</th>
        </tr>
      </thead>
      <tbody>
        ${this.match.seats.map((seat, at) => {
          const { mistakes, blunders, alike } = tally(this.decisions, at);
          return html`<tr>
            <th scope="row">
              <svg class="curve sample" viewBox="0 0 40 10" aria-hidden="true">
                ${svg`<g class="seat-${at}" data-colour=${seat.colour ?? ""}>
                  <polyline class="rim" points="1,5 39,5" /><polyline class="line" points="1,5 39,5" /></g>`}
              </svg>
              <span data-api>${nameOfSeat(this.match, at)}</span>
            </th>
            <td>${mistakes}</td>
            <td>${blunders}</td>
            <td>${alike === undefined ? "–" : percent(alike)}</td>
          </tr>`;
        })}
      </tbody>
    </table>`;
  }

  /** The same figures as in the curve. */
  private figures(): TemplateResult {
    return html`<table>
      <thead>
        <tr>
          <th scope="col">${t("analysis.move")}</th>
          <th scope="col">${t("analysis.who")}</th>
          ${this.match.seats.map((_, seat) => html`<th scope="col" data-api>${nameOfSeat(this.match, seat)}</th>`)}
          <th scope="col">${t("analysis.lost")}</th>
          <th scope="col">${t("analysis.choice")}</th>
        </tr>
      </thead>
      <tbody>
        ${this.decisions.map(
          (decision) => html`<tr class=${grade(decision) ?? ""}>
            <th scope="row">
              <a href="#/matches/${this.match.matchId}?analysis&v=${decision.version}">${decision.version}</a>
            </th>
            <td data-api>${nameOfSeat(this.match, decision.seat)}</td>
            ${decision.chances.map((chance) => html`<td>${percent(chance)}</td>`)}
            <td>${decision.lost > 0 ? percent(decision.lost) : ""}</td>
            <td data-api>${decision.lost > 0 ? decision.text : ""}</td>
          </tr>`,
        )}
      </tbody>
    </table>`;
  }
}

customElements.define("match-analysis", MatchAnalysis);
