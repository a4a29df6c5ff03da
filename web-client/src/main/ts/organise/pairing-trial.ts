/** The next round, tried: tables and pairs are fixed, people change places, by pointer and keys. */

import { html, nothing, type TemplateResult } from "lit";
import { Refused, type Schemas } from "baffin-client";
import { send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import { moment } from "../app/time.js";
import { figure } from "../app/figure.js";
import { spoken, t } from "../i18n/words.js";
import { refusal } from "../play/refusal.js";
import type { Done } from "./act-form.js";
import { control } from "./controls.js";
import { nameOf, pathOf, type Change, type PairingAnswer, type Running } from "./documents.js";
import { withdrawRound } from "./round-acts.js";
import { isKept, keptAfter, toggled, type Seating } from "./seating.js";

const DATA = "text/plain";

export class PairingTrial extends LightElement {
  static override properties = {
    running: { attribute: false },
    round: { type: Number },
    tried: { state: true },
    kept: { state: true },
    apart: { state: true },
    pair: { state: true },
    picked: { state: true },
    refused: { state: true },
    older: { state: true },
    busy: { state: true },
  };

  declare running: Running;
  declare round: number;
  declare tried: PairingAnswer | undefined;
  /** Tables that stay as they are, by entrants in the order of seats. */
  declare kept: number[][];
  /** Pairs that do not meet in this round. */
  declare apart: number[][];
  /** The pair that is being chosen. */
  declare pair: { one?: number; other?: number };
  /** Who changes places with the next that is chosen. */
  declare picked: number | undefined;
  declare refused: string;
  /** Whether the competition has changed since it was tried. */
  declare older: boolean;
  declare busy: boolean;

  private seen = 0;

  constructor() {
    super();
    this.kept = [];
    this.apart = [];
    this.pair = {};
    this.refused = "";
    this.older = false;
    this.busy = false;
  }

  private seating(): Seating {
    const tables = this.tried?.tables.map((table) => table.seats.map((seat) => seat.entrant)) ?? [];
    return { tables, byes: this.tried?.byes.map((bye) => bye.entrant) ?? [] };
  }

  private request<T>(dry: boolean): Promise<T> {
    const rounds = `${pathOf(this.running.competition.competitionId)}/rounds`;
    const path = `${rounds}/${this.round}/pairings${dry ? "?dryRun=true" : ""}`;
    const body = { locked: this.kept, forbidden: this.apart };
    return send<T>("POST", path, body, dry ? undefined : this.seen);
  }

  private async try(): Promise<void> {
    await this.sending(async () => {
      this.seen = this.running.competition.version;
      this.older = false;
      this.tried = await this.request<PairingAnswer>(true);
    });
  }

  private async publish(): Promise<void> {
    await this.sending(async () => {
      const change = await this.request<PairingAnswer>(false);
      const act = { id: "publish", path: `/rounds/${this.round}` } as const;
      const detail: Done = { act, change: change as unknown as Change, undo: withdrawRound(this.round) };
      this.dispatchEvent(new CustomEvent("done", { detail, bubbles: true }));
    });
  }

  /** A refusal leaves everything that was chosen as it is. */
  private async sending(act: () => Promise<void>): Promise<void> {
    this.busy = true;
    this.refused = "";
    try {
      await act();
    } catch (failure) {
      if (!(failure instanceof Refused)) {
        say(refusal(failure), true);
        return;
      }
      const { published } = failure.problem as Partial<Pick<Schemas["StaleVersionProblem"], "published">>;
      if (published) {
        this.refused = t("pairing.published", {
          round: published.round,
          who: published.by?.handle ?? t("org.platform"),
          at: moment(published.at),
        });
      } else if (failure.problem.status === 412) {
        this.older = true;
      } else {
        this.refused = failure.problem.violations?.[0]?.message ?? failure.problem.detail;
      }
    } finally {
      this.busy = false;
    }
  }

  /** The first one is picked; the second one changes places with the first, and their tables stay as they are. */
  private pick(entrant: number): void {
    if (this.picked === undefined) {
      this.picked = entrant;
      say(t("pairing.picked", { who: nameOf(this.running, entrant) }));
    } else {
      this.swap(this.picked, entrant);
    }
  }

  private swap(one: number, other: number): void {
    this.picked = undefined;
    if (one !== other) {
      this.kept = keptAfter(this.seating(), this.kept, one, other);
      void this.try().then(() => {
        say(t("pairing.swapped", { who: nameOf(this.running, one), other: nameOf(this.running, other) }));
        this.querySelector<HTMLElement>(`[data-entrant="${one}"]`)?.focus();
      });
    }
  }

  private keys(event: KeyboardEvent): void {
    if (event.key === "Escape" && this.picked !== undefined) {
      this.picked = undefined;
      event.stopPropagation();
    }
  }

  protected override render(): TemplateResult {
    const { tried, round } = this;
    const stale = this.older || (tried !== undefined && this.seen < this.running.competition.version);
    return html`<section class="card pairing" aria-labelledby="pairing-title" @keydown=${this.keys}>
      <h2 id="pairing-title">${t("pairing.title", { round })}</h2>
      <p class="hint">${t("pairing.what")}</p>
      ${this.separate()}
      ${this.refused
        ? html`<p class="outcome fault" role="alert">
            ${spoken() === "en" ? nothing : t("org.refused")} <span data-api>${this.refused}</span>
          </p>`
        : nothing}
      ${stale ? html`<p class="outcome met" role="status">${t("pairing.stale")}</p>` : nothing}
      <div class="buttons">
        <button type="button" class=${tried ? "" : "do"} ?disabled=${this.busy} @click=${() => void this.try()}>
          ${tried ? t("pairing.again") : t("pairing.try")}
        </button>
        ${
          tried
            ? html`<button
                type="button"
                class="do publish"
                ?disabled=${this.busy || stale}
                @click=${() => void this.publish()}
              >
                ${t("pairing.publish", { round })}
              </button>`
            : nothing
        }
      </div>
      ${tried ? this.result(tried) : nothing}
    </section>`;
  }

  private result(tried: PairingAnswer): TemplateResult {
    const number = (value: number): string =>
      figure(value, 1);
    return html`<p>
        ${t("pairing.total", { cost: number(tried.cost) })} ${t("rounds.deadline", { at: moment(tried.deadline) })}
      </p>
      <ul class="seatings">
        ${tried.tables.map(({ table, seats, division }) => {
          const people = seats.map((seat) => seat.entrant);
          const kept = isKept(this.kept, people);
          const cost = tried.costs.find((each) => each.table === table);
          return html`<li class="seating ${kept ? "is-kept" : ""}">
            <h3>
              ${t("rounds.table", { table })}
              ${division === undefined ? nothing : html`<small>${t("rounds.division", { n: division })}</small>`}
            </h3>
            ${this.people(people)}
            ${cost
              ? html`<p class="cost">
                  ${t("pairing.cost", {
                    total: number(cost.total),
                    repeats: number(cost.repeats),
                    spread: number(cost.spread),
                    seats: number(cost.seats),
                  })}
                </p>`
              : nothing}
            <button type="button" aria-pressed=${kept} @click=${() => (this.kept = toggled(this.kept, people))}>
              ${t("pairing.keep")}<span class="hidden"> ${t("rounds.table", { table })}</span>
            </button>
          </li>`;
        })}
        ${
          tried.byes.length > 0
            ? html`<li class="seating">
                <h3>${t("pairing.byes")}</h3>
                ${this.people(tried.byes.map((bye) => bye.entrant))}
              </li>`
            : nothing
        }
      </ul>`;
  }

  private people(entrants: readonly number[]): TemplateResult {
    return html`<ol>
      ${entrants.map(
        (entrant) => html`<li>
          <button
            type="button"
            draggable="true"
            data-entrant=${entrant}
            aria-pressed=${this.picked === entrant}
            @click=${() => this.pick(entrant)}
            @dragstart=${(event: DragEvent) => event.dataTransfer?.setData(DATA, String(entrant))}
            @dragover=${(event: DragEvent) => event.preventDefault()}
            @drop=${(event: DragEvent) => {
              event.preventDefault();
              this.swap(Number(event.dataTransfer?.getData(DATA)), entrant);
            }}
            data-api
          >
            ${nameOf(this.running, entrant)}
          </button>
        </li>`,
      )}
    </ol>`;
  }

  private separate(): TemplateResult {
    const add = (): void => {
      const { one, other } = this.pair;
      if (one !== undefined && other !== undefined && one !== other) {
        this.apart = [...this.apart, [one, other]];
        this.pair = {};
      }
    };
    const one = (name: "one" | "other"): TemplateResult =>
      control(
        { name, kind: "entrant", title: `field.${name}` },
        `pairing-${name}`,
        this.pair[name],
        (value) => (this.pair = { ...this.pair, [name]: value as number | undefined }),
        "",
        this.running,
      );
    return html`<details>
      <summary>${t("pairing.apart")}</summary>
      <p class="hint">${t("pairing.apart.what")}</p>
      <div class="row">
        ${one("one")} ${one("other")} <button type="button" @click=${add}>${t("pairing.apart.add")}</button>
      </div>
      <ul class="rows">
        ${this.apart.map(
          (pair) =>
            html`<li>
              <span data-api>${pair.map((each) => nameOf(this.running, each)).join(" / ")}</span>
              <button type="button" @click=${() => (this.apart = this.apart.filter((each) => each !== pair))}>
                ${t("pairing.apart.drop")}
              </button>
            </li>`,
        )}
      </ul>
    </details>`;
  }
}

customElements.define("pairing-trial", PairingTrial);
