/** Who is best at a game, by rating or by wins; and who has a name. */

import { html, nothing, type TemplateResult } from "lit";
import { figure } from "../app/figure.js";
import type { GameInfo, LeaderboardRow, Page, Player } from "../app/api.js";
import { games } from "../app/games.js";
import { get } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { Paged } from "../app/paged.js";
import { playerLink, profileOf } from "../app/player-link.js";
import { replace } from "../app/router.js";
import { player } from "../app/session.js";
import { t, type Key } from "../i18n/words.js";
import { gameField } from "../pages/option-fields.js";
import { uncertainty } from "./figures.js";

const PAGE = 50;
/** The platform looks for beginnings of names from this length on. */
const NAME_MIN = 3;
const ORDERS = ["rating", "teams", "wins"] as const;

type Order = (typeof ORDERS)[number];

const COLUMNS: Record<"rating" | "wins", readonly Key[]> = {
  rating: ["people.rank", "people.player", "people.rating", "people.proven", "people.matches", "people.wins"],
  wins: [
    "people.rank",
    "people.player",
    "people.wins",
    "people.shared",
    "people.matches",
    "people.place",
    "people.points",
  ],
};

export class LeaderboardPage extends LightElement {
  static override properties = {
    game: { attribute: false },
    by: { attribute: false },
    known: { state: true },
    found: { state: true },
  };

  /** Id of the game; empty for the first one. */
  declare game: string;
  /** What the address asks for. */
  declare by: string;
  declare known: GameInfo[];
  /** Players whose name begins with what was entered. */
  declare found: Player[] | undefined;

  private readonly rows = new Paged<LeaderboardRow>(this, PAGE);
  private read = "";

  constructor() {
    super();
    this.known = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then((all) => (this.known = all));
  }

  private get order(): Order {
    return ORDERS.find((each) => each === this.by) ?? "rating";
  }

  private get chosen(): string {
    return this.known.find((each) => each.id === this.game)?.id ?? this.known[0]?.id ?? "";
  }

  protected override willUpdate(): void {
    const wanted = `${this.chosen} ${this.order}`;
    if (this.chosen && this.read !== wanted) {
      this.read = wanted;
      this.rows.items = undefined;
      const mode = this.order === "teams" ? "teams" : "solo";
      const by: Record<string, string> = this.order === "wins" ? { by: "wins" } : { by: "rating", mode };
      void this.rows.read(`/leaderboards/${this.chosen}`, by);
    }
  }

  private show(game: string, order: Order): void {
    replace(`leaderboards?game=${game}&by=${order}`);
  }

  private async find(event: Event): Promise<void> {
    const text = (event.target as HTMLInputElement).value.trim();
    if (text.length < NAME_MIN) {
      this.found = undefined;
      return;
    }
    this.found = (await get<Page<Player>>(`/players?q=${encodeURIComponent(text)}&limit=20`)).items;
  }

  protected override render(): TemplateResult {
    return html`<h1>${t("people.title")}</h1>
      ${player() ? this.search() : nothing}
      <h2>${t("people.leaderboard")}</h2>
      <div class="form">
        ${gameField(t("people.game"), this.known, this.chosen, (game) => this.show(game, this.order))}
      </div>
      <p class="buttons" role="group" aria-label=${t("people.order")}>
        ${ORDERS.map(
          (order) => html`<button
            type="button"
            aria-pressed=${order === this.order}
            @click=${() => this.show(this.chosen, order)}
          >
            ${t(`people.by.${order}`)}
          </button>`,
        )}
      </p>
      ${this.table()}`;
  }

  private search(): TemplateResult {
    return html`<label class="search">
        ${t("people.find")}
        <input type="search" autocomplete="off" maxlength="24" @input=${this.find} />
      </label>
      <div role="status">
        ${this.found?.length === 0 ? html`<p>${t("people.nobody")}</p>` : nothing}
        ${this.found && this.found.length > 0
          ? html`<ul class="tables found">
              ${this.found.map(
                (each) => html`<li><a href=${profileOf(each.handle)} data-api>${each.handle}</a></li>`,
              )}
            </ul>`
          : nothing}
      </div>`;
  }

  private table(): TemplateResult {
    const rows = this.rows.items;
    if (!rows) {
      return html`<p>${t("load.wait")}</p>`;
    }
    if (rows.length === 0) {
      return html`<p>${t("people.empty")}</p>`;
    }
    const rated = this.order !== "wins";
    return html`<div class="wide card" tabindex="0" role="region" aria-label=${t("people.leaderboard")}>
        <table class="figures leaderboard">
          <thead>
            <tr>
              ${COLUMNS[rated ? "rating" : "wins"].map((column) => html`<th scope="col">${t(column)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map((row) => (rated ? this.rated(row) : this.counted(row)))}
          </tbody>
        </table>
      </div>
      ${rated ? html`<p class="hint">${t("people.provenWhat")}</p>` : nothing}
      ${this.rows.button()}`;
  }

  private head(row: LeaderboardRow): TemplateResult {
    return html`<td>${row.rank}</td>
      <th scope="row">${playerLink(row)} ${row.rating?.bot ? html`<small>${t("seat.bot")}</small>` : nothing}</th>`;
  }

  private rated(row: LeaderboardRow): TemplateResult {
    const { value, games: many = row.matches, provisional } = row.rating ?? {};
    return html`<tr class=${row.player === player()?.id ? "own" : ""}>
      ${this.head(row)}
      <td>
        ${value ? html`<b>${figure(value.rating)}</b> ± ${figure(uncertainty(value))}` : nothing}
        ${provisional ? html`<small>${t("people.provisional")}</small>` : nothing}
      </td>
      <td>${value ? figure(value.proven) : nothing}</td>
      <td>${figure(many)}</td>
      <td>${figure(row.wins)}</td>
    </tr>`;
  }

  private counted(row: LeaderboardRow): TemplateResult {
    return html`<tr class=${row.player === player()?.id ? "own" : ""}>
      ${this.head(row)}
      <td>${figure(row.wins)}</td>
      <td>${figure(row.sharedWins)}</td>
      <td>${figure(row.matches)}</td>
      <td>${figure(row.averagePlace, 2)}</td>
      <td>${figure(row.averageScore, 1)}</td>
    </tr>`;
  }
}

customElements.define("leaderboard-page", LeaderboardPage);
