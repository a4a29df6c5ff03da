/** Where values are in a picture of lines. */

export interface Series {
  name: string;
  /** One for each label; undefined where there is none. */
  values: readonly (number | undefined)[];
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
