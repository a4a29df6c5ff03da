/** Why a round has these tables; the reader's own browser recomputes costs, constraints and seeds. */

import { html, nothing, type TemplateResult } from "lit";
import type { Competition, CompetitionRecord, Round, StandingRow } from "../app/api.js";
import { get } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import { t } from "../i18n/words.js";
import { refusal } from "../play/refusal.js";
import {
  costOf,
  findings,
  pasts,
  seedOf,
  sha256,
  TERMS,
  term,
  totalOf,
  type Costs,
  type Finding,
  type Past,
} from "./pairing.js";
import { figure, listed, nameIn } from "./words.js";

/** Rounds whose tables are searched by cost. */
const SEARCHED = ["SWISS", "HEAT"];
/** The weight of repeats where the policy has none. */
const WEIGHT = 100;

interface TableWhy {
  table: number;
  seats: readonly number[];
  cost: Costs;
}

interface Why {
  past: Map<number, Past>;
  tables: TableWhy[];
  findings: Finding[];
  /** Whether the seeds are those that were promised; undefined where the browser can't tell. */
  seeds: boolean | undefined;
}

type Event = CompetitionRecord["events"][number];
type Published = Extract<Event, { type: "RoundPublished" }>;

export class WhyTables extends LightElement {
  static override properties = {
    competition: { attribute: false },
    round: { attribute: false },
    lines: { attribute: false },
    found: { state: true },
    running: { state: true },
  };

  declare competition: Competition;
  declare round: Round;
  declare lines: readonly StandingRow[];
  declare found: Why | undefined;
  declare running: boolean;

  private of = 0;

  protected override willUpdate(): void {
    if (this.of !== this.round.publishedIn) {
      this.of = this.round.publishedIn;
      this.found = undefined;
    }
  }

  private async run(): Promise<void> {
    const { publishedIn } = this.round;
    this.running = true;
    try {
      const found = await this.recomputed();
      if (publishedIn === this.round.publishedIn) {
        this.found = found;
      }
    } catch (failure) {
      say(refusal(failure), true);
    } finally {
      this.running = false;
    }
  }

  /** Reads what was public when the round was published, and counts. */
  private async recomputed(): Promise<Why> {
    const { competitionId, policy, seed, commitment } = this.competition;
    const { publishedIn, round } = this.round;
    const base = `/competitions/${competitionId}`;
    const before = `asOf=${publishedIn - 1}`;
    const record = await get<CompetitionRecord>(`${base}/records/${publishedIn}`);
    const published = record.events.find(
      (event): event is Published => event.type === "RoundPublished" && event.round === round,
    )!;
    const numbers = Array.from({ length: round - 1 }, (_, at) => at + 1);
    const rounds = await Promise.all(numbers.map((number) => get<Round>(`${base}/rounds/${number}?${before}`)));
    const lines: StandingRow[] = [];
    let cursor = "";
    do {
      const page = await get<{ items: StandingRow[]; nextCursor?: string }>(
        `${base}/standings?${before}&limit=200${cursor}`,
      );
      lines.push(...page.items);
      cursor = page.nextCursor ? `&cursor=${encodeURIComponent(page.nextCursor)}` : "";
    } while (cursor);
    const past = pasts(rounds, lines, policy.tableSize);
    const { format } = policy;
    const repeatWeight = (format.type === "PodSwiss" ? format.repeatWeight : undefined) ?? WEIGHT;
    const terms = { tableSize: policy.tableSize, twoSeatTables: policy.twoSeatTables, repeatWeight };
    const tables = published.tables.map(({ number, seats }) => ({
      table: number,
      seats,
      cost: costOf(seats, past, terms),
    }));
    const paired = {
      tables: published.tables.map(({ number, seats }) => ({
        table: number,
        seats,
        locked: published.locked.includes(number),
      })),
      byes: published.byes.filter((bye) => bye.kind === "PAIRING").map((bye) => bye.entrant),
      forbidden: published.forbidden,
      cost: published.cost,
    };
    const seeds =
      globalThis.isSecureContext && seed !== undefined ? await promised(seed, commitment, this.round) : undefined;
    return { past, tables, findings: this.searched ? findings(paired, past, terms) : [], seeds };
  }

