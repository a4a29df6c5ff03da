/** What happened in a competition, as its organisers read it. */

import type { CompetitionEvent, CompetitionRecord } from "../app/api.js";
import { eventText, reasonOf, tableOf } from "../league/event-text.js";
import { t } from "../i18n/words.js";
import { nameOf, type Running } from "./documents.js";

/** Each thing that happened, once. */
export function eventTexts(
  events: readonly CompetitionEvent[],
  running: Running,
  by?: CompetitionRecord["by"],
): string[] {
  const names = {
    entrant: (number: number) => nameOf(running, number),
    player: (id: string) => running.entrants.find((each) => each.player === id)?.handle,
  };
  return [...new Set(events.map((event) => `${eventText(event, names, by)} ${where(event)}`))];
}

function where(event: CompetitionEvent): string {
  const { round, table } = tableOf(event);
  if (round === undefined) {
    return "";
  }
  return table === undefined ? t("league.round", { n: round }) : t("league.roundTable", { n: round, table });
}

/** The public words that came along: a reason, an announcement. */
export function publicWords({ events }: CompetitionRecord): string {
  return [...new Set(events.map(reasonOf).filter(Boolean))].join(" ");
}

/** Who did it; the platform does what nobody did. */
export function actor({ by }: CompetitionRecord): string {
  return by ? (by.handle ?? t("org.somebody")) : t("org.platform");
}
