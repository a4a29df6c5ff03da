/** What happened, in words; each line leads to its version. */

import { html, LitElement, type TemplateResult } from "lit";
import type { LoggedStep } from "../app/api.js";
import { t } from "../i18n/words.js";

export class EventLog extends LitElement {
  static override properties = {
    steps: { attribute: false },
    match: { attribute: false },
    version: { attribute: false },
  };

  declare steps: LoggedStep[];
  declare match: string;
  declare version: number;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const told = this.steps.filter((step) => step.lines.length > 0).reverse();
    return html`
      <section aria-labelledby="log-title">
        <h2 id="log-title">${t("log.title")}</h2>
        <ol class="log" tabindex="0" reversed>
          ${told.map(
            (step) => html`<li class=${step.version === this.version ? "shown" : ""}>
              <a href="#/matches/${this.match}?v=${step.version}" title=${t("log.version", { version: step.version })}
                >${step.version}</a
              >
              <span>${step.lines.map((line) => line.text).join(" ")}</span>
            </li>`,
          )}
        </ol>
      </section>
    `;
  }
}

customElements.define("event-log", EventLog);
