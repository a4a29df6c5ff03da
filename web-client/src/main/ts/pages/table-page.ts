/** An open match that waits for its players. */

import { html, nothing, type TemplateResult } from "lit";
import { Refused } from "baffin-client";
import type { GameInfo, LobbyMatch, LobbySeat } from "../app/api.js";
import { games, nameOf } from "../app/games.js";
import { send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { lobbyMatch } from "../app/lobby-match.js";
import { say } from "../app/notice.js";
import { playerLink } from "../app/player-link.js";
import { go, replace } from "../app/router.js";
import { signInFirst, wanted } from "../app/sign-in-first.js";
import { player } from "../app/session.js";
import { t } from "../i18n/words.js";
import { refusal } from "../play/refusal.js";
import { matchTerms } from "./match-terms.js";

const ASK_MS = 2000;

export class TablePage extends LightElement {
  static override properties = {
    match: { attribute: false },
    invitation: { attribute: false },
    table: { state: true },
    games: { state: true },
    fault: { state: true },
  };

  declare match: string;
  declare invitation: string;
  declare table: LobbyMatch | undefined;
  declare games: GameInfo[];
  /** Why the table is not shown. */
  declare fault: string | undefined;

  private timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.games = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then((all) => (this.games = all));
    void this.begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  private async begin(): Promise<void> {
    try {
      await this.read();
      if (player() && wanted() && !this.table?.seats.some((seat) => seat.player === player()?.id)) {
        this.join();
      }
      if (this.isConnected) {
        this.timer = setInterval(() => void this.again(), ASK_MS);
      }
    } catch (failure) {
      this.fault = refusal(failure);
    }
  }

  private async again(): Promise<void> {
    try {
      await this.read();
    } catch (failure) {
      if (failure instanceof Refused) {
        clearInterval(this.timer);
      }
      say(refusal(failure), true);
    }
  }

  private async read(): Promise<void> {
    const code = this.invitation ? `?invitation=${encodeURIComponent(this.invitation)}` : "";
    this.table = await lobbyMatch(this.match, code, () => this.isConnected);
    if (this.table.state === "RUNNING" || this.table.state === "ENDED") {
      replace(`matches/${this.match}`);
    } else if (this.table.state === "CANCELLED") {
      go("");
    }
  }

  private async ask(what: string, body?: unknown): Promise<void> {
    await send("POST", `/lobby/matches/${this.match}/${what}`, body);
    await this.read();
  }

  protected override render(): TemplateResult {
    const table = this.table;
    if (!table) {
      return this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : html`<p>${t("load.wait")}</p>`;
    }
    const me = player()?.id;
    const own = table.seats.find((seat) => seat.player !== undefined && seat.player === me);
    const link = `${location.origin}${location.pathname}#/tables/${table.matchId}?invitation=${table.invitation}`;
    return html`
      <h1>${t("wait.title")}</h1>
      <p>
        <b data-api>${nameOf(this.games, table.game)}</b> ${matchTerms(table, this.games)}
        <a href="#/rules/${table.game}">${t("nav.rules")}</a>
      </p>
      <ul class="seats card">
        ${table.seats.map((seat) => html`<li>${this.seat(seat)}</li>`)}
      </ul>
      ${table.invitation ? html`<p>${t("wait.invitation")} <a href=${link} data-api>${link}</a></p>` : nothing}
      <p class="buttons">
        ${own
          ? html`${own.ready
                ? nothing
                : html`<button class="do" @click=${() => this.ask("ready", { ready: true })}>${t("wait.ready")}</button>`}
              ${table.organiser === me
                ? html`<button @click=${() => this.ask("cancel")}>${t("wait.cancel")}</button>`
                : html`<button @click=${() => this.ask("leave").then(() => go(""))}>${t("wait.leave")}</button>`}`
          : html`<button class="do" @click=${this.join}>${t("table.join")}</button>`}
      </p>
    `;
  }

  private join(): void {
    if (player()) {
      void this.ask("join", { ready: true, ...(this.invitation ? { invitation: this.invitation } : {}) });
    } else {
      signInFirst("join");
    }
  }

  private seat(seat: LobbySeat): TemplateResult {
    return seat.player
      ? html`<span class="name">${playerLink(seat)}</span>
          <small>${t(seat.ready ? "wait.is.ready" : seat.invited ? "wait.is.invited" : "wait.not.ready")}</small>`
      : html`<em>${t("wait.free")}</em>`;
  }
}

customElements.define("table-page", TablePage);
