/** Who sits where, is there, and how much time each has; short time is said once, aloud. */

import { html, nothing, type TemplateResult } from "lit";
import type { Match, Seat } from "../app/api.js";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import { left, moment } from "../app/time.js";
import { t } from "../i18n/words.js";
import { due, isShort, pressing, rest } from "./seat-time.js";
import { WhoIsThere } from "./who-is-there.js";

export class SeatClocks extends LightElement {
  static override properties = { match: { attribute: false }, alone: { attribute: false } };

  declare match: Match;
  /** True in a sandbox. */
  declare alone: boolean;

  private timer: ReturnType<typeof setInterval> | undefined;
  private warned = "";
  private readonly there = new WhoIsThere(this, () => (this.alone ? undefined : this.match));

  override connectedCallback(): void {
    super.connectedCallback();
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
    const score = this.match.score.seats[seat.seat];
    const until = due(this.match, seat.seat);
    const resting = rest(this.match, seat.seat);
    return html`<li class="${toAct ? "to-act" : ""} ${seat.seat === this.match.seat ? "own" : ""}">
      <span class="dot" data-colour=${seat.colour} aria-hidden="true"></span>
      <span class="name" data-api>${seat.handle ?? seat.seat + 1}</span>
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
      <span class="total" title=${t("score.total")}>${score?.score}</span>
    </li>`;
  }
}

customElements.define("seat-clocks", SeatClocks);
