/** What organisers can do: the request behind each act, what it asks for, and how it is taken back. */

import { t, type Key } from "../i18n/words.js";
import { STRENGTHS } from "../app/games.js";
import type { Field } from "./controls.js";
import type { Change, Competition, Entrant, Running } from "./documents.js";
import { entrantRefs, parseNames } from "./rows.js";

export type Values = Record<string, unknown>;

/** Texts of an act are `act.` and its id: what it is called, and what it means. */
type ActId = { [K in Key]: K extends `act.${infer N}.what` ? N : never }[Key];

export interface Act {
  id: ActId;
  /** POST by default. */
  method?: "PUT" | "PATCH" | "DELETE";
  /** Below that of the competition. */
  path: string;
  fields?: readonly Field[];
  /** Whether it asks for a category, a public reason and a private note. */
  reason?: boolean;
  /** Entrants of the table whose result is entered. */
  seats?: readonly number[];
  fixed?: Values;
  /** The version that it is based on, where that is not the one at which its form was opened. */
  seen?: number;
  start?: Values;
  body?: (values: Values) => unknown;
  /** Names of the rows that are sent, for faults. */
  rows?: (values: Values) => string[];
  /** Whether it can be tried first. */
  dry?: boolean;
  /** Whether nothing takes it back. */
  final?: boolean;
  undo?: (change: Change) => Act | undefined;
}

/** What helpers and arbiters do too; everything else needs an organiser. */
const BY_HELPERS: readonly ActId[] = ["checkIn", "checkInAlternate", "checkInMany", "adjudicate", "results"];
const BY_ARBITERS: readonly ActId[] = [
  ...BY_HELPERS,
  "forfeit",
  "correct",
  "abandon",
  "replay",
  "liftRuling",
  "penalty",
  "liftPenalty",
  "closeRequest",
  "deadline",
  "close",
  "reopen",
];

/** Whether a role is enough for an act. */
export function allowed(id: ActId, role: Competition["officials"][number]["role"] | undefined): boolean {
  const less = role === "HELPER" ? BY_HELPERS : role === "ARBITER" ? BY_ARBITERS : undefined;
  return role !== undefined && (less?.includes(id) ?? true);
}

const CATEGORIES = [
  "NO_SHOW",
  "LATE",
  "CONDUCT",
  "ERROR_IN_RESULT",
  "TECHNICAL",
  "REQUEST_OF_PLAYER",
  "RULES",
  "OTHER",
] as const;
const CARDS = ["NONE", "YELLOW", "RED"] as const;
const ROLES = ["HELPER", "ARBITER", "ORGANISER", "OWNER"] as const;
const UNFINISHED = ["shared", "void", "position"] as const;
const MISSED = ["ZERO", "BYE"] as const;
const optional = { optional: true } as const;

export function reasonFields(): Field[] {
  return [
    {
      name: "category",
      kind: "choice",
      title: "field.category",
      values: CATEGORIES.map((each) => [each, t(`org.category.${each}`)]),
      ...optional,
    },
    { name: "reason", kind: "long", title: "field.reason", what: "field.reason.what", max: 500, ...optional },
    { name: "note", kind: "long", title: "field.note", what: "field.note.what", max: 500, ...optional },
  ];
}

/** A pasted list of names, each a row. */
function pasted(name: string, ref: (names: string[]) => unknown[]): Pick<Act, "fields" | "body" | "rows"> {
  const names = (values: Values): string[] => parseNames((values[name] as string | undefined) ?? "").names;
  return {
    fields: [{ name, kind: "long", title: "field.names", what: "field.names.what" }],
    body: ({ reason, category, note, ...values }) => ({ [name]: ref(names(values)), reason, category, note }),
    rows: names,
  };
}

const round: Field = { name: "round", kind: "number", title: "field.round", min: 1, max: 99 };
const one: Field = { name: "one", kind: "entrant", title: "field.one" };
const other: Field = { name: "other", kind: "entrant", title: "field.other" };

export const announce: Act = {
  id: "announce",
  path: "/announcements",
  final: true,
  fields: [{ name: "text", kind: "long", title: "field.text", what: "field.text.what", max: 2000 }],
};

export const invite: Act = {
  id: "invite",
  path: "/entrants/batch",
  dry: true,
  ...pasted("entrants", (names) => names.map((handle) => ({ handle }))),
};

export const checkInMany: Act = {
  id: "checkInMany",
  path: "/entrants/check-in",
  dry: true,
  ...pasted("entrants", entrantRefs),
};

export const seeding: Act = {
  id: "seeding",
  method: "PUT",
  path: "/seeding",
  dry: true,
  reason: true,
  ...pasted("entrants", entrantRefs),
};

export const openEntry: Act = { id: "openEntry", path: "/open-entry", final: true };
export const start: Act = { id: "start", path: "/start", dry: true, undo: () => undo("start") };
export const finish: Act = { id: "finish", path: "/finish", dry: true, undo: () => undo("finish") };
export const cancel: Act = { id: "cancel", path: "/cancel", dry: true, reason: true, undo: () => undo("cancel") };

export function finishEarly(): Act {
  const values = UNFINISHED.map((each) => [each, t(`org.unfinished.${each}`)] as const);
  const fields: Field[] = [{ name: "unfinished", kind: "choice", title: "field.unfinished", values, ...optional }];
  return { ...finish, id: "finishEarly", reason: true, fields, fixed: { early: true } };
}

