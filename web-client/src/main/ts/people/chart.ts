/** Where the values of a chart are drawn. Pure functions. */

/** A value in time. */
export interface Value {
  /** RFC 3339. */
  at: string;
  value: number;
  /** How far it may be off; undefined for what is certain. */
  margin?: number;
  /** Where more about it is. */
  href?: string;
}

export interface Point {
  x: number;
  y: number;
}

/** Size of a chart, and where its values are. */
export const FRAME = { width: 640, height: 260, left: 74, right: 624, top: 14, bottom: 220 };

const TICKS = 5;
const STEPS = [1, 2, 2.5, 5, 10];

/** Round numbers, equally far from each other, of which the first and the last enclose all values. */
export function ticks(least: number, most: number): number[] {
  const rough = Math.max(1, most - least) / (TICKS - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = STEPS.find((each) => each * power >= rough)! * power;
  const first = Math.floor(least / step);
  const count = Math.max(1, Math.ceil(most / step) - first);
  return Array.from({ length: count + 1 }, (_, at) => (first + at) * step);
}

/** A chart: the line through its values, what they may be off, and the numbers beside it. */
export interface Drawn {
  line: Point[];
  /** The outline of all that the values may be; empty where all are certain. */
  band: Point[];
  ticks: { value: number; y: number }[];
}

/** Draws values at equal distances, in their order. */
export function drawn(values: readonly Value[]): Drawn {
  const low = values.map(({ value, margin = 0 }) => value - margin);
  const high = values.map(({ value, margin = 0 }) => value + margin);
  const numbers = ticks(Math.min(...low), Math.max(...high));
  const bottom = numbers[0]!;
  const y = (value: number): number =>
    rounded(FRAME.bottom - ((value - bottom) / (numbers.at(-1)! - bottom)) * (FRAME.bottom - FRAME.top));
  const points = (all: readonly number[]): Point[] =>
    all.map((value, at) => ({ x: across(at, all.length), y: y(value) }));
  return {
    line: points(values.map(({ value }) => value)),
    band: values.some(({ margin }) => margin) ? [...points(high), ...points(low).reverse()] : [],
    ticks: numbers.map((value) => ({ value, y: y(value) })),
  };
}

/** Where the value of a number is, from left to right; a single one is in the middle. */
export function across(at: number, count: number): number {
  const width = FRAME.right - FRAME.left;
  return rounded(count === 1 ? FRAME.left + width / 2 : FRAME.left + (at / (count - 1)) * width);
}

/** Points as SVG has them. */
export function path(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(" ");
}

function rounded(units: number): number {
  return Math.round(units * 10) / 10;
}
