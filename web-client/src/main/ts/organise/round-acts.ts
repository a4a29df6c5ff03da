/** What organisers can do with a round and with its tables. */

import { t } from "../i18n/words.js";
import { liftRuling, type Act, type Values } from "./acts.js";
import { nameOf, type Change, type Running, type Table } from "./documents.js";
import { parseResults } from "./rows.js";
import { seatRows } from "./seat-fields.js";

const REST = ["PLAY_ON", "END"] as const;
const ABSENT = ["NO_SHOW", "DROPPED"] as const;
const optional = { optional: true } as const;

function lifted({ events }: Change): Act | undefined {
  const made = events.find(
    (event) => event.type === "RulingMade" || event.type === "SeatsForfeited" || event.type === "MatchReplayed",
  );
  return made?.ruling === undefined ? undefined : liftRuling(made.ruling);
}

/** What can be ruled at a table, as it is. */
export function ofTable(number: number, { table, seats, result }: Table, running: Running): Act[] {
  const path = `/rounds/${number}/tables/${table}`;
  const entrants = seats.map((seat) => seat.entrant);
  const ruling = { dry: true, reason: true, undo: lifted } as const;
  const from = { from: entrants };
  const entered: Pick<Act, "seats" | "fields" | "body" | "rows"> = {
    seats: entrants,
    fields: [{ name: "despiteScore", kind: "check", title: "field.despiteScore", ...optional }],
    body: (values) => ({ ...values, seats: seatRows(entrants, values) }),
    rows: () => entrants.map((each) => nameOf(running, each)),
  };
  const played = Object.fromEntries(seats.map(({ entrant, score, place, fate }) => [entrant, { score, place, fate }]));
  return [
    result
      ? {
          id: "correct",
          path: `${path}/correct`,
          ...ruling,
          ...entered,
          start: { seats: played, replaces: result.version },
        }
      : { id: "adjudicate", path: `${path}/adjudicate`, ...ruling, ...entered },
    {
      id: "forfeit",
      path: `${path}/forfeit`,
      ...ruling,
      fields: [
        { name: "entrants", kind: "several", title: "field.forfeit", ...from },
        {
          name: "fate",
          kind: "choice",
          title: "field.fate",
          values: ABSENT.map((each) => [each, t(`org.fate.${each}`)]),
          ...optional,
        },
        {
          name: "table",
          kind: "choice",
          title: "field.rest",
          values: REST.map((each) => [each, t(`org.rest.${each}`)]),
          ...optional,
        },
      ],
    },
    { id: "abandon", path: `${path}/abandon`, ...ruling },
    { id: "replay", path: `${path}/replay`, ...ruling },
    {
      id: "swapSeat",
      path: `${path}/swap`,
      dry: true,
      reason: true,
      fields: [
        { name: "entrant", kind: "entrant", title: "field.leaves", ...from },
        { name: "for", kind: "entrant", title: "field.comes" },
      ],
    },
  ];
}

/** What can be done with a round, as it is. */
export function ofRound(number: number, open: boolean, latest: boolean, deadline: string): Act[] {
  const path = `/rounds/${number}`;
  return [
    results(number),
    {
      id: "deadline",
      path: `${path}/deadline`,
      reason: true,
      fields: [{ name: "deadline", kind: "moment", title: "field.deadline" }],
      start: { deadline },
    },
    open ? { id: "close", path: `${path}/close` } : { id: "reopen", path: `${path}/reopen`, reason: true },
    ...(latest ? [withdrawRound(number)] : []),
  ];
}

export function withdrawRound(number: number): Act {
  return {
    id: "withdrawRound",
    path: `/rounds/${number}/withdraw`,
    dry: true,
    reason: true,
    fields: [
      {
        name: "despiteMoves",
        kind: "check",
        title: "field.despiteMoves",
        what: "field.despiteMoves.what",
        ...optional,
      },
      { name: "again", kind: "check", title: "field.again", what: "field.again.what", ...optional },
    ],
  };
}

function results(number: number): Act {
  const rows = (values: Values): ReturnType<typeof parseResults> =>
    parseResults((values.rows as string | undefined) ?? "");
  return {
    id: "results",
    path: `/rounds/${number}/results`,
    dry: true,
    reason: true,
    fields: [{ name: "rows", kind: "long", title: "field.rows", what: "field.rows.what" }],
    body: (values) => ({ ...values, rows: rows(values) }),
    rows: (values) =>
      rows(values).map((row) => t("org.line", { table: row.table || "?", who: row.handle ?? row.entrant ?? "" })),
  };
}
