import { drawn, FRAME, path, ticks } from "../../../main/ts/people/chart.js";
import { equal, test } from "../support/test.js";

const value = (at: number, number: number, margin?: number) => ({
  at: `2026-01-0${at}T00:00:00Z`,
  value: number,
  ...(margin === undefined ? {} : { margin }),
});

test("the numbers beside a chart are round and enclose all values", () => {
  equal(ticks(1170, 1978), [1000, 1250, 1500, 1750, 2000]);
  equal(ticks(0, 4), [0, 1, 2, 3, 4]);
  equal(ticks(-30, 20), [-40, -20, 0, 20]);
});

test("equal values have a chart, too", () => {
  for (const same of [0, 7, 1500, -3]) {
    const found = ticks(same, same);
    equal(found.length >= 2 && found[0]! <= same && found.at(-1)! >= same, true);
  }
});

test("values are drawn from left to right, larger ones higher, within the frame", () => {
  const { line, band } = drawn([value(1, 1500), value(2, 1600), value(3, 1550)]);
  equal([line[0]!.x, line[2]!.x], [FRAME.left, FRAME.right]);
  equal(line[1]!.y < line[2]!.y && line[2]!.y < line[0]!.y, true);
  equal(line.every(({ y }) => y >= FRAME.top && y <= FRAME.bottom), true);
  equal(band, []);
});

test("what values may be off is around them, there and back", () => {
  const { line, band } = drawn([value(1, 1500, 100), value(2, 1600, 50)]);
  equal(band.map(({ x }) => x), [FRAME.left, FRAME.right, FRAME.right, FRAME.left]);
  equal(band[0]!.y < line[0]!.y && band[3]!.y > line[0]!.y, true);
});

test("a single value is in the middle", () => {
  const { line } = drawn([value(1, 1500)]);
  equal(line[0]!.x, (FRAME.left + FRAME.right) / 2);
  equal(path([{ x: 1, y: 2.5 }, { x: 3, y: 4 }]), "1,2.5 3,4");
});
