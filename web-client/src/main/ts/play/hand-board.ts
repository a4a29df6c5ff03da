/** The table with what one does on it: what would lie, the bubble to confirm it, and why something is refused. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import { keyed } from "lit/directives/keyed.js";
import type { Action, Refusals } from "../app/api.js";
import { LightElement } from "../app/light.js";
import { t } from "../i18n/words.js";
import { card, choiceButton, terms } from "./action-card.js";
import type { TableBoard } from "./board.js";
import { lay } from "./ghost.js";
import type { Hand } from "./hand.js";
import { partPicture, picksOf, type Look } from "./part-picture.js";
import { FEW, kindOf, partsOf } from "./picker.js";
import { reasons, whyNot } from "./why-not.js";
import "./board.js";

/** Width of a bubble, and its distance from what it speaks of, px. */
const WIDTH = 272;
const GAP = 10;
/** So many choices a bubble has room for. */
const CHOICES_MAX = 9;

/** What is below a bubble, from the corner of the table, px. */
interface Anchor {
  x: number;
  top: number;
  bottom: number;
}

export class HandBoard extends LightElement {
  static override properties = {
    hand: { attribute: false },
    now: { attribute: false },
    look: { attribute: false },
    busy: { attribute: false },
    picture: { attribute: false },
    touched: { attribute: false },
    lit: { attribute: false },
    path: { attribute: false },
    anchor: { state: true },
    laid: { state: true },
    why: { state: true },
  };

  /** Undefined where the reader only looks on. */
  declare hand: Hand | undefined;
  /** Changes with everything that changes in the hand, and with the table. */
  declare now: string;
  declare look: Look;
  declare busy: boolean;
  declare picture: string;
  declare touched: readonly string[];
  declare lit: readonly string[];
  /** Of the match or sandbox, in the API. */
  declare path: string;
  /** Where the bubble is; undefined while there is none. */
  declare anchor: Anchor | undefined;
  /** Whether what would lie is drawn. */
  declare laid: boolean;
  /** What lies at a place and can do, why nothing can be done there, and where that is. */
  declare why: { at: Anchor; spot: string; found: Refusals | undefined } | undefined;

  /** The state of the hand that the table shows. */
  drawn = "";

  private ghost: SVGSVGElement | undefined;
  private drawing = 0;

  constructor() {
    super();
    this.laid = false;
  }

  get board(): TableBoard {
    return this.querySelector<TableBoard>("table-board")!;
  }

  /** Whether something is asked on the table, so that the list need not ask it. */
  get asks(): boolean {
    return this.anchor !== undefined;
  }

