/** Who sits where, and how much time each has. */

import { html, LitElement, nothing, type TemplateResult } from "lit";
import type { Match, Seat } from "../app/api.js";
import { left } from "../app/time.js";
import { t } from "../i18n/words.js";

export class SeatClocks extends LitElement {
  static override properties = { match: { attribute: false } };

  declare match: Match;

  private timer: ReturnType<typeof setInterval> | undefined;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.timer = setInterval(() => this.requestUpdate(), 1000);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.timer);
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
    return html`<li class="${asked ? "asked" : ""} ${seat.seat === this.match.seat ? "own" : ""}">
      <span class="dot" data-colour=${seat.colour} aria-hidden="true"></span>
      <span class="name">${seat.handle ?? seat.seat + 1}</span>
      ${asked && clock?.deadline
        ? html`<span class="clock" role="timer">${t("mine.left", { time: left(clock.deadline) })}</span>`
        : nothing}
      <span class="total" title=${t("score.total")}>${score?.total}</span>
    </li>`;
  }
}

customElements.define("seat-clocks", SeatClocks);
