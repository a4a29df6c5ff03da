/** Fields of forms: each has a label, what it means, and what is wrong with it. */

import { html, nothing, type TemplateResult } from "lit";
import { preferences } from "../app/preferences.js";
import { t, type Key } from "../i18n/words.js";
import { nameOf, type Running } from "./documents.js";
import { duration, instant, lasting, local, type Unit } from "./durations.js";

const UNITS = ["D", "H", "M", "S"] as const satisfies readonly Unit[];

/** A field of a form; members that its kind does not use are absent. */
export interface Field {
  name: string;
  kind: "text" | "long" | "number" | "duration" | "moment" | "check" | "choice" | "entrant" | "several";
  title: Key;
  what?: Key;
  min?: number;
  max?: number;
  step?: number;
  /** An empty field leaves the member out. */
  optional?: boolean;
  /** Titles of values; those of a choice, in their order. */
  values?: readonly (readonly [string, string])[];
  /** Entrants to choose from; all who take part by default. */
  from?: readonly number[];
  /** Names of the API, which are the same in every language. */
  names?: boolean;
}

type Changed = (value: unknown) => void;

/** A number, which a choice may offer as its text. */
function sent(text: string, numeric: boolean): unknown {
  return text === "" ? undefined : numeric ? Number(text) : text;
}

/**
 * Draws a field.
 *
 * @param id unique on the page
 * @param fault what is wrong with it; empty where nothing is
 */
export function control(
  field: Field,
  id: string,
  value: unknown,
  changed: Changed,
  fault = "",
  running?: Running,
): TemplateResult {
  const described = [field.what ? `${id}-what` : "", fault ? `${id}-fault` : ""].filter(Boolean).join(" ") || nothing;
  const below = html`${field.what ? html`<small id="${id}-what">${t(field.what)}</small>` : nothing}
  ${fault ? html`<span class="fault" id="${id}-fault" data-api>${fault}</span>` : nothing}`;
  const read = (event: Event): string => (event.target as HTMLInputElement).value;
  switch (field.kind) {
    case "check":
      return html`<div class="field"
        ><label class="check"
          ><input
            type="checkbox"
            id=${id}
            .checked=${value === true}
            aria-describedby=${described}
            @change=${(event: Event) => changed((event.target as HTMLInputElement).checked)}
          />
          ${t(field.title)}</label
        >${below}</div
      >`;
    case "several":
      return html`<fieldset class="field" aria-describedby=${described}>
        <legend>${t(field.title)}</legend>
        ${choices(field, running).map(([each, title]) => {
          const all = (value as number[] | undefined) ?? [];
          const other = all.includes(Number(each)) ? all.filter((one) => one !== Number(each)) : [...all, Number(each)];
          return html`<label class="check"
            ><input type="checkbox" .checked=${all.includes(Number(each))} @change=${() => changed(other)} />
            <span data-api>${title}</span></label
          >`;
        })}
        ${below}
      </fieldset>`;
    case "duration":
      return durationField(field, id, value as string | undefined, changed, described, fault, below);
    case "choice":
    case "entrant": {
      const numeric = field.kind === "entrant" || typeof value === "number";
      return html`<div class="field"
        ><label for=${id}>${t(field.title)}</label
        ><select
          id=${id}
          ?required=${!field.optional}
          aria-describedby=${described}
          aria-invalid=${fault !== ""}
          @change=${(event: Event) => changed(sent(read(event), numeric))}
        >
          ${field.optional || field.kind === "entrant"
            ? html`<option value="" .selected=${value === undefined}>–</option>`
            : nothing}
          ${choices(field, running).map(
            ([each, title]) =>
              html`<option
                value=${each}
                .selected=${each === String(value)}
                ?data-api=${field.names === true || field.kind === "entrant"}
              >
                ${title}
              </option>`,
          )}</select
        >${below}</div
      >`;
    }
    case "long":
      return html`<div class="field"
        ><label for=${id}>${t(field.title)}</label
        ><textarea
          id=${id}
          rows="4"
          maxlength=${field.max ?? nothing}
          ?required=${!field.optional}
          aria-describedby=${described}
          aria-invalid=${fault !== ""}
          .value=${(value as string | undefined) ?? ""}
          @input=${(event: Event) => changed(sent(read(event), false))}
        ></textarea
        >${below}</div
      >`;
    default:
      return inputField(field, id, value, changed, described, fault, below);
  }
}

function inputField(
  field: Field,
  id: string,
  value: unknown,
  changed: Changed,
  described: string | typeof nothing,
  fault: string,
  below: TemplateResult,
): TemplateResult {
  const zone = preferences().timeZone;
  const moment = field.kind === "moment";
  const number = field.kind === "number";
  const shown = moment && value ? local(value as string, zone) : ((value as string | number | undefined) ?? "");
  return html`<div class="field"
    ><label for=${id}>${t(field.title)}</label
    ><input
      id=${id}
      type=${moment ? "datetime-local" : number ? "number" : "text"}
      autocomplete="off"
      min=${(number && field.min) ?? nothing}
      max=${(number && field.max) ?? nothing}
      step=${(number && field.step) || nothing}
      maxlength=${(!number && field.max) || nothing}
      ?required=${!field.optional}
      aria-describedby=${described}
      aria-invalid=${fault !== ""}
      .value=${String(shown)}
      @input=${(event: Event) => {
        const text = (event.target as HTMLInputElement).value;
        changed(moment && text ? instant(text, zone) : sent(text, number));
      }}
    />${below}</div
  >`;
}

function durationField(
  field: Field,
  id: string,
  value: string | undefined,
  changed: Changed,
  described: string | typeof nothing,
  fault: string,
  below: TemplateResult,
): TemplateResult {
  const { n, unit } = value === undefined ? { n: undefined, unit: "D" as Unit } : lasting(value);
  const change = (event: Event): void => {
    const place = (event.target as HTMLElement).closest(".lasting")!;
    const many = place.querySelector("input")!.value;
    const chosen = place.querySelector("select")!.value as Unit;
    changed(many === "" ? undefined : duration({ n: Number(many), unit: chosen }));
  };
  return html`<div class="field"
    ><label for=${id}>${t(field.title)}</label
    ><span class="lasting"
      ><input
        id=${id}
        type="number"
        min="0"
        ?required=${!field.optional}
        aria-describedby=${described}
        aria-invalid=${fault !== ""}
        .value=${n === undefined ? "" : String(n)}
        @change=${change}
      /><select aria-label=${t("org.unit")} @change=${change}>
        ${UNITS.map((each) => html`<option value=${each} .selected=${each === unit}>${t(`org.unit.${each}`)}</option>`)}
      </select></span
    >${below}</div
  >`;
}

function choices(field: Field, running?: Running): readonly (readonly [string, string])[] {
  if (field.values || !running) {
    return field.values ?? [];
  }
  const active = running.entrants.filter((each) => each.presence === "ACTIVE").map((each) => each.entrant);
  return (field.from ?? active).map((each) => [String(each), nameOf(running, each)]);
}
