/** Who sits where in a round that is tried: people change places, and tables are kept as they are. Pure functions. */

export interface Seating {
  /** Numbers of entrants by table and seat. */
  tables: readonly (readonly number[])[];
  byes: readonly number[];
}

/** Two change places, each at a table or without one; the same seating when either is nowhere. */
export function swapped(seating: Seating, one: number, other: number): Seating {
  const all = [...seating.tables.flat(), ...seating.byes];
  if (!all.includes(one) || !all.includes(other)) {
    return seating;
  }
  const place = (entrant: number): number => (entrant === one ? other : entrant === other ? one : entrant);
  return { tables: seating.tables.map((table) => table.map(place)), byes: seating.byes.map(place) };
}

/** Tables that are to be kept after a swap: those before, as they are now, and those at which the two sit. */
export function keptAfter(
  seating: Seating,
  kept: readonly (readonly number[])[],
  one: number,
  other: number,
): number[][] {
  const before = new Set(kept.map(key));
  const after = swapped(seating, one, other);
  return after.tables
    .filter((table, at) => table.includes(one) || table.includes(other) || before.has(key(seating.tables[at]!)))
    .map((table) => [...table]);
}

/** Keeps a table, or keeps it no more. */
export function toggled(kept: readonly (readonly number[])[], table: readonly number[]): number[][] {
  const others = kept.filter((each) => key(each) !== key(table));
  return [...others, ...(others.length === kept.length ? [table] : [])].map((each) => [...each]);
}

export function isKept(kept: readonly (readonly number[])[], table: readonly number[]): boolean {
  return kept.some((each) => key(each) === key(table));
}

/** The same people are the same table, in whatever seats. */
function key(table: readonly number[]): string {
  return [...table].sort((a, b) => a - b).join();
}
