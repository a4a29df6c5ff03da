/** Under which terms a match is played, in words: its clock and its options. */

import { html, nothing, type TemplateResult } from "lit";
import type { ClockRule, GameInfo, LobbyMatch } from "../app/api.js";
import { spoken, t } from "../i18n/words.js";

const UNITS: readonly [string, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?)?$/;

/** Seconds of a duration (ISO 8601). */
export function secondsOf(duration: string): number {
  const parts = DURATION.exec(duration)?.slice(1) ?? [];
  return UNITS.reduce((sum, [, length], at) => sum + Number(parts[at] ?? 0) * length, 0);
}

/** A duration (ISO 8601) for people: "1 day 12 hours". */
export function lasting(duration: string): string {
  let seconds = secondsOf(duration);
  const words: string[] = [];
  for (const [unit, length] of UNITS) {
    const many = Math.floor(seconds / length);
    seconds -= many * length;
    if (many > 0) {
      words.push(new Intl.NumberFormat(spoken(), { style: "unit", unit, unitDisplay: "long" }).format(many));
    }
  }
  return words.join(" ");
}

export function clockText(clock: ClockRule): string {
  switch (clock.type) {
    case "Live":
      return t("clock.rule.Live", { bank: lasting(clock.bank), increment: lasting(clock.increment) });
    case "PerMove":
      return t(clock.weekendsOff ? "clock.rule.Workdays" : "clock.rule.PerMove", { move: lasting(clock.move) });
    case "Unlimited":
      return t("clock.rule.Unlimited", { idle: lasting(clock.idle) });
  }
}

/** Clock, options that are not the usual ones, and vacation of an open match. */
export function matchTerms(match: LobbyMatch, games: readonly GameInfo[]): TemplateResult {
  const game = games.find((each) => each.id === match.game);
  const options = game?.options.filter((option) => match.options[option.name] !== option.values[0]) ?? [];
  return html`<small class="terms">
    ${clockText(match.clock)}.
    ${options.map((option) => {
      const value = match.options[option.name] ?? "";
      return html`<span data-api>${option.text}: ${option.titles[value] ?? value}.</span> `;
    })}
    ${match.vacationDays > 0 ? html`${t("new.vacation")}: ${match.vacationDays}.` : nothing}
  </small>`;
}
