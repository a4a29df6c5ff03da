/** A competition: what it is, and its standing, rounds, people and dates; it changes as they do. */

import { html, nothing, type TemplateResult } from "lit";
import type { Competition, GameInfo, StandingRow, StandingsEvent } from "../app/api.js";
import { gameOf } from "../app/games.js";
import { client, get } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { title } from "../app/turns.js";
import { t } from "../i18n/words.js";
import { merged } from "./lines.js";
import { link } from "./view.js";
import { whileSeen } from "./while-seen.js";
import { at, season } from "./words.js";
import "./calendar.js";
import "./competition-overview.js";
import "./cross-table.js";
import "./entrant-lines.js";
import "./history.js";
import "./own-place.js";
import "./progress.js";
import "./result-list.js";
import "./round-tables.js";
import "./standing-table.js";
import "./why-points.js";

const VIEWS = [
  "overview",
  "standing",
  "rounds",
  "results",
  "cross",
  "progress",
  "entrants",
  "calendar",
  "history",
] as const;
/** Those of them in which there is nothing before the first round. */
const PLAYED = ["results", "cross", "progress"];

type View = (typeof VIEWS)[number] | "entrant";

export class CompetitionPage extends LightElement {
  static override properties = {
    competition: { attribute: false },
    query: { attribute: false },
    found: { state: true },
    lines: { state: true },
    game: { state: true },
    missing: { state: true },
  };

  /** Its id. */
  declare competition: string;
  /** What the link wants. */
  declare query: string;
  declare found: Competition | undefined;
  /** The official standing, as its stream brings it. */
  declare lines: readonly StandingRow[];
  declare game: GameInfo | undefined;
  declare missing: boolean;

  /** Version of the standing. */
  private position: string | undefined;
  private leave: (() => void) | undefined;
  private reading = false;
  private wanted = 0;

  constructor() {
    super();
    this.lines = [];
    this.missing = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.leave?.();
    title();
  }

  private async begin(): Promise<void> {
    this.found = await client.getIfThere<Competition>(`/competitions/${this.competition}`);
    this.missing = this.found === undefined;
    if (this.found && this.isConnected) {
      title(this.found.policy.name);
      this.leave = whileSeen((signal) => this.watch(signal));
      this.game = await gameOf(this.found.policy.game);
    }
  }

  private async watch(signal: AbortSignal): Promise<void> {
    const path = `/competitions/${this.competition}/standings/stream`;
    for await (const event of client.stream<StandingsEvent>(path, { signal, after: this.position })) {
      if (event.event === "snapshot") {
        this.lines = event.items;
      } else if (event.event === "standing") {
        this.lines = merged(this.lines, event.items, event.gone, this.found?.seeding ?? []);
      } else {
        continue;
      }
      this.position = event.position;
      void this.reach(event.version);
    }
  }

  /** Reads the competition until it is as new as a version. */
  private async reach(version: number): Promise<void> {
    this.wanted = Math.max(this.wanted, version);
    if (this.reading) {
      return;
    }
    this.reading = true;
    try {
      while (this.isConnected && this.found!.version < this.wanted) {
        this.found = await get<Competition>(`/competitions/${this.competition}?minVersion=${this.wanted}`);
      }
    } finally {
      this.reading = false;
    }
  }

  private get view(): View {
    const wanted = new URLSearchParams(this.query).get("view");
    return wanted === "entrant" ? wanted : (VIEWS.find((view) => view === wanted) ?? "overview");
  }

  protected override render(): TemplateResult {
    const { found } = this;
    if (!found) {
      return this.missing ? html`<h1>${t("error.page")}</h1>` : html`<p>${t("load.wait")}</p>`;
    }
    return html`<h1 data-api>${found.policy.name}</h1>
      <p class="facts">
        ${found.series ? html`${season(found)} · ` : nothing}<b class="state" data-status=${found.status}
          >${t(`league.status.${found.status}`)}</b
        >
        · <span data-api>${this.game?.name ?? ""}</span> · ${t(`league.format.${found.policy.format.type}`)} ·
        ${t("league.taken", { n: found.counts.active, max: found.counts.places })} ·
        ${at("league.asOf", found.changedAt)}
      </p>
      ${found.early ? html`<p>${t("league.early")} <span data-api>${found.early}</span></p>` : nothing}
      <own-place
        .competition=${found}
        .lines=${this.lines}
        .query=${this.query}
        @changed=${(event: CustomEvent<number>) => void this.reach(event.detail)}
      ></own-place>
      ${this.tabs(found)} ${this.shown(found)}`;
  }

  private tabs(found: Competition): TemplateResult {
    const shown = VIEWS.filter((view) => found.rounds.length > 0 || !PLAYED.includes(view));
    const here = this.view === "entrant" ? "standing" : this.view;
    return html`<nav class="tabs" aria-label=${t("league.parts")}>
      ${shown.map(
        (view) =>
          html`<a href=${link(this.competition, view)} aria-current=${view === here ? "page" : nothing}
            >${t(`league.view.${view}`)}</a
          >`,
      )}
    </nav>`;
  }

  private shown(found: Competition): TemplateResult {
    const { lines, query, game } = this;
    switch (this.view) {
      case "standing":
        return html`<standing-table .competition=${found} .lines=${lines} .query=${query}></standing-table>`;
      case "entrant":
        return html`<why-points .competition=${found} .lines=${lines} .query=${query}></why-points>`;
      case "rounds":
        return html`<round-tables .competition=${found} .lines=${lines} .query=${query}></round-tables>`;
      case "entrants":
        return html`<entrant-lines .competition=${found} .lines=${lines} .query=${query}></entrant-lines>`;
      case "results":
        return html`<result-list .competition=${found} .lines=${lines} .query=${query}></result-list>`;
      case "cross":
        return html`<cross-table .competition=${found} .lines=${lines} .query=${query}></cross-table>`;
      case "progress":
        return html`<league-progress .competition=${found} .lines=${lines} .query=${query}></league-progress>`;
      case "calendar":
        return html`<league-calendar .competition=${found} .lines=${lines} .query=${query}></league-calendar>`;
      case "history":
        return html`<league-history .competition=${found} .lines=${lines} .query=${query}></league-history>`;
      default:
        return html`<competition-overview
          .competition=${found}
          .lines=${lines}
          .query=${query}
          .game=${game}
        ></competition-overview>`;
    }
  }
}

customElements.define("competition-page", CompetitionPage);
