/** Clock, absence policy and vacation of a match that is opened, as sensible choices. */

import { html, type TemplateResult } from "lit";
import { DEFAULT_BOT } from "../app/games.js";
import { t } from "../i18n/words.js";

type Clock = Record<string, unknown> | undefined;

/** The first is the platform's own default. */
const CLOCKS = {
  none: undefined,
  live10: { type: "Live", bank: "PT10M", increment: "PT10S", cap: "PT15M", grace: "PT1M", answer: "PT1M" },
  live30: { type: "Live", bank: "PT30M", increment: "PT20S", cap: "PT45M", grace: "PT2M", answer: "PT2M" },
  day: { type: "PerMove", move: "P1D", grace: "P1D", answer: "PT12H", weekendsOff: false },
  days3: { type: "PerMove", move: "P3D", grace: "P1D", answer: "P1D", weekendsOff: false },
  week: { type: "PerMove", move: "P7D", grace: "P1D", answer: "P2D", weekendsOff: true },
} as const satisfies Record<string, Clock>;

const ABSENCES = {
  usual: undefined,
  bot: [{ type: "Safe", times: 1 }, { type: "Bot", kind: DEFAULT_BOT }],
  forfeit: [{ type: "Forfeit" }],
} as const;

const VACATIONS = [0, 3, 7, 14];

const names = <K extends string>(map: Record<K, unknown>): K[] => Object.keys(map) as K[];

export function termsFields(): TemplateResult {
  return html`<label
      >${t("new.clock")}<select name="clock">
        ${names(CLOCKS).map((name) => html`<option value=${name}>${t(`new.clock.${name}`)}</option>`)}
      </select></label
    >
    <label
      >${t("new.absence")}<select name="absence">
        ${names(ABSENCES).map((name) => html`<option value=${name}>${t(`new.absence.${name}`)}</option>`)}
      </select></label
    >
    <label
      >${t("new.vacation")}<select name="vacation">
        ${VACATIONS.map((days) => html`<option value=${days}>${t("new.days", { n: days })}</option>`)}
      </select></label
    >`;
}

/** What was chosen, as the API has it. */
export function terms(form: FormData): Record<string, unknown> {
  const vacation = Number(form.get("vacation"));
  return {
    clock: CLOCKS[form.get("clock") as keyof typeof CLOCKS],
    absence: ABSENCES[form.get("absence") as keyof typeof ABSENCES],
    vacationDays: vacation > 0 ? vacation : undefined,
  };
}
