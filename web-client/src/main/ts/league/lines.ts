/** Lines of a standing: as its stream changes them, and those of them that a page shows. */

import type { StandingRow } from "../app/api.js";

/** So many lines are on the page at once. */
export const ROWS_MAX = 100;

/**
 * A standing after a change: by division, rank and, where ranks are shared, in the order of the seeding.
 *
 * @param items lines that are new or other than before
 * @param gone numbers of entrants that have no line any more
 * @param seeding numbers of the entrants, the first seed first
 */
export function merged(
  lines: readonly StandingRow[],
  items: readonly StandingRow[],
  gone: readonly number[],
  seeding: readonly number[],
): StandingRow[] {
  const changed = new Set([...items.map((line) => line.entrant), ...gone]);
  const seed = new Map(seeding.map((entrant, at) => [entrant, at]));
  const order = (line: StandingRow): number[] => [
    line.division ?? 0,
    line.rank,
    seed.get(line.entrant) ?? seeding.length,
    line.entrant,
  ];
  return [...lines.filter((line) => !changed.has(line.entrant)), ...items].sort((one, other) => {
    const [own, others] = [order(one), order(other)];
    const at = own.findIndex((value, index) => value !== others[index]);
    return at < 0 ? 0 : own[at]! - others[at]!;
  });
}

/** What a page shows of a list, and where that is. */
export interface Shown<T> {
  rows: readonly T[];
  /** From 1. */
  page: number;
  pages: number;
  /** Number of the first row, from 1; 0 where there is none. */
  first: number;
}

/** A page of a list; the nearest that there is for a number beyond. */
export function pageAt<T>(rows: readonly T[], wanted: number, size = ROWS_MAX): Shown<T> {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(pages, Math.max(1, Math.trunc(wanted) || 1));
  const from = (page - 1) * size;
  return { rows: rows.slice(from, from + size), page, pages, first: rows.length === 0 ? 0 : from + 1 };
}

/** The page on which an entrant is; undefined where it is on none. */
export function pageOf(rows: readonly StandingRow[], entrant: number, size = ROWS_MAX): number | undefined {
  const at = rows.findIndex((row) => row.entrant === entrant);
  return at < 0 ? undefined : Math.floor(at / size) + 1;
}
