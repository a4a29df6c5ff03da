/** What one can do, as a list: the same for pointer, keyboard and screen reader. */

import { html, LitElement, nothing, type TemplateResult } from "lit";
import type { Action } from "../app/api.js";
import { t, type Key } from "../i18n/words.js";
import { add, NOTHING, step, type Picked } from "./picker.js";

const FEW = 6;

export class PickerPanel extends LitElement {
  static override properties = {
    actions: { attribute: false },
    picked: { attribute: false },
    undo: { attribute: false },
    busy: { attribute: false },
    over: { attribute: false },
    game: { attribute: false },
    arranges: { state: true },
  };

  declare actions: Action[];
  declare picked: Picked;
  declare undo: boolean;
  declare busy: boolean;
  declare over: boolean;
  declare game: string;
  declare arranges: boolean;

  constructor() {
    super();
    this.actions = [];
    this.picked = NOTHING;
    this.arranges = false;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
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
    const begun = this.picked.picks.length > 0 || this.picked.target !== undefined;
    return html`
      <section class="picker" aria-labelledby="picker-title">
        <h2 id="picker-title">${t("pick.title")}</h2>
        ${offered.length === 0 ? html`<p>${t("pick.nothing")}</p>` : this.list(now)}
        <p class="buttons">
          ${begun
            ? html`<button type="button" @click=${() => this.tell("picked", NOTHING)}>${t("pick.clear")}</button>`
            : nothing}
          ${this.undo
            ? html`<button type="button" ?disabled=${this.busy} @click=${() => this.tell("act", { type: "Undo" })}>
                  ${t("pick.undo")}</button
                ><button type="button" ?disabled=${this.busy} @click=${() => this.tell("reset")}>
                  ${t("pick.reset")}
                </button>`
            : nothing}
          ${this.over
            ? nothing
            : html`<button type="button" class="quiet" @click=${this.resign}>${t("pick.resign")}</button>`}
        </p>
        ${this.actions.some((action) => action.kind === "ARRANGEMENT")
          ? html`<label
              ><input type="checkbox" .checked=${this.arranges} @change=${() => (this.arranges = !this.arranges)} />
              ${t("pick.arrange")}</label
            >`
          : nothing}
      </section>
    `;
  }

  private list(now: ReturnType<typeof step>): TemplateResult {
    if (now.choices.length === 0 || now.actions.length <= FEW) {
      return html`<ul class="actions">
        ${now.actions.map((action) => html`<li>${this.card(action)}</li>`)}
      </ul>`;
    }
    return html`
      <p id="picker-step">
        ${t("pick.step", { kind: named(now.kind) })} <small>${t("pick.count", { n: now.actions.length })}</small>
      </p>
      <ul class="choices" aria-labelledby="picker-step">
        ${now.choices.map(
          (choice) =>
            html`<li>
              <button type="button" @click=${() => this.tell("picked", add(this.picked, choice.pick))}>
                ${choice.text}
              </button>
            </li>`,
        )}
      </ul>
    `;
  }

  /** One action with its price and what comes of it, before it is sent. */
  private card(action: Action): TemplateResult {
    const price = action.price?.map((each) => each.text).join(", ");
    const warnings: Key[] = [];
    if (action.endsMatch) {
      warnings.push("pick.endsMatch");
    } else if (action.endsTurn) {
      warnings.push("pick.endsTurn");
    } else if (action.irreversible) {
      warnings.push("pick.irreversible");
    }
    return html`<div class="action">
      <button type="button" class="do" ?disabled=${this.busy} @click=${() => this.tell("act", action.command)}>
        ${action.text}
      </button>
      <small>
        ${price ? t("pick.price", { price }) : t("pick.free")}.
        ${action.effects?.map((effect) => html`${effect}. `)} ${action.odds ? html`${action.odds}. ` : nothing}
        ${warnings.map((warning) => html`<strong>${t(warning)}.</strong> `)}
        <a href="#/rules/${this.game}?rule=${action.ruleId}">${t("pick.rule", { rule: action.ruleId ?? "" })}</a>
      </small>
    </div>`;
  }

  private resign(): void {
    if (confirm(t("pick.resign.sure"))) {
      this.tell("act", { type: "Resign" });
    }
  }
}

/** What a kind of part is called; its own word where the client has none. */
function named(kind: string): string {
  return kind === "act" ? t("kind.act") : kind;
}

customElements.define("picker-panel", PickerPanel);
