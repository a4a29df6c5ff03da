/** Time as the platform has it: the clock of this device may be wrong. */

import { preferences } from "./preferences.js";
import { spoken } from "../i18n/words.js";

let ahead = 0;

/** Notes what the platform said it was, just now. */
export function syncClock(serverTime: string): void {
  ahead = Date.parse(serverTime) - Date.now();
}

export function now(): number {
  return Date.now() + ahead;
}

const unit = (many: number, unit: string): string =>
  new Intl.NumberFormat(spoken(), { style: "unit", unit, unitDisplay: "long" }).format(many);

/** How long it is until a moment, for people: days, with the hours of the last ones, or minutes and seconds. */
export function left(until: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(until) - now()) / 1000));
  const days = Math.floor(seconds / 86_400);
  const hours = Math.floor((seconds % 86_400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const two = (number: number): string => String(number).padStart(2, "0");
  if (days > 0) {
    return days < 3 && hours > 0 ? `${unit(days, "day")} ${unit(hours, "hour")}` : unit(days, "day");
  }
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The day of a moment in the reader's own time zone. */
export function day(at: string): string {
  return new Intl.DateTimeFormat(spoken(), { dateStyle: "medium", timeZone: preferences().timeZone }).format(new Date(at));
}

/** A moment in the reader's own time zone. */
export function moment(at: string): string {
  return new Intl.DateTimeFormat(spoken(), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: preferences().timeZone,
  }).format(new Date(at));
}
