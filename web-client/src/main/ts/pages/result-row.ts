/** Matches that are over, with what came out for a player. */

import { html, nothing, type TemplateResult } from "lit";
import type { GameInfo, Result } from "../app/api.js";
import "../app/competition-place.js";
import { nameOf } from "../app/games.js";
import { playerLink } from "../app/player-link.js";
import { day, moment } from "../app/time.js";
import { t } from "../i18n/words.js";
import { written } from "../play/points.js";

export function resultRow(result: Result, player: string, games: readonly GameInfo[]): TemplateResult {
  const own = result.seats.find((seat) => seat.player === player);
  const shared = result.seats.every((seat) => seat.place === 1);
  const first = shared ? "mine.shared" : "mine.won";
  const words = own?.resigned ? "mine.left.early" : own?.place === 1 ? first : "mine.place";
  return html`<li class="card ${words === "mine.won" ? "won" : ""}">
    <a href="#/matches/${result.matchId}" data-api><b>${nameOf(games, result.game)}</b></a>
    <b>${t(words, { n: own?.place ?? 0 })}</b>
    <span class="names">
      ${result.seats
        .toSorted((one, other) => one.place - other.place)
        .map((seat, at) => html`${at === 0 ? nothing : " · "}${playerLink(seat)} ${written(seat.score)}`)}
    </span>
    ${result.ruled ? html`<small>${t("mine.ruled")}</small>` : nothing}
    <competition-place .place=${result.competition}></competition-place>
    <small title=${t("time.at", { at: moment(result.endedAt) })}>${t("time.at", { at: day(result.endedAt) })}</small>
  </li>`;
}
