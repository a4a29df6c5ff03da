/** Who sits where, is there, and how much time each has; short time is said once, aloud. */

import { html, nothing, type TemplateResult } from "lit";
import type { Match, Seat } from "../app/api.js";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import { left, moment, now } from "../app/time.js";
import { t, type Key } from "../i18n/words.js";
import { WhoIsThere } from "./who-is-there.js";

const SHORT_MS = 60_000;
const RESTS: Record<string, Key> = {
  QUIET_HOURS: "rest.QUIET_HOURS",
  WEEKEND: "rest.WEEKEND",
  VACATION: "rest.VACATION",
  MUTUAL: "rest.MUTUAL",
  ORGANISER: "rest.ORGANISER",
  OUTAGE: "rest.OUTAGE",
};

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
    const own = this.match.clock.seats[this.match.seat ?? -1];
    if (own?.deadline && own.running && this.isShort(own.deadline) && this.warned !== own.deadline) {
      this.warned = own.deadline;
      say(t("clock.short", { time: left(own.deadline) }), true);
    }
  }

  private isShort(deadline: string): boolean {
    return Date.parse(deadline) - now() < SHORT_MS;
  }

  protected override render(): TemplateResult {
    return html`<ul class="seats">
      ${this.match.seats.map((seat) => this.seat(seat))}
    </ul>`;
  }

  private seat(seat: Seat): TemplateResult {
    const clock = this.match.clock.seats[seat.seat];
    const asked = this.match.toAct.includes(seat.seat);
    const score = this.match.score.seats[seat.seat];
    const rest = Object.keys(clock?.rests ?? {}).map((reason) => RESTS[reason]).find((key) => key !== undefined);
    const due = asked && this.match.status === "RUNNING" ? clock?.deadline : undefined;
    return html`<li class="${asked ? "asked" : ""} ${seat.seat === this.match.seat ? "own" : ""}">
      <span class="dot" data-colour=${seat.colour} aria-hidden="true"></span>
      <span class="name" data-api>${seat.handle ?? seat.seat + 1}</span>
      ${seat.bot ? html`<small>${t("seat.bot")}</small>` : nothing}
      ${seat.seat === this.match.seat ? html`<small>${t("seat.you")}</small>` : nothing}
      ${!seat.bot && this.there.here.includes(seat.seat) && seat.seat !== this.match.seat
        ? html`<small class="here">${t("seat.here")}</small>`
        : nothing}
      ${asked ? html`<small>${t("seat.asked")}</small>` : nothing}
      ${due
        ? html`<span class="clock ${this.isShort(due) ? "short" : ""}" role="timer" title=${t("time.due", { at: moment(due) })}
            >${t("mine.left", { time: left(due) })}</span
          >`
        : nothing}
      ${rest ? html`<small class="rest">${t(rest)}</small>` : nothing}
      <span class="total" title=${t("score.total")}>${score?.total}</span>
    </li>`;
  }
}

customElements.define("seat-clocks", SeatClocks);
