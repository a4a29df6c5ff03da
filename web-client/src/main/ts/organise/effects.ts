/** What a change would do, and what others have done meanwhile, in words. */

import { html, nothing, type TemplateResult } from "lit";
import { moment } from "../app/time.js";
import { figure } from "../app/figure.js";
import { t } from "../i18n/words.js";
import { actor, eventTexts, publicWords } from "./event-words.js";
import { nameOf, type CompetitionRecord, type DryRun, type Running, type Standing } from "./documents.js";

const LINES_MAX = 12;

const number = (value: number): string => figure(value, 2);

/** The events, the standing before and after where it changes, warnings, and whether it can be taken back. */
export function effects(tried: DryRun, running: Running): TemplateResult {
  const texts = eventTexts(tried.events, running);
  const lines = tried.after.flatMap((line) => {
    const before = tried.before.find((each) => each.entrant === line.entrant && each.division === line.division);
    return before && (before.rank !== line.rank || before.points !== line.points) ? [{ before, line }] : [];
  });
  return html`<p><b>${t("org.dry.title")}</b></p>
    <ul class="plain">
      ${texts.slice(0, LINES_MAX).map((text) => html`<li>${text}</li>`)}
      ${texts.length > LINES_MAX ? html`<li>${t("org.dry.more", { n: texts.length - LINES_MAX })}</li>` : nothing}
    </ul>
    ${
      lines.length > 0
        ? html`<table class="standing">
            <caption>
              ${t("org.dry.standing")}
            </caption>
            <thead>
              <tr>
                <th scope="col">${t("org.who")}</th>
                <th scope="col">${t("org.rank")}</th>
                <th scope="col">${t("org.points")}</th>
              </tr>
            </thead>
            <tbody>
              ${lines.slice(0, LINES_MAX).map(
                ({ before, line }) =>
                  html`<tr>
                    <th scope="row" data-api>${line.handle ?? nameOf(running, line.entrant)}</th>
                    <td>${before.rank} → ${line.rank}</td>
                    <td>${number(before.points)} → ${number(line.points)}</td>
                  </tr>`,
              )}
            </tbody>
          </table>`
        : nothing
    }
    ${(tried.affected ?? [])
      .filter((round) => round.elsewhere.length > 0)
      .map((round) => html`<p>${t("org.dry.affected", { round: round.round, n: round.elsewhere.length })}</p>`)}
    ${tried.nextSeason ? html`<p>${t("org.dry.nextSeason")}</p>` : nothing}
    ${tried.warnings.map((warning) => html`<p class="fault" lang="en" data-api>${warning}</p>`)}
    ${tried.undo === undefined
      ? nothing
      : html`<p class="final">${isFinal(tried) ? t("org.final") : t("org.dry.undo")}</p>`}`;
}

/** True for what nothing takes back once it is done; the API says so in its first words. */
export function isFinal({ undo }: DryRun): boolean {
  return undo?.startsWith("cannot ") === true;
}

/** What others did since the reader began: who, what, why and when. */
export function missed(records: readonly CompetitionRecord[], running: Running): TemplateResult {
  return html`<p><b>${t("org.met")}</b></p>
    <ul class="plain">
      ${records.map(
        (record) => html`<li>
          <b data-api>${actor(record)}</b>:
          ${eventTexts(record.events, running, record.by).join(" ")}
          <q data-api ?hidden=${!publicWords(record)}>${publicWords(record)}</q>
          <small>${t("time.at", { at: moment(record.at) })}</small>
        </li>`,
      )}
    </ul>`;
}

/** The result that counts now, where a ruling would replace it. */
export function standing({ by, at, reason, seats = [] }: Standing): TemplateResult {
  return html`<p><b>${t("org.stands")}</b></p>
    <p>
      ${by ? html`<b data-api>${by.handle}</b>` : t("org.platform")}${at ? html`, ${t("time.at", { at: moment(at) })}` : nothing}
      ${reason ? html`<q data-api>${reason}</q>` : nothing}
    </p>
    <ol class="plain">
      ${seats.map(
        (seat) => html`<li>
          ${t("org.place", { place: seat.place })} <span data-api>${seat.handle}</span>
          ${seat.score === undefined ? nothing : html`(${seat.score})`}
        </li>`,
      )}
    </ol>`;
}
