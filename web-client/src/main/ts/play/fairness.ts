/** After the end: every draw of the match is checked here, in the reader's own browser. */

import { html, nothing, type TemplateResult } from "lit";
import { get } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import { t } from "../i18n/words.js";
import { check, type Finding } from "./fair.js";
import { refusal } from "./refusal.js";

export class FairnessCheck extends LightElement {
  static override properties = {
    match: { attribute: false },
    findings: { state: true },
    progress: { state: true },
    running: { state: true },
  };

  declare match: string;
  declare findings: Finding[];
  declare progress: { done: number; all: number };
  declare running: boolean;

  constructor() {
    super();
    this.findings = [];
    this.progress = { done: 0, all: 0 };
    this.running = false;
  }

  private async run(): Promise<void> {
    this.running = true;
    this.findings = [];
    try {
      const text = await get<string>(`/matches/${this.match}/export`, "text");
      await check(
        text,
        (finding) => (this.findings = [...this.findings, finding]),
        (done, all) => (this.progress = { done, all }),
      );
    } catch (failure) {
      say(refusal(failure), true);
    } finally {
      this.running = false;
    }
  }

  protected override render(): TemplateResult {
    return html`<section class="fairness" aria-labelledby="fair-title">
      <h2 id="fair-title">${t("fair.title")}</h2>
      <p>${t("fair.what")}</p>
      ${globalThis.isSecureContext
        ? html`<button type="button" ?disabled=${this.running} @click=${this.run}>${t("fair.run")}</button>`
        : html`<p>${t("fair.insecure")}</p>`}
      ${this.running || this.progress.all > 0
        ? html`<progress max=${this.progress.all} value=${this.progress.done} aria-label=${t("fair.title")}></progress>`
        : nothing}
      <ol class="findings" aria-live="polite">
        ${this.findings.map(
          (finding) => html`<li class=${finding.holds ? "holds" : "fault"}>
            ${finding.holds ? "✓" : "✗"} ${t(`fair.${finding.claim}`, { n: finding.detail })}
            <small class="detail">${finding.claim === "draws" ? nothing : finding.detail}</small>
          </li>`,
        )}
      </ol>
    </section>`;
  }
}

customElements.define("fairness-check", FairnessCheck);
