/** What this is, live tables and open seats; nobody has to sign in to look. */

import { html, nothing, type TemplateResult } from "lit";
import type { GameInfo, ListedMatch, LobbyMatch, Page } from "../app/api.js";
import { games, nameOf } from "../app/games.js";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { go } from "../app/router.js";
import { signInFirst } from "../app/sign-in-first.js";
import { player } from "../app/session.js";
import { t } from "../i18n/words.js";

export class StartPage extends LightElement {
  static override properties = {
    games: { state: true },
    live: { state: true },
    open: { state: true },
    only: { state: true },
  };

  declare games: GameInfo[];
  declare live: ListedMatch[];
  declare open: LobbyMatch[];
  /** The game whose open seats are shown; empty for all. */
  declare only: string;

  constructor() {
    super();
    this.games = [];
    this.live = [];
    this.open = [];
    this.only = "";
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then((all) => (this.games = all));
    void get<Page<ListedMatch>>("/matches?status=RUNNING&limit=10").then((page) => (this.live = page.items));
    this.readOpen();
  }

  private readOpen(): void {
    const game = this.only ? `&game=${this.only}` : "";
    void get<Page<LobbyMatch>>(`/lobby/matches?status=OPEN&limit=20${game}`).then((page) => (this.open = page.items));
  }

  private filter(): TemplateResult {
    return html`<label class="search"
      >${t("start.filter")}<select
        @change=${(event: Event) => {
          this.only = (event.target as HTMLSelectElement).value;
          this.readOpen();
        }}
      >
        <option value="">${t("start.all")}</option>
        ${this.games.map((game) => html`<option value=${game.id} data-api>${game.name}</option>`)}
      </select></label
    >`;
  }

  private async bot(game: GameInfo): Promise<void> {
    if (!player()) {
      signInFirst();
      return;
    }
    const seats = game.minSeats;
    const bots = Array.from({ length: seats - 1 }, (_, at) => ({ seat: at + 1, kind: "careful" }));
    const opened = await send<LobbyMatch>("POST", "/lobby/matches", { game: game.id, seats, ready: true, bots });
    go(`matches/${opened.matchId}`);
  }

  private async join(match: LobbyMatch): Promise<void> {
    if (!player()) {
      signInFirst();
      return;
    }
    await send("POST", `/lobby/matches/${match.matchId}/join`, { ready: true });
    go(`tables/${match.matchId}`);
  }

  protected override render(): TemplateResult {
    return html`
      <h1>Baffin</h1>
      <p class="what">${t("app.what")}</p>
      <ul class="games">
        ${this.games.map(
          (game) => html`<li class="card">
            <h2 data-api>${game.name}</h2>
            <p class="buttons">
              <button type="button" class="do" data-bot=${game.id} @click=${() => this.bot(game)}>
                ${t("start.bots")}
              </button>
              <a class="button" href="#/new/${game.id}">${t("nav.new")}</a>
              <a href="#/rules/${game.id}">${t("nav.rules")}</a>
            </p>
          </li>`,
        )}
      </ul>
      <h2>${t("start.open")}</h2>
      <p class="buttons"><a class="button" href="#/seek">${t("nav.seek")}</a></p>
      ${this.filter()}
      ${this.open.length === 0 ? html`<p>${t("start.noOpen")}</p>` : nothing}
      <ul class="tables">
        ${this.open.map(
          (match) => html`<li class="card">
            <b>${t("table.of", { game: nameOf(this.games, match.game), n: match.seatCount })}</b>
            ${t("table.seats", { n: match.free.length })}:
            <span data-api>${match.seats.map((seat) => seat.handle).filter(Boolean).join(", ")}</span>
            <button type="button" @click=${() => this.join(match)}>${t("table.join")}</button>
          </li>`,
        )}
      </ul>
      <h2>${t("start.live")}</h2>
      ${this.live.length === 0 ? html`<p>${t("start.noLive")}</p>` : nothing}
      <ul class="tables">
        ${this.live.map(
          (match) => html`<li class="card">
            <b data-api>${nameOf(this.games, match.game)}</b>
            <span data-api>${match.seats.map((seat) => seat.handle).join(", ")}</span>
            <a class="button" href="#/matches/${match.matchId}">${t("table.watch")}</a>
          </li>`,
        )}
      </ul>
    `;
  }
}

customElements.define("start-page", StartPage);
