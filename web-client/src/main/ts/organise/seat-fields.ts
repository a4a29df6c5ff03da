/** The rows of a result: for each entrant of a table a score, a place, and whether they were there. */

import { html, nothing, type TemplateResult } from "lit";
import { t } from "../i18n/words.js";
import type { Values } from "./acts.js";
import { nameOf, type Running } from "./documents.js";

const FATES = ["PLAYED", "DROPPED", "NO_SHOW"] as const;

export interface SeatValue {
  score?: number;
  place?: number;
  fate?: (typeof FATES)[number];
}

type Seats = Record<number, SeatValue>;

function chosen(event: Event): SeatValue["fate"] {
  return (event.target as HTMLSelectElement).value as SeatValue["fate"];
}

export function seatFields(
  running: Running,
  seats: readonly number[],
  values: Values,
  changed: (name: string, value: unknown) => void,
  fault: string,
): TemplateResult {
  const all = (values.seats ?? {}) as Seats;
  const set = (entrant: number, more: SeatValue): void =>
    changed("seats", { ...all, [entrant]: { ...all[entrant], ...more } });
  const number = (event: Event): number | undefined => {
    const text = (event.target as HTMLInputElement).value;
    return text === "" ? undefined : Number(text);
  };
  return html`<table class="seats-of-table">
      <thead>
        <tr>
          <th scope="col">${t("org.who")}</th>
          <th scope="col">${t("org.score")}</th>
          <th scope="col">${t("org.placed")}</th>
          <th scope="col">${t("org.fate")}</th>
        </tr>
      </thead>
      <tbody>
        ${seats.map((entrant) => {
          const name = nameOf(running, entrant);
          const { score, place, fate } = all[entrant] ?? {};
          return html`<tr>
            <th scope="row" data-api>${name}</th>
            <td>
              <input
                type="number"
                aria-label=${t("org.score.of", { who: name })}
                .value=${String(score ?? "")}
                @input=${(event: Event) => set(entrant, { score: number(event) })}
              />
            </td>
            <td>
              <input
                type="number"
                min="1"
                max="4"
                aria-label=${t("org.placed.of", { who: name })}
                .value=${String(place ?? "")}
                @input=${(event: Event) => set(entrant, { place: number(event) })}
              />
            </td>
            <td>
              <select
                aria-label=${t("org.fate.of", { who: name })}
                @change=${(event: Event) => set(entrant, { fate: chosen(event) })}
              >
                ${FATES.map(
                  (each) => html`<option value=${each} .selected=${each === (fate ?? "PLAYED")}>
                    ${t(`org.fate.${each}`)}
                  </option>`,
                )}
              </select>
            </td>
          </tr>`;
        })}
      </tbody>
    </table>
    <small>${t("org.seats.what")}</small>
    ${fault ? html`<span class="fault" data-api>${fault}</span>` : nothing}`;
}

/** What was entered, as the API has it: a row for each entrant. */
export function seatRows(seats: readonly number[], values: Values): (SeatValue & { entrant: number })[] {
  const all = (values.seats ?? {}) as Seats;
  return seats.map((entrant) => ({ entrant, ...all[entrant] }));
}
