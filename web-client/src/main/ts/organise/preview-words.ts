/** What a competition is like with a number of entrants, in one sentence. */

import { spoken, t } from "../i18n/words.js";
import type { DivisionSchedule, NewPolicy } from "./documents.js";
import { preview } from "./preview.js";

const HOUR = 3600;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;

export function previewText(policy: NewPolicy, entrants: number, schedules: readonly DivisionSchedule[]): string {
  const found = preview(policy, entrants, schedules);
  const sizes = [...new Set(found.tables)];
  const parts = [
    ...(found.divisions.length > 1 ? [t("preview.divisions", { n: found.divisions.length })] : []),
    ...sizes.map((size) => {
      const n = found.tables.filter((each) => each === size).length;
      return policy.format.type === "DivisionLeague"
        ? t("preview.season", { n, size })
        : t("preview.tables", { n, size });
    }),
    ...(found.byes > 0 ? [t("preview.byes", { n: found.byes })] : []),
    found.more ? t("preview.rounds.least", { n: found.rounds }) : t("preview.rounds", { n: found.rounds }),
    lastingText(found.seconds),
  ];
  return t("preview", { n: entrants, what: parts.join(", ") });
}

/** How long something takes, in the unit in which people say it. */
export function lastingText(seconds: number): string {
  const [unit, length] =
    seconds >= 2 * WEEK
      ? (["week", WEEK] as const)
      : seconds >= DAY
        ? (["day", DAY] as const)
        : seconds >= HOUR
          ? (["hour", HOUR] as const)
          : (["minute", 60] as const);
  const format = { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(spoken(), format).format(seconds / length);
}
