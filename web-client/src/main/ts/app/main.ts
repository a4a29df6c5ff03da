/** The shell: navigation, the page that the address asks for, and what is to be said. */

import { html, LitElement, nothing, type TemplateResult } from "lit";
import { t, spoken, type Language } from "../i18n/words.js";
import { onNotice } from "./notice.js";
import { route } from "./router.js";
import { begin, onSession, player, setLanguage, signOut } from "./session.js";
import "../pages/my-matches-page.js";
import "../pages/new-match-page.js";
import "../pages/rules-page.js";
import "../pages/sign-in-page.js";
import "../pages/start-page.js";
import "../pages/table-page.js";
import "../play/match-page.js";

const NOTICE_MS = 8000;

export class BaffinApp extends LitElement {
  static override properties = { notice: { state: true }, urgent: { state: true }, ready: { state: true } };

  declare notice: string;
  declare urgent: boolean;
  declare ready: boolean;

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.notice = "";
    this.urgent = false;
    this.ready = false;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("hashchange", () => {
      this.requestUpdate();
      void this.updateComplete.then(() => this.querySelector<HTMLElement>("main")?.focus());
    });
    onSession(() => this.requestUpdate());
    onNotice((text, urgent) => {
      this.notice = text;
      this.urgent = urgent;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => (this.notice = ""), NOTICE_MS);
    });
    void begin()
      .catch(() => (this.notice = t("error.away")))
      .finally(() => (this.ready = true));
  }

  protected override render(): TemplateResult {
    return html`
      <a class="skip" href="#content" @click=${this.skip}>${t("nav.skip")}</a>
      <header>
        <a class="brand" href="#/">Baffin</a>
        <nav>
          <a href="#/">${t("nav.tables")}</a>
          ${player() ? html`<a href="#/mine">${t("nav.mine")}</a><a href="#/new">${t("nav.new")}</a>` : nothing}
        </nav>
        <select aria-label=${t("nav.language")} @change=${this.language}>
          <option value="en" ?selected=${spoken() === "en"}>English</option>
          <option value="de" ?selected=${spoken() === "de"}>Deutsch</option>
        </select>
        ${player()
          ? html`<span class="me">${player()!.handle}</span>
              <button type="button" class="quiet" @click=${() => void signOut()}>${t("nav.signOut")}</button>`
          : html`<a class="button" href="#/sign-in">${t("nav.signIn")}</a>`}
      </header>
      <main id="content" tabindex="-1">${this.ready ? this.page() : html`<p>${t("load.wait")}</p>`}</main>
      <div
        class="notice ${this.urgent ? "urgent" : ""} ${this.notice ? "" : "empty"}"
        role=${this.urgent ? "alert" : "status"}
        aria-live="polite"
      >
        ${this.notice}
      </div>
    `;
  }

  private page(): TemplateResult {
    const { page, id, query } = route();
    const version = query.get("v");
    switch (page) {
      case "":
        return html`<start-page></start-page>`;
      case "sign-in":
        return html`<sign-in-page></sign-in-page>`;
      case "mine":
        return html`<my-matches-page></my-matches-page>`;
      case "new":
        return html`<new-match-page .chosen=${id}></new-match-page>`;
      case "tables":
        return html`<table-page .match=${id} .invitation=${query.get("invitation") ?? ""}></table-page>`;
      case "rules":
        return html`<rules-page .game=${id} .rule=${query.get("rule") ?? ""}></rules-page>`;
      case "matches":
        return html`<match-page .match=${id} .version=${version ? Number(version) : undefined}></match-page>`;
      default:
        return html`<p>${t("error.page")}</p>`;
    }
  }

  private skip(event: Event): void {
    event.preventDefault();
    this.querySelector<HTMLElement>("main")?.focus();
  }

  private language(event: Event): void {
    setLanguage((event.target as HTMLSelectElement).value as Language);
    location.reload();
  }
}

customElements.define("baffin-app", BaffinApp);
