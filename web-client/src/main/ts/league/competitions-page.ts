/** All competitions: found by game, state and name. */

import type { Schemas } from "baffin-client";
import { html, nothing, type TemplateResult } from "lit";
import type { CompetitionBrief, GameInfo, Page } from "../app/api.js";
import { games, nameOf } from "../app/games.js";
import { client, get } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { replace } from "../app/router.js";
import { player } from "../app/session.js";
import { day, moment } from "../app/time.js";
import { t } from "../i18n/words.js";
import { whileSeen } from "./while-seen.js";
import { season } from "./words.js";

const PAGE = 20;
const STATES = ["ENTRY", "RUNNING", "ANNOUNCED", "FINISHED", "CANCELLED"] as const;

export class CompetitionsPage extends LightElement {
  static override properties = {
    query: { attribute: false },
    known: { state: true },
    found: { state: true },
    next: { state: true },
  };

  /** What the link wants. */
  declare query: string;
  declare known: GameInfo[];
  /** Undefined until they are read. */
  declare found: CompetitionBrief[] | undefined;
  declare next: string | undefined;

  private asked: string | undefined;
  private leave: (() => void) | undefined;

  constructor() {
    super();
    this.known = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then((all) => (this.known = all));
    this.leave = whileSeen((signal) => this.watch(signal));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.leave?.();
  }

  /** Takes over what changes; what is new comes with the first page, as long as that is the only one. */
  private async watch(signal: AbortSignal): Promise<void> {
    for await (const event of client.stream<Schemas["LobbyStreamEvent"]>("/lobby/stream", { signal })) {
      if (event.event === "competition") {
        const here = this.found?.some((each) => each.competitionId === event.competitionId);
        if (here) {
          this.found = this.found?.map((each) => (each.competitionId === event.competitionId ? event : each));
        } else if ((this.found?.length ?? 0) <= PAGE) {
          this.next = undefined;
          await this.read(true);
        }
      }
    }
  }

  protected override willUpdate(): void {
    if (this.asked !== this.query) {
      this.asked = this.query;
      this.found = undefined;
      this.next = undefined;
      void this.read();
    }
  }

  /** @param anew true to take the place of what is there */
  private async read(anew = false): Promise<void> {
    const { query, next } = this;
    const wanted = new URLSearchParams(query);
    wanted.set("limit", String(PAGE));
    if (next) {
      wanted.set("cursor", next);
    }
    const page = await get<Page<CompetitionBrief>>(`/competitions?${wanted}`);
    if (query === this.query && next === this.next) {
      this.found = [...((!anew && this.found) || []), ...page.items];
      this.next = page.items.length === PAGE ? page.nextCursor : undefined;
    }
  }

  private param(name: string): string {
    return new URLSearchParams(this.query).get(name) ?? "";
  }

  /** The link keeps what is looked for. */
  private look(name: string, value: string): void {
    const query = new URLSearchParams(this.query);
    if (value) {
      query.set(name, value);
    } else {
      query.delete(name);
    }
    replace(`competitions${query.size > 0 ? `?${query}` : ""}`);
  }

  protected override render(): TemplateResult {
    return html`<h1>${t("league.title")}</h1>
      ${this.filters()} ${this.found === undefined ? html`<p>${t("load.wait")}</p>` : nothing}
      ${this.found?.length === 0 ? html`<p>${t("league.none")}</p>` : nothing}
      <ul class="tables competitions">
        ${this.found?.map((each) => this.row(each))}
      </ul>
      ${
        this.next ? html`<button type="button" @click=${() => void this.read()}>${t("start.more")}</button>` : nothing
      }`;
  }

  private filters(): TemplateResult {
    const chosen = (name: string) => (event: Event) => this.look(name, (event.target as HTMLSelectElement).value);
    const search = (event: SubmitEvent): void => {
      event.preventDefault();
      this.look("q", String(new FormData(event.target as HTMLFormElement).get("q") ?? "").trim());
    };
    return html`<div class="row">
      <form class="row" role="search" @submit=${search}>
        <label>${t("league.search")} <input name="q" maxlength="100" .value=${this.param("q")} /></label>
        <button>${t("league.find")}</button>
      </form>
      <label
        >${t("start.filter")}
        <select @change=${chosen("game")}>
          <option value="">${t("start.all")}</option>
          ${this.known.map(
            (game) =>
              html`<option value=${game.id} ?selected=${game.id === this.param("game")} data-api>${game.name}</option>`,
          )}
        </select></label
      >
      <label
        >${t("league.state")}
        <select @change=${chosen("status")}>
          <option value="">${t("start.any")}</option>
          ${STATES.map(
            (state) =>
              html`<option value=${state} ?selected=${state === this.param("status")}>
                ${t(`league.status.${state}`)}
              </option>`,
          )}
        </select></label
      >
      ${
        player()
          ? html`<label class="check"
              ><input
                type="checkbox"
                .checked=${this.param("player") === "me"}
                @change=${(event: Event) => this.look("player", (event.target as HTMLInputElement).checked ? "me" : "")}
              />${t("league.mine")}</label
            >`
          : nothing
      }
    </div>`;
  }

  private row(each: CompetitionBrief): TemplateResult {
    return html`<li class="card">
      <a href="#/competition/${each.competitionId}" data-api><b>${each.name}</b></a>
      <span class="state" data-status=${each.status}>${t(`league.status.${each.status}`)}</span>
      <span data-api>${nameOf(this.known, each.game)}</span>
      <span>${t(`league.format.${each.format}`)}</span>
      ${each.series ? html`<span>${season(each)}</span>` : nothing}
      <span>${t("league.taken", { n: each.entrants, max: each.entrantsMax })}</span>
      ${each.rounds > 0 ? html`<span>${t("league.rounds.n", { n: each.rounds })}</span>` : nothing}
      ${
        each.status === "ENTRY" && each.closesAt
          ? html`<small>${t("league.closes", { at: moment(each.closesAt) })}</small>`
          : each.startedAt
            ? html`<small>${t("mine.since", { at: day(each.startedAt) })}</small>`
            : nothing
      }
    </li>`;
  }
}

customElements.define("competitions-page", CompetitionsPage);
