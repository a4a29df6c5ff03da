/** What happened in a competition, in words. */

import { moment } from "../app/time.js";
import { t } from "../i18n/words.js";
import { nameOf, type CompetitionEvent, type CompetitionRecord, type Running } from "./documents.js";

interface Person {
  handle?: string;
}

/** The members of events that their texts name. */
interface Facts {
  entrant?: number;
  one?: number;
  other?: number;
  round?: number;
  table?: number;
  tables?: readonly unknown[];
  person?: Person;
  to?: Person;
  points?: number;
  deadline?: string;
  reason?: string;
  text?: string;
  early?: string;
}

export function eventText(event: CompetitionEvent, running: Running): string {
  const { entrant, one, other, round = 0, table = 0, tables = [], person, to, points = 0, deadline } = event as Facts;
  const name = (each?: number): string => (each === undefined ? "" : nameOf(running, each));
  return t(`org.ev.${event.type}`, {
    who: entrant === undefined ? (person?.handle ?? name(one)) : name(entrant),
    other: to?.handle ?? name(other),
    role: event.type === "RoleGiven" ? t(`org.role.${event.role}`) : "",
    round,
    table,
    points,
    n: tables.length,
    at: deadline ? moment(deadline) : "",
  });
}

/** The public words that came along: a reason, an announcement. */
export function publicWords({ events }: CompetitionRecord): string {
  const said = events.map((event) => event as Facts).map(({ reason, text, early }) => reason ?? text ?? early ?? "");
  return [...new Set(said.filter(Boolean))].join(" ");
}

/** Who did it; the platform does what nobody did. */
export function actor({ by }: CompetitionRecord): string {
  return by ? (by.handle ?? t("org.somebody")) : t("org.platform");
}
