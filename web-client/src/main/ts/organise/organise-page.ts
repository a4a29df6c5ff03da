/** Pages for organisers: their competitions, a new one, and everything that is to be done in one. */

import { html, nothing, type TemplateResult } from "lit";
import type { Page } from "../app/api.js";
import { games, nameOf } from "../app/games.js";
import type { GameInfo } from "../app/api.js";
import { get } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { player } from "../app/session.js";
import { day } from "../app/time.js";
import { enActs } from "../i18n/en/acts.js";
import { enOrganise } from "../i18n/en/organise.js";
import { enPolicy } from "../i18n/en/policy.js";
import { addWords, t } from "../i18n/words.js";
import type { CompetitionBrief } from "./documents.js";
import "./new-competition.js";
import "./one-competition.js";

addWords({ ...enActs, ...enOrganise, ...enPolicy });

const NEW = "new";

export class OrganisePage extends LightElement {
  static override properties = {
    chosen: { attribute: false },
    view: { attribute: false },
    source: { attribute: false },
    own: { state: true },
    games: { state: true },
  };

  /** The competition, by id; `new` for one that is to be made; empty for the list. */
  declare chosen: string;
  declare view: string;
  declare source: string;
  declare own: readonly CompetitionBrief[] | undefined;
  declare games: readonly GameInfo[];

  constructor() {
    super();
    this.games = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.chosen) {
      void get<Page<CompetitionBrief>>("/competitions?official=me&limit=200").then((found) => (this.own = found.items));
      void games().then((all) => (this.games = all));
    }
  }

  protected override render(): TemplateResult {
    if (this.chosen === NEW) {
      return html`<new-competition .source=${this.source}></new-competition>`;
    }
    if (this.chosen) {
      return html`<one-competition .chosen=${this.chosen} .view=${this.view}></one-competition>`;
    }
    return html`<h1>${t("org.title")}</h1>
      <p class="what">${t("org.what")}</p>
      <p class="buttons"><a class="button do" href="#/organise/new">${t("new.org.title")}</a></p>
      ${this.own === undefined
        ? html`<p>${t("load.wait")}</p>`
        : html`<ul class="tables">
            ${this.own.map((each) => this.row(each))}
          </ul>`}
      ${this.own?.length === 0 ? html`<p>${t("org.none")}</p>` : nothing}`;
  }

  private row({
    competitionId,
    name,
    game,
    status,
    entrants,
    entrantsMax,
    createdAt,
    officials,
  }: CompetitionBrief): TemplateResult {
    const role = officials.find((each) => each.player === player()?.id)?.role;
    return html`<li class="card">
      <a href="#/organise/${competitionId}" data-api>${name}</a>
      <span data-api>${nameOf(this.games, game)}</span>
      <span>${t(`org.status.${status}`)}</span>
      <span>${t("org.entered", { n: entrants, max: entrantsMax })}</span>
      ${role ? html`<span class="badge">${t(`org.role.${role}`)}</span>` : nothing}
      <small>${day(createdAt)}</small>
    </li>`;
  }
}

customElements.define("organise-page", OrganisePage);
