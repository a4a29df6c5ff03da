/** One's own matches, mine to move first. */

import { html, LitElement, nothing, type TemplateResult } from "lit";
import type { GameInfo, ListedMatch, Page } from "../app/api.js";
import { get } from "../app/http.js";
import { follow } from "../app/live.js";
import { player } from "../app/session.js";
import { left } from "../app/time.js";
import { t } from "../i18n/words.js";

export class MyMatchesPage extends LitElement {
  static override properties = { own: { state: true }, games: { state: true } };

  declare own: ListedMatch[] | undefined;
  declare games: GameInfo[];

  private leave: (() => void) | undefined;

  constructor() {
    super();
    this.games = [];
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void get<{ items: GameInfo[] }>("/games").then((all) => (this.games = all.items));
    void this.read();
    this.leave = follow([], () => void this.read());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.leave?.();
  }

  private async read(): Promise<void> {
    const page = await get<Page<ListedMatch>>("/matches?player=me&progress=true&limit=100");
    this.own = page.items.sort((one, other) => this.urgency(one) - this.urgency(other));
  }

  private mine(match: ListedMatch): boolean {
    const seat = match.seats.findIndex((each) => each.player === player()?.id);
    return match.toAct?.includes(seat) ?? false;
  }

  private urgency(match: ListedMatch): number {
    if (match.status !== "RUNNING") {
      return Number.MAX_SAFE_INTEGER;
    }
    const due = match.deadline ? Date.parse(match.deadline) : 8e15 / 2;
    return this.mine(match) ? due : 8e15 / 2 + due;
  }

  protected override render(): TemplateResult {
    return html`
      <h1>${t("mine.title")}</h1>
      ${this.own === undefined ? html`<p>${t("load.wait")}</p>` : nothing}
      ${this.own?.length === 0 ? html`<p>${t("mine.none")} <a href="#/new">${t("nav.new")}</a></p>` : nothing}
      <ul class="tables">
        ${this.own?.map((match) => this.row(match))}
      </ul>
    `;
  }

  private row(match: ListedMatch): TemplateResult {
    const name = this.games.find((known) => known.id === match.game)?.name ?? match.game;
    const others = match.seats.filter((seat) => seat.player !== player()?.id).map((seat) => seat.handle);
    const waits = match.toAct?.map((seat) => match.seats[seat]?.handle).join(", ") ?? "";
    const status =
      match.status !== "RUNNING" ? t("mine.over") : this.mine(match) ? t("mine.turn") : t("mine.wait", { who: waits });
    return html`<li class="card ${this.mine(match) ? "mine" : ""}">
      <a href="#/matches/${match.matchId}"><b>${name}</b> ${others.join(", ")}</a>
      <span>${status}</span>
      ${match.deadline && match.status === "RUNNING"
        ? html`<span>${t("mine.left", { time: left(match.deadline) })}</span>`
        : nothing}
      ${match.unread ? html`<span class="badge">${t("mine.unread", { n: match.unread })}</span>` : nothing}
    </li>`;
  }
}

customElements.define("my-matches-page", MyMatchesPage);