  private get searched(): boolean {
    return SEARCHED.includes(this.round.stage);
  }

  protected override render(): TemplateResult {
    return html`<section class="why-tables" aria-labelledby="why-tables">
      <h3 id="why-tables">${t("league.why")}</h3>
      <p>${t(`league.why.${this.round.stage}`)}</p>
      ${
        this.found
          ? this.result(this.found)
          : html`<button type="button" ?disabled=${this.running} @click=${this.run}>${t("league.why.run")}</button>`
      }
    </section>`;
  }

  private result(found: Why): TemplateResult {
    const seeds = found.seeds === undefined ? t("fair.insecure") : t("league.why.seed");
    return html`<div role="status">
        <ul class="findings">
          ${found.findings.map(({ claim, holds }) => mark(t(`league.why.${claim}`), holds))}
          ${found.seeds === undefined ? html`<li>${seeds}</li>` : mark(seeds, found.seeds)}
        </ul>
      </div>
      ${this.searched ? html`<p class="hint">${t("league.why.search")}</p>` : nothing}
      <div class="wide" tabindex="0" role="region" aria-label=${t("league.why.figures")}>
        <table class="grid">
          <caption class="unseen">
            ${t("league.why.figures")}
          </caption>
          <thead>
            <tr>
              <th scope="col">${t("league.table.word")}</th>
              <th scope="col">${t("league.why.before")}</th>
              ${
                this.searched
                  ? html`<th scope="col">${t("league.why.total")}</th>
                      ${TERMS.map((name) => html`<th scope="col">${t(`league.why.${name}`)}</th>`)}`
                  : nothing
              }
              <th scope="col">${t("league.why.met")}</th>
              <th scope="col">${t("league.why.sat")}</th>
            </tr>
          </thead>
          <tbody>
            ${found.tables.map((table) => this.line(found.past, table))}
          </tbody>
        </table>
      </div>`;
  }

  private line(past: ReadonlyMap<number, Past>, { table, seats, cost }: TableWhy): TemplateResult {
    const name = (entrant: number): string => nameIn(this.lines, entrant);
    const points = (entrant: number): string => figure((past.get(entrant)?.points ?? 0) / 1200);
    const met = seats.flatMap((one, at) =>
      seats
        .slice(at + 1)
        .map((other) => ({ one, other, n: past.get(one)?.met.get(other) ?? 0 }))
        .filter(({ n }) => n > 0),
    );
    const sat = seats
      .map((entrant, seat) => ({ entrant, n: past.get(entrant)?.seats[seat] ?? 0 }))
      .filter(({ n }) => n > 0);
    return html`<tr>
      <th scope="row">${table}</th>
      <td data-api>${seats.map((entrant) => `${name(entrant)} ${points(entrant)}`).join(", ")}</td>
      ${
        this.searched
          ? html`<td><b>${figure(totalOf(cost), 2)}</b></td>
              ${TERMS.map((each) => html`<td>${figure(term(cost, each), 2)}</td>`)}`
          : nothing
      }
      <td>
        ${met.map(({ one, other, n }) => {
          const who = listed([name(one), name(other)]);
          return html`<div>${t("league.why.pair", { who, n })}</div>`;
        })}
      </td>
      <td>${sat.map(({ entrant, n }) => html`<div>${t("league.why.seat", { who: name(entrant), n })}</div>`)}</td>
    </tr>`;
  }
}

function mark(text: string, holds: boolean): TemplateResult {
  return html`<li class=${holds ? "holds" : "fault"}>${holds ? "✓" : "✗"} ${text}</li>`;
}

/** Whether the seed of a competition is the one that was promised, and that of the round follows from it. */
async function promised(seed: string, commitment: string, round: Round): Promise<boolean> {
  return (await sha256(seed)) === commitment && (await seedOf(seed, round.round)) === round.seed;
}

customElements.define("why-tables", WhyTables);
