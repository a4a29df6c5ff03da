/** A list whose order counts: added to, shortened, and moved up and down by buttons. */

import { html, type TemplateResult } from "lit";
import { t } from "../i18n/words.js";

/**
 * Draws the list.
 *
 * @param titles of everything that can be in it
 * @param again whether something may be in it more than once
 * @param inside further fields of an item
 */
export function ordered(
  legend: string,
  what: string,
  items: readonly string[],
  titles: readonly (readonly [string, string])[],
  changed: (items: number[], added?: string) => void,
  fault: string,
  again = false,
  inside: (at: number) => unknown = () => "",
): TemplateResult {
  const title = (item: string): string => titles.find(([value]) => value === item)?.[1] ?? "";
  const all = items.map((_, at) => at);
  const moved = (at: number): number[] => [...all.slice(0, at - 1), at, at - 1, ...all.slice(at + 1)];
  const add = (event: Event): void => {
    const place = event.target as HTMLSelectElement;
    changed(all, place.value);
    place.value = "";
  };
  return html`<fieldset class="field ordered">
    <legend>${legend}</legend>
    <small>${what}</small>
    <ol>
      ${items.map(
        (item, at) =>
          html`<li>
            <span>${title(item)}</span> ${inside(at)}
            <button
              type="button"
              ?disabled=${at === 0}
              aria-label=${t("org.up", { what: title(item) })}
              @click=${() => changed(moved(at))}
            >
              ↑
            </button>
            <button
              type="button"
              aria-label=${t("org.drop", { what: title(item) })}
              @click=${() => changed(all.filter((each) => each !== at))}
            >
              ×
            </button>
          </li>`,
      )}
    </ol>
    <select aria-label=${t("org.add", { what: legend })} @change=${add}>
      <option value="">${t("org.add.first")}</option>
      ${titles
        .filter(([value]) => again || !items.includes(value))
        .map(([value, text]) => html`<option value=${value}>${text}</option>`)}
    </select>
    ${fault ? html`<span class="fault" data-api>${fault}</span>` : ""}
  </fieldset>`;
}
