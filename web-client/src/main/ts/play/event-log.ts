/** What happened, in words; each line leads to its version and shows its places. */

import { html, nothing, type TemplateResult } from "lit";
import type { Decision, LoggedStep } from "../app/api.js";
import { LightElement } from "../app/light.js";
import { moment } from "../app/time.js";
import { t } from "../i18n/words.js";
import { decisionAt, grade, percent } from "./analysis.js";

export class EventLog extends LightElement {
  static override properties = {
    steps: { attribute: false },
    link: { attribute: false },
    version: { attribute: false },
    seen: { attribute: false },
    decisions: { attribute: false },
  };

  declare steps: LoggedStep[];
  /** URL of a version of the match; the version goes behind it. */
  declare link: string;
  declare version: number;
  /** The version up to which the reader has seen the match before. */
  declare seen: number | undefined;
  /** What the moves were worth, as far as that is known. */
  declare decisions: readonly Decision[];

  override updated(changed: Map<string, unknown>): void {
    // only the list moves: the page stays where it is
    const list = changed.has("version") ? this.querySelector<HTMLElement>(".log") : null;
    const shown = list?.querySelector<HTMLElement>(".shown");
    if (list && shown) {
      list.scrollTop = shown.offsetTop - list.offsetTop - (list.clientHeight - shown.offsetHeight) / 2;
    }
  }

  /** The last step with words up to the one that is shown. */
  private get current(): number | undefined {
    return this.steps.findLast((step) => step.lines.length > 0 && step.version <= this.version)?.version;
  }

  private light(targets: readonly string[]): void {
    this.dispatchEvent(new CustomEvent("lit", { detail: targets }));
  }

  protected override render(): TemplateResult {
    const logged = this.steps.filter((step) => step.lines.length > 0).reverse();
    const fresh = logged.findIndex((step) => this.seen !== undefined && step.version <= this.seen);
    return html`
      <section aria-labelledby="log-title">
        <h2 id="log-title">${t("log.title")}</h2>
        <ol class="log" tabindex="0" reversed>
          ${logged.map((step, at) => this.step(step, fresh > 0 && at === fresh))}
        </ol>
      </section>
    `;
  }

  private step(step: LoggedStep, firstSeen: boolean): TemplateResult {
    const targets = step.lines.flatMap((line) => line.targets);
    return html`${firstSeen ? html`<li class="seen">${t("log.seen")}</li>` : nothing}
    <li
      class=${step.version === this.current ? "shown" : step.version > this.version ? "later" : ""}
      @pointerenter=${() => this.light(targets)}
      @pointerleave=${() => this.light([])}
    >
      <a
        href="${this.link}${step.version}"
        title=${t("log.step", { n: step.version, at: moment(step.at) })}
        @focus=${() => this.light(targets)}
        @blur=${() => this.light([])}
        >${step.version}</a
      >
      <span>
        <span data-api>${step.lines.map((line) => line.text).join(" ")}</span>
        ${this.mistake(step)}
      </span>
    </li>`;
  }

  /** Leads to where it was decided. */
  private mistake({ version }: LoggedStep): TemplateResult | typeof nothing {
    const decision = decisionAt(this.decisions, version - 1);
    const wrong = decision && grade(decision);
    return wrong
      ? html`<a class="wrong ${wrong}" href="${this.link}${decision.version}"
          >${t(`analysis.${wrong}`, { lost: percent(decision.lost) })}</a
        >`
      : nothing;
  }
}

customElements.define("event-log", EventLog);
