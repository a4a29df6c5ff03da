/** What belongs to the match and not to the game: sandbox, link, pauses, vacation, quiet hours, the seat. */

import { html, nothing, type TemplateResult } from "lit";
import type { Match } from "../app/api.js";
import { ask } from "../app/ask.js";
import { DEFAULT_BOT } from "../app/games.js";
import { send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import { go } from "../app/router.js";
import { player } from "../app/session.js";
import { moment, now } from "../app/time.js";
import { t } from "../i18n/words.js";
import { declinePause } from "./pause.js";
import { rights } from "./rights.js";

const HOUR_MS = 3_600_000;
const PAUSES_H = [1, 12, 24, 72, 168];

export class MatchMenu extends LightElement {
  static override properties = {
    match: { attribute: false },
    version: { attribute: false },
  };

  declare match: Match;
  declare version: number;

  private can = new Set<string>();

  private act(command: { type: string } & Record<string, unknown>): void {
    this.dispatchEvent(new CustomEvent("act", { detail: command }));
  }

  private async fork(): Promise<void> {
    const forked = await send<{ sandboxId: string }>("POST", `/matches/${this.match.matchId}/fork`, {
      version: this.version,
    });
    go(`sandboxes/${forked.sandboxId}`);
  }

  private async copy(): Promise<void> {
    const link = `${location.origin}${location.pathname}#/matches/${this.match.matchId}?v=${this.version}`;
    try {
      await navigator.clipboard.writeText(link);
      say(t("menu.copied"));
    } catch {
      say(link);
    }
  }

  protected override willUpdate(): void {
    this.can = rights(this.match, player()?.id);
  }

  protected override render(): TemplateResult {
    return html`<section class="menu" aria-labelledby="menu-title">
      <h2 id="menu-title">${t("menu.title")}</h2>
      ${this.paused()}
      <p class="buttons">
        ${player() ? html`<button type="button" @click=${this.fork}>${t("menu.sandbox")}</button>` : nothing}
        <button type="button" @click=${this.copy}>${t("menu.copy")}</button>
        ${this.match.status === "ENDED"
          ? html`<a class="button" href="#/matches/${this.match.matchId}?analysis">${t("analysis.open")}</a>`
          : nothing}
        ${this.simple("Resume", "menu.resume")} ${this.simple("EndVacation", "menu.endVacation")}
        ${this.simple("StandBy", "menu.standBy")} ${this.simple("StandDown", "menu.standDown")}
        ${this.simple("TakeSeat", "menu.takeSeat")}
      </p>
      ${this.can.has("Pause") || this.can.has("TakeVacation") ? this.time() : nothing}
      ${this.can.has("OfferSeat") ? this.seat() : nothing}
    </section>`;
  }

  private simple(type: string, words: Parameters<typeof t>[0]): TemplateResult | typeof nothing {
    return this.can.has(type)
      ? html`<button type="button" @click=${() => this.act({ type })}>${t(words)}</button>`
      : nothing;
  }

  /** A pause that holds, or one that somebody proposes. */
  private paused(): TemplateResult {
    if (this.match.status !== "RUNNING") {
      return html`${nothing}`;
    }
    const hold = this.match.clock.hold;
    const proposal = this.match.table.pauseProposal;
    const agreed = proposal?.agreed.includes(this.match.seat ?? -1);
    return html`${hold
      ? html`<p class="past" role="status">${t("menu.paused", { until: moment(hold.until) })}</p>`
      : nothing}
    ${proposal
      ? html`<p class="past" role="status">
          ${t("menu.proposed", { until: moment(proposal.until) })}
          ${agreed
            ? t("menu.agreed")
            : html`<button type="button" class="do" @click=${() => this.act({ type: "Pause", until: proposal.until })}>
                  ${t("menu.agree")}
                </button>
                <button type="button" @click=${() => declinePause(this.match.matchId)}>${t("menu.decline")}</button>`}
        </p>`
      : nothing}`;
  }

  private time(): TemplateResult {
    const rule = this.match.clock.vacationDays;
    return html`<details>
      <summary>${t("menu.time")}</summary>
      ${this.can.has("Pause")
        ? html`<form class="row" @submit=${this.pause}>
            <label
              >${t("menu.pause")}
              <select name="hours">
                ${PAUSES_H.map((hours) => html`<option value=${hours}>${t("menu.hours", { n: hours })}</option>`)}
              </select></label
            >
            <button>${t("menu.propose")}</button>
          </form>`
        : nothing}
      ${this.can.has("TakeVacation") && rule > 0
        ? html`<form class="row" @submit=${this.vacation}>
            <label>${t("menu.vacation")} <input name="days" type="number" min="1" max=${rule} value="1" /></label>
            <button>${t("menu.takeVacation")}</button>
          </form>`
        : nothing}
      ${this.can.has("SetQuietHours")
        ? html`<form class="row" @submit=${this.quiet}>
            <label>${t("quiet.from")} <input name="from" type="time" required value="22:00" /></label>
            <label>${t("quiet.to")} <input name="to" type="time" required value="07:00" /></label>
            <button>${t("menu.quiet")}</button>
          </form>`
        : nothing}
    </details>`;
  }

  private seat(): TemplateResult {
    return html`<details>
      <summary>${t("menu.seat")}</summary>
      <p class="buttons">
        <button type="button" @click=${() => this.act({ type: "OfferSeat" })}>${t("menu.offer")}</button>
        ${this.can.has("HandOver")
          ? html`<button type="button" @click=${this.handOver}>${t("menu.toBot")}</button>`
          : nothing}
      </p>
    </details>`;
  }

  private async handOver(): Promise<void> {
    if (await ask(t("menu.toBot.sure"), t("menu.toBot"))) {
      this.act({ type: "HandOver", to: `house:${DEFAULT_BOT}` });
    }
  }

  private pause(event: SubmitEvent): void {
    event.preventDefault();
    const hours = Number(new FormData(event.target as HTMLFormElement).get("hours"));
    this.act({ type: "Pause", until: new Date(now() + hours * HOUR_MS).toISOString() });
  }

  private vacation(event: SubmitEvent): void {
    event.preventDefault();
    this.act({ type: "TakeVacation", days: Number(new FormData(event.target as HTMLFormElement).get("days")) });
  }

  private quiet(event: SubmitEvent): void {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    this.act({ type: "SetQuietHours", quiet: { zone, from: form.get("from"), to: form.get("to") } });
  }
}

customElements.define("match-menu", MatchMenu);
