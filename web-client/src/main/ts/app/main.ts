/** The shell: navigation, the page that the address asks for, and what is to be said. */

import { html, nothing, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { Refused, Unreachable } from "baffin-client";
import { languages } from "../i18n/languages.js";
import { t, spoken } from "../i18n/words.js";
import type { Preferences, Seek } from "./api.js";
import { drawn, type Area } from "./areas.js";
import { LightElement } from "./light.js";
import "./news-bar.js";
import { watchNews } from "./news.js";
import { onNotice, say } from "./notice.js";
import { keepPreferences, onPreferences } from "./preferences.js";
import { onReach, reached, watchReach } from "./reach.js";
import { go, route } from "./router.js";
import { onSeek, resume, withdraw } from "./seek.js";
import { begin, beginLanguage, keepLanguage, onExpiry, onSession, player, signOut } from "./session.js";
import { comesBack, remember, signInFirst } from "./sign-in-first.js";
import { myTurn, onTurns, watchTurns } from "./turns.js";
import { refusal } from "../play/refusal.js";
import type { Kind } from "../play/table.js";
import "../pages/start-page.js";

/** A page, and the area that it is of. */
type Page = [Area | "start", TemplateResult];

const NOTICE_MS = 8000;

export class BaffinApp extends LightElement {
  static override properties = {
    notice: { state: true },
    urgent: { state: true },
    ready: { state: true },
    waiting: { state: true },
    turns: { state: true },
    offline: { state: true },
    fresh: { state: true },
  };

  declare notice: string;
  declare urgent: boolean;
  declare ready: boolean;
  /** A seek that waits for others. */
  declare waiting: Seek | undefined;
  /** Matches in which it is the reader's turn. */
  declare turns: number;
  declare offline: boolean;
  /** Grows with each page that begins anew. */
  declare fresh: number;

  private missed = false;
  private place = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.notice = "";
    this.urgent = false;
    this.ready = false;
    this.turns = 0;
    this.offline = false;
    this.fresh = 0;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("hashchange", () => this.moved());
    onSession(() => this.requestUpdate());
    onNotice((text, urgent) => {
      this.notice = text;
      this.urgent = urgent;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => (this.notice = ""), NOTICE_MS);
    });
    onSeek((seek) => (this.waiting = seek));
    onTurns((own) => (this.turns = own.filter(myTurn).length));
    onExpiry(() => {
      say(t("error.session"), true);
      signInFirst();
    });
    addEventListener("unhandledrejection", (event) => {
      const failure: unknown = event.reason;
      if (failure instanceof Unreachable && !failure.changes) {
        event.preventDefault();
        this.missed = true;
        void reached().then(() => this.again());
      } else if (failure instanceof Refused || failure instanceof Unreachable) {
        event.preventDefault();
        say(refusal(failure), true);
      }
    });
    onReach((here) => (this.offline = !here));
    onPreferences(() => this.requestUpdate());
    watchReach();
    watchTurns();
    watchNews();
    void begin().then(() => {
      this.ready = true;
      // what it keeps comes after what the page itself waits for
      void navigator.serviceWorker?.register("/app/service-worker.js", { scope: "/app/", type: "module" });
      if (player()) {
        comesBack();
        void resume();
      }
    });
  }

  /** A page that could not read what it shows begins anew; a table that is shown catches up without that. */
  private again(): void {
    if (this.missed && !this.querySelector("match-page h1")) {
      this.fresh += 1;
    }
    this.missed = false;
  }

  /** A new page gets the focus; another version of the same match does not. */
  private moved(): void {
    const { place } = route();
    this.requestUpdate();
    if (this.place !== place) {
      this.place = place;
      void this.updateComplete.then(() => this.querySelector<HTMLElement>("main")?.focus());
    }
  }

  protected override render(): TemplateResult {
    // its files come while one asks who reads it
    const page = drawn(...this.page(), this);
    return html`
      <a class="skip" href="#content" @click=${this.skip}>${t("nav.skip")}</a>
      <header class=${player() ? "signed-in" : ""}>
        <a class="brand" href="#/">Baffin</a>
        <nav aria-label=${t("nav.label")}>
          <a href="#/">${t("nav.tables")}</a>
          <a href="#/competitions">${t("nav.competitions")}</a>
          ${player()
            ? html`<a href="#/mine"
                  >${t("nav.mine")}${this.turns > 0 ? html` <b class="badge">${this.turns}</b>` : nothing}</a
                >
                <a href="#/new">${t("nav.new")}</a>
                <a href="#/organise">${t("nav.organise")}</a>`
            : nothing}
          <a href="#/watch">${t("nav.watch")}</a>
          <a href="#/leaderboards">${t("nav.players")}</a>
        </nav>
        <select aria-label=${t("nav.language")} @change=${this.language}>
          ${languages().map(
            ({ code, name }) => html`<option value=${code} lang=${code} ?selected=${spoken() === code} data-api>${name}</option>`,
          )}
        </select>
        ${player()
          ? html`<a class="me" href="#/settings" title=${t("set.title")} data-api>${player()!.handle}</a>
              <button type="button" class="quiet sign-out" @click=${() => void signOut().then(() => go(""))}>
                ${t("nav.signOut")}
              </button>`
          : this.ready
            ? html`<a class="button" href="#/sign-in" @click=${remember}>${t("nav.signIn")}</a>`
            : nothing}
      </header>
      ${this.offline ? html`<p class="offline" role="alert">${t("error.offline")}</p>` : nothing}
      <news-bar></news-bar>
      ${this.waiting
        ? html`<p class="seeking" role="status">
            <a href="#/seek">${t("seek.running")}</a>
            <button type="button" @click=${() => void withdraw()}>${t("seek.withdraw")}</button>
          </p>`
        : nothing}
      <main id="content" tabindex="-1">
        ${this.ready
          ? keyed(`${route().place} ${this.fresh}`, page)
          : this.offline
            ? nothing
            : html`<p>${t("load.wait")}</p>`}
      </main>
      <div
        class="notice ${this.urgent ? "urgent" : ""} ${this.notice ? "" : "empty"}"
        role=${this.urgent ? "alert" : "status"}
        aria-live="polite"
      >
        ${this.notice}
      </div>
    `;
  }

  /** What the address asks for: made anew for another id, so that nothing of the one before stays. */
  private page(): Page {
    const { page, id, query } = route();
    const text = (name: string): string => query.get(name) ?? "";
    switch (page) {
      case "":
        return ["start", html`<start-page></start-page>`];
      case "sign-in":
        return [
          "account",
          html`<sign-in-page
            .invitation=${text("invitation")}
            .fresh=${id === "new"}
            .back=${text("return")}
          ></sign-in-page>`,
        ];
      case "password":
        return ["account", html`<password-page .code=${text("code")}></password-page>`];
      case "email":
        return ["account", html`<email-page .code=${text("code")}></email-page>`];
      case "mine":
        return this.own("lobby", html`<my-matches-page></my-matches-page>`);
      case "new":
        return this.own("lobby", html`<new-match-page .chosen=${id} .invited=${text("invite")}></new-match-page>`);
      case "tables":
        return ["lobby", html`<table-page .match=${id} .invitation=${text("invitation")}></table-page>`];
      case "rules":
        return ["rules", html`<rules-page .game=${id} .rule=${text("rule")}></rules-page>`];
      case "competitions":
        return ["league", html`<competitions-page .query=${query.toString()}></competitions-page>`];
      case "competition":
        return ["league", html`<competition-page .competition=${id} .query=${query.toString()}></competition-page>`];
      case "seek":
        return ["lobby", html`<seek-page></seek-page>`];
      case "sandboxes":
        return id ? this.table(page, id, query) : ["lobby", html`<sandboxes-page></sandboxes-page>`];
      case "organise":
        return this.own(
          "organise",
          html`<organise-page .chosen=${id} .view=${text("view")} .source=${text("copy")}></organise-page>`,
        );
      case "settings":
        return this.own("settings", html`<settings-page></settings-page>`);
      case "matches":
        return this.table(page, id, query);
      case "learn":
        return this.table("lessons", id, new URLSearchParams());
      case "player":
        return ["people", html`<player-page .handle=${id}></player-page>`];
      case "leaderboards":
        return ["people", html`<leaderboard-page .game=${text("game")} .by=${text("by")}></leaderboard-page>`];
      case "watch":
        return id
          ? ["watch", html`<round-page .competition=${id} .round=${Number(text("round"))}></round-page>`]
          : ["watch", html`<watch-page .game=${text("game")}></watch-page>`];
      case "operate":
        return this.own("operate", html`<operate-page .section=${id}></operate-page>`);
      default:
        return ["start", html`<p>${t("error.page")}</p>`];
    }
  }

  /** A page of the reader; who is not signed in does that first. */
  private own(area: Area, page: TemplateResult): Page {
    return player() || !this.ready ? [area, page] : ["account", html`<sign-in-page></sign-in-page>`];
  }

  private table(kind: Kind, id: string, query: URLSearchParams): Page {
    const version = query.get("v");
    return [
      "table",
      html`<match-page
        class=${kind}
        .kind=${kind}
        .match=${id}
        .version=${version ? Number(version) : undefined}
        .analysed=${query.has("analysis")}
      ></match-page>`,
    ];
  }

  private skip(event: Event): void {
    event.preventDefault();
    this.querySelector<HTMLElement>("main")?.focus();
  }

  private language(event: Event): void {
    const language = (event.target as HTMLSelectElement).value as NonNullable<Preferences["language"]>;
    keepLanguage(language);
    void (player() ? keepPreferences({ language }) : Promise.resolve()).finally(() => location.reload());
  }
}

void beginLanguage().then(() => customElements.define("baffin-app", BaffinApp));
