/** The options of a game, each explained. */

import { html, type TemplateResult } from "lit";
import type { GameInfo } from "../app/api.js";

export function optionFields(game: GameInfo): TemplateResult[] {
  return game.options.map(
    (option) => html`<label
      ><span data-api>${option.text}</span
      ><select name=${option.name}>
        ${option.values.map((value) => html`<option value=${value} data-api>${option.titles[value] ?? value}</option>`)}
      </select></label
    >`,
  );
}

/** What was chosen, as the API has it. */
export function options(game: GameInfo, form: FormData): Record<string, string> {
  return Object.fromEntries(game.options.map((option) => [option.name, String(form.get(option.name))]));
}

/** The games to choose from. */
export function gameField(
  title: string,
  games: readonly GameInfo[],
  chosen: string,
  choose: (game: string) => void,
): TemplateResult {
  return html`<label
    >${title}<select @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
      ${games.map(
        (game) => html`<option value=${game.id} ?selected=${game.id === chosen} data-api>${game.name}</option>`,
      )}
    </select></label
  >`;
}
