/** The policy of a competition as a form: every field explained and checked while one types, with a preview. */

import { html, nothing, type TemplateResult } from "lit";
import { Refused } from "baffin-client";
import type { GameInfo, Page, Player } from "../app/api.js";
import { DEFAULT_BOT } from "../app/games.js";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { t } from "../i18n/words.js";
import { control, type Field } from "./controls.js";
import type { NewPolicy, ValidPolicy, Violation } from "./documents.js";
import { faultText } from "./faults.js";
import { member, withMember } from "./json.js";
import { ordered } from "./ordered.js";
import {
  ABSENCES,
  CLOCKS,
  fieldsOf,
  FORMATS,
  SCHEMES,
  SECTIONS,
  settled,
  TIE_BREAKS,
  withFormat,
  type Section,
} from "./policy-fields.js";
import { previewText } from "./preview-words.js";
import { parseNames } from "./rows.js";

const TYPING_MS = 600;
const ENTRANTS = 23;
/** What is drawn as a group of fields, with the faults inside of it. */
const GROUPS = ["game", "format", "points", "tieBreaks", "play.absence", "entry.list"];
type Absence = NonNullable<NonNullable<NewPolicy["play"]>["absence"]>[number];

function within({ pointer }: Violation, name: string): boolean {
  const path = `/${name.replaceAll(".", "/")}`;
  return pointer === path || pointer.startsWith(`${path}/`);
}

export class PolicyForm extends LightElement {
  static override properties = {
    policy: { attribute: false },
    games: { attribute: false },
    entrants: { type: Number },
    valid: { state: true },
    faults: { state: true },
    unknown: { state: true },
  };

  declare policy: NewPolicy;
  declare games: readonly GameInfo[];
  /** For how many the preview is. */
  declare entrants: number;
  declare valid: ValidPolicy | undefined;
  declare faults: readonly Violation[];
  /** Names on the list that no player has. */
  declare unknown: string;

  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;

