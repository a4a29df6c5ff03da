import { AREA, band, pieces, place, ticks } from "../../../main/ts/app/scale.js";
import { equal, test } from "../support/test.js";

test("a scale has round numbers, from below the least to above the most", () => {
  equal(ticks([3, 38]), [0, 10, 20, 30, 40]);
  equal(ticks([1487.2, 1561]), [1480, 1500, 1520, 1540, 1560, 1580]);
  equal(ticks([0, 0.3]), [0, 0.1, 0.2, 0.3]);
  equal(ticks([-3, 4]), [-4, -2, 0, 2, 4]);
});

test("a scale of ranks has whole numbers only", () => {
  equal(ticks([1, 2], true), [1, 2]);
  equal(ticks([1, 4], true), [1, 2, 3, 4]);
});

test("one value, or none, still makes a scale", () => {
  equal(ticks([7], true), [7, 8]);
  equal(ticks([]).length > 1, true);
});

test("the first step is at the left, the last at the right, and one alone in the middle", () => {
  const scale = [0, 10];

  equal(place(0, 3, 0, scale), { x: AREA.left, y: AREA.bottom });
  equal(place(2, 3, 10, scale), { x: AREA.right, y: AREA.top });
  equal(place(0, 1, 5, scale), { x: (AREA.left + AREA.right) / 2, y: (AREA.top + AREA.bottom) / 2 });
});

test("where less is better, the least is at the top", () => {
  equal(place(0, 2, 1, [1, 4], true).y, AREA.top);
  equal(place(0, 2, 4, [1, 4], true).y, AREA.bottom);
});

test("a line breaks where it has no value, and has a point for each value", () => {
  const scale = [0, 4];
  const found = pieces({ name: "Ross", values: [undefined, 1, 2, undefined, undefined, 4] }, scale);

  equal(found.map((piece) => piece.length), [2, 1]);
  equal(found[1]![0], place(5, 6, 4, scale));
  equal(pieces({ name: "Parry", values: [undefined] }, scale), []);
});

test("what values may be off is around them, there and back", () => {
  const scale = [0, 10];
  const outline = band({ name: "Ross", values: [4, 6], margins: [1, 2] }, scale);

  equal(outline, [place(0, 2, 5, scale), place(1, 2, 8, scale), place(1, 2, 4, scale), place(0, 2, 3, scale)]);
  equal(band({ name: "Parry", values: [4, 6] }, scale), []);
});
