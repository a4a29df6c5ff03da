/** One's own matches: those that run, mine to move first, and those that are over, with their results. */

import { html, nothing, type TemplateResult } from "lit";
import type { GameInfo, ListedMatch, Page, Result } from "../app/api.js";
import "../app/competition-place.js";
import { games, nameOf } from "../app/games.js";
import { get } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { profileOf } from "../app/player-link.js";
import { player } from "../app/session.js";
import { day, left, moment } from "../app/time.js";
import { myTurn, onTurns, readTurns } from "../app/turns.js";
import { t } from "../i18n/words.js";
import { resultRow } from "./result-row.js";

const READ_MS = 30_000;
const NEVER = 8e15 / 2;
const PAGE = 20;
const SHOWN = ["running", "ended"] as const;

type Shown = (typeof SHOWN)[number];

/** Mine to move first, what is due first before others. */
function urgency(match: ListedMatch): number {
  const due = match.deadline ? Date.parse(match.deadline) : NEVER;
  return myTurn(match) ? due : NEVER + due;
}

export class MyMatchesPage extends LightElement {
  static override properties = {
    own: { state: true },
    known: { state: true },
    game: { state: true },
    shown: { state: true },
    results: { state: true },
    next: { state: true },
  };

  /** Those that are not over; undefined until they are read. */
  declare own: ListedMatch[] | undefined;
  declare known: GameInfo[];
  /** Id of the game whose matches are shown; empty for all. */
  declare game: string;
  declare shown: Shown;
  /** Those that are over, the latest first; undefined until they are read. */
  declare results: Result[] | undefined;
  /** Where the list of results goes on; undefined at its end. */
  declare next: string | undefined;

  private leave: (() => void) | undefined;
  private timer: ReturnType<typeof setInterval> | undefined;
  private reading: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.known = [];
    this.game = "";
    this.shown = "running";
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then((all) => (this.known = all));
    this.leave = onTurns((own) => {
      const running = own.filter((match) => match.status !== "ENDED");
      this.own = running.toSorted((one, other) => urgency(one) - urgency(other));
    });
    readTurns();
    this.reading = setInterval(readTurns, READ_MS);
    this.timer = setInterval(() => this.requestUpdate(), 1000);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.leave?.();
    clearInterval(this.timer);
    clearInterval(this.reading);
  }

  private show(shown: Shown, game = this.game): void {
    this.shown = shown;
    this.game = game;
    this.results = undefined;
    this.next = undefined;
    if (shown === "ended") {
      void this.readResults();
    }
  }

  private async readResults(): Promise<void> {
    const { game, next } = this;
    const query = new URLSearchParams({ player: "me", limit: String(PAGE) });
    if (game) {
      query.set("game", game);
    }
    if (next) {
      query.set("cursor", next);
    }
    const page = await get<Page<Result>>(`/results?${query}`);
    if (game === this.game && next === this.next && this.shown === "ended") {
      this.results = [...(this.results ?? []), ...page.items];
      this.next = page.items.length === PAGE ? page.nextCursor : undefined;
    }
  }

  protected override render(): TemplateResult {
    const running = this.own?.filter((match) => !this.game || match.game === this.game);
    const list: readonly unknown[] | undefined = this.shown === "running" ? running : this.results;
    return html`
      <h1>${t("mine.title")}</h1>
      <p class="buttons">
        <a class="button" href="#/new">${t("nav.new")}</a> <a class="button" href="#/seek">${t("nav.seek")}</a>
        <a class="button" href=${profileOf(player()!.handle)}>${t("mine.profile")}</a>
        <a class="button" href="#/sandboxes">${t("sandbox.list")}</a>
      </p>
      ${this.filters()} ${list === undefined ? html`<p>${t("load.wait")}</p>` : nothing}
      ${list?.length === 0
        ? html`<p>${t(`mine.none.${this.shown}`)} <a href="#/">${t("mine.find")}</a></p>`
        : nothing}
      <ul class="tables">
        ${this.shown === "running"
          ? running?.map((match) => this.row(match))
          : this.results?.map((result) => resultRow(result, player()!.id, this.known))}
      </ul>
      ${this.next
        ? html`<button type="button" @click=${() => void this.readResults()}>${t("start.more")}</button>`
        : nothing}
    `;
  }

  private filters(): TemplateResult {
    return html`<div class="row filters">
      <p class="buttons" role="group" aria-label=${t("mine.show")}>
        ${SHOWN.map(
          (shown) => html`<button type="button" aria-pressed=${shown === this.shown} @click=${() => this.show(shown)}>
            ${t(`mine.${shown}`)}
          </button>`,
        )}
      </p>
      <label
        >${t("start.filter")}
        <select @change=${(event: Event) => this.show(this.shown, (event.target as HTMLSelectElement).value)}>
          <option value="">${t("start.all")}</option>
          ${this.known.map((game) => html`<option value=${game.id} data-api>${game.name}</option>`)}
        </select></label
      >
    </div>`;
  }

  private heading(id: string, game: string, seats: readonly { player: string; handle?: string }[]): TemplateResult {
    const others = seats.filter((seat) => seat.player !== player()?.id).map((seat) => seat.handle);
    return html`<a href="#/matches/${id}" data-api><b>${nameOf(this.known, game)}</b> ${others.join(", ")}</a>`;
  }

  private row(match: ListedMatch): TemplateResult {
    const waits = match.toAct?.map((seat) => match.seats[seat]?.handle).join(", ") ?? "";
    const turn = myTurn(match);
    const status = match.status === "RULED" ? t("mine.ruled") : turn ? t("mine.turn") : t("mine.wait", { who: waits });
    return html`<li class="card ${turn ? "mine" : ""}">
      ${this.heading(match.matchId, match.game, match.seats)}
      <span>${status}</span>
      <competition-place .place=${match.competition}></competition-place>
      ${match.round ? html`<span>${t("mine.round", { n: match.round })}</span>` : nothing}
      ${match.deadline && match.status === "RUNNING"
        ? html`<span title=${t("time.due", { at: moment(match.deadline) })}>${t("mine.left", { time: left(match.deadline) })}</span>`
        : nothing}
      <small>${t("mine.since", { at: day(match.startedAt) })}</small>
      ${match.unread ? html`<span class="badge">${t("mine.unread", { n: match.unread })}</span>` : nothing}
      ${match.unreadChat ? html`<span class="badge">${t("mine.chat", { n: match.unreadChat })}</span>` : nothing}
    </li>`;
  }
}

customElements.define("my-matches-page", MyMatchesPage);
