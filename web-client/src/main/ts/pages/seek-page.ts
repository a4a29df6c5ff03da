/** Looks for a table while one reads on: quick match, or a seek with wishes; and who else waits. */

import { html, nothing, type TemplateResult } from "lit";
import type { GameInfo, Page, Seek } from "../app/api.js";
import { games, nameOf, seatCounts } from "../app/games.js";
import { get } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { onSeek, seek, withdraw } from "../app/seek.js";
import { player } from "../app/session.js";
import { remember } from "../app/sign-in-first.js";
import { moment } from "../app/time.js";
import { gameField, optionFields, options } from "./option-fields.js";
import { t } from "../i18n/words.js";

export class SeekPage extends LightElement {
  static override properties = {
    known: { state: true },
    chosen: { state: true },
    waiting: { state: true },
    others: { state: true },
  };

  declare known: GameInfo[];
  declare chosen: string;
  declare waiting: Seek | undefined;
  declare others: Seek[];

  private leave: (() => void) | undefined;

  constructor() {
    super();
    this.known = [];
    this.chosen = "";
    this.others = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.leave = onSeek((waiting) => {
      this.waiting = waiting;
      void get<Page<Seek>>("/seeks?limit=20").then((page) => (this.others = page.items));
    });
    void games().then((all) => {
      this.known = all;
      this.chosen ||= all[0]?.id ?? "";
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.leave?.();
  }

  private submit(event: SubmitEvent): void {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const game = this.known.find((each) => each.id === this.chosen)!;
    const seats = form.getAll("seats").map(Number);
    const bots = String(form.get("bots"));
    const min = Number(form.get("min"));
    const max = Number(form.get("max"));
    const body = {
      game: game.id,
      seats: seats.length > 0 ? seats : [game.minSeats],
      options: options(game, form),
      botsAfter: bots || undefined,
      ratingRange: form.get("min") && form.get("max") ? { min, max } : undefined,
    };
    void seek("/seeks", body);
  }

  protected override render(): TemplateResult {
    const game = this.known.find((each) => each.id === this.chosen);
    if (!game) {
      return html`<p>${t("load.wait")}</p>`;
    }
    return html`
      <h1>${t("seek.title")}</h1>
      ${this.waiting
        ? html`<p class="card">
            ${t("seek.waiting", { game: nameOf(this.known, this.waiting.game) })}
            <button type="button" @click=${() => withdraw()}>${t("seek.withdraw")}</button>
          </p>`
        : player()
          ? this.form(game)
          : html`<p><a class="button" href="#/sign-in" @click=${remember}>${t("nav.signIn")}</a></p>`}
      <h2>${t("seek.others")}</h2>
      ${this.others.length === 0 ? html`<p>${t("seek.none")}</p>` : nothing}
      <ul class="tables">
        ${this.others.map(
          (each) => html`<li class="card">
            <b data-api>${each.handle ?? ""}</b> <span data-api>${nameOf(this.known, each.game)}</span>
            ${t("seek.seats", { seats: each.seats.join(", ") })} ${t("seek.until", { until: moment(each.expiresAt) })}
          </li>`,
        )}
      </ul>
    `;
  }

  private form(game: GameInfo): TemplateResult {
    const sizes = seatCounts([game]);
    return html`<form class="card form" @submit=${this.submit}>
      ${gameField(t("new.game"), this.known, game.id, (id) => (this.chosen = id))}
      <p class="buttons">
        <button type="button" class="do" @click=${() => seek("/quick-match", { game: game.id })}>
          ${t("seek.quick")}
        </button>
        <small>${t("seek.quick.what")}</small>
      </p>
      <fieldset>
        <legend>${t("new.seats")}</legend>
        ${sizes.map(
          (size) => html`<label class="check"
            ><input type="checkbox" name="seats" value=${size} checked /> ${size}</label
          >`,
        )}
      </fieldset>
      ${optionFields(game)}
      <label
        >${t("seek.bots")}<select name="bots">
          <option value="">${t("seek.bots.never")}</option>
          <option value="PT30S">${t("seek.bots.soon")}</option>
          <option value="PT5M">${t("seek.bots.later")}</option>
        </select></label
      >
      <fieldset>
        <legend>${t("seek.rating")}</legend>
        <label>${t("seek.min")} <input type="number" name="min" min="0" max="4000" /></label>
        <label>${t("seek.max")} <input type="number" name="max" min="0" max="4000" /></label>
      </fieldset>
      <button class="do">${t("seek.seek")}</button>
    </form>`;
  }
}

customElements.define("seek-page", SeekPage);
