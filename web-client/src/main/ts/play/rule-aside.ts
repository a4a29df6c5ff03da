/** A rule, and those around it, beside the table: links to rules open here and lose nothing that is in hand. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { LightElement } from "../app/light.js";
import { t } from "../i18n/words.js";
import "../pages/rules-page.js";

export class RuleAside extends LightElement {
  static override properties = { game: { attribute: false }, rule: { state: true } };

  declare game: string;
  /** The rule that is read; empty when none is. */
  declare rule: string;

  /** What had the focus before. */
  private focused: Element | null = null;

  constructor() {
    super();
    this.rule = "";
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.parentElement?.addEventListener("click", this.open);
  }

  private readonly open = (event: Event): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#/rules/"]');
    if (link) {
      event.preventDefault();
      this.focused = this.rule ? this.focused : document.activeElement;
      this.rule = new URLSearchParams(link.hash.split("?")[1]).get("rule") ?? "";
    }
  };

  protected override updated(changed: PropertyValues): void {
    if (this.rule && changed.get("rule") === "") {
      this.querySelector<HTMLElement>("button")?.focus();
    }
  }

  private close(): void {
    this.rule = "";
    (this.focused as HTMLElement | null)?.focus?.();
  }

  private key(event: KeyboardEvent): void {
    if (event.key === "Escape") {
      event.stopPropagation();
      this.close();
    }
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.rule) {
      return nothing;
    }
    return html`<aside class="card" aria-label=${t("nav.rules")} @keydown=${this.key}>
      <p class="buttons"><button type="button" @click=${this.close}>${t("why.close")}</button></p>
      <rules-page .game=${this.game} .rule=${this.rule}></rules-page>
    </aside>`;
  }
}

customElements.define("rule-aside", RuleAside);
