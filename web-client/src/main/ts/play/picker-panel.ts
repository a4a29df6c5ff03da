/** What one can do, as a list: the same for pointer, keyboard and screen reader. */

import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { Action, GameInfo } from "../app/api.js";
import { ask } from "../app/ask.js";
import { LightElement } from "../app/light.js";
import { store, stored } from "../app/stored.js";
import { t } from "../i18n/words.js";
import { card, choiceButton } from "./action-card.js";
import type { Hand } from "./hand.js";
import type { Look } from "./part-picture.js";
import { FEW, type Step } from "./picker.js";

const HINTS = "hints";

export class PickerPanel extends LightElement {
  static override properties = {
    hand: { attribute: false },
    now: { attribute: false },
    look: { attribute: false },
    info: { attribute: false },
    undo: { attribute: false },
    busy: { attribute: false },
    over: { attribute: false },
    asks: { attribute: false },
    hints: { state: true },
  };

  declare hand: Hand;
  /** Changes with everything that changes in the hand, and with the table. */
  declare now: string;
  declare look: Look;
  declare info: GameInfo | undefined;
  declare undo: boolean;
  declare busy: boolean;
  declare over: boolean;
  /** Whether what waits to be confirmed is asked here, not on the table. */
  declare asks: boolean;
  /** Whether the reader wants to read why one would do something. */
  declare hints: boolean;

  constructor() {
    super();
    this.hints = stored<boolean>(HINTS) ?? true;
  }

  private tell(name: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  protected override render(): TemplateResult {
    const now = this.hand.step;
    return html`
      <section class="picker" aria-labelledby="picker-title">
        <h2 id="picker-title">${t("pick.title")}</h2>
        ${this.picked()} ${keyed(this.now, this.choices(now))} ${this.advice(now)} ${this.buttons()} ${this.settings()}
      </section>
    `;
  }

  /** What is in hand, each part to be taken out again. */
  private picked(): TemplateResult | typeof nothing {
    return this.hand.begun
      ? html`<ul class="picked" aria-label=${t("pick.picked")}>
          ${this.hand.named.map(
            ({ part, text }) =>
              html`<li>
                <button type="button" title=${t("pick.drop")} @click=${() => this.hand.drop(part)}>
                  <span data-api>${text}</span> ✕
                </button>
              </li>`,
          )}
        </ul>`
      : nothing;
  }

  private choices(now: Step): TemplateResult {
    if (now.actions.length === 0) {
      return html`<p>${t("pick.nothing")}</p>`;
    }
    return this.asks && this.hand.asked ? this.last(this.hand.asked) : this.list(now);
  }

  private buttons(): TemplateResult {
    return html`<p class="buttons">
      ${this.undo
        ? html`<button
              type="button"
              aria-keyshortcuts="u"
              ?disabled=${this.busy}
              @click=${() => this.tell("act", { type: "Undo" })}
            >
              ${t("pick.undo")}</button
            ><button type="button" ?disabled=${this.busy} @click=${() => this.tell("reset")}>
              ${t("pick.reset")}
            </button>`
        : nothing}
      ${this.over
        ? nothing
        : html`<button type="button" class="quiet resign" ?disabled=${this.busy} @click=${() => void this.resign()}>
            ${t("pick.resign")}
          </button>`}
      <button type="button" class="quiet" aria-keyshortcuts="?" @click=${() => this.tell("keys")}>
        ${t("keys.title")}
      </button>
    </p>`;
  }

  private settings(): TemplateResult {
    return html`${this.hand.hasArrangements
      ? html`<label class="check"
          ><input type="checkbox" .checked=${this.hand.arranges} @change=${() => this.hand.toggleArranges()} />
          ${t("pick.arrange")}</label
        >`
      : nothing}
    ${this.info && Object.keys(this.info.hints).length > 0
      ? html`<label class="check"
          ><input type="checkbox" .checked=${this.hints} @change=${this.toggleHints} /> ${t("pick.hints")}</label
        >`
      : nothing}`;
  }

  private toggleHints(): void {
    this.hints = !this.hints;
    store(HINTS, this.hints);
  }

  /** Why one would do what can be done now, for a player's first matches. */
  private advice(now: Step): TemplateResult | typeof nothing {
    const hints = this.info?.hints ?? {};
    const hinted = [...new Set(now.actions.map((action) => action.picks?.[0] ?? ""))].filter((pick) => hints[pick]);
    if (!this.hints || hinted.length === 0) {
      return nothing;
    }
    const named = (pick: string): string =>
      now.actions.find((each) => each.picks?.[0] === pick)?.pickTexts?.[0] ?? pick;
    return html`<dl class="hints" aria-label=${t("pick.hints")}>
      ${hinted.map((pick) => html`<dt data-api>${named(pick)}</dt><dd data-api>${hints[pick]}</dd>`)}
    </dl>`;
  }

  /** The chosen action once more, before it is sent. */
  private last(action: Action): TemplateResult {
    return html`<div class="sure">
      <p>${t("pick.sure")}</p>
      ${card(action, this.look, this.busy, 1, () => this.hand.confirm())}
      <button type="button" @click=${() => this.hand.back()}>${t("pick.back")}</button>
    </div>`;
  }

  private list(now: Step): TemplateResult {
    const choices = now.actions.length <= FEW ? [] : now.choices;
    const cards = choices.length === 0 ? now.actions : now.cards;
    const { picks } = this.hand.picked;
    return html`
      ${choices.length === 0
        ? nothing
        : html`<p id="picker-step">
              ${t("pick.step")} <small>${t("pick.count", { n: now.actions.length })}</small>
            </p>
            <ul class="choices" aria-labelledby="picker-step">
              ${choices.map(
                (choice, at) =>
                  html`<li>
                    ${choiceButton(choice, this.look, picks, at + 1, () => this.hand.pick(choice.pick))}
                  </li>`,
              )}
            </ul>`}
      <ul class="actions">
        ${cards.map(
          (action, at) =>
            html`<li>
              ${card(action, this.look, this.busy, choices.length + at + 1, (one) => this.hand.choose(one))}
            </li>`,
        )}
      </ul>
      ${this.hand.hides
        ? html`<button type="button" class="quiet" @click=${() => this.hand.showVariants()}>
            ${t("pick.variants")}
          </button>`
        : nothing}
    `;
  }

  private async resign(): Promise<void> {
    if (await ask(t("pick.resign.sure"), t("pick.resign"))) {
      this.tell("act", { type: "Resign" });
    }
  }
}

customElements.define("picker-panel", PickerPanel);
