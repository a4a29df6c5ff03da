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

export function whyNot(path: string, spot: string): Promise<Refusals> {
  return get<Refusals>(`${path}/refusals?${new URLSearchParams({ spot, lang: spoken() })}`);
}

export function reasons(found: Refusals, game: string): TemplateResult {
  return html`<ul>
    ${found.items.map(
      (item) => html`<li>
        <b data-api>${item.text}</b>: <span data-api>${item.reason}</span>
        <a href="#/rules/${game}?rule=${item.ruleId}" data-api>${item.ruleId}</a>
      </li>`,
    )}
  </ul>`;
}

/** The same for those who do not point: a list of the places. */
export class WhyNot extends LightElement {
  static override properties = {
    path: { attribute: false },
    game: { attribute: false },
    version: { attribute: false },
    found: { state: true },
    listed: { state: true },
  };

  declare path: string;
  declare game: string;
  declare version: number;
  declare found: Refusals | undefined;
  declare listed: Place[];
  /** What can be asked about: read when the list is opened. */
  places: () => Place[] = () => [];

  constructor() {
    super();
    this.listed = [];
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("version")) {
      this.found = undefined;
    }
  }

  private async choose(event: Event): Promise<void> {
    const spot = (event.target as HTMLSelectElement).value;
    this.found = spot ? await whyNot(this.path, spot) : undefined;
  }

  protected override render(): TemplateResult {
    return html`<details class="why" @toggle=${() => (this.listed = this.places())}>
      <summary>${t("why.title")}</summary>
      <p>
        <label
          >${t("why.place")}
          <select @change=${this.choose}>
            <option value="">${t("why.choose")}</option>
            ${this.listed.map((place) => html`<option value=${place.spot}>${place.title}</option>`)}
          </select></label
        >
      </p>
      <div role="status">${this.found ? this.answer(this.found) : nothing}</div>
    </details>`;
  }

  private answer(found: Refusals): TemplateResult {
    return found.items.length === 0 ? html`<p>${t("why.nothing")}</p>` : reasons(found, this.game);
  }
}

customElements.define("why-not", WhyNot);
