/** Where values are in a picture of lines. */

export interface Series {
  name: string;
  /** One for each label; undefined where there is none. */
  values: readonly (number | undefined)[];
  /** How far each value may be off, where all have one; missing for what is certain. */
  margins?: readonly number[];
}

export interface Point {
  x: number;
  y: number;
}

/** The picture in its own units. */
export const AREA = { width: 640, height: 280, left: 44, right: 620, top: 14, bottom: 246 } as const;

const TICKS = 4;
const STEPS = [1, 2, 5];

/**
 * Round numbers that a scale shows, from below the least value to above the most.
 *
 * @param whole true where there is nothing between two whole numbers
 */
export function ticks(values: readonly number[], whole = false): number[] {
  const [least, most] = values.length === 0 ? [0, 1] : [Math.min(...values), Math.max(...values)];
  const rough = Math.max(most - least, 1e-9) / TICKS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(whole ? 1 : 0, power * (STEPS.find((each) => each * power >= rough * 0.999) ?? 10));
  const first = Math.floor(least / step);
  const last = Math.max(first + 1, Math.ceil(most / step));
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

/** Where a value is in the picture. */
export function place(at: number, steps: number, value: number, scale: readonly number[], falling = false): Point {
  const [low, high] = [scale[0]!, scale.at(-1)!];
  const share = (value - low) / (high - low);
  const x = steps < 2 ? (AREA.left + AREA.right) / 2 : AREA.left + (at / (steps - 1)) * (AREA.right - AREA.left);
  const y = falling ? AREA.top + share * (AREA.bottom - AREA.top) : AREA.bottom - share * (AREA.bottom - AREA.top);
  return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}

/** The points of a line, in pieces: it breaks where there is no value. */
export function pieces(series: Series, scale: readonly number[], falling = false): Point[][] {
  const found: Point[][] = [[]];
  series.values.forEach((value, at) => {
    if (value !== undefined) {
      found.at(-1)!.push(place(at, series.values.length, value, scale, falling));
    } else if (found.at(-1)!.length > 0) {
      found.push([]);
    }
  });
  return found.filter((piece) => piece.length > 0);
}

/** The outline of all that the values may be; empty for what is certain. */
export function band({ values, margins }: Series, scale: readonly number[]): Point[] {
  if (!margins) {
    return [];
  }
  const edge = (sign: number): Point[] =>
    margins.map((margin, at) => place(at, values.length, values[at]! + sign * margin, scale));
  return [...edge(1), ...edge(-1).reverse()];
}

/** Values and the ends of what they may be. */
export function extent(series: readonly Series[]): number[] {
  return series.flatMap(({ values, margins }) =>
    values.flatMap((value, at) => {
      const margin = margins?.[at] ?? 0;
      return value === undefined ? [] : margin === 0 ? [value] : [value - margin, value + margin];
    }),
  );
}
