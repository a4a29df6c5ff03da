/** One thing that an organiser can do: a form that is tried, done under the version that was seen, and taken back. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { Refused, type Schemas } from "baffin-client";
import { ask } from "../app/ask.js";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import { player } from "../app/session.js";
import { moment } from "../app/time.js";
import { spoken, t } from "../i18n/words.js";
import { refusal } from "../play/refusal.js";
import { allowed, reasonFields, type Act, type Values } from "./acts.js";
import { control, type Field } from "./controls.js";
import {
  pathOf,
  type Change,
  type CompetitionRecord,
  type DryRun,
  type Running,
  type Standing,
  type Violation,
} from "./documents.js";
import { effects, isFinal, missed, standing } from "./effects.js";
import { faultText } from "./faults.js";
import { seatFields } from "./seat-fields.js";

/** What a refusal can bring along. */
type Conflict = Partial<
  Pick<Schemas["ConflictProblem"], "stands" | "others"> & Pick<Schemas["StaleVersionProblem"], "published">
>;

/** So many changes of others are shown; who missed more reads the history. */
const MISSED_MAX = 10;

/** What the page is informed of when something was done. */
export interface Done {
  act: Act;
  change: Change;
  undo: Act | undefined;
}

export class OrganiseAct extends LightElement {
  static override properties = {
    act: { attribute: false },
    running: { attribute: false },
    open: { type: Boolean },
    values: { state: true },
    tried: { state: true },
    met: { state: true },
    stands: { state: true },
    others: { state: true },
    faults: { state: true },
    refused: { state: true },
    busy: { state: true },
  };

  declare act: Act;
  declare running: Running;
  declare open: boolean;
  declare values: Values;
  /** What it would change. */
  declare tried: DryRun | undefined;
  /** What others did since the form was opened. */
  declare met: CompetitionRecord[] | undefined;
  /** The result that counts already. */
  declare stands: Standing | undefined;
  /** Those who could rule on the reader's own table. */
  declare others: string[];
  declare faults: readonly Violation[];
  declare refused: string;
  declare busy: boolean;

  /** The version under which it is done: what the reader saw when they began. */
  private seen = 0;
  private own = false;
  private entered = false;

  constructor() {
    super();
    this.open = false;
    this.values = {};
    this.busy = false;
    this.clear();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.begin();
  }

  /** What was entered before stays in the form that is opened again. */
  private begin(): void {
    this.seen = this.act.seen ?? this.running.competition.version;
    if (!this.entered) {
      this.values = { ...this.act.start };
    }
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get("act");
    if (before && JSON.stringify(before.fixed) !== JSON.stringify(this.act.fixed)) {
      this.tried = undefined;
    }
  }

  private clear(): void {
    this.tried = undefined;
    this.met = undefined;
    this.stands = undefined;
    this.others = [];
    this.faults = [];
    this.refused = "";
  }

  private set(name: string, value: unknown): void {
    this.values = { ...this.values, [name]: value };
    this.entered = true;
    // what was tried was something else
    this.tried = undefined;
  }

  private toggled(event: Event): void {
    const open = (event.target as HTMLDetailsElement).open;
    if (open && !this.open) {
      this.begin();
    }
    this.open = open;
  }

  private async submit(event: Event): Promise<void> {
    event.preventDefault();
    await this.run(this.act.dry === true);
  }

  private async run(dry: boolean, again = 0): Promise<void> {
    const { act, running } = this;
    const final = act.final || (this.tried !== undefined && isFinal(this.tried));
    if (!dry && final && again === 0 && !(await ask(t("org.final.ask"), t(`act.${act.id}`)))) {
      return;
    }
    this.busy = true;
    const tried = this.tried;
    this.clear();
    const query = [dry ? "dryRun=true" : "", this.own ? "own=true" : ""].filter(Boolean).join("&");
    const path = `${pathOf(running.competition.competitionId)}${act.path}${query && `?${query}`}`;
    const bare = this.fields().length === 0 && act.fixed === undefined;
    const body =
      act.method === "DELETE" || bare ? undefined : (act.body?.(this.values) ?? { ...this.values, ...act.fixed });
    try {
      const answer = await send<DryRun & Change>(act.method ?? "POST", path, body, this.seen);
      if (dry) {
        this.tried = answer;
      } else {
        this.done(answer);
      }
    } catch (failure) {
      this.tried = dry ? undefined : tried;
      if (!(failure instanceof Refused)) {
        say(refusal(failure), true);
      } else if (failure.problem.status === 412 && again < MISSED_MAX) {
        await this.stale(failure, dry, again);
      } else {
        this.wrong(failure);
      }
    } finally {
      this.busy = false;
    }
    await this.updateComplete;
    this.querySelector<HTMLElement>(".outcome, [aria-invalid=true]")?.focus();
  }

  /** Others were faster: what players and the platform did changes nothing here, what an organiser did is shown. */
  private async stale(failure: Refused, dry: boolean, again: number): Promise<void> {
    const { competitionId, officials } = this.running.competition;
    const now = failure.problem.currentVersion ?? this.seen;
    const versions = Array.from({ length: Math.min(MISSED_MAX, now - this.seen) }, (_, at) => now - at).reverse();
    const records = await Promise.all(
      versions.map((version) =>
        get<CompetitionRecord>(`${pathOf(competitionId)}/records/${version}?minVersion=${version}`),
      ),
    );
    this.seen = now;
    const own = player()?.id;
    if (records.some(({ by }) => by && by.player !== own && officials.some((each) => each.player === by.player))) {
      this.met = records;
    } else {
      await this.run(dry, again + 1);
    }
  }

