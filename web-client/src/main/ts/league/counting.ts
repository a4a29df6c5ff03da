/** Another way to count, as somebody writes it. */

/** Points of places as somebody writes them, the first place first; undefined where it is no list of numbers. */
export function placesOf(text: string): number[] | undefined {
  const parts = text.split(/[/;\s]+/).filter(Boolean);
  const places = parts.map((part) => Number(part.replace(",", ".")));
  return places.length > 0 && places.every((each) => Number.isFinite(each) && each >= 0) ? places : undefined;
}

/** A way to count as the API takes it; undefined where the points can't be read. */
export function counting(places: ReadonlyMap<string, string>, ties: readonly string[]): string | undefined {
  const read = [...places].map(([seats, text]) => [seats, placesOf(text)] as const);
  return read.some(([, points]) => points === undefined)
    ? undefined
    : JSON.stringify({ points: { places: Object.fromEntries(read) }, tieBreaks: ties });
}
