/** What one can do, as a list: the same for pointer, keyboard and screen reader. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Action, GameInfo } from "../app/api.js";
import { games } from "../app/games.js";
import { LightElement } from "../app/light.js";
import { store, stored } from "../app/stored.js";
import { t, type Key } from "../i18n/words.js";
import { add, NOTHING, step, type Picked, type Step } from "./picker.js";

const FEW = 6;
const HINTS = "hints";

export class PickerPanel extends LightElement {
  static override properties = {
    actions: { attribute: false },
    picked: { attribute: false },
    undo: { attribute: false },
    busy: { attribute: false },
    over: { attribute: false },
    game: { attribute: false },
    sure: { attribute: false },
    arranges: { state: true },
    chosen: { state: true },
    hints: { state: true },
    known: { state: true },
  };

  declare actions: Action[];
  declare picked: Picked;
  declare undo: boolean;
  declare busy: boolean;
  declare over: boolean;
  declare game: string;
  /** Whether an action is shown once more before it is sent. */
  declare sure: boolean;
  declare arranges: boolean;
  /** The action that waits for a last word. */
  declare chosen: Action | undefined;
  /** Whether the reader wants to be told why one would do something. */
  declare hints: boolean;
  declare known: GameInfo | undefined;

  constructor() {
    super();
    this.actions = [];
    this.picked = NOTHING;
    this.arranges = false;
    this.sure = false;
    this.hints = stored<boolean>(HINTS) ?? true;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then((all) => (this.known = all.find((game) => game.id === this.game)));
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("actions") || changed.has("picked")) {
      this.chosen = undefined;
    }
  }

  private tell(name: string, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  private get offered(): Action[] {
    return this.actions.filter((action) => this.arranges || action.kind !== "ARRANGEMENT");
  }

  protected override render(): TemplateResult {
    const offered = this.offered;
    const now = step(offered, this.picked);
    return html`
      <section class="picker" aria-labelledby="picker-title">
        <h2 id="picker-title">${t("pick.title")}</h2>
        ${offered.length === 0 ? html`<p>${t("pick.nothing")}</p>` : this.choices(now)} ${this.advice(now)}
        ${this.buttons()} ${this.settings()}
      </section>
    `;
  }

  private choices(now: Step): TemplateResult {
    return this.chosen ? this.last(this.chosen) : this.list(now);
  }

  private buttons(): TemplateResult {
    const begun = this.picked.picks.length > 0 || this.picked.target !== undefined;
    return html`<p class="buttons">
      ${begun
        ? html`<button type="button" @click=${() => this.tell("picked", NOTHING)}>${t("pick.clear")}</button>`
        : nothing}
      ${this.undo
        ? html`<button type="button" ?disabled=${this.busy} @click=${() => this.tell("act", { type: "Undo" })}>
              ${t("pick.undo")}</button
            ><button type="button" ?disabled=${this.busy} @click=${() => this.tell("reset")}>${t("pick.reset")}</button>`
        : nothing}
      ${this.over
        ? nothing
        : html`<button type="button" class="quiet" ?disabled=${this.busy} @click=${this.resign}>
            ${t("pick.resign")}
          </button>`}
    </p>`;
  }

  private settings(): TemplateResult {
    return html`${this.actions.some((action) => action.kind === "ARRANGEMENT")
      ? html`<label class="check"
          ><input type="checkbox" .checked=${this.arranges} @change=${() => (this.arranges = !this.arranges)} />
          ${t("pick.arrange")}</label
        >`
      : nothing}
    ${Object.keys(this.known?.hints ?? {}).length > 0
      ? html`<label class="check"
          ><input type="checkbox" .checked=${this.hints} @change=${this.toggleHints} /> ${t("pick.hints")}</label
        >`
      : nothing}`;
  }

  private toggleHints(): void {
    this.hints = !this.hints;
    store(HINTS, this.hints);
  }

  /** Why one would do what can be done now, for who plays the game for the first time. */
  private advice(now: Step): TemplateResult | typeof nothing {
    const hints = this.known?.hints ?? {};
    const hinted = [...new Set(now.actions.map((action) => action.picks?.[0] ?? ""))].filter((pick) => hints[pick]);
    if (!this.hints || hinted.length === 0) {
      return nothing;
    }
    const named = (pick: string): string => now.actions.find((each) => each.picks?.[0] === pick)?.pickTexts?.[0] ?? pick;
    return html`<dl class="hints" aria-label=${t("pick.hints")}>
      ${hinted.map((pick) => html`<dt data-api>${named(pick)}</dt><dd data-api>${hints[pick]}</dd>`)}
    </dl>`;
  }

  /** The chosen action once more, before it is sent. */
  private last(action: Action): TemplateResult {
    return html`<div class="sure">
      <p>${t("pick.sure")}</p>
      ${this.card(action, true)}
      <button type="button" @click=${() => (this.chosen = undefined)}>${t("pick.back")}</button>
    </div>`;
  }

  private list(now: Step): TemplateResult {
    if (now.choices.length === 0 || now.actions.length <= FEW) {
      return html`<ul class="actions">
        ${now.actions.map((action) => html`<li>${this.card(action)}</li>`)}
      </ul>`;
    }
    return html`
      <p id="picker-step">
        ${t("pick.step")} <small>${t("pick.count", { n: now.actions.length })}</small>
      </p>
      <ul class="choices" aria-labelledby="picker-step">
        ${now.choices.map(
          (choice) =>
            html`<li>
              <button type="button" data-api @click=${() => this.tell("picked", add(this.picked, choice.pick))}>
                ${choice.text}
              </button>
            </li>`,
        )}
      </ul>
    `;
  }

  /** One action with its price and what comes of it, before it is sent. */
  private card(action: Action, last = false): TemplateResult {
    const price = action.price?.map((each) => each.text).join(", ");
    const warnings: Key[] = [];
    if (action.endsMatch) {
      warnings.push("pick.endsMatch");
    } else if (action.endsTurn) {
      warnings.push("pick.endsTurn");
    } else if (action.irreversible) {
      warnings.push("pick.irreversible");
    }
    return html`<div class="action ${action.endsTurn ? "ends-turn" : ""}">
      <button type="button" class="do" ?disabled=${this.busy} data-api @click=${() => this.choose(action, last)}>
        ${action.text}
      </button>
      <small>
        ${price ? t("pick.price", { price }) : t("pick.free")}.
        ${action.effects?.map((effect) => html`<span data-api>${effect}.</span> `)}
        ${action.odds ? html`<span data-api>${action.odds}.</span> ` : nothing}
        ${warnings.map((warning) => html`<strong>${t(warning)}.</strong> `)}
        <a href="#/rules/${this.game}?rule=${action.ruleId}">${t("pick.rule", { rule: action.ruleId ?? "" })}</a>
      </small>
    </div>`;
  }

  private choose(action: Action, last: boolean): void {
    if (this.sure && !last) {
      this.chosen = action;
    } else {
      this.tell("act", action.command);
    }
  }

  private resign(): void {
    if (confirm(t("pick.resign.sure"))) {
      this.tell("act", { type: "Resign" });
    }
  }
}

customElements.define("picker-panel", PickerPanel);