  private wrong(failure: Refused): void {
    const { violations = [], detail, stands, others } = failure.problem as Refused["problem"] & Conflict;
    this.stands = stands;
    this.others = (others ?? []).map((each) => each.handle ?? "");
    this.faults = violations as Violation[];
    const listed = violations.length > 0 && violations.every((each) => this.fieldOf(each) !== undefined);
    this.refused = listed || stands ? "" : detail;
  }

  private fieldOf({ pointer }: Violation): string | undefined {
    const name = pointer.split("/")[1] ?? "";
    return this.fields().some((field) => field.name === name) ? name : undefined;
  }

  private faultOf(name: string): string {
    const field = this.fields().find((each) => each.name === name);
    return this.faults
      .filter((fault) => this.fieldOf(fault) === name)
      .map((fault) => {
        const label = this.act.rows?.(this.values)[Number(fault.pointer.split("/")[2])];
        return (label ? `${label}: ` : "") + faultText(fault, field);
      })
      .join(" ");
  }

  private fields(): Field[] {
    const seats: Field[] = this.act.seats ? [{ name: "seats", kind: "several", title: "org.score" }] : [];
    return [...seats, ...(this.act.fields ?? []), ...(this.act.reason ? reasonFields() : [])];
  }

  private done(change: Change): void {
    this.open = false;
    this.own = false;
    this.entered = false;
    const detail: Done = { act: this.act, change, undo: this.act.undo?.(change) };
    this.dispatchEvent(new CustomEvent("done", { detail, bubbles: true }));
  }

  private replaceStanding(version: number | undefined): void {
    this.values = { ...this.values, replaces: version };
    this.stands = undefined;
    void this.run(this.act.dry === true);
  }

  private despiteOwn(): void {
    this.own = true;
    void this.run(this.act.dry === true);
  }

  protected override render(): TemplateResult {
    const { act, running } = this;
    const id = `act-${act.id}-${act.path.replace(/\W+/g, "-")}`;
    return html`<details class="act" ?open=${this.open} @toggle=${this.toggled}>
      <summary>${t(`act.${act.id}`)}</summary>
      ${
        this.open
          ? html`<form class="form" @submit=${this.submit} novalidate>
              <p class="hint">${t(`act.${act.id}.what`)}</p>
              ${act.final ? html`<p class="final">${t("org.final")}</p>` : nothing}
              ${
                act.seats
                  ? seatFields(
                      running,
                      act.seats,
                      this.values,
                      (name, value) => this.set(name, value),
                      this.faultOf("seats"),
                    )
                  : nothing
              }
              ${this.fields()
                .filter((field) => field.name !== "seats")
                .map((field) =>
                  control(
                    field,
                    `${id}-${field.name}`,
                    this.values[field.name],
                    (value) => this.set(field.name, value),
                    this.faultOf(field.name),
                    running,
                  ),
                )}
              ${this.outcome()}
              ${
                this.tried || this.met
                  ? nothing
                  : html`<div class="buttons">
                      <button class="do" ?disabled=${this.busy}>${act.dry ? t("org.try") : t("org.do")}</button>
                    </div>`
              }
            </form>`
          : nothing
      }
    </details>`;
  }

  /** What trying it gave, or why it is not possible. */
  private outcome(): TemplateResult | typeof nothing {
    const { running, tried, met, stands, others, refused } = this;
    const goOn = (text: string, act: () => void): TemplateResult => html`<div class="buttons">
      <button type="button" @click=${() => this.clear()}>${t("org.back")}</button>
      <button type="button" class="do" ?disabled=${this.busy} @click=${act}>${text}</button>
    </div>`;
    if (met) {
      return html`<div class="outcome met" role="alert" tabindex="-1">
        ${missed(met, running)}
        <p>${t("org.met.yours")}</p>
        ${goOn(t("org.met.anyway"), () => void this.run(this.act.dry === true))}
      </div>`;
    }
    if (stands) {
      return html`<div class="outcome met" role="alert" tabindex="-1">
        ${standing(stands)} ${goOn(t("org.stands.replace"), () => this.replaceStanding(stands.version))}
      </div>`;
    }
    if (others.length > 0) {
      return html`<div class="outcome" role="alert" tabindex="-1">
        <p>${t("org.own", { who: others.join(", ") })}</p>
        ${goOn(t("org.own.anyway"), () => this.despiteOwn())}
      </div>`;
    }
    if (refused) {
      return html`<p class="outcome fault" role="alert" tabindex="-1">
        ${spoken() === "en" ? nothing : t("org.refused")} <span lang="en" data-api>${refused}</span>
      </p>`;
    }
    return tried
      ? html`<div class="outcome" role="status" tabindex="-1">
          ${effects(tried, running)} ${goOn(t("org.do"), () => void this.run(false))}
        </div>`
      : nothing;
  }
}

customElements.define("organise-act", OrganiseAct);

/** Whether the reader's role is enough for an act. */
export function may(running: Running, id: Act["id"]): boolean {
  return allowed(id, running.competition.officials.find((each) => each.player === player()?.id)?.role);
}

/** An act with the competition that it is about; nothing for a reader whose role is not enough. */
export function act(running: Running, what: Act, open = false): TemplateResult | typeof nothing {
  if (!may(running, what.id)) {
    return nothing;
  }
  // another act is another form: nothing that was entered for one goes to the next
  return html`${keyed(
    what.id + what.path,
    html`<organise-act .act=${what} .running=${running} .open=${open}></organise-act>`,
  )}`;
}

/** When somebody did something, for lists. */
export function when(at: string): TemplateResult {
  return html`<time datetime=${at}>${t("time.at", { at: moment(at) })}</time>`;
}
