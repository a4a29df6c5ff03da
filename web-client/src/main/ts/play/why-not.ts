/** Why nothing is possible at a place: what one could think of there, and the rule that forbids it now. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { Refusals } from "../app/api.js";
import { get } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { spoken, t } from "../i18n/words.js";

export interface Place {
  spot: string;
  title: string;
}

export class WhyNot extends LightElement {
  static override properties = {
    path: { attribute: false },
    game: { attribute: false },
    version: { attribute: false },
    spot: { attribute: false },
    found: { state: true },
    listed: { state: true },
  };

  declare path: string;
  declare game: string;
  declare version: number;
  declare spot: string;
  declare found: Refusals | undefined;
  declare listed: Place[];
  /** What can be asked about: read when the list is opened. */
  places: () => Place[] = () => [];

  constructor() {
    super();
    this.listed = [];
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("spot") || changed.has("version")) {
      this.found = undefined;
      if (this.spot) {
        void this.ask(this.spot);
      }
    }
  }

  private async ask(spot: string): Promise<void> {
    const query = new URLSearchParams({ spot, lang: spoken() });
    const found = await get<Refusals>(`${this.path}/refusals?${query}`);
    if (this.spot === spot) {
      this.found = found;
    }
  }

  private choose(event: Event): void {
    this.dispatchEvent(new CustomEvent("ask", { detail: (event.target as HTMLSelectElement).value }));
  }

  protected override render(): TemplateResult {
    return html`<details class="why" ?open=${this.spot !== ""} @toggle=${() => (this.listed = this.places())}>
      <summary>${t("why.title")}</summary>
      <p>
        <label
          >${t("why.place")}
          <select @change=${this.choose}>
            <option value="" ?selected=${!this.spot}>${t("why.choose")}</option>
            ${this.listed.map(
              (place) =>
                html`<option value=${place.spot} ?selected=${place.spot === this.spot}>${place.title}</option>`,
            )}
          </select></label
        >
      </p>
      <div role="status">${this.found ? this.answer(this.found) : nothing}</div>
    </details>`;
  }

  private answer(found: Refusals): TemplateResult {
    if (found.items.length === 0) {
      return html`<p>${t("why.nothing")}</p>`;
    }
    return html`<ul>
      ${found.items.map(
        (item) => html`<li>
          <b data-api>${item.text}</b>: <span data-api>${item.reason}</span>
          <a href="#/rules/${this.game}?rule=${item.ruleId}">${item.ruleId}</a>
        </li>`,
      )}
    </ul>`;
  }
}

customElements.define("why-not", WhyNot);
