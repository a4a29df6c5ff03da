/** Tables that are looked at. Pure functions. */

import type { CompetitionTable, ListedMatch, Round } from "../app/api.js";
import { enWatch } from "../i18n/en/watch.js";
import { addWords } from "../i18n/words.js";

addWords(enWatch);

/** A table of a round, with its match while it is played. */
export interface Watched {
  table: CompetitionTable;
  /** Undefined for a match that is over, or hidden. */
  match: ListedMatch | undefined;
}

/** The tables of a round: those that are played first, then those that have a result, each by number. */
export function watched({ tables }: Round, running: readonly ListedMatch[]): Watched[] {
  return tables
    .map((table) => ({ table, match: running.find((match) => match.matchId === table.matchId) }))
    .toSorted((one, other) => rank(one) - rank(other) || one.table.table - other.table.table);
}

function rank({ table }: Watched): number {
  return table.result ? 1 : 0;
}

/** The names of who sits at a table; with a result, in the order of their places. */
export function seated({ seats, result }: CompetitionTable): CompetitionTable["seats"] {
  const place = (seat: CompetitionTable["seats"][number]): number => seat.place ?? seats.length + 1;
  return result ? seats.toSorted((one, other) => place(one) - place(other) || one.seat - other.seat) : seats;
}

/** Something that pages of other sites show. */
export interface Widget {
  kind: "standing" | "next" | "board" | "picture";
  /** Id of the match for boards and pictures, else of the competition. */
  id: string;
}

/** Where a widget is; the address stays the same. */
export function sourceOf({ kind, id }: Widget, origin: string, language: string): string {
  switch (kind) {
    case "standing":
      return `${origin}/api/v1/competitions/${id}/standings.html?lang=${language}`;
    case "picture":
      return `${origin}/api/v1/matches/${id}/board.svg?part=map&as=public&lang=${language}`;
    default:
      return `${origin}/app/embed/#${kind}=${id}&lang=${language}`;
  }
}

const HEIGHTS = { standing: 600, next: 400, board: 460 } as const;

/** What a page of another site has to contain to show a widget. */
export function snippet(widget: Widget, origin: string, language: string, title: string): string {
  const source = sourceOf(widget, origin, language).replaceAll("&", "&amp;");
  const named = title.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return widget.kind === "picture"
    ? `<img src="${source}" alt="${named}" width="100%">`
    : `<iframe src="${source}" title="${named}" width="100%" height="${HEIGHTS[widget.kind]}"></iframe>`;
}
