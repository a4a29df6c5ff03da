/** What this is, live tables and open seats; nobody has to sign in to look. */

import { html, nothing, type TemplateResult } from "lit";
import type { GameInfo, ListedMatch, LobbyMatch, Page } from "../app/api.js";
import { games, nameOf, seatCounts } from "../app/games.js";
import { playNow } from "../app/house-match.js";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { go } from "../app/router.js";
import { signInFirst, wanted } from "../app/sign-in-first.js";
import { player } from "../app/session.js";
import { t } from "../i18n/words.js";
import { matchTerms } from "./match-terms.js";

/** Value, text, and whether the text is a name that is the same in every language. */
type Choice = [string, string, boolean];

const READ_MS = 15_000;
const PAGE = 20;
const SHOWN_MAX = 200;
/** So many live tables are shown with their board. */
const BOARDS_MAX = 4;
const LEVELS = ["easy", "medium", "hard"] as const;
const PACES = ["Live", "PerMove", "Unlimited"] as const;

export class StartPage extends LightElement {
  static override properties = {
    games: { state: true },
    live: { state: true },
    open: { state: true },
    game: { state: true },
    seats: { state: true },
    pace: { state: true },
    shown: { state: true },
  };

  declare games: GameInfo[];
  declare live: ListedMatch[];
  declare open: Page<LobbyMatch>;
  /** The game whose open seats are shown; empty for all. */
  declare game: string;
  /** The number of seats of a table; empty for any. */
  declare seats: string;
  /** The kind of clock; empty for any. */
  declare pace: string;
  /** How many open matches are asked for. */
  declare shown: number;

