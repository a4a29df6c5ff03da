/** All tables of a round of a competition on one screen, and what pages of other sites show of it. */

import { html, nothing, type TemplateResult } from "lit";
import { repeat } from "lit/directives/repeat.js";
import type { Competition, GameInfo, ListedMatch, Page, Round } from "../app/api.js";
import { games, nameOf } from "../app/games.js";
import { get } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { playerLink } from "../app/player-link.js";
import { Poll } from "../app/poll.js";
import { moment } from "../app/time.js";
import { t } from "../i18n/words.js";
import { written } from "../play/points.js";
import "./embed-code.js";
import { progress, smallBoard } from "./small-board.js";
import { seated, watched, type Watched } from "./tables.js";

const READ_MS = 4000;
/** Tables change less often than boards. */
const ROUND_MS = 20_000;
const MATCHES_MAX = 200;

export class RoundPage extends LightElement {
  static override properties = {
    competition: { attribute: false },
    round: { attribute: false },
    about: { state: true },
    shown: { state: true },
    running: { state: true },
    known: { state: true },
  };

  /** Id of the competition. */
  declare competition: string;
  /** Number of the round; 0 for the latest. */
  declare round: number;
  declare about: Competition | undefined;
  declare shown: Round | undefined;
  /** Its matches that are played now. */
  declare running: ListedMatch[];
  declare known: GameInfo[];

  private readFor = 0;

  constructor() {
    super();
    this.round = 0;
    this.running = [];
    this.known = [];
    new Poll(this, ROUND_MS, () => this.read());
    new Poll(this, READ_MS, () => this.readRunning());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void games().then((all) => (this.known = all));
  }

  protected override updated(): void {
    if (this.about && this.readFor !== this.round) {
      void this.read();
    }
  }

  private async read(): Promise<void> {
    const path = `/competitions/${this.competition}`;
    const wanted = this.round;
    this.readFor = wanted;
    const about = await get<Competition>(path);
    const number = wanted || (about.rounds?.at(-1)?.round ?? 0);
    const shown = number > 0 ? await get<Round>(`${path}/rounds/${number}`) : undefined;
    if (wanted === this.round) {
      this.about = about;
      this.shown = shown;
    }
  }

  private async readRunning(): Promise<void> {
    const query = `competition=${this.competition}&status=RUNNING&progress=true&limit=${MATCHES_MAX}`;
    const before = this.running.length;
    this.running = (await get<Page<ListedMatch>>(`/matches?${query}`)).items;
    if (this.running.length < before) {
      // one has a result now
      await this.read();
    }
  }

  protected override render(): TemplateResult {
    const about = this.about;
    if (!about) {
      return html`<p>${t("load.wait")}</p>`;
    }
    return html`<h1 data-api>${about.policy.name}</h1>
      <p>
        <span data-api>${nameOf(this.known, about.policy.game)}</span>
        <a href="#/competition/${this.competition}">${t("watch.competition")}</a>
      </p>
      ${this.rounds(about)} ${this.shown ? this.tables(this.shown) : html`<p>${t("watch.noRound")}</p>`}
      <details class="embed">
        <summary>${t("watch.embed")}</summary>
        <embed-code
          .widgets=${[
            { kind: "standing", id: this.competition },
            { kind: "next", id: this.competition },
          ]}
          .about=${about.policy.name}
        ></embed-code>
      </details>`;
  }

  private rounds(about: Competition): TemplateResult {
    return html`<nav class="buttons" aria-label=${t("watch.allRounds")}>
      ${(about.rounds ?? []).map(
        ({ round, stage }) => html`<a
          class="button"
          href="#/watch/${this.competition}?round=${round}"
          title=${t(`watch.stage.${stage}`)}
          aria-current=${round === this.shown?.round ? "page" : nothing}
          >${t("watch.round", { round })}</a
        >`,
      )}
    </nav>`;
  }

  private tables(round: Round): TemplateResult {
    return html`<h2>${t("watch.round", { round: round.round })}: ${t(`watch.stage.${round.stage}`)}</h2>
      <p>${t(round.closedAt ? "watch.closed" : "watch.deadline", { at: moment(round.closedAt ?? round.deadline) })}</p>
      <ul class="tables live" data-live>
        ${repeat(
          watched(round, this.running),
          ({ table }) => table.matchId,
          (each) => this.table(each),
        )}
      </ul>`;
  }

  private table({ table, match }: Watched): TemplateResult {
    return html`<li class="card ${table.result ? "over" : ""}" data-match=${table.matchId}>
      ${smallBoard(table.matchId, match?.version)}
      <b>${t("watch.table", { table: table.table })}</b>
      <span class="names">
        ${seated(table).map((seat, at) => {
          const before = at === 0 ? nothing : table.result ? " · " : ", ";
          const place = table.result && seat.place ? `${seat.place}. ` : nothing;
          const score = table.result && seat.score !== undefined ? ` ${written(seat.score)}` : nothing;
          return html`${before}${place}${playerLink(seat)}${score}`;
        })}
      </span>
      ${match ? progress(match) : nothing}
      ${table.result && table.result.source !== "MATCH" ? html`<small>${t("mine.ruled")}</small>` : nothing}
      <a class="button" href="#/matches/${table.matchId}">${t(table.result ? "watch.replay" : "table.watch")}</a>
    </li>`;
  }
}

customElements.define("round-page", RoundPage);
