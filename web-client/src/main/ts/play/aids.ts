/** What one would otherwise have to work out: odds, reach with prices, what the ice will trap. */

import { html, nothing, type TemplateResult } from "lit";
import type { Aid } from "../app/api.js";
import { LightElement } from "../app/light.js";
import { t } from "../i18n/words.js";

export class PlayerAids extends LightElement {
  static override properties = { aids: { attribute: false }, game: { attribute: false } };

  declare aids: Aid[];
  declare game: string;

  private light(targets: readonly string[]): void {
    this.dispatchEvent(new CustomEvent("lit", { detail: targets }));
  }

  protected override render(): TemplateResult {
    if (this.aids.length === 0) {
      return html`${nothing}`;
    }
    return html`<details class="aids" open>
      <summary>${t("aids.title")}</summary>
      <ul>
        ${this.aids.map(
          (aid) => html`<li @pointerenter=${() => this.light(aid.targets)} @pointerleave=${() => this.light([])}>
            <span data-api>${aid.text}</span>
            ${aid.targets.length > 0
              ? html`<button
                  type="button"
                  class="quiet"
                  @click=${() => this.light(aid.targets)}
                  @blur=${() => this.light([])}
                >
                  ${t("aids.show")}
                </button>`
              : nothing}
            <a href="#/rules/${this.game}?rule=${aid.ruleId}" data-api>${aid.ruleId}</a>
          </li>`,
        )}
      </ul>
    </details>`;
  }
}

customElements.define("player-aids", PlayerAids);
