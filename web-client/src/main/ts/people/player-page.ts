/** A player: ratings with their history, record, matches, how the reader does against them, competitions. */

import { html, nothing, type TemplateResult } from "lit";
import { figure } from "../app/figure.js";
import type {
  CompetitionBrief,
  GameInfo,
  GameRecord,
  HeadToHead,
  Page,
  Player,
  PlayerRating,
  RatingChange,
  Result,
  Results,
} from "../app/api.js";
import { games, nameOf } from "../app/games.js";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import { Paged } from "../app/paged.js";
import { player } from "../app/session.js";
import { signInFirst } from "../app/sign-in-first.js";
import { t, type Key } from "../i18n/words.js";
import { resultRow } from "../pages/result-row.js";
import { history, uncertainty } from "./figures.js";
import { ratingChart } from "./rating-chart.js";
import { byGame, seats } from "./record-tables.js";

/** So many matches are read at once, and counted by seat; so many are shown. */
const READ = 100;
const SHOWN = 20;
const CHANGES = 200;
const MUTES = "/players/me/mutes";

export class PlayerPage extends LightElement {
  static override properties = {
    handle: { attribute: false },
    known: { state: true },
    who: { state: true },
    ratings: { state: true },
    records: { state: true },
    met: { state: true },
    together: { state: true },
    competitions: { state: true },
    muted: { state: true },
    rated: { state: true },
    changes: { state: true },
    shown: { state: true },
    missing: { state: true },
  };

  declare handle: string;
  declare known: GameInfo[];
  declare who: Player | undefined;
  declare ratings: PlayerRating[];
  declare records: GameRecord[];
  /** How the two have done against each other; undefined for oneself, and where nobody is signed in. */
  declare met: HeadToHead | undefined;
  /** True while only matches of both are shown. */
  declare together: boolean;
  declare competitions: CompetitionBrief[];
  /** Whether the reader has muted the player. */
  declare muted: boolean;
  /** The rating whose history is shown. */
  declare rated: PlayerRating | undefined;
  declare changes: RatingChange[];
  /** How many matches are shown. */
  declare shown: number;
  /** True when nobody has the name. */
  declare missing: boolean;

  /** Matches that are over, the latest first. */
  private readonly results = new Paged<Result, Results>(this, READ);

  constructor() {
    super();
    this.known = [];
    this.ratings = [];
    this.records = [];
    this.together = false;
    this.competitions = [];
    this.muted = false;
    this.changes = [];
    this.shown = SHOWN;
    this.missing = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then((all) => (this.known = all));
    void this.read();
  }

  private async read(): Promise<void> {
    const found = await get<Page<Player>>(`/players?handle=${encodeURIComponent(this.handle)}`);
    const who = found.items[0];
    if (!who) {
      this.missing = true;
      return;
    }
    this.who = who;
    const other = player() && player()!.id !== who.id;
    await Promise.all([
      this.readRatings(who.id),
      get<Page<GameRecord>>(`/players/${who.id}/record`).then((page) => (this.records = page.items)),
      this.readResults(),
      get<Page<CompetitionBrief>>(`/competitions?player=${who.id}&limit=${SHOWN}`).then(
        (page) => (this.competitions = page.items),
      ),
      other ? this.readOther(who.id) : undefined,
    ]);
  }

  private async readRatings(id: string): Promise<void> {
    this.ratings = (await get<Page<PlayerRating>>(`/players/${id}/ratings`)).items;
    const most = this.ratings.toSorted((one, another) => another.games - one.games)[0];
    if (most) {
      await this.rate(most);
    }
  }

  /** Shows the history of a rating. */
  private async rate(rating: PlayerRating): Promise<void> {
    const query = new URLSearchParams({ game: rating.game, mode: rating.mode, limit: String(CHANGES) });
    const page = await get<Page<RatingChange>>(`/players/${this.who!.id}/ratings/changes?${query}`);
    this.changes = page.items;
    this.rated = rating;
  }

  private async readOther(id: string): Promise<void> {
    const [met, muted] = await Promise.all([
      get<Results>(`/results?player=me&opponent=${id}&limit=1`),
      get<Page<string>>(MUTES),
    ]);
    this.met = met.headToHead;
    this.muted = muted.items.includes(id);
  }

  private readResults(): Promise<void> {
    return this.results.read("/results", { player: this.who!.id, ...(this.together ? { opponent: "me" } : {}) });
  }

  private async more(): Promise<void> {
    if (this.shown + SHOWN > this.ended.length && this.results.goesOn) {
      await this.results.more();
    }
    this.shown += SHOWN;
  }

  private get ended(): readonly Result[] {
    return this.results.items ?? [];
  }

  private async only(together: boolean): Promise<void> {
    this.together = together;
    this.shown = SHOWN;
    await this.readResults();
  }

