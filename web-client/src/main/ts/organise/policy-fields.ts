/** The policy of a competition, member by member: what a form asks for, in its order. */

import { t, type Key } from "../i18n/words.js";
import { STRENGTHS } from "../app/games.js";
import type { Field } from "./controls.js";
import type { NewPolicy } from "./documents.js";
import { member, withMember } from "./json.js";

type Format = NewPolicy["format"];
type Clock = NonNullable<NewPolicy["play"]>["clock"];

/** What a format begins with when it is chosen. */
export const FORMATS: { [T in Format["type"]]: Extract<Format, { type: T }> } = {
  DivisionLeague: { type: "DivisionLeague", divisionSize: 8, games: 4, up: 1, down: 2 },
  PodSwiss: { type: "PodSwiss", rounds: 0, finalists: 4 },
  Heats: { type: "Heats", heats: 3, best: 2, finalists: 4 },
  PodElimination: { type: "PodElimination", advance: 2, secondChance: false },
  RoundRobin: { type: "RoundRobin", cycles: 1 },
  SingleElimination: { type: "SingleElimination", thirdPlace: true },
};

export const CLOCKS: { [T in Clock["type"]]: Extract<Clock, { type: T }> } = {
  Live: { type: "Live", bank: "PT30M", increment: "PT20S", cap: "PT40M", grace: "PT5M", answer: "PT2M" },
  PerMove: { type: "PerMove", move: "P2D", grace: "P1D", answer: "P1D", weekendsOff: false },
  Unlimited: { type: "Unlimited", idle: "P14D" },
};

export const TIE_BREAKS = [
  "HEAD_TO_HEAD",
  "FIRST_PLACES",
  "SECOND_PLACES",
  "OPPONENTS",
  "WINNER_SHARE",
  "TABLE_SHARE",
  "BEST_SCORE",
  "PENALTIES",
  "PLAY_OFF",
  "LOT",
] as const satisfies readonly NewPolicy["tieBreaks"][number][];

export const ABSENCES = ["Safe", "Substitute", "Bot", "Forfeit"] as const;
export const SCHEMES = ["EXPEDITION", "LINEAR", "DUEL"] as const;
const WHO = ["OPEN", "INVITATION", "LIST"] as const;
const RESULTS = ["KEEP", "VOID"] as const;

/** Text keys of a member are `policy.` and its path: title, and what it means. */
type Name = {
  [K in Key]: K extends `policy.${infer N}.what` ? N : never;
}[Key];

type More = Omit<Field, "name" | "kind" | "title" | "what">;

function field(name: Name, kind: Field["kind"], more: More = {}): Field {
  return { name, kind, title: `policy.${name}` as Key, what: `policy.${name}.what` as Key, ...more };
}

const number = (name: Name, min: number, max: number, more: More = {}): Field =>
  field(name, "number", { min, max, ...more });
const optional = { optional: true } as const;

function formatFields({ format, tableSize }: NewPolicy): Field[] {
  const finals = (least: readonly number[]): Field =>
    field("format.finalists", "choice", {
      values: [...least, tableSize, 4 * tableSize].map((n) => [
        String(n),
        n === 0 ? t("policy.finalists.none") : String(n),
      ]),
    });
  switch (format.type) {
    case "DivisionLeague":
      return [
        number("format.divisionSize", tableSize, 16),
        number("format.games", 1, 16),
        number("format.atOnce", 1, 16, optional),
        number("format.up", 0, 4),
        number("format.down", 0, 8),
        field("format.results", "choice", {
          optional: true,
          values: RESULTS.map((each) => [each, t(`policy.results.${each}`)]),
        }),
      ];
    case "PodSwiss":
      return [
        number("format.rounds", 0, 12),
        finals([0]),
        number("format.repeatWeight", 1, 10_000, optional),
        number("format.requestedByes", 0, 11, optional),
      ];
    case "Heats":
      return [number("format.heats", 1, 12), number("format.best", 1, format.heats), finals([])];
    case "PodElimination":
      return [number("format.advance", 1, Math.max(1, tableSize - 1)), field("format.secondChance", "check")];
    case "RoundRobin":
      return [number("format.cycles", 1, 2)];
    case "SingleElimination":
      return [field("format.thirdPlace", "check")];
  }
}

