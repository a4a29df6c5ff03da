/** How the pages of competitions call things: people, rounds, durations, points. */

import type { Competition, GameInfo, StandingRow } from "../app/api.js";
import { figure as plain } from "../app/figure.js";
import { moment } from "../app/time.js";
import { enLeague } from "../i18n/en/league.js";
import { addWords, spoken, t } from "../i18n/words.js";
import { clockText, lasting } from "../pages/match-terms.js";

addWords(enLeague);

/** Term and what it is; `api` marks words of the API. */
export interface Fact {
  term: string;
  text: string;
  api?: boolean;
}

/** A number as it is written in the reader's language, with a true minus. */
export function figure(value: number, digits = 4): string {
  return plain(value, digits).replace("-", "−");
}

/** What an entrant without a handle is called. */
export function handleOf(person: { handle?: string; entrant?: number }): string {
  return (
    person.handle ?? (person.entrant === undefined ? t("league.someone") : t("league.number", { n: person.entrant }))
  );
}

/** The name of an entrant by its number. */
export function nameIn(lines: readonly StandingRow[], entrant: number): string {
  return lines.find((line) => line.entrant === entrant)?.handle ?? t("league.number", { n: entrant });
}

/** Several names, as a sentence lists them. */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(spoken(), { type: "conjunction" }).format(names);
}

/** A moment with the words that lead to it. */
export function at(key: "league.asOf" | "league.until" | "league.closed", when: string): string {
  return t(key, { at: moment(when) });
}

/** The number of a season, or nothing. */
export function season({ series }: Pick<Competition, "series">): string {
  return series ? t("league.season", { n: series.season }) : "";
}

/** A policy in plain words. */
export function policyFacts({ policy, schedules }: Competition, game: GameInfo | undefined): Fact[] {
  const { entry, schedule, play, cards } = policy;
  const facts: (Fact | undefined | false)[] = [
    { term: t("start.filter"), text: game?.name ?? policy.game, api: true },
    ...(game?.options ?? [])
      .filter((option) => policy.options[option.name] !== undefined && policy.options[option.name] !== option.values[0])
      .map((option) => {
        const value = policy.options[option.name]!;
        return { term: option.text, text: option.titles[value] ?? value, api: true };
      }),
    { term: t("league.format"), text: formatText(policy.format) },
    { term: t("league.tables"), text: t("league.tableSize", { n: policy.tableSize }) },
    ...Object.entries(policy.points.places).map(([seats, places]) => ({
      term: t("league.pointsAt", { n: seats }),
      text: places.map((points) => figure(points)).join(" / "),
    })),
    {
      term: t("league.ties"),
      text:
        policy.tieBreaks.length === 0
          ? t("league.tiesShared")
          : policy.tieBreaks.map((kind) => t(`league.tie.${kind}`)).join(", "),
    },
    { term: t("league.entry"), text: t(`league.who.${entry.who}`) },
    { term: t("league.places"), text: t("league.range", { min: entry.min, max: entry.max }) },
    entry.late && { term: t("league.late"), text: t("league.late.text") },
    entry.checkIn !== undefined && {
      term: t("league.checkIn"),
      text: t("league.checkIn.text", { time: lasting(entry.checkIn) }),
    },
    { term: t("league.roundTime"), text: roundText(schedule) },
    play && { term: t("new.clock"), text: clockText(play.clock) },
    cards && {
      term: t("league.cards"),
      text: t(cards.out ? "league.cards.out" : "league.cards.count", { n: cards.yellows }),
    },
    ...schedules.map((each) => ({
      term: t("league.inDivision", { n: each.entrants }),
      text: t("league.schedule", {
        n: each.rounds,
        games: span(each.gamesMin, each.gamesMax),
        met: span(each.meetingsMin, each.meetingsMax),
      }),
    })),
  ];
  return facts.filter((fact): fact is Fact => Boolean(fact));
}

function span(least: number, most: number): string {
  return least === most ? String(least) : `${least}–${most}`;
}

function roundText(schedule: Competition["policy"]["schedule"]): string {
  const [length, ruling] = [lasting(schedule.round), lasting(schedule.ruling)];
  const time = ruling
    ? t("league.roundTime.text", { time: length, ruling })
    : t("league.roundTime.only", { time: length });
  return `${time} ${t(schedule.automatic ? "league.automatic" : "league.byHand")}`;
}

export function formatText(format: Competition["policy"]["format"]): string {
  const words = [t(`league.format.${format.type}`)];
  switch (format.type) {
    case "DivisionLeague":
      words.push(
        t("league.format.games", { n: format.games }),
        t("league.format.divisions", { n: format.divisionSize }),
      );
      if (format.up + format.down > 0) {
        words.push(t("league.format.moves", { up: format.up, down: format.down }));
      }
      break;
    case "PodSwiss":
      words.push(format.rounds === 0 ? t("league.format.roundsOpen") : t("league.format.rounds", { n: format.rounds }));
      words.push(t(format.finalists === 0 ? "league.format.noFinal" : "league.format.final", { n: format.finalists }));
      break;
    case "Heats":
      words.push(t("league.format.heats", { n: format.heats }), t("league.format.best", { n: format.best }));
      words.push(t(format.finalists === 0 ? "league.format.noFinal" : "league.format.final", { n: format.finalists }));
      break;
    case "PodElimination":
      words.push(t("league.format.advance", { n: format.advance }));
      if (format.secondChance) {
        words.push(t("league.format.secondChance"));
      }
      break;
    case "RoundRobin":
      words.push(t("league.format.cycles", { n: format.cycles }));
      break;
    case "SingleElimination":
      if (format.thirdPlace) {
        words.push(t("league.format.thirdPlace"));
      }
  }
  return words.join(". ");
}