  private async mute(): Promise<void> {
    const muted = !this.muted;
    await send(muted ? "PUT" : "DELETE", `${MUTES}/${this.who!.id}`);
    this.muted = muted;
    say(t(muted ? "chat.muted" : "people.unmuted", { who: this.handle }));
  }

  protected override render(): TemplateResult {
    const who = this.who;
    if (!who) {
      return this.missing ? html`<h1>${t("people.none", { who: this.handle })}</h1>` : html`<p>${t("load.wait")}</p>`;
    }
    return html`<div class="profile">
      <h1><img src=${who.avatar} alt="" width="48" height="48" /> <span data-api>${who.handle}</span></h1>
      ${who.bot ? html`<p><small>${t("seat.bot")}</small></p>` : nothing} ${this.acts(who)}
      <div class="parts">
        ${this.section("people.ratings", this.rating())}
        ${this.section(
          "people.record",
          this.records.length === 0 ? html`<p>${t("mine.none.ended")}</p>` : byGame(this.records, this.known),
        )}
        ${this.ended.length > 0 && !this.together
          ? this.section("people.bySeat", seats(this.ended, !this.results.goesOn, who.id, this.known))
          : nothing}
        ${this.met ? this.section("people.headToHead", this.headToHead(this.met)) : nothing}
        ${this.section("people.results", this.played(who))}
        ${this.competitions.length > 0 ? this.section("people.competitions", this.entered()) : nothing}
      </div>
    </div>`;
  }

  private section(title: Key, content: TemplateResult): TemplateResult {
    return html`<section class="card" data-part=${title}>
      <h2>${t(title)}</h2>
      ${content}
    </section>`;
  }

  private acts(who: Player): TemplateResult {
    if (player()?.id === who.id) {
      return html`<p class="buttons"><a class="button" href="#/settings">${t("set.title")}</a></p>`;
    }
    const challenge = `new?invite=${encodeURIComponent(who.handle)}`;
    return html`<p class="buttons">
      ${player()
        ? html`<a class="button do" href="#/${challenge}">${t("people.challenge")}</a>
            <button type="button" aria-pressed=${this.muted} @click=${this.mute}>
              ${t(this.muted ? "acc.unmute" : "chat.mute")}
            </button>`
        : html`<button type="button" class="do" @click=${() => signInFirst(undefined, challenge)}>
            ${t("people.challenge")}
          </button>`}
    </p>`;
  }

  private rating(): TemplateResult {
    if (this.ratings.length === 0) {
      return html`<p>${t("people.unrated")}</p>`;
    }
    return html`<ul class="ratings">
        ${this.ratings.map((each) => this.ratingOf(each))}
      </ul>
      <p class="hint">${t("people.uncertain")}</p>
      ${this.rated && this.changes.length > 0
        ? ratingChart(t("people.history", { what: this.called(this.rated) }), history(this.changes))
        : nothing}`;
  }

  private called({ game, mode }: PlayerRating): string {
    const name = nameOf(this.known, game);
    return mode === "teams" ? t("people.teams", { game: name }) : name;
  }

  private ratingOf(rating: PlayerRating): TemplateResult {
    const { value, games: many, provisional } = rating;
    return html`<li>
      <button type="button" aria-pressed=${rating === this.rated} @click=${() => this.rate(rating)}>
        <span data-api>${this.called(rating)}</span>
        <b>${figure(value.rating)}</b> ± ${figure(uncertainty(value))}
        <small>${t("people.count", { n: many })}${provisional ? `, ${t("people.provisional")}` : ""}</small>
      </button>
    </li>`;
  }

  private headToHead({ matches, ahead, level, behind }: HeadToHead): TemplateResult {
    return html`<p data-met>
        ${matches === 0 ? t("people.unmet") : t("people.met", { n: matches, ahead, level, behind })}
      </p>
      ${matches > 0
        ? html`<p class="buttons">
            <button type="button" aria-pressed=${this.together} @click=${() => this.only(!this.together)}>
              ${t("people.together")}
            </button>
          </p>`
        : nothing}`;
  }

  private played(who: Player): TemplateResult {
    return html`${this.ended.length === 0 ? html`<p>${t("mine.none.ended")}</p>` : nothing}
      <ul class="tables" data-results>
        ${this.ended.slice(0, this.shown).map((result) => resultRow(result, who.id, this.known))}
      </ul>
      ${this.shown < this.ended.length || this.results.goesOn
        ? html`<p class="buttons"><button type="button" @click=${this.more}>${t("start.more")}</button></p>`
        : nothing}`;
  }

  private entered(): TemplateResult {
    return html`<ul class="tables">
      ${this.competitions.map(
        ({ competitionId, name, game, status }) => html`<li class="card">
          <a href="#/competition/${competitionId}" data-api><b>${name}</b></a>
          <span data-api>${nameOf(this.known, game)}</span> <small>${t(`people.status.${status}`)}</small>
        </li>`,
      )}
    </ul>`;
  }
}

customElements.define("player-page", PlayerPage);
