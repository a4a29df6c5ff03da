/** How the match came out: who won and why, points by source, what decided it, and what one may do next. */

import { html, nothing, svg, type TemplateResult } from "lit";
import type { GameInfo, Match, Page, RatingChange, SheetSeat } from "../app/api.js";
import { gameOf } from "../app/games.js";
import { get } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { rematch } from "../app/lobby-match.js";
import { say } from "../app/notice.js";
import { playerLink } from "../app/player-link.js";
import { player } from "../app/session.js";
import { t } from "../i18n/words.js";
import { decisive, outcome, placed, sources, written, type Source } from "./points.js";
import { nameOfSeat, namesOf } from "./seat-names.js";

const RATED_TRIES = 5;
const RATED_WAIT_MS = 2000;

export class ResultPanel extends LightElement {
  static override properties = {
    match: { attribute: false },
    kind: { attribute: false },
    game: { state: true },
    rating: { state: true },
    closed: { state: true },
  };

  declare match: Match;
  declare kind: string;
  declare game: GameInfo | undefined;
  /** What the match did to the reader's rating, once it is known. */
  declare rating: RatingChange | undefined;
  declare closed: boolean;

  constructor() {
    super();
    this.closed = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void gameOf(this.match.game).then((game) => (this.game = game));
    if (this.kind === "matches" && this.match.ranked && this.match.seat !== undefined && player()) {
      void this.readRating();
    }
  }

  /** Ratings follow the end of a match a little later; without people as opponents they do not change. */
  private async readRating(): Promise<void> {
    const path = `/players/me/ratings/changes?game=${this.match.game}&limit=20`;
    for (let tried = 0; tried < RATED_TRIES && this.isConnected && !this.rating; tried++) {
      const page = await get<Page<RatingChange>>(path);
      this.rating = page.items.find((change) => change.matchId === this.match.matchId);
      await new Promise((done) => setTimeout(done, RATED_WAIT_MS));
    }
  }

  private why(): string {
    const { winners, why, points, ahead, next } = outcome(this.match);
    const who = namesOf(this.match, winners);
    return t(why, { who, n: written(points), ahead, next: next === undefined ? "" : nameOfSeat(this.match, next) });
  }

  private heading(): string {
    const { winners } = outcome(this.match);
    const own = this.match.seat;
    if (own !== undefined && winners.includes(own)) {
      return t(winners.length > 1 && winners.length === this.match.seats.length ? "end.draw" : "end.victory");
    }
    return t("end.title");
  }

  private decided(): string | undefined {
    const { winners, next, why } = outcome(this.match);
    if (why === "end.why.tie") {
      return this.game?.tieBreak;
    }
    const most = decisive(this.match, this.game);
    return most && most.won > most.next && next !== undefined
      ? t("end.decided", {
          source: most.title,
          won: written(most.won),
          lost: written(most.next),
          who: nameOfSeat(this.match, winners[0]!),
          next: nameOfSeat(this.match, next),
        })
      : undefined;
  }

  private async share(): Promise<void> {
    const url = `${location.origin}${location.pathname}#/matches/${this.match.matchId}`;
    const text = `${this.game?.name ?? ""}: ${this.why()}`;
    if (navigator.share) {
      // whoever closes the device's dialog does not want to share
      await navigator.share({ title: "Baffin", text, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(`${text} ${url}`);
      say(t("menu.copied"));
    } catch {
      say(url);
    }
  }

  protected override render(): TemplateResult {
    if (this.closed) {
      return html`<button type="button" class="do reopen" @click=${() => (this.closed = false)}>
        ${t("end.open")}
      </button>`;
    }
    const decided = this.decided();
    const own = this.match.seat !== undefined && this.kind === "matches" && player();
    return html`<section class="card result" aria-labelledby="result-title">
      <button type="button" class="quiet close" @click=${() => (this.closed = true)}>${t("end.close")}</button>
      <h2 id="result-title">${this.heading()}</h2>
      <p class="why">${this.why()}</p>
      ${decided ? html`<p data-api>${decided}</p>` : nothing}
      <ol class="places">
        ${placed(this.match.score).map((score) => this.place(score))}
      </ol>
      ${this.rating ? html`<p class="rating">${t("end.rating", this.change(this.rating))}</p>` : nothing}
      <p class="buttons">
        ${own
          ? html`<button type="button" class="do rematch" @click=${() => rematch(this.match.matchId)}>
              ${t("menu.rematch")}
            </button>`
          : nothing}
        ${this.kind === "matches"
          ? html`<a class="button" href="#/matches/${this.match.matchId}?analysis">${t("analysis.open")}</a>`
          : nothing}
        <button type="button" @click=${() => this.dispatchEvent(new CustomEvent("replay"))}>${t("end.replay")}</button>
        ${this.kind === "matches"
          ? html`<button type="button" @click=${this.share}>${t("end.share")}</button>`
          : nothing}
      </p>
    </section>`;
  }

  private change({ before, after }: RatingChange): Record<string, string | number> {
    const by = after.rating - before.rating;
    return { before: before.rating, after: after.rating, by: by < 0 ? written(by) : `+${by}` };
  }

  private place(score: SheetSeat): TemplateResult {
    const all = this.match.score.seats.map((each) => sources(each, this.game));
    const most = Math.max(1, ...all.flat().map((source) => Math.abs(source.points)));
    const seat = this.match.seats[score.seat];
    const left = this.match.resigned.includes(score.seat);
    return html`<li class=${score.seat === this.match.seat ? "own" : ""}>
      <p class="head">
        <span class="rank">${score.place}.</span>
        <span class="dot" data-colour=${seat?.colour ?? ""} aria-hidden="true"></span>
        <span class="name">${playerLink(seat ?? {}, nameOfSeat(this.match, score.seat))}</span>
        ${left ? html`<small class="left">${t("seat.left")}</small>` : nothing}
        <span class="total">${written(score.score)}</span>
      </p>
      <ul class="sources">
        ${all[score.seat]?.map((source) => this.bar(source, most))}
      </ul>
    </li>`;
  }

  private bar({ title, points }: Source, most: number): TemplateResult {
    const width = `${(100 * Math.abs(points)) / most}%`;
    return html`<li>
      <span data-api>${title}</span>
      <svg class="bar ${points < 0 ? "minus" : ""}" aria-hidden="true">${svg`<rect width=${width} height="100%" rx="3" />`}</svg>
      <span class="points">${written(points)}</span>
    </li>`;
  }
}

customElements.define("result-panel", ResultPanel);
