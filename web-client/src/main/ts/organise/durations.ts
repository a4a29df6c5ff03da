/** Durations and moments as people enter them, and as the API has them. Pure functions. */

export type Unit = "D" | "H" | "M" | "S";

export interface Lasting {
  n: number;
  unit: Unit;
}

const SECONDS: readonly [Unit, number][] = [
  ["D", 86_400],
  ["H", 3600],
  ["M", 60],
  ["S", 1],
];
const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?)?$/;
const MINUTE_MS = 60_000;

/** Seconds of a duration (ISO 8601); 0 for what is none. */
export function seconds(duration: string): number {
  const parts = DURATION.exec(duration)?.slice(1) ?? [];
  return SECONDS.reduce((sum, [, length], at) => sum + Number(parts[at] ?? 0) * length, 0);
}

/** A duration in the largest unit that measures it: `P14D` is 14 days, `PT90M` is 90 minutes. */
export function lasting(duration: string): Lasting {
  const all = seconds(duration);
  const [unit, length] = SECONDS.find(([, each]) => all > 0 && all % each === 0) ?? SECONDS[2]!;
  return { n: all / length, unit };
}

/** The same as the API has it. */
export function duration({ n, unit }: Lasting): string {
  return unit === "D" ? `P${n}D` : `PT${n}${unit}`;
}

/** What a clock in a zone shows at a moment, as a field for date and time takes it: `2026-12-01T18:00`. */
export function local(at: string, zone?: string): string {
  const moment = new Date(at);
  return new Date(moment.getTime() + offset(moment, zone)).toISOString().slice(0, 16);
}

/** The moment at which a clock in a zone shows that. */
export function instant(shown: string, zone?: string): string {
  const utc = Date.parse(shown + "Z");
  const first = utc - offset(new Date(utc), zone);
  // on the day of a change of the clocks the offset is that of the moment itself
  return new Date(utc - offset(new Date(first), zone)).toISOString();
}

/** By how much the clocks of a zone are ahead of UTC, ms. */
function offset(at: Date, zone?: string): number {
  const format = new Intl.DateTimeFormat("en", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day, hour, minute } = parts;
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS;
}
