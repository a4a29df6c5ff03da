/** Leads through the pages of a list. */

import { html, nothing, type TemplateResult } from "lit";
import { t } from "../i18n/words.js";
import type { Shown } from "./lines.js";

/** @param all how many rows there are */
export function pager(
  shown: Shown<unknown>,
  all: number,
  link: (page: number) => string,
): TemplateResult | typeof nothing {
  if (shown.pages === 1) {
    return nothing;
  }
  const last = shown.first + shown.rows.length - 1;
  const step = (page: number, words: string, rel: string): TemplateResult | typeof nothing =>
    page < 1 || page > shown.pages ? nothing : html`<a class="button" rel=${rel} href=${link(page)}>${words}</a>`;
  return html`<nav class="buttons" aria-label=${t("league.pages")}>
    ${step(shown.page - 1, t("league.before"), "prev")}
    <span>${t("league.of", { from: shown.first, to: last, n: all })}</span>
    ${step(shown.page + 1, t("league.next"), "next")}
  </nav>`;
}