  /** Closes the reasons why something can't be done; false when none are shown. */
  close(): boolean {
    const open = this.why !== undefined;
    this.why = undefined;
    return open;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has("now") || changed.has("picture")) {
      this.why = undefined;
      void this.draw();
    }
  }

  /** Draws what is aimed at where it would lie; the bubble goes there, or to where the reader has pointed. */
  private async draw(): Promise<void> {
    const drawing = ++this.drawing;
    const now = this.now;
    const aimed = this.hand?.aimed;
    const picks = aimed ? picksOf(this.look, aimed) : [];
    const picture = picks.length > 0 ? await partPicture(this.look, picks).catch(() => "") : "";
    await this.board.updateComplete;
    if (drawing !== this.drawing) {
      return;
    }
    const svg = this.board.svg;
    svg?.querySelectorAll(".ghost").forEach((old) => old.remove());
    const laid = svg && picture ? lay(svg, picture) : undefined;
    const shown = laid !== undefined && this.belongs(aimed!, laid.at);
    if (!shown) {
      laid?.ghost.remove();
    }
    this.laid = shown;
    this.ghost = shown ? laid.ghost : undefined;
    this.place();
    this.drawn = now;
    this.dispatchEvent(new CustomEvent("settled"));
  }

  /** Whether the reader has said enough to be shown a thing where it would lie: a place of that kind, or all but it. */
  private belongs(aimed: Action, at: string): boolean {
    const { picked, ways } = this.hand!;
    return (
      partsOf(picked).some((part) => kindOf(part) === kindOf(at) && aimed.targets?.includes(part)) ||
      ways.every((way) => way.picks?.includes(at))
    );
  }

  /** Puts the bubble where it belongs, also when the table has moved. */
  private place(): void {
    const hand = this.hand;
    const now = hand?.step;
    const listed = now !== undefined && now.choices.length + now.cards.length <= CHOICES_MAX;
    const wanted = hand?.asked !== undefined || this.laid || (hand?.begun === true && listed);
    const spot = hand?.place ?? "";
    const rect = wanted ? (this.ghost?.getBoundingClientRect() ?? this.board.rect(spot)) : undefined;
    const next = rect ? this.anchored(rect.x + rect.width / 2, rect.y, rect.bottom) : undefined;
    if (JSON.stringify(next) !== JSON.stringify(this.anchor)) {
      this.anchor = next;
    }
  }

  private anchored(x: number, top: number, bottom: number): Anchor {
    const own = this.getBoundingClientRect();
    return { x: x - own.x, top: top - own.y, bottom: bottom - own.y };
  }

  private async elsewhere({ spot, x, y }: { spot: string; x: number; y: number }): Promise<void> {
    const at = this.anchored(x, y, y);
    const meant = spot in this.look.meanings;
    this.why = meant ? { at, spot, found: undefined } : undefined;
    if (this.hand && spot && this.hand.actions.length > 0) {
      const found = await whyNot(this.path, spot);
      if (found.items.length > 0 || meant) {
        this.why = { at, spot, found };
      }
    }
  }

  protected override render(): TemplateResult {
    const hand = this.hand;
    return html`<table-board
        data-game=${this.look.game}
        .picture=${this.picture}
        .spots=${hand?.spots ?? new Set<string>()}
        .picked=${hand ? partsOf(hand.picked) : []}
        .touched=${this.touched}
        .lit=${this.lit}
        .meanings=${this.look.meanings}
        @spot=${(event: CustomEvent<string>) => hand?.point(event.detail)}
        @turn=${(event: CustomEvent<number>) => hand?.turn(event.detail)}
        @elsewhere=${(event: CustomEvent<{ spot: string; x: number; y: number }>) => void this.elsewhere(event.detail)}
        @shifted=${() => this.place()}
      ></table-board>
      ${this.why ? this.bubble(this.why.at, "why", this.said(this.why.spot, this.why.found)) : nothing}
      ${hand && this.anchor && !this.why
        ? this.bubble(this.anchor, hand.asked ? "sure" : "", this.asked(hand))
        : nothing}`;
  }

  private bubble(at: Anchor, kind: string, content: TemplateResult): TemplateResult {
    const own = this.getBoundingClientRect();
    const left = Math.max(0, Math.min(own.width - WIDTH, at.x - WIDTH / 2));
    const above = at.bottom + own.y > innerHeight * 0.6;
    return html`<div
      class="bubble ${kind}"
      role="group"
      aria-label=${t(kind === "why" ? (this.why?.found?.items.length ? "why.title" : "aids.title") : "pick.here")}
      .style=${above
        ? `left:${left}px;bottom:${own.height - at.top + GAP}px;width:${WIDTH}px`
        : `left:${left}px;top:${at.bottom + GAP}px;width:${WIDTH}px`}
    >
      ${content}
    </div>`;
  }

  private said(spot: string, found: Refusals | undefined): TemplateResult {
    const meaning = this.look.meanings[spot];
    const { game } = this.look;
    return html`<div role="status">
        ${meaning
          ? html`<p>
              <span data-api>${this.board.places().find((place) => place.spot === spot)?.title ?? meaning.text}</span>
              <a href="#/rules/${game}?rule=${meaning.ruleId}" data-api>${meaning.ruleId}</a>
            </p>`
          : nothing}
        ${found ? reasons(found, game) : nothing}
      </div>
      <p class="buttons"><button type="button" @click=${this.close}>${t("why.close")}</button></p>`;
  }

  private asked(hand: Hand): TemplateResult {
    const aimed = hand.aimed;
    const content = aimed && (hand.asked || this.laid) ? this.single(hand, aimed) : this.several(hand);
    return html`${keyed(this.now, content)}`;
  }

  /** What would be done, how it could lie otherwise, and the button that does it. */
  private single(hand: Hand, aimed: Action): TemplateResult {
    const ways = hand.ways.length;
    return html`${hand.asked ? html`<p>${t("pick.sure")}</p>` : nothing}
      <p>
        <b data-api>${hand.asked || !this.laid ? aimed.text : aimed.pickTexts?.[0]}</b>
        ${terms(aimed, this.look.game)}
      </p>
      ${hand.asked ? nothing : this.kinds(hand, aimed)}
      <p class="buttons">
        <button
          type="button"
          class="do confirm"
          ?disabled=${this.busy}
          aria-keyshortcuts="Enter"
          @click=${() => hand.confirm()}
        >
          ${t("pick.confirm")}
        </button>
        ${hand.canTurn && !hand.asked
          ? html`<button
              type="button"
              aria-keyshortcuts="r"
              title=${t("pick.turn")}
              aria-label=${t("pick.turn")}
              @click=${() => hand.turn(1)}
            >
              ⟳ <small>${hand.number}/${ways}</small>
            </button>`
          : nothing}
        ${hand.canFlip && !hand.asked
          ? html`<button
              type="button"
              aria-keyshortcuts="f"
              title=${t("pick.flip")}
              aria-label=${t("pick.flip")}
              @click=${() => hand.flip()}
            >
              ⇅
            </button>`
          : nothing}
        <button
          type="button"
          aria-keyshortcuts="Escape"
          aria-label=${t("pick.back")}
          title=${t("pick.back")}
          @click=${() => hand.back()}
        >
          ✕
        </button>
      </p>`;
  }

  /** Other actions at the same place, and the same with another part, such as who pays. */
  private kinds(hand: Hand, aimed: Action): TemplateResult | typeof nothing {
    const first = new Map(hand.ways.map((way) => [way.picks?.[0], way.pickTexts?.[0] ?? ""] as const));
    const chips = hand.alike.length > 1 ? hand.alike : [];
    // the part in which they differ
    const part = Math.max(...chips.map((way) => way.picks!.findIndex((pick) => !aimed.picks?.includes(pick))));
    if (first.size <= 1 && chips.length === 0) {
      return nothing;
    }
    return html`<p class="buttons kinds">
      ${first.size > 1
        ? [...first].map(
            ([pick, text]) =>
              html`<button
                type="button"
                aria-pressed=${pick === aimed.picks?.[0]}
                @click=${() => hand.pick(pick!, true)}
              >
                <span data-api>${text}</span>
              </button>`,
          )
        : nothing}
      ${chips.map(
        (way) =>
          html`<button type="button" aria-pressed=${way === aimed} @click=${() => hand.show(way)}>
            <span data-api>${way.pickTexts?.[part] ?? way.text}</span>
          </button>`,
      )}
    </p>`;
  }

  private several(hand: Hand): TemplateResult {
    const now = hand.step;
    const choices = now.actions.length <= FEW ? [] : now.choices;
    const cards = choices.length === 0 ? now.actions : now.cards;
    return html`<ul class="choices">
        ${choices.map(
          (choice) =>
            html`<li>
              ${choiceButton(choice, this.look, hand.picked.picks, Infinity, () => hand.pick(choice.pick, true))}
            </li>`,
        )}
      </ul>
      <ul class="actions">
        ${cards.map(
          (action) => html`<li>${card(action, this.look, this.busy, Infinity, (one) => hand.choose(one))}</li>`,
        )}
      </ul>
      <p class="buttons"><button type="button" @click=${() => hand.back()}>${t("pick.back")}</button></p>`;
  }
}

customElements.define("hand-board", HandBoard);
