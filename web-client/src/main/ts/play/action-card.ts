/** An action as a button, with its price and what comes of it: the same in the list and at its place on the table. */

import { html, nothing, type TemplateResult } from "lit";
import type { Action } from "../app/api.js";
import { t, type Key } from "../i18n/words.js";
import { drawable, picksOf, type Look } from "./part-picture.js";
import { kindOf, type Choice } from "./picker.js";
import "./part-picture.js";

const KEYS_MAX = 9;
const TURN = "orientation";

/** What a button does not say: the price, what comes of it, and what is final. */
export function terms(action: Action, game: string): TemplateResult {
  const price = action.price?.map((each) => each.text).join(", ");
  const final: Key | undefined = action.endsMatch
    ? "pick.endsMatch"
    : action.endsTurn
      ? "pick.endsTurn"
      : action.irreversible
        ? "pick.irreversible"
        : undefined;
  return html`<small>
    ${price ? html`${t("pick.price", { price })}.` : nothing}
    ${action.effects?.map((effect) => html`<span data-api>${effect}.</span> `)}
    ${action.odds ? html`<span data-api>${action.odds}.</span> ` : nothing}
    ${final ? html`<strong>${t(final)}.</strong> ` : nothing}
    <a href="#/rules/${game}?rule=${action.ruleId}">${t("pick.rule", { rule: action.ruleId ?? "" })}</a>
  </small>`;
}

function drawn(look: Look, picks: readonly string[]): TemplateResult | typeof nothing {
  return picks.length === 0
    ? nothing
    : html`<part-picture aria-hidden="true" .look=${look} .picks=${picks}></part-picture>`;
}

/** What the parts can do that a button names, such as the character that one would choose. */
function meaning(look: Look, picks: readonly string[]): TemplateResult[] {
  return picks
    .filter((pick) => look.meanings[pick])
    .map((pick) => html`<small class="meaning" data-api>${look.meanings[pick]!.text}</small>`);
}

/** The key that presses a button, by its place in the list from 1. */
const keyOf = (place: number): string | typeof nothing => (place <= KEYS_MAX ? String(place) : nothing);

/** @param place of the button among all that are offered, from 1 */
export function card(
  action: Action,
  look: Look,
  busy: boolean,
  place: number,
  choose: (action: Action) => void,
): TemplateResult {
  return html`<div class="action ${action.endsTurn ? "ends-turn" : ""}">
    <button
      type="button"
      class="do"
      ?disabled=${busy}
      data-api
      aria-keyshortcuts=${keyOf(place)}
      @click=${() => choose(action)}
    >
      ${drawn(look, picksOf(look, action))}<span>${action.text}</span>
    </button>
    ${meaning(look, action.picks ?? [])} ${terms(action, look.game)}
  </div>`;
}

/** @param picked what the choice adds to: a turn has no picture without what is turned */
export function choiceButton(
  choice: Choice,
  look: Look,
  picked: readonly string[],
  place: number,
  pick: () => void,
): TemplateResult {
  const whole = kindOf(choice.pick) === TURN ? [...picked, choice.pick] : [choice.pick];
  return html`<button type="button" data-api aria-keyshortcuts=${keyOf(place)} @click=${pick}>
    ${drawn(look, drawable(look, whole))}<span>${choice.text}</span>${meaning(look, [choice.pick])}
  </button>`;
}
