/** The dates of a competition that are known. */

import type { Competition } from "../app/api.js";
import type { Key } from "../i18n/words.js";

export interface Happening {
  at: string;
  words: Key;
  /** Its round, where it is about one. */
  round?: number;
  /** True for what has happened. */
  past: boolean;
}

/** All dates that are known, the earliest first. */
export function datesOf(competition: Competition): Happening[] {
  const { status, startedAt, policy, rounds, changedAt } = competition;
  const over = status === "FINISHED" || status === "CANCELLED";
  const { opensAt, closesAt } = policy.entry;
  const dates: Happening[] = [];
  if (opensAt && (startedAt === undefined || opensAt < startedAt)) {
    dates.push({ at: opensAt, words: "league.date.opens", past: status !== "ANNOUNCED" });
  }
  const begins = startedAt ?? (over ? undefined : closesAt);
  if (begins) {
    dates.push({
      at: begins,
      words: startedAt ? "league.date.began" : "league.date.closes",
      past: startedAt !== undefined,
    });
  }
  for (const { round, publishedAt, deadline, closedAt } of rounds) {
    dates.push({ at: publishedAt, words: "league.date.published", round, past: true });
    if (closedAt ?? !over) {
      const words = closedAt ? "league.date.closed" : "league.date.deadline";
      dates.push({ at: closedAt ?? deadline, words, round, past: closedAt !== undefined });
    }
  }
  if (over) {
    dates.push({
      at: changedAt,
      words: status === "FINISHED" ? "league.date.finished" : "league.date.cancelled",
      past: true,
    });
  }
  return dates.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