  constructor() {
    super();
    this.entrants = ENTRANTS;
    this.faults = [];
    this.unknown = "";
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.check();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  private edit(changed: NewPolicy): void {
    this.policy = settled(changed);
    this.dispatchEvent(new CustomEvent("policy", { detail: this.policy, bubbles: true }));
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), TYPING_MS);
  }

  private set(name: string, value: unknown): void {
    this.edit(withMember(this.policy, name, value));
  }

  /** Asks the platform; an answer that a later one overtook counts no more. */
  private async check(): Promise<void> {
    const mine = ++this.tries;
    try {
      const valid = await send<ValidPolicy>("POST", "/competitions/validate", this.policy);
      if (mine === this.tries) {
        this.valid = valid;
        this.faults = [];
      }
    } catch (failure) {
      if (!(failure instanceof Refused)) {
        throw failure;
      }
      if (mine === this.tries) {
        this.faults = (failure.problem.violations ?? []) as Violation[];
      }
    }
  }

  /** A number that is still being typed may be too small. */
  private count(entrants: number): void {
    if (entrants >= 2) {
      this.entrants = entrants;
    }
  }

  /** A member that has fields of its own for what is inside of it says nothing of that. */
  private faultAt(name: string, field?: Field): string {
    const inside = name !== "format";
    const at = this.faults.filter((fault) => (inside ? within(fault, name) : fault.pointer === `/${name}`));
    return at.map((fault) => faultText(fault, field)).join(" ");
  }

  private field(field: Field): TemplateResult {
    const value = member(this.policy, field.name);
    return control(
      field,
      `policy-${field.name}`,
      value,
      (changed) => this.set(field.name, changed),
      this.faultAt(field.name, field),
    );
  }

  private choice(
    name: string,
    title: Field["title"],
    what: Field["what"],
    values: Field["values"],
    now: unknown,
    changed: (value: string) => void,
    names = false,
  ): TemplateResult {
    return control(
      { name, kind: "choice", title, what, values, names },
      `policy-${name}`,
      now,
      (value) => changed(value as string),
      this.faultAt(name),
    );
  }

  private about(): TemplateResult {
    const game = this.games.find((each) => each.id === this.policy.game);
    const names = this.games.map((each) => [each.id, each.name] as const);
    const begin = (id: string): void => this.edit({ ...this.policy, game: id as NewPolicy["game"], options: {} });
    return html`${this.choice("game", "policy.game", "policy.game.what", names, this.policy.game, begin, true)}
    ${(game?.options ?? []).map(
      (option) =>
        html`<div class="field">
          <label for="policy-option-${option.name}" data-api>${option.text}</label
          ><select
            id="policy-option-${option.name}"
            @change=${(event: Event) => this.set(`options.${option.name}`, (event.target as HTMLSelectElement).value)}
          >
            ${option.values.map(
              (value) =>
                html`<option
                  value=${value}
                  .selected=${value === (this.policy.options?.[option.name] ?? option.values[0])}
                  data-api
                >
                  ${option.titles[value] ?? value}
                </option>`,
            )}
          </select>
        </div>`,
    )}`;
  }

  private points(): TemplateResult {
    const { points, tableSize, tieBreaks } = this.policy;
    const own = typeof points === "string" ? undefined : points;
    const schemes = [
      ...SCHEMES.map((each) => [each, t(`policy.points.${each}`)] as const),
      ["own", t("policy.points.own")] as const,
    ];
    const begin = (scheme: string): void => {
      const custom = {
        places:
          tableSize === 4
            ? { 4: [10, 6, 3, 1], 3: [10, 4, 1] }
            : { [tableSize]: tableSize === 3 ? [10, 4, 1] : [3, 0] },
      };
      this.set("points", scheme === "own" ? custom : scheme);
    };
    const places = Object.keys(own?.places ?? {}).map(
      (size) =>
        html`<div class="field">
          <label for="policy-places-${size}">${t("policy.places", { n: Number(size) })}</label
          ><input
            id="policy-places-${size}"
            autocomplete="off"
            .value=${own!.places[size]!.join(" / ")}
            @change=${(event: Event) =>
              this.set(
                `points.places.${size}`,
                (event.target as HTMLInputElement).value
                  .split(/[/,; ]+/)
                  .filter(Boolean)
                  .map(Number),
              )}
          />
        </div>`,
    );
    const number = (name: "draw" | "bye" | "requestedBye"): TemplateResult =>
      this.field({
        name: `points.${name}`,
        kind: "number",
        title: `policy.points.${name}`,
        min: 0,
        max: 1000,
        optional: true,
      });
    return html`${this.choice("points", "policy.points", "policy.points.what", schemes, own ? "own" : points, begin)}
    ${own ? places : nothing} ${own && tableSize === 2 ? number("draw") : nothing}
    ${own ? [number("bye"), number("requestedBye")] : nothing}
    ${ordered(
      t("policy.tieBreaks"),
      t("policy.tieBreaks.what"),
      tieBreaks,
      TIE_BREAKS.map((each) => [each, t(`policy.tie.${each}`)]),
      (order, added) => this.set("tieBreaks", [...order.map((at) => tieBreaks[at]!), ...(added ? [added] : [])]),
      this.faultAt("tieBreaks"),
    )}`;
  }

  private clock(): TemplateResult {
    const { play } = this.policy;
    const types = [
      ["", t("policy.clock.none")] as const,
      ...(["Live", "PerMove", "Unlimited"] as const).map((each) => [each, t(`policy.clock.${each}`)] as const),
    ];
    const begin = (type: string): void =>
      this.set("play", type ? { ...play, clock: CLOCKS[type as keyof typeof CLOCKS] } : undefined);
    return this.choice("clock", "policy.clock", "policy.clock.what", types, play?.clock.type ?? "", begin);
  }

  private absence(): TemplateResult | typeof nothing {
    const { play } = this.policy;
    if (!play) {
      return nothing;
    }
    const steps = play.absence ?? [];
    const made = (type: string): Absence =>
      type === "Safe" ? { type, times: 1 } : type === "Bot" ? { type, kind: DEFAULT_BOT } : ({ type } as Absence);
    return ordered(
      t("policy.absence"),
      t("policy.absence.what"),
      steps.map((step) => step.type),
      ABSENCES.map((each) => [each, t(`policy.absence.${each}`)]),
      (order, added) => this.set("play.absence", [...order.map((at) => steps[at]!), ...(added ? [made(added)] : [])]),
      this.faultAt("play.absence"),
    );
  }

  /** Players by name; the policy has their ids. */
  private list(): TemplateResult | typeof nothing {
    return this.policy.entry.who === "LIST"
      ? html`<div class="field"
          ><label for="policy-list">${t("policy.list")}</label
          ><textarea id="policy-list" rows="4" aria-describedby="policy-list-what" @change=${this.find}></textarea
          ><small id="policy-list-what">${t("policy.list.what", { n: this.policy.entry.list?.length ?? 0 })}</small>
          ${this.unknown
            ? html`<span class="fault">${t("policy.list.unknown", { who: this.unknown })}</span>`
            : html`<span class="fault" data-api>${this.faultAt("entry.list")}</span>`}</div
        >`
      : nothing;
  }

  private async find(event: Event): Promise<void> {
    const { names } = parseNames((event.target as HTMLTextAreaElement).value);
    const found = await Promise.all(
      names.map(
        async (handle) => (await get<Page<Player>>(`/players?handle=${encodeURIComponent(handle)}`)).items[0]?.id,
      ),
    );
    this.unknown = names.filter((_, at) => found[at] === undefined).join(", ");
    this.set("entry.list", found.filter((id) => id !== undefined));
  }

  private beside(section: Section): unknown {
    const { format, cards } = this.policy;
    switch (section) {
      case "about":
        return this.about();
      case "format": {
        const types = (Object.keys(FORMATS) as (keyof typeof FORMATS)[]).map(
          (each) => [each, t(`policy.format.is.${each}`)] as const,
        );
        return this.choice(
          "format",
          "policy.format",
          `policy.format.is.${format.type}.what`,
          types,
          format.type,
          (type) => this.edit(withFormat(this.policy, type as keyof typeof FORMATS)),
        );
      }
      case "play":
        return html`${this.clock()}${this.absence()}`;
      case "entry":
        return this.list();
      case "tables":
        return this.points();
      case "cards":
        return control(
          { name: "cards", kind: "check", title: "policy.cards", what: "policy.cards.what" },
          "policy-cards",
          cards !== undefined,
          (on) => this.set("cards", on ? { yellows: 2, out: false, carry: true } : undefined),
        );
      case "schedule":
        return nothing;
    }
  }

  protected override render(): TemplateResult {
    const { valid, faults, policy } = this;
    const known = SECTIONS.flatMap((section) => fieldsOf(section, policy)).map((field) => field.name);
    const elsewhere = faults.filter((fault) => ![...known, ...GROUPS].some((name) => within(fault, name)));
    return html`<div class="policy">
      <div class="sections">
        ${SECTIONS.map((section) => {
          const fields = fieldsOf(section, policy).map((field) => this.field(field));
          return html`<section class="card form" aria-labelledby="policy-of-${section}">
            <h2 id="policy-of-${section}">${t(`policy.section.${section}`)}</h2>
            ${section === "about" ? fields : nothing} ${this.beside(section)} ${section === "about" ? nothing : fields}
          </section>`;
        })}
      </div>
      <section class="card preview" aria-labelledby="policy-preview">
        <h2 id="policy-preview">${t("policy.preview")}</h2>
        <label class="row"
          >${t("policy.preview.for")}<input
            type="number"
            min="2"
            max="1024"
            .value=${String(this.entrants)}
            @input=${(event: Event) => this.count(Number((event.target as HTMLInputElement).value))}
        /></label>
        <p role="status" class="preview-text">${previewText(policy, this.entrants, valid?.schedules ?? [])}</p>
        ${faults.length > 0
          ? html`<p class="fault" role="status">${t("policy.faults", { n: faults.length })}</p>
              ${elsewhere.map((fault) => html`<p class="fault" data-api>${faultText(fault)}</p>`)}`
          : html`${valid ? html`<p>${t("policy.valid")}</p>` : nothing}
              ${(valid?.warnings ?? []).map((warning) => html`<p class="warning" lang="en" data-api>${warning}</p>`)}`}
      </section>
    </div>`;
  }
}

customElements.define("policy-form", PolicyForm);
