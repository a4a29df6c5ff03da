/** What is played now: public tables with their boards, kept up to date. */

import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { CompetitionBrief, GameInfo, ListedMatch, Page } from "../app/api.js";
import { games, nameOf } from "../app/games.js";
import { get } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { playerLink } from "../app/player-link.js";
import { Poll } from "../app/poll.js";
import { replace } from "../app/router.js";
import { t } from "../i18n/words.js";
import "./embed-code.js";
import { progress, smallBoard } from "./small-board.js";

const READ_MS = 4000;
const PAGE = 12;
const SHOWN_MAX = 48;

export class WatchPage extends LightElement {
  static override properties = {
    game: { attribute: false },
    known: { state: true },
    live: { state: true },
    running: { state: true },
    shown: { state: true },
  };

  /** Id of the game whose tables are shown; empty for all. */
  declare game: string;
  declare known: GameInfo[];
  declare live: Page<ListedMatch> | undefined;
  /** Competitions that are played now. */
  declare running: CompetitionBrief[];
  /** How many tables are asked for. */
  declare shown: number;

  constructor() {
    super();
    this.game = "";
    this.known = [];
    this.running = [];
    this.shown = PAGE;
    new Poll(this, READ_MS, () => this.read());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then((all) => (this.known = all));
    void get<Page<CompetitionBrief>>("/competitions?status=RUNNING&limit=20").then(
      (page) => (this.running = page.items),
    );
  }

  private async read(): Promise<void> {
    const { game, shown } = this;
    const query = new URLSearchParams({ status: "RUNNING", progress: "true", limit: String(shown) });
    if (game) {
      query.set("game", game);
    }
    const live = await get<Page<ListedMatch>>(`/matches?${query}`);
    if (game === this.game && shown === this.shown) {
      this.live = live;
    }
  }

  private choose(event: Event): void {
    this.game = (event.target as HTMLSelectElement).value;
    this.live = undefined;
    replace(this.game ? `watch?game=${this.game}` : "watch");
    void this.read();
  }

  private more(): void {
    this.shown = Math.min(SHOWN_MAX, this.shown + PAGE);
    void this.read();
  }

  protected override render(): TemplateResult {
    return html`<h1>${t("watch.title")}</h1>
      <div class="row">
        <label
          >${t("start.filter")}
          <select @change=${this.choose}>
            <option value="">${t("start.all")}</option>
            ${this.known.map(
              ({ id, name }) => html`<option value=${id} ?selected=${id === this.game} data-api>${name}</option>`,
            )}
          </select></label
        >
      </div>
      ${this.tables()}
      ${this.running.length > 0
        ? html`<h2>${t("watch.rounds")}</h2>
            <ul class="tables" data-rounds>
              ${this.running.map((each) => this.competition(each))}
            </ul>`
        : nothing}`;
  }

  private tables(): TemplateResult {
    if (!this.live) {
      return html`<p>${t("load.wait")}</p>`;
    }
    const { items, nextCursor } = this.live;
    return html`${items.length === 0 ? html`<p>${t("start.noLive")}</p>` : nothing}
      <ul class="tables live" data-live>
        ${repeat(
          items,
          (match) => match.matchId,
          (match) => this.table(match),
        )}
      </ul>
      ${nextCursor && items.length === this.shown && this.shown < SHOWN_MAX
        ? html`<p class="buttons"><button type="button" @click=${this.more}>${t("start.more")}</button></p>`
        : nothing}`;
  }

  private table(match: ListedMatch): TemplateResult {
    const about = match.seats.map((seat) => seat.handle ?? "").join(", ");
    return html`<li class="card" data-match=${match.matchId}>
      ${smallBoard(match.matchId, match.version)}
      <b data-api>${nameOf(this.known, match.game)}</b>
      <span class="names">${match.seats.map((seat, at) => html`${at === 0 ? nothing : ", "}${playerLink(seat)}`)}</span>
      ${match.competition
        ? html`<a href="#/watch/${match.competition.id}?round=${match.competition.round}"
            >${t("watch.round", { round: match.competition.round })}</a
          >`
        : nothing}
      ${progress(match)}
      <a class="button" href="#/matches/${match.matchId}">${t("table.watch")}</a>
      <details class="embed">
        <summary>${t("watch.embed")}</summary>
        <embed-code
          .widgets=${[
            { kind: "board", id: match.matchId },
            { kind: "picture", id: match.matchId },
          ]}
          .about=${about}
        ></embed-code>
      </details>
    </li>`;
  }

  private competition({ competitionId, name, game, rounds }: CompetitionBrief): TemplateResult {
    return html`<li class="card">
      <a href="#/watch/${competitionId}" data-api><b>${name}</b></a>
      <span data-api>${nameOf(this.known, game)}</span>
      ${rounds > 0 ? html`<small>${t("watch.round", { round: rounds })}</small>` : nothing}
    </li>`;
  }
}

customElements.define("watch-page", WatchPage);
