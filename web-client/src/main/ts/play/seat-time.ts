/** What the clocks of a match say of a seat: pure functions over the match that the platform sends. */

import type { Match } from "../app/api.js";
import { now } from "../app/time.js";
import type { Key } from "../i18n/words.js";

const SHORT_MS = 60_000;
const RESTS: Record<string, Key> = {
  QUIET_HOURS: "rest.QUIET_HOURS",
  WEEKEND: "rest.WEEKEND",
  VACATION: "rest.VACATION",
  MUTUAL: "rest.MUTUAL",
  ORGANISER: "rest.ORGANISER",
  OUTAGE: "rest.OUTAGE",
};

/** Until when a seat must act; undefined while nobody waits for it. */
export function due(match: Match, seat: number): string | undefined {
  const toAct = match.status === "RUNNING" && match.toAct.includes(seat);
  return toAct ? match.clock.seats[seat]?.deadline : undefined;
}

export function isShort(deadline: string): boolean {
  return Date.parse(deadline) - now() < SHORT_MS;
}

/** The reader's own deadline, when little of the time that runs for them is left. */
export function pressing(match: Match): string | undefined {
  const own = match.clock.seats[match.seat ?? -1];
  return own?.running && own.deadline && isShort(own.deadline) ? own.deadline : undefined;
}

/** Why the clock of a seat rests: the first of its reasons that has words. */
export function rest(match: Match, seat: number): Key | undefined {
  const reasons = Object.keys(match.clock.seats[seat]?.rests ?? {});
  return reasons.map((reason) => RESTS[reason]).find((key) => key !== undefined);
}
