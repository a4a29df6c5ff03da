import type { StandingRow } from "../../../main/ts/app/api.js";
import { merged, pageAt, pageOf, ROWS_MAX } from "../../../main/ts/league/lines.js";
import { equal, test } from "../support/test.js";

const row = (entrant: number, rank: number, division?: number): StandingRow =>
  ({ entrant, rank, division }) as unknown as StandingRow;

const order = (rows: readonly StandingRow[]): number[] => rows.map((each) => each.entrant);

test("a changed line moves to its new rank, and the others stay", () => {
  const lines = [row(3, 1), row(1, 2), row(2, 3)];

  equal(order(merged(lines, [row(2, 1), row(3, 2), row(1, 3)], [], [])), [2, 3, 1]);
  equal(order(merged(lines, [row(4, 4)], [1], [])), [3, 2, 4]);
});

test("who shares a rank is listed as seeded, and who has no seed behind them, by number", () => {
  const lines = [row(1, 1), row(2, 1), row(9, 1), row(8, 1)];

  equal(order(merged(lines, [], [], [2, 1])), [2, 1, 8, 9]);
});

test("divisions follow each other, whatever the ranks", () => {
  equal(order(merged([row(1, 1, 2), row(2, 5, 1)], [row(3, 2, 1)], [], [])), [3, 2, 1]);
});

test("a standing of a thousand shows a hundred at a time, and each of them once", () => {
  const all = Array.from({ length: 1000 }, (_, at) => row(at + 1, at + 1));
  const pages = Array.from({ length: 10 }, (_, at) => pageAt(all, at + 1));

  equal(pages.map(({ rows }) => rows.length), new Array(10).fill(ROWS_MAX));
  equal(pages.flatMap(({ rows }) => order(rows)), order(all));
  equal(pageAt(all, 3).first, 201);
  equal(pageOf(all, 201), 3);
  equal(pageOf(all, 1001), undefined);
});

test("a page beyond the list is the nearest one, and an empty list is one page", () => {
  const all = [row(1, 1), row(2, 2), row(3, 3)];

  equal(order(pageAt(all, 99, 2).rows), [3]);
  equal(order(pageAt(all, -1, 2).rows), [1, 2]);
  equal(pageAt(all, NaN, 2).page, 1);
  equal(pageAt([], 1), { rows: [], page: 1, pages: 1, first: 0 });
});
