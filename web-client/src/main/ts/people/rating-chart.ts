/** How a rating went, with how far it may be off. */

import { html, type TemplateResult } from "lit";
import { figure } from "../app/figure.js";
import { lineChart } from "../app/chart.js";
import { day, moment } from "../app/time.js";
import { t } from "../i18n/words.js";
import type { Rated } from "./figures.js";

/** @param values the earliest first; at least one */
export function ratingChart(title: string, values: readonly Rated[]): TemplateResult {
  return lineChart({
    title,
    steps: t("chart.at"),
    labels: values.map(({ at }) => day(at)),
    series: [{ name: title, values: values.map(({ value }) => value), margins: values.map(({ margin }) => margin) }],
    written: figure,
    table: table(values),
  });
}

function table(values: readonly Rated[]): TemplateResult {
  return html`<table class="figures">
    <thead>
      <tr>
        <th scope="col">${t("chart.at")}</th>
        <th scope="col">${t("chart.value")}</th>
        <th scope="col">${t("chart.margin")}</th>
      </tr>
    </thead>
    <tbody>
      ${values.toReversed().map(
        ({ at, value, margin, href }) => html`<tr>
          <th scope="row">${linked(t("time.at", { at: moment(at) }), href)}</th>
          <td>${figure(value)}</td>
          <td>± ${figure(margin)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

function linked(text: string, href: string | undefined): TemplateResult | string {
  return href ? html`<a class="player" href=${href}>${text}</a>` : text;
}
