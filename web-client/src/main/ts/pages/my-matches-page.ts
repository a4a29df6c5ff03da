/** One's own matches, mine to move first. */

import { html, nothing, type TemplateResult } from "lit";
import type { GameInfo, ListedMatch } from "../app/api.js";
import { games, nameOf } from "../app/games.js";
import { LightElement } from "../app/light.js";
import { player } from "../app/session.js";
import { left, moment } from "../app/time.js";
import { myTurn, onTurns, readTurns } from "../app/turns.js";
import { t } from "../i18n/words.js";

const READ_MS = 30_000;
const NEVER = 8e15 / 2;

/** Mine to move first, what is due first before others, what is over last. */
function urgency(match: ListedMatch): number {
  if (match.status !== "RUNNING") {
    return Number.MAX_SAFE_INTEGER;
  }
  const due = match.deadline ? Date.parse(match.deadline) : NEVER;
  return myTurn(match) ? due : NEVER + due;
}

export class MyMatchesPage extends LightElement {
  static override properties = { own: { state: true }, known: { state: true } };

  declare own: ListedMatch[] | undefined;
  declare known: GameInfo[];

  private leave: (() => void) | undefined;
  private timer: ReturnType<typeof setInterval> | undefined;
  private reading: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.known = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then((all) => (this.known = all));
    this.leave = onTurns((own) => (this.own = own.toSorted((one, other) => urgency(one) - urgency(other))));
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

  protected override render(): TemplateResult {
    return html`
      <h1>${t("mine.title")}</h1>
      <p class="buttons">
        <a class="button" href="#/new">${t("nav.new")}</a> <a class="button" href="#/seek">${t("nav.seek")}</a>
        <a class="button" href="#/sandboxes">${t("sandbox.list")}</a>
      </p>
      ${this.own === undefined ? html`<p>${t("load.wait")}</p>` : nothing}
      ${this.own?.length === 0 ? html`<p>${t("mine.none")} <a href="#/new">${t("nav.new")}</a></p>` : nothing}
      <ul class="tables">
        ${this.own?.map((match) => this.row(match))}
      </ul>
    `;
  }

  private row(match: ListedMatch): TemplateResult {
    const others = match.seats.filter((seat) => seat.player !== player()?.id).map((seat) => seat.handle);
    const waits = match.toAct?.map((seat) => match.seats[seat]?.handle).join(", ") ?? "";
    const turn = myTurn(match);
    const status = match.status !== "RUNNING" ? t("mine.over") : turn ? t("mine.turn") : t("mine.wait", { who: waits });
    return html`<li class="card ${turn ? "mine" : ""}">
      <a href="#/matches/${match.matchId}" data-api><b>${nameOf(this.known, match.game)}</b> ${others.join(", ")}</a>
      <span>${status}</span>
      ${match.round ? html`<span>${t("mine.round", { n: match.round })}</span>` : nothing}
      ${match.deadline && match.status === "RUNNING"
        ? html`<span title=${t("time.due", { at: moment(match.deadline) })}>${t("mine.left", { time: left(match.deadline) })}</span>`
        : nothing}
      ${match.unread ? html`<span class="badge">${t("mine.unread", { n: match.unread })}</span>` : nothing}
      ${match.unreadChat ? html`<span class="badge">${t("mine.chat", { n: match.unreadChat })}</span>` : nothing}
    </li>`;
  }
}

customElements.define("my-matches-page", MyMatchesPage);
