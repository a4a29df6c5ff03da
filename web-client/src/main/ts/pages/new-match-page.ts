/** Opens a match: game, seats, every option explained, bots. */

import { html, nothing, type TemplateResult } from "lit";
import type { GameInfo, LobbyMatch } from "../app/api.js";
import { games, seatCounts, STRENGTHS } from "../app/games.js";
import { send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { go } from "../app/router.js";
import { t } from "../i18n/words.js";
import { gameField, optionFields, options } from "./option-fields.js";
import { terms, termsFields } from "./terms-fields.js";

const VISIBILITIES = ["public", "link", "private"] as const;

export class NewMatchPage extends LightElement {
  static override properties = {
    chosen: { attribute: false },
    invited: { attribute: false },
    games: { state: true },
    bots: { state: true },
  };

  declare chosen: string;
  /** Name of the player who is invited; empty for nobody. */
  declare invited: string;
  declare games: GameInfo[];
  declare bots: string;

  constructor() {
    super();
    this.chosen = "";
    this.invited = "";
    this.games = [];
    this.bots = "";
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then((all) => {
      this.games = all;
      this.chosen ||= all[0]?.id ?? "";
    });
  }

  private async submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const game = this.games.find((known) => known.id === this.chosen)!;
    const seats = Number(form.get("seats"));
    const many = Math.min(seats - 1, Number(form.get("many") ?? 0));
    const bots = Array.from({ length: many }, (_, at) => ({ seat: seats - 1 - at, kind: this.bots }));
    const invited = String(form.get("invite"))
      .split(",")
      .map((handle) => handle.trim())
      .filter(Boolean);
    const body = {
      game: game.id,
      seats,
      options: options(game, form),
      bots: many > 0 ? bots : undefined,
      invite: invited.length > 0 ? invited : undefined,
      ready: true,
      invitationOnly: form.has("private"),
      visibility: form.get("visibility"),
      ...terms(form),
    };
    const opened = await send<LobbyMatch>("POST", "/lobby/matches", body);
    go(many === seats - 1 ? `matches/${opened.matchId}` : `tables/${opened.matchId}`);
  }

  protected override render(): TemplateResult {
    const game = this.games.find((known) => known.id === this.chosen);
    if (!game) {
      return html`<p>${t("load.wait")}</p>`;
    }
    const seats = seatCounts([game]);
    return html`
      <h1>${t("new.title")}</h1>
      <form class="card form" @submit=${this.submit}>
        ${gameField(t("new.game"), this.games, game.id, (id) => (this.chosen = id))}
        <label
          >${t("new.seats")}<select name="seats">
            ${seats.map((number) => html`<option>${number}</option>`)}
          </select></label
        >
        ${optionFields(game)}
        <label
          >${t("new.bots")}<select
            @change=${(event: Event) => (this.bots = (event.target as HTMLSelectElement).value)}
          >
            <option value="">${t("new.bots.none")}</option>
            ${STRENGTHS.map((name) => html`<option value=${name}>${t(`new.bots.${name}`)}</option>`)}
          </select></label
        >
        ${this.bots
          ? html`<label
              >${t("new.many")}<select name="many">
                ${Array.from({ length: game.maxSeats - 1 }, (_, at) => html`<option>${game.maxSeats - 1 - at}</option>`)}
              </select></label
            >`
          : nothing}
        <label>${t("new.invite")}<input name="invite" autocomplete="off" value=${this.invited} data-api /></label>
        ${termsFields()}
        <label
          >${t("new.visibility")}<select name="visibility">
            ${VISIBILITIES.map((name) => html`<option value=${name}>${t(`new.visibility.${name}`)}</option>`)}
          </select></label
        >
        ${this.bots
          ? nothing
          : html`<label><input type="checkbox" name="private" /> ${t("new.private")}</label>`}
        <button class="do">${t("new.open")}</button>
      </form>
    `;
  }
}

customElements.define("new-match-page", NewMatchPage);
