/** A table as a small picture, which leads to its match. */

import { html, nothing, type TemplateResult } from "lit";
import type { ListedMatch } from "../app/api.js";
import { left } from "../app/time.js";
import { t } from "../i18n/words.js";

/** @param version that is shown; undefined for the latest */
export function smallBoard(match: string, version: number | undefined): TemplateResult {
  const source = `/api/v1/matches/${match}/board.svg?part=map${version === undefined ? "" : `&version=${version}`}`;
  return html`<a href="#/matches/${match}" tabindex="-1" aria-hidden="true"
    ><img class="board" src=${source} alt="" loading="lazy"
  /></a>`;
}

/** How far a match is, and whom it waits for. */
export function progress(match: ListedMatch): TemplateResult {
  const waits = match.toAct?.map((seat) => match.seats[seat]?.handle ?? "").filter(Boolean) ?? [];
  return html`${match.round ? html`<small>${t("mine.round", { n: match.round })}</small>` : nothing}
    ${waits.length > 0 ? html`<small>${t("mine.wait", { who: waits.join(", ") })}</small>` : nothing}
    ${match.deadline ? html`<small>${t("mine.left", { time: left(match.deadline) })}</small>` : nothing}`;
}
