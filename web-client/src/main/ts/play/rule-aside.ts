/** A rule, and those around it, beside the table. */

import { html, type TemplateResult } from "lit";
import { LightElement } from "../app/light.js";
import { t } from "../i18n/words.js";
import "../pages/rules-page.js";

export class RuleAside extends LightElement {
  static override properties = { game: { attribute: false }, rule: { attribute: false } };

  declare game: string;
  declare rule: string;

  /** What had the focus before. */
  private focused: Element | null = null;

  protected override firstUpdated(): void {
    this.focused = document.activeElement;
    this.querySelector<HTMLElement>("button")?.focus();
  }

  private close(): void {
    this.dispatchEvent(new CustomEvent("closed"));
    (this.focused as HTMLElement | null)?.focus?.();
  }

  private key(event: KeyboardEvent): void {
    if (event.key === "Escape") {
      event.stopPropagation();
      this.close();
    }
  }

  protected override render(): TemplateResult {
    return html`<aside class="card" aria-label=${t("nav.rules")} @keydown=${this.key}>
      <p class="buttons"><button type="button" @click=${this.close}>${t("why.close")}</button></p>
      <rules-page .game=${this.game} .rule=${this.rule}></rules-page>
    </aside>`;
  }
}

customElements.define("rule-aside", RuleAside);
