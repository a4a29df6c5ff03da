/** How much the platform keeps, and how fast that grows. Pure functions. */

import type { ReadModelHealth, ServiceHealth } from "../app/api.js";
import { enOperate } from "../i18n/en/operate.js";
import { addWords, spoken } from "../i18n/words.js";

addWords(enOperate);

/** What was kept at a time: ms since 1970, bytes. */
export interface Mark {
  at: number;
  bytes: number;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const KEPT_MS = 7 * DAY_MS;
const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** Bytes of all tables and topics of the services. */
export function held(services: readonly ServiceHealth[]): number {
  return services
    .flatMap(({ tables = [], topics = [] }) => [...tables, ...topics])
    .reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The marks with a further one: one an hour, of a week. */
export function marked(marks: readonly Mark[], now: Mark): Mark[] {
  const kept = marks.filter(({ at }) => at > now.at - KEPT_MS && at <= now.at);
  const latest = kept.at(-1);
  return latest && now.at - latest.at < HOUR_MS ? kept : [...kept, now];
}

/** Bytes a day since the earliest mark; undefined while that is less than an hour ago. */
export function growth(marks: readonly Mark[], now: Mark): number | undefined {
  const first = marks[0];
  return first && now.at - first.at >= HOUR_MS ? ((now.bytes - first.bytes) / (now.at - first.at)) * DAY_MS : undefined;
}

/** Bytes for people: "1.5 GB". */
export function size(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, Math.abs(bytes))) / Math.log(1000)));
  return new Intl.NumberFormat(spoken(), {
    style: "unit",
    unit: UNITS[power]!,
    unitDisplay: "short",
    maximumFractionDigits: power > 1 ? 1 : 0,
  }).format(bytes / 1000 ** power);
}

/** So far behind its log a read model is, in records. Each partition ends with one that nobody reads: a commit. */
export function behind({ lagRecords, positions }: ReadModelHealth): number {
  return Math.max(0, lagRecords - Object.keys(positions).length);
}

/** The same of the slowest read model of a service. */
export function lag({ readModels = [] }: ServiceHealth): number {
  return Math.max(0, ...readModels.map(behind));
}

/** The id of the match of an address or of an id; undefined for anything else. */
export function matchIn(text: string): string | undefined {
  return /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(text)?.[0].toLowerCase();
}
