/** Chooses other points and tie-breaks, to see the same results under them. */

import { html, nothing, type TemplateResult } from "lit";
import type { Competition, TieBreak } from "../app/api.js";
import { LightElement } from "../app/light.js";
import { t } from "../i18n/words.js";
import { counting } from "./counting.js";
import { figure } from "./words.js";

type Policy = Competition["policy"];

const TIES: readonly TieBreak[] = [
  "HEAD_TO_HEAD",
  "FIRST_PLACES",
  "SECOND_PLACES",
  "OPPONENTS",
  "WINNER_SHARE",
  "TABLE_SHARE",
  "BEST_SCORE",
  "PENALTIES",
  "PLAY_OFF",
  "LOT",
];

export class OtherPolicy extends LightElement {
  static override properties = {
    policy: { attribute: false },
    chosen: { attribute: false },
    ties: { state: true },
    fault: { state: true },
  };

  /** That of the competition. */
  declare policy: Policy;
  /** The other one that is shown; empty for none. */
  declare chosen: string;
  declare ties: TieBreak[] | undefined;
  declare fault: boolean;

  private get other(): { points?: { places?: Record<string, number[]> }; tieBreaks?: TieBreak[] } {
    try {
      return this.chosen ? (JSON.parse(this.chosen) as object) : {};
    } catch {
      return {};
    }
  }

  private get order(): TieBreak[] {
    return this.ties ?? this.other.tieBreaks ?? this.policy.tieBreaks;
  }

  private show(event: SubmitEvent): void {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    const sizes = Object.keys(this.policy.points.places);
    const policy = counting(new Map(sizes.map((seats) => [seats, String(data.get(seats))])), this.order);
    this.fault = policy === undefined;
    if (policy !== undefined) {
      this.dispatchEvent(new CustomEvent("chosen", { detail: policy }));
    }
  }

  private move(at: number, by: number): void {
    const ties = [...this.order];
    const [tie] = ties.splice(at, 1);
    ties.splice(at + by, 0, tie!);
    this.ties = ties;
  }

  protected override render(): TemplateResult {
    const unused = TIES.filter((tie) => !this.order.includes(tie));
    return html`<details class="other" ?open=${this.chosen !== ""}>
      <summary>${t("league.other")}</summary>
      <form class="form" @submit=${this.show}>
        <p>${t("league.other.what")}</p>
        ${Object.entries(this.policy.points.places).map(([seats, own]) => {
          const places = this.other.points?.places?.[seats] ?? own;
          return html`<label
            >${t("league.pointsAt", { n: seats })}
            <input name=${seats} required .value=${places.map((points) => figure(points)).join(" / ")}
          /></label>`;
        })}
        ${this.fault ? html`<p class="fault" role="alert">${t("league.other.fault")}</p>` : nothing}
        <fieldset>
          <legend>${t("league.ties")}</legend>
          <ol class="ties">
            ${this.order.map((tie, at) => this.tie(tie, at))}
          </ol>
          <label
            >${t("league.other.add")}
            <select
              @change=${(event: Event) => {
                const select = event.target as HTMLSelectElement;
                this.ties = [...this.order, select.value as TieBreak];
                select.value = "";
              }}
            >
              <option value="">${t("league.other.none")}</option>
              ${unused.map((tie) => html`<option value=${tie}>${t(`league.tie.${tie}`)}</option>`)}
            </select></label
          >
        </fieldset>
        <p class="buttons"><button class="do">${t("league.other.show")}</button></p>
      </form>
    </details>`;
  }

  private tie(tie: TieBreak, at: number): TemplateResult {
    const name = t(`league.tie.${tie}`);
    return html`<li>
      <span>${name}</span>
      <button
        type="button"
        ?disabled=${at === 0}
        aria-label=${t("league.other.earlier", { what: name })}
        @click=${() => this.move(at, -1)}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label=${t("league.other.remove", { what: name })}
        @click=${() => (this.ties = this.order.filter((each) => each !== tie))}
      >
        ✕
      </button>
    </li>`;
  }
}

customElements.define("other-policy", OtherPolicy);
