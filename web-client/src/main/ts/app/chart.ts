/** Lines over steps, such as points by round, drawn in the page; the same figures follow as a table. */

import { html, nothing, svg, type TemplateResult } from "lit";
import { t } from "../i18n/words.js";
import { AREA, band, extent, pieces, place, ticks, type Point, type Series } from "./scale.js";

/** More lines than these would look alike. */
export const SERIES_MAX = 6;

/** So many labels have room below the picture. */
const LABELS_MAX = 12;
/** A line of more points than these has no dots. */
const DOTS_MAX = 60;

export interface Chart {
  title: string;
  /** What the labels are, such as rounds. */
  steps: string;
  labels: readonly string[];
  series: readonly Series[];
  /** True where less is better: 1 is at the top. */
  falling?: boolean;
  /** How a value is written. */
  written?: (value: number) => string;
  /** The same figures as a table; missing for one with a row for each series. */
  table?: TemplateResult;
}

export function lineChart(chart: Chart): TemplateResult {
  const { title, labels, falling } = chart;
  const shown = chart.series.slice(0, SERIES_MAX);
  const scale = ticks(extent(shown), falling);
  const written = chart.written ?? String;
  const every = Math.ceil(labels.length / LABELS_MAX);
  return html`<figure class="chart">
    <figcaption>${title}</figcaption>
    <svg viewBox="0 0 ${AREA.width} ${AREA.height}" aria-hidden="true">
      ${scale.map((value) => grid(value, scale, written(value), falling))}
      ${labels.map((label, at) => {
        const { x } = place(at, labels.length, scale[0]!, scale);
        return at % every === 0
          ? svg`<text x=${x} y=${AREA.height - 10} text-anchor="middle">${label}</text>`
          : nothing;
      })}
      ${shown.map((each, at) => drawnLine(each, at, scale, falling))}
    </svg>
    ${
      shown.length > 1
        ? html`<ul class="legend">
            ${shown.map((each, at) => html`<li>${sample(at)} <span data-api>${each.name}</span></li>`)}
          </ul>`
        : nothing
    }
    <details>
      <summary>${t("chart.figures")}</summary>
      <div class="wide" tabindex="0" role="region" aria-label=${title}>${chart.table ?? figures(chart, written)}</div>
    </details>
  </figure>`;
}

function grid(value: number, scale: readonly number[], text: string, falling?: boolean): TemplateResult {
  const { y } = place(0, 2, value, scale, falling);
  return svg`<line class="grid" x1=${AREA.left} x2=${AREA.right} y1=${y} y2=${y} />
    <text x=${AREA.left - 6} y=${y + 4} text-anchor="end">${text}</text>`;
}

function drawnLine(series: Series, at: number, scale: readonly number[], falling?: boolean): TemplateResult {
  const dots = series.values.length <= DOTS_MAX;
  return svg`<g class="series-${at}"><polygon class="band" points=${path(band(series, scale))} />${pieces(
    series,
    scale,
    falling,
  ).map(
    (piece) => svg`<polyline points=${path(piece)} />
      ${dots ? piece.map(({ x, y }) => svg`<circle cx=${x} cy=${y} r="3.5" />`) : nothing}`,
  )}</g>`;
}

function path(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x},${y}`).join(" ");
}

function sample(at: number): TemplateResult {
  return html`<svg class="sample" viewBox="0 0 40 12" aria-hidden="true">
    ${svg`<g class="series-${at}"><polyline points="1,6 39,6" /><circle cx="20" cy="6" r="3.5" /></g>`}
  </svg>`;
}

/** All series, also those for which the picture has no room. */
function figures({ title, steps, labels, series }: Chart, written: (value: number) => string): TemplateResult {
  return html`<table class="grid">
    <caption class="unseen">
      ${title}
    </caption>
    <thead>
      <tr>
        <th scope="col">${steps}</th>
        ${labels.map((label) => html`<th scope="col" data-api>${label}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${series.map(
        (each) =>
          html`<tr>
            <th scope="row" data-api>${each.name}</th>
            ${each.values.map((value) => html`<td>${value === undefined ? "–" : written(value)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