export function undo(of: "start" | "finish" | "cancel"): Act {
  return { id: `undo.${of}`, path: "/undo", dry: true, reason: true, fixed: { of } };
}

export const forbid: Act = {
  id: "forbid",
  path: "/forbidden-pairs",
  dry: true,
  reason: true,
  fields: [one, other],
  undo: ({ events }) => {
    const made = events.find((event) => event.type === "PairForbidden");
    return made && allow(made.pair);
  },
};

export const allow = (pair: number): Act => ({
  id: "allow",
  path: `/forbidden-pairs/${pair}/lift`,
  dry: true,
  reason: true,
});

export const swapDivisions: Act = { id: "swapDivisions", path: "/swap", dry: true, reason: true, fields: [one, other] };

export function giveRole(): Act {
  const roles = ROLES.map((each) => [each, t(`org.role.${each}`)] as const);
  return {
    id: "giveRole",
    path: "/officials",
    fields: [
      { name: "handle", kind: "text", title: "field.handle", max: 24 },
      { name: "role", kind: "choice", title: "field.role", what: "field.role.what", values: roles },
    ],
    start: { role: "ARBITER" },
  };
}

export const endRole = (player: string): Act => ({ id: "endRole", method: "DELETE", path: `/officials/${player}` });
export const endInvitation = (player: string): Act => ({
  id: "endInvitation",
  method: "DELETE",
  path: `/invitations/${player}`,
  dry: true,
});
export const dropAlternate = (player: string): Act => ({
  id: "dropAlternate",
  method: "DELETE",
  path: `/alternates/${player}`,
  dry: true,
});
export const checkInAlternate = (player: string): Act => ({
  id: "checkInAlternate",
  path: `/alternates/${player}/check-in`,
  dry: true,
});

export const redact = (version: number): Act => ({
  id: "redact",
  path: "/redactions",
  final: true,
  fixed: { version },
});

/** What can be done with an entrant, as things are. */
export function ofEntrant({ entrant, presence, checkedIn }: Entrant, { competition }: Running): Act[] {
  const path = `/entrants/${entrant}`;
  const back: Act = { ...returning(entrant), start: {} };
  const undo = (): Act => back;
  const gone = presence === "WITHDRAWN" || presence === "REMOVED" || presence === "VACANT";
  const swiss = competition.policy.format.type === "PodSwiss";
  return [
    ...(gone ? [back] : []),
    ...(checkedIn || gone ? [] : [{ id: "checkIn", path: `${path}/check-in`, dry: true } as const]),
    replace(entrant),
    ...(gone
      ? []
      : ([
          { id: "withdraw", path: `${path}/withdraw`, dry: true, reason: true, undo },
          { id: "remove", path: `${path}/remove`, dry: true, reason: true, undo },
          ...(swiss
            ? [{ id: "bye", path: `${path}/byes`, dry: true, fields: [round], undo: byeBack(path) } as const]
            : []),
        ] as const)),
    penalty(entrant),
  ];
}

function byeBack(path: string): Act["undo"] {
  return ({ events }) => {
    const asked = events.find((event) => event.type === "ByeRequested");
    return asked && { id: "noBye", method: "DELETE", path: `${path}/byes/${asked.round}`, dry: true };
  };
}

function returning(entrant: number): Act {
  const values = MISSED.map((each) => [each, t(`org.missed.${each}`)] as const);
  const fields: Field[] = [{ name: "missed", kind: "choice", title: "field.missed", values, ...optional }];
  return { id: "return", path: `/entrants/${entrant}/return`, dry: true, fields };
}

function replace(entrant: number): Act {
  const bots = STRENGTHS.map((each) => [each, t(`new.bots.${each}`)] as const);
  const fields: Field[] = [
    { name: "handle", kind: "text", title: "field.handle", max: 24, ...optional },
    { name: "bot", kind: "choice", title: "field.bot", values: bots, ...optional },
  ];
  return { id: "replace", path: `/entrants/${entrant}/replace`, dry: true, reason: true, fields };
}

function penalty(entrant: number): Act {
  const cards = CARDS.map((each) => [each, t(`org.card.${each}`)] as const);
  return {
    id: "penalty",
    path: "/penalties",
    dry: true,
    reason: true,
    fields: [
      { name: "points", kind: "number", title: "field.points", min: 0, max: 1000, step: 0.5, ...optional },
      { name: "card", kind: "choice", title: "field.card", values: cards, ...optional },
    ],
    fixed: { entrant },
    undo: (change) => (change.penalty === undefined ? undefined : liftPenalty(change.penalty)),
  };
}

export const liftPenalty = (number: number): Act => ({
  id: "liftPenalty",
  path: `/penalties/${number}/lift`,
  dry: true,
  reason: true,
});
export const liftRuling = (number: number): Act => ({
  id: "liftRuling",
  path: `/rulings/${number}/lift`,
  dry: true,
  reason: true,
});
export const closeRequest = (number: number): Act => ({
  id: "closeRequest",
  path: `/ruling-requests/${number}/close`,
  final: true,
  reason: true,
});

/** What the competition as a whole can do next, as it is. */
export function ofSeason({ status, rounds }: Competition): Act[] {
  switch (status) {
    case "ANNOUNCED":
      return [openEntry, start, cancel];
    case "ENTRY":
      return [start, cancel];
    case "RUNNING":
      return [finish, ...(rounds.length > 0 ? [finishEarly()] : [undo("start")]), cancel];
    case "FINISHED":
      return [undo("finish")];
    case "CANCELLED":
      return [undo("cancel")];
  }
}
