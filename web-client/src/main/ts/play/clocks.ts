/** Who sits where, is there, and how much time each has; short time is said once, aloud. */

import { html, nothing, type TemplateResult } from "lit";
import type { GameInfo, Match, Seat } from "../app/api.js";
import { gameOf } from "../app/games.js";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import { playerLink } from "../app/player-link.js";
import { left, moment } from "../app/time.js";
import { t } from "../i18n/words.js";
import { track, written } from "./points.js";
import { nameOfSeat } from "./seat-names.js";
import { due, isShort, pressing, rest } from "./seat-time.js";
import { WhoIsThere } from "./who-is-there.js";

export class SeatClocks extends LightElement {
  static override properties = {
    match: { attribute: false },
    shown: { attribute: false },
    alone: { attribute: false },
    game: { state: true },
  };

  declare match: Match;
  /** The match at the move that is shown: its score stands beside the names. */
  declare shown: Match;
  declare game: GameInfo | undefined;
  /** True in a sandbox. */
  declare alone: boolean;

  private timer: ReturnType<typeof setInterval> | undefined;
  private warned = "";
  private readonly there = new WhoIsThere(this, () => (this.alone ? undefined : this.match));

  override connectedCallback(): void {
    super.connectedCallback();
    void gameOf(this.match.game).then((game) => (this.game = game));
    this.timer = setInterval(() => this.tick(), 1000);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  private tick(): void {
    this.requestUpdate();
    const deadline = pressing(this.match);
    if (deadline !== undefined && this.warned !== deadline) {
      this.warned = deadline;
      say(t("clock.short", { time: left(deadline) }), true);
    }
  }

  protected override render(): TemplateResult {
    return html`<ul class="seats">
      ${this.match.seats.map((seat) => this.seat(seat))}
    </ul>`;
  }

  private seat(seat: Seat): TemplateResult {
    const toAct = this.match.toAct.includes(seat.seat);
    const points = track(this.shown, seat.seat, this.game);
    const until = due(this.match, seat.seat);
    const resting = rest(this.match, seat.seat);
    return html`<li class="${toAct ? "to-act" : ""} ${seat.seat === this.match.seat ? "own" : ""}">
      <span class="dot" data-colour=${seat.colour} aria-hidden="true"></span>
      <span class="name">${playerLink(seat, nameOfSeat(this.match, seat.seat))}</span>
      ${seat.bot ? html`<small>${t("seat.bot")}</small>` : nothing}
      ${seat.seat === this.match.seat ? html`<small>${t("seat.you")}</small>` : nothing}
      ${!seat.bot && this.there.here.includes(seat.seat) && seat.seat !== this.match.seat
        ? html`<small class="here">${t("seat.here")}</small>`
        : nothing}
      ${toAct ? html`<small>${t("seat.toAct")}</small>` : nothing}
      ${this.match.resigned.includes(seat.seat) ? html`<small class="left">${t("seat.left")}</small>` : nothing}
      ${until
        ? html`<span
            class="clock ${isShort(until) ? "short" : ""}"
            role="timer"
            title=${t("time.due", { at: moment(until) })}
            >${t("mine.left", { time: left(until) })}</span
          >`
        : nothing}
      ${resting ? html`<small class="rest">${t(resting)}</small>` : nothing}
      <span class="total" title=${t(this.shown.score.last ? "score.final" : "score.track")}>${points === undefined ? nothing : written(points)}</span>
    </li>`;
  }
}

customElements.define("seat-clocks", SeatClocks);
