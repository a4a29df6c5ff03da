/** What happened in a competition, in words. */

import type { CompetitionEvent, CompetitionRecord } from "../app/api.js";
import { moment } from "../app/time.js";
import { enRecords } from "../i18n/en/records.js";
import { addWords, t } from "../i18n/words.js";
import { figure, listed } from "./words.js";

addWords(enRecords);

/** How those are called who take part. */
export interface Names {
  entrant: (number: number) => string;
  /** Undefined for a player who is not known here. */
  player: (id: string) => string | undefined;
}

/** What some kinds of events have. */
type Facts = Partial<{
  entrant: number;
  one: number;
  other: number;
  round: number;
  table: number;
  tables: unknown[];
  entrants: number[];
  player: string;
  person: { player: string; handle?: string };
  to: { player: string; handle?: string };
  points: number;
  reason: string;
  early: string;
  text: string;
  deadline: string;
  details: { round: number; table: number; entrant: number; reason: string };
  seats: { place?: number }[];
}>;

/** What an event says, with names. */
export function eventText(event: CompetitionEvent, names: Names, by: CompetitionRecord["by"]): string {
  const facts = event as Facts;
  const entrant = facts.entrant ?? facts.details?.entrant;
  const person = facts.to ?? facts.person;
  const pair = [facts.one, facts.other].filter((number) => number !== undefined);
  const who =
    person?.handle ??
    (entrant !== undefined ? names.entrant(entrant) : undefined) ??
    (pair.length === 2 ? listed(pair.map(names.entrant)) : undefined) ??
    (facts.player !== undefined ? names.player(facts.player) : undefined) ??
    (facts.player !== undefined && by?.player === facts.player ? by.handle : undefined) ??
    t("league.someone");
  return t(`record.${event.type}`, {
    who,
    for: entrant === undefined ? "" : names.entrant(entrant),
    n: facts.tables?.length ?? 0,
    points: facts.points === undefined ? "" : figure(facts.points),
    at: facts.deadline === undefined ? "" : moment(facts.deadline),
  });
}

/** The public words of an event: a reason, an announcement. */
export function reasonOf(event: CompetitionEvent): string | undefined {
  const { reason, details, early, text } = event as Facts;
  return reason ?? details?.reason ?? early ?? text;
}

/** Round and table that an event is about. */
export function tableOf(event: CompetitionEvent): { round: number | undefined; table: number | undefined } {
  const { round, table, details } = event as Facts;
  return { round: round ?? details?.round, table: table ?? details?.table };
}