function clockFields(clock: Clock | undefined): Field[] {
  switch (clock?.type) {
    case "Live":
      return [
        field("play.clock.bank", "duration"),
        field("play.clock.increment", "duration"),
        field("play.clock.cap", "duration"),
        field("play.clock.grace", "duration"),
        field("play.clock.answer", "duration"),
      ];
    case "PerMove":
      return [
        field("play.clock.move", "duration"),
        field("play.clock.grace", "duration"),
        field("play.clock.answer", "duration"),
        field("play.clock.weekendsOff", "check"),
      ];
    case "Unlimited":
      return [field("play.clock.idle", "duration")];
    case undefined:
      return [];
  }
}

const isDuel = ({ type }: Format): boolean => type === "RoundRobin" || type === "SingleElimination";

export const SECTIONS = ["about", "format", "tables", "play", "entry", "schedule", "cards"] as const;
export type Section = (typeof SECTIONS)[number];

/** The fields of a section, as the policy is so far; what needs more than a field is drawn beside them. */
export function fieldsOf(section: Section, policy: NewPolicy): Field[] {
  const { format, play, cards } = policy;
  switch (section) {
    case "about":
      return [field("name", "text", { min: 3, max: 80 }), field("description", "long", { max: 2000, ...optional })];
    case "format":
      return formatFields(policy);
    case "tables":
      return isDuel(format)
        ? []
        : [
            field("tableSize", "choice", { min: 3, max: 4, values: [["3", "3"], ["4", "4"]] }),
            field("twoSeatTables", "check"),
          ];
    case "play":
      return play ? [...clockFields(play.clock), number("play.vacationDays", 0, 60, optional)] : [];
    case "entry":
      return entryFields(policy);
    case "schedule":
      return [
        field("schedule.round", "duration"),
        field("schedule.ruling", "duration"),
        field("schedule.automatic", "check"),
        ...(policy.schedule.automatic ? [field("schedule.review", "duration", optional)] : []),
        ...(format.type === "DivisionLeague" ? [field("schedule.overlap", "check")] : []),
      ];
    case "cards":
      return cards ? [number("cards.yellows", 2, 5), field("cards.out", "check"), field("cards.carry", "check")] : [];
  }
}

function entryFields({ format, entry }: NewPolicy): Field[] {
  const bots = [
    ...STRENGTHS.map((each) => [each, t(`new.bots.${each}`)] as const),
    ["random", t("policy.bot.random")] as const,
  ];
  const takesLate = format.type === "PodSwiss" || format.type === "Heats" || format.type === "DivisionLeague";
  return [
    field("entry.who", "choice", { values: WHO.map((each) => [each, t(`policy.who.${each}`)]) }),
    number("entry.min", 2, 1024),
    number("entry.max", 2, 1024),
    field("entry.opensAt", "moment", optional),
    field("entry.closesAt", "moment", optional),
    ...(entry.closesAt ? [field("entry.checkIn", "duration", optional)] : []),
    ...(takesLate ? [field("entry.late", "check")] : []),
    field("entry.bots", "check"),
    ...(isDuel(format) ? [] : [field("entry.fillWith", "choice", { ...optional, values: bots })]),
  ];
}

/** The policy with another format, and what follows from it: tables and points of its size. */
export function withFormat(policy: NewPolicy, type: Format["type"]): NewPolicy {
  const duel = isDuel(FORMATS[type]);
  const fits = duel === (policy.tableSize === 2);
  return {
    ...policy,
    format: FORMATS[type],
    tableSize: fits ? policy.tableSize : duel ? 2 : 4,
    points: fits ? policy.points : duel ? "DUEL" : "EXPEDITION",
  };
}

/** Members that depend on others. */
const DEPENDENT = ["entry.checkIn", "entry.fillWith", "entry.late", "schedule.overlap", "schedule.review"];

/** The policy without the members for which nothing asks any more. */
export function settled(policy: NewPolicy): NewPolicy {
  const asked = new Set(SECTIONS.flatMap((section) => fieldsOf(section, policy)).map(({ name }) => name));
  return DEPENDENT.filter((name) => !asked.has(name)).reduce((left, name) => without(left, name), policy);
}

function without(policy: NewPolicy, name: string): NewPolicy {
  return member(policy, name) === undefined ? policy : withMember(policy, name, undefined);
}
