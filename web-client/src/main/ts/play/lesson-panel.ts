/** What the learner is to do now and why, beside the table; at the end, where to go on. */

import { html, nothing, type TemplateResult } from "lit";
import type { LessonStep, LoggedStep } from "../app/api.js";
import { games } from "../app/games.js";
import { playNow } from "../app/house-match.js";
import { LightElement } from "../app/light.js";
import { player } from "../app/session.js";
import { signInFirst } from "../app/sign-in-first.js";
import { t } from "../i18n/words.js";

export class LessonPanel extends LightElement {
  static override properties = {
    step: { attribute: false },
    game: { attribute: false },
    news: { attribute: false },
    busy: { attribute: false },
  };

  declare step: LessonStep;
  declare game: string;
  /** What others have done since the learner's last step. */
  declare news: LoggedStep[];
  declare busy: boolean;

  private tell(name: string): void {
    this.dispatchEvent(new CustomEvent(name));
  }

  protected override render(): TemplateResult {
    const { done, steps, say } = this.step;
    const over = done === steps;
    return html`<section class="card lesson" aria-labelledby="lesson-title">
      <h2 id="lesson-title">${over ? t("lesson.done") : t("lesson.step", { at: done + 1, all: steps })}</h2>
      <progress max=${steps} value=${done} aria-labelledby="lesson-title"></progress>
      <p role="status" data-api>${say}</p>
      ${this.happened()}
      <p class="buttons">
        ${over ? this.onward() : nothing}
        ${done > 0
          ? html`<button type="button" ?disabled=${this.busy} @click=${() => this.tell("back")}>
              ${t("lesson.back")}
            </button>`
          : nothing}
        ${over
          ? html`<button type="button" ?disabled=${this.busy} @click=${() => this.tell("again")}>
              ${t("lesson.again")}
            </button>`
          : nothing}
      </p>
    </section>`;
  }

  private happened(): TemplateResult | typeof nothing {
    const lines = this.news.flatMap((step) => step.lines);
    return lines.length === 0
      ? nothing
      : html`<details>
          <summary>${t("lesson.happened")}</summary>
          <ul>
            ${lines.map((line) => html`<li data-api>${line.text}</li>`)}
          </ul>
        </details>`;
  }

  private onward(): TemplateResult {
    return html`<button type="button" class="do" @click=${this.play}>${t("lesson.play")}</button>
      ${player()
        ? nothing
        : html`<button type="button" @click=${this.register}>${t("lesson.register")}</button>`}`;
  }

  private async play(): Promise<void> {
    const found = (await games()).find((game) => game.id === this.game);
    if (found) {
      await playNow(found);
    }
  }

  /** Registers and comes back here. */
  private register(): void {
    signInFirst();
    location.replace("#/sign-in/new");
  }
}

customElements.define("lesson-panel", LessonPanel);
