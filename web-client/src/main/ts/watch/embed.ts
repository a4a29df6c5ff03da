/** What other sites show in a frame: a live board, or the next matches of a competition. It changes nothing. */

import { Client } from "baffin-client";
import { html, nothing, type TemplateResult } from "lit";
import type { Competition, ListedMatch, Match, Page, Round } from "../app/api.js";
import { LightElement } from "../app/light.js";
import { Poll } from "../app/poll.js";
import { moment } from "../app/time.js";
import { speak, speakInAreas } from "../i18n/languages.js";
import { spoken, t } from "../i18n/words.js";
import { seated, watched } from "./tables.js";

const READ_MS = 5000;
const ID = /^[\w-]+$/;

const wanted = new URLSearchParams(location.hash.slice(1));
await speak(wanted.get("lang") ?? navigator.language.slice(0, 2));
await speakInAreas();
document.documentElement.lang = spoken();

// as everybody, whoever is signed in beside it
const { get } = new Client({ language: spoken() });

function id(name: string): string | undefined {
  const value = wanted.get(name) ?? "";
  return ID.test(value) ? value : undefined;
}

export class BaffinEmbed extends LightElement {
  static override properties = { match: { state: true }, about: { state: true }, round: { state: true } };

  /** The match whose board is shown. */
  declare match: Match | undefined;
  /** The competition whose next matches are shown. */
  declare about: Competition | undefined;
  declare round: Round | undefined;

  private running: ListedMatch[] = [];

  constructor() {
    super();
    new Poll(this, READ_MS, () => this.read());
  }

  private async read(): Promise<void> {
    const board = id("board");
    const next = id("next");
    if (board) {
      this.match = await get<Match>(`/matches/${board}`);
    } else if (next) {
      const about = await get<Competition>(`/competitions/${next}`);
      const latest = about.rounds?.at(-1)?.round;
      if (latest) {
        const [round, running] = await Promise.all([
          get<Round>(`/competitions/${next}/rounds/${latest}`),
          get<Page<ListedMatch>>(`/matches?competition=${next}&status=RUNNING&limit=200`),
        ]);
        this.running = running.items;
        this.round = round;
      }
      this.about = about;
    }
  }

  protected override render(): TemplateResult {
    if (!id("board") && !id("next")) {
      return html`<p>${t("error.page")}</p>`;
    }
    return this.match ? this.board(this.match) : this.about ? this.next(this.about) : html`<p>${t("load.wait")}</p>`;
  }

  private link(page: string, text: string): TemplateResult {
    return html`<a class="player" href="/app/#/${page}" target="_blank" rel="noopener">${text}</a>`;
  }

  private board(match: Match): TemplateResult {
    const { matchId, version, seats, toAct, status } = match;
    const names = (which: readonly number[]): string => which.map((seat) => seats[seat]?.handle ?? "").join(", ");
    const who = names(seats.map((seat) => seat.seat));
    const source = `/api/v1/matches/${matchId}/board.svg?part=map&as=public&version=${version}&lang=${spoken()}`;
    return html`<main class="embedded">
      <img class="board" src=${source} alt=${t("watch.boardOf", { who })} />
      <h1 data-api>${who}</h1>
      <p>
        <span>${status === "RUNNING" ? t("match.waits", { who: names(toAct) }) : t("match.over")}</span>
        ${this.link(`matches/${matchId}`, t("table.watch"))}
      </p>
    </main>`;
  }

  private next(about: Competition): TemplateResult {
    return html`<main class="embedded">
      <h1>${this.link(`watch/${about.competitionId}`, about.policy.name)}</h1>
      ${this.round ? this.tables(this.round) : html`<p>${t("watch.noRound")}</p>`}
    </main>`;
  }

  private tables(round: Round): TemplateResult {
    return html`<p>
        ${t("watch.round", { round: round.round })}.
        ${t(round.closedAt ? "watch.closed" : "watch.deadline", { at: moment(round.closedAt ?? round.deadline) })}
      </p>
      <ol class="tables">
        ${watched(round, this.running).map(
          ({ table, match }) => html`<li class="card ${table.result ? "over" : ""}">
            <b>${t("watch.table", { table: table.table })}</b>
            <span data-api>
              ${seated(table)
                .map((seat) => `${table.result && seat.place ? `${seat.place}. ` : ""}${seat.handle ?? ""}`)
                .join(table.result ? " · " : ", ")}
            </span>
            ${match || table.result
              ? this.link(`matches/${table.matchId}`, t(table.result ? "watch.replay" : "table.watch"))
              : nothing}
          </li>`,
        )}
      </ol>`;
  }
}

customElements.define("baffin-embed", BaffinEmbed);
