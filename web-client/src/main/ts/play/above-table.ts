/** What is said above the table: whose turn it is, what has just happened, what a lesson asks for. */

import { html, nothing, type TemplateResult } from "lit";
import type { Match } from "../app/api.js";
import { t } from "../i18n/words.js";
import { LessonTable } from "./lesson-table.js";
import { namesOf } from "./seat-names.js";
import { mine, type Table } from "./table.js";
import { wonBy } from "./won-by.js";
import "./lesson-panel.js";

/** Whose turn it is, or how it has ended. */
export function heading(table: Table): string {
  const match = table.live!;
  const who = namesOf(match, match.toAct);
  if (match.status === "ENDED") {
    const won = wonBy(match);
    return won ? t(won.by, { who: namesOf(match, won.seats) }) : t("match.over");
  }
  if (match.status === "RULED") {
    return t("match.ruled");
  }
  if (match.clock.hold && match.toAct.length > 0 && table.actions.length === 0) {
    return t("match.paused");
  }
  if (table.kind === "lessons") {
    return t("lesson.title");
  }
  if (table.kind === "sandboxes") {
    return t("sandbox.turn", { who });
  }
  if (match.seat !== undefined && match.clock.seats[match.seat]?.answering) {
    return t("match.asked");
  }
  return mine(match) ? t("match.yours") : t("match.waits", { who });
}

/** What has just happened, and how to see all of it at once. */
export function happened(table: Table): TemplateResult {
  const text = table.log.at(-1)?.lines.map((line) => line.text).join(" ") ?? "";
  return html`<p class="happened">
    <span role="status" data-api>${text}</span>
    ${table.behind
      ? html`<button type="button" @click=${() => table.skip()}>${t("match.skip")}</button>`
      : nothing}
  </p>`;
}

/**
 * That an earlier move is shown, if one is.
 *
 * @param link to the table as it is now
 */
export function earlier(table: Table, shown: Match, link: string): TemplateResult | typeof nothing {
  const last = table.live!.version;
  return shown.version === last
    ? nothing
    : html`<p class="past">${t("match.past", { n: shown.version, last })} <a href=${link}>${t("match.now")}</a></p>`;
}

/** What the lesson says, if this is one. */
export function taughtBy(table: Table): TemplateResult | typeof nothing {
  return table instanceof LessonTable && table.step
    ? html`<lesson-panel
        .step=${table.step}
        .game=${table.live!.game}
        .news=${table.log.filter((step) => step.version > table.seen)}
        .busy=${table.busy}
        @back=${() => table.back()}
        @again=${() => table.again()}
      ></lesson-panel>`
    : nothing;
}
