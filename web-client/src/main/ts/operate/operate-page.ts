/** The operator's page: health and storage, accounts, reports of chat, and what operators have done. */

import { html, type TemplateResult } from "lit";
import { Refused } from "baffin-client";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { t } from "../i18n/words.js";
import { refusal } from "../play/refusal.js";
import "./accounts-section.js";
import "./actions-section.js";
import "./health-section.js";
import "./reports-section.js";

const SECTIONS = ["health", "accounts", "reports", "actions"] as const;

type Section = (typeof SECTIONS)[number];

export class OperatePage extends LightElement {
  static override properties = { section: { attribute: false }, allowed: { state: true }, fault: { state: true } };

  /** What is shown; empty for the health. */
  declare section: string;
  /** Whether this session acts as an operator; undefined until that is known. */
  declare allowed: boolean | undefined;
  /** What was wrong with the code. */
  declare fault: string;

  constructor() {
    super();
    this.section = "";
    this.fault = "";
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.check();
  }

  private async check(): Promise<void> {
    try {
      await get("/operator/actions?limit=1");
      this.allowed = true;
    } catch (failure) {
      if (!(failure instanceof Refused && failure.problem.status === 403)) {
        throw failure;
      }
      this.allowed = false;
    }
  }

  /** A session acts as an operator once it has proved the second factor and is renewed. */
  private async prove(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const code = String(new FormData(event.target as HTMLFormElement).get("code")).trim();
    try {
      await send("POST", "/auth/second-factor", { code });
      await send("PUT", "/auth/session");
      await this.check();
    } catch (failure) {
      const stranger = failure instanceof Refused && failure.slug === "forbidden";
      this.fault = stranger ? t("operate.not") : refusal(failure);
    }
  }

  protected override render(): TemplateResult {
    return html`<h1>${t("operate.title")}</h1>
      ${this.allowed === undefined
        ? html`<p>${t("load.wait")}</p>`
        : this.allowed
          ? html`<nav class="buttons" aria-label=${t("operate.sections")}>
                ${SECTIONS.map((section) => this.link(section))}
              </nav>
              ${this.content()}`
          : this.proof()}`;
  }

  private get chosen(): Section {
    return SECTIONS.find((section) => section === this.section) ?? "health";
  }

  private link(section: Section): TemplateResult {
    const current = section === this.chosen;
    return html`<a class="button" href="#/operate/${section}" aria-current=${current ? "page" : "false"}
      >${t(`operate.${section}`)}</a
    >`;
  }

  private content(): TemplateResult {
    switch (this.chosen) {
      case "accounts":
        return html`<accounts-section></accounts-section>`;
      case "reports":
        return html`<reports-section></reports-section>`;
      case "actions":
        return html`<actions-section></actions-section>`;
      case "health":
        return html`<health-section></health-section>`;
    }
  }

  private proof(): TemplateResult {
    return html`<form class="card form" @submit=${this.prove}>
      <p>${t("operate.factor")}</p>
      <label
        >${t("operate.code")}<input
          name="code"
          required
          maxlength="40"
          autocomplete="one-time-code"
          aria-invalid=${this.fault !== ""}
      /></label>
      ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : ""}
      <button class="do">${t("operate.prove")}</button>
    </form>`;
  }
}

customElements.define("operate-page", OperatePage);