  private reading: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.games = [];
    this.live = [];
    this.open = { items: [] };
    this.game = "";
    this.seats = "";
    this.pace = "";
    this.shown = PAGE;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then((all) => (this.games = all));
    void this.read();
    void this.resume();
    // a reader who is away is not told so every time
    this.reading = setInterval(() => void (document.hidden || this.read().catch(() => undefined)), READ_MS);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.reading);
  }

  private async read(): Promise<void> {
    const live = get<Page<ListedMatch>>("/matches?status=RUNNING&limit=10").then((page) => (this.live = page.items));
    await Promise.all([live, this.readOpen()]);
  }

  /** What is asked for now. */
  private get wanted(): string {
    const wanted = new URLSearchParams({ state: "OPEN", limit: String(this.shown) });
    if (this.game) {
      wanted.set("game", this.game);
    }
    if (this.seats) {
      wanted.set("seats", this.seats);
    }
    if (this.pace) {
      wanted.set("clock", this.pace);
    }
    return wanted.toString();
  }

  private async readOpen(): Promise<void> {
    const wanted = this.wanted;
    const open = await get<Page<LobbyMatch>>(`/lobby/matches?${wanted}`);
    if (wanted === this.wanted) {
      this.open = open;
    }
  }

  private filters(): TemplateResult {
    const named = this.games.map((game): Choice => [game.id, game.name, true]);
    const sized = seatCounts(this.games).map((size): Choice => [String(size), String(size), true]);
    const paced = PACES.map((pace): Choice => [pace, t(`start.pace.${pace}`), false]);
    return html`<div class="row">
      ${this.filter(t("start.filter"), t("start.all"), named, (game) => (this.game = game))}
      ${this.filter(t("start.seats"), t("start.any"), sized, (seats) => (this.seats = seats))}
      ${this.filter(t("start.pace"), t("start.any"), paced, (pace) => (this.pace = pace))}
    </div>`;
  }

  private filter(title: string, all: string, choices: Choice[], choose: (value: string) => void): TemplateResult {
    const changed = (event: Event): void => {
      choose((event.target as HTMLSelectElement).value);
      this.shown = PAGE;
      void this.readOpen();
    };
    return html`<label
      >${title}
      <select @change=${changed}>
        <option value="">${all}</option>
        ${choices.map(([value, text, name]) => html`<option value=${value} ?data-api=${name}>${text}</option>`)}
      </select></label
    >`;
  }

  private async join(match: string): Promise<void> {
    if (!player()) {
      signInFirst(match);
      return;
    }
    await send("POST", `/lobby/matches/${match}/join`, { ready: true });
    go(`tables/${match}`);
  }

  /** Does what was chosen before the sign-in. */
  private async resume(): Promise<void> {
    const chosen = player() && wanted();
    if (chosen) {
      const game = (await games()).find((each) => each.id === chosen);
      await (game ? playNow(game) : this.join(chosen));
    }
  }

  protected override render(): TemplateResult {
    return html`
      <h1>${t("start.title")}</h1>
      ${player() ? nothing : html`<p class="what">${t("start.what")}</p>`}
      <ul class="games">
        ${this.games.map((game) => this.offer(game))}
      </ul>
      <h2>${t("start.open")}</h2>
      <p class="buttons"><a class="button" href="#/seek">${t("nav.seek")}</a></p>
      ${this.open.items.length > 0 || this.game || this.seats || this.pace ? this.filters() : nothing}
      ${this.openMatches()}
      <h2>${t("start.live")}</h2>
      ${this.live.length === 0 ? html`<p>${t("start.noLive")}</p>` : nothing}
      <ul class="tables live">
        ${this.live.map(
          (match, at) => html`<li class="card">
            ${at < BOARDS_MAX ? this.board(match) : nothing}
            <b data-api>${nameOf(this.games, match.game)}</b>
            <span data-api>${match.seats.map((seat) => seat.handle).join(", ")}</span>
            <a class="button" href="#/matches/${match.matchId}">${t("table.watch")}</a>
          </li>`,
        )}
      </ul>
    `;
  }

  /** A game with what one should know before the first match; those who are new learn it first. */
  private offer(game: GameInfo): TemplateResult {
    const about = game.presentation;
    const first = game.lesson && !player();
    return html`<li class="card offer">
      ${about
        ? html`<img src="/api/v1/games/${game.id}/guide/scene.svg" alt="" width="640" height="240" loading="lazy" />`
        : nothing}
      <h2 data-api>${game.name}</h2>
      ${about
        ? html`<p data-api>${about.pitch}</p>
            <p class="facts">
              ${t("start.players", { min: game.minSeats, max: game.maxSeats })} ·
              ${t("start.minutes", { min: about.minutesMin, max: about.minutesMax })} ·
              ${t(`start.level.${LEVELS[about.difficulty - 1] ?? "medium"}`)}
            </p>`
        : nothing}
      <p class="buttons">
        ${game.lesson
          ? html`<a class="button ${first ? "do" : ""}" href="#/learn/${game.id}">${t("start.learn")}</a>`
          : nothing}
        <button type="button" class=${first ? "" : "do"} data-bot=${game.id} @click=${() => playNow(game)}>
          ${t("start.play")}
        </button>
      </p>
      <p class="buttons">
        <a href="#/rules/${game.id}">${t("nav.rules")}</a>
        <a href="#/new/${game.id}">${t("nav.new")}</a>
      </p>
    </li>`;
  }

  private board({ matchId, version }: ListedMatch): TemplateResult {
    return html`<a href="#/matches/${matchId}" tabindex="-1" aria-hidden="true"
      ><img class="board" src="/api/v1/matches/${matchId}/board.svg?part=map&version=${version}" alt="" loading="lazy"
    /></a>`;
  }

  private openMatches(): TemplateResult {
    const open = this.open.items;
    return html`${open.length === 0 ? html`<p>${t("start.noOpen")}</p>` : nothing}
      <ul class="tables" data-open>
        ${open.map((match) => this.openMatch(match))}
      </ul>
      ${this.open.nextCursor && this.shown < SHOWN_MAX
        ? html`<button type="button" @click=${this.more}>${t("start.more")}</button>`
        : nothing}`;
  }

  private more(): void {
    this.shown = Math.min(SHOWN_MAX, this.shown + PAGE);
    void this.readOpen();
  }

  private openMatch(match: LobbyMatch): TemplateResult {
    return html`<li class="card">
      <a href="#/tables/${match.matchId}"
        >${t("table.of", { game: nameOf(this.games, match.game), n: match.seatCount })}</a
      >
      ${t("table.seats", { n: match.free.length })}:
      <span data-api>${match.seats.map((seat) => seat.handle).filter(Boolean).join(", ")}</span>
      ${matchTerms(match, this.games)}
      ${match.invitationOnly
        ? html`<small>${t("table.invited")}</small>`
        : html`<button type="button" @click=${() => this.join(match.matchId)}>${t("table.join")}</button>`}
    </li>`;
  }
}

customElements.define("start-page", StartPage);
