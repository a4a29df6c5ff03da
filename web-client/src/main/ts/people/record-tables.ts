/** What a player has done, as tables: by game, and by seat. */

import { html, nothing, type TemplateResult } from "lit";
import { figure } from "../app/figure.js";
import type { GameInfo, GameRecord, RecordNumbers, Result } from "../app/api.js";
import { nameOf } from "../app/games.js";
import { t, type Key } from "../i18n/words.js";
import { bySeat, share } from "./figures.js";

const COLUMNS = [
  "people.matches",
  "people.wins",
  "people.shared",
  "people.left",
  "people.place",
  "people.points",
  "people.best",
] as const;

function table(label: string, columns: readonly Key[], rows: TemplateResult[]): TemplateResult {
  return html`<div class="wide" tabindex="0" role="region" aria-label=${label}>
    <table class="figures">
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${t(column)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

/** A row that names the game of those that follow. */
function group(game: string, columns: number): TemplateResult {
  return html`<tr>
    <th scope="rowgroup" colspan=${columns} data-api>${game}</th>
  </tr>`;
}

export function byGame(records: readonly GameRecord[], games: readonly GameInfo[]): TemplateResult {
  const row = (kind: "people.ranked" | "people.unranked", numbers: RecordNumbers): TemplateResult =>
    html`<tr>
      <th scope="row">${t(kind)}</th>
      <td>${figure(numbers.matches)}</td>
      <td>${figure(numbers.wins)} <small>${share(numbers.wins, numbers.matches)}</small></td>
      <td>${figure(numbers.sharedWins)}</td>
      <td>${figure(numbers.resigned)}</td>
      <td>${figure(numbers.averagePlace, 2)}</td>
      <td>${figure(numbers.averageScore, 1)}</td>
      <td>${figure(numbers.bestScore)}</td>
    </tr>`;
  const rows = records.flatMap(({ game, ranked, unranked }) => [
    group(nameOf(games, game), COLUMNS.length + 1),
    ...(ranked.matches > 0 ? [row("people.ranked", ranked)] : []),
    ...(unranked.matches > 0 ? [row("people.unranked", unranked)] : []),
  ]);
  return table(t("people.record"), ["people.game", ...COLUMNS], rows);
}

/** @param whole false where there are matches beyond those that are counted */
export function seats(
  results: readonly Result[],
  whole: boolean,
  player: string,
  games: readonly GameInfo[],
): TemplateResult {
  const figures = bySeat(results, player);
  const rows = figures.map(
    (each, at) => html`${each.game === figures[at - 1]?.game ? nothing : group(nameOf(games, each.game), 4)}
      <tr>
        <th scope="row">${t("people.seat", { seat: each.seat + 1 })}</th>
        <td>${figure(each.matches)}</td>
        <td>${figure(each.first)} <small>${share(each.first, each.matches)}</small></td>
        <td>${figure(each.averagePlace, 2)}</td>
      </tr>`,
  );
  return html`${table(t("people.bySeat"), ["people.game", "people.matches", "people.first", "people.place"], rows)}
  ${whole ? nothing : html`<p class="hint">${t("people.latest", { n: results.length })}</p>`}`;
}
