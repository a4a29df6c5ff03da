/** A chart of values in time, and the same figures as a table. */

import { html, nothing, svg, type TemplateResult } from "lit";
import { LightElement } from "../app/light.js";
import { day, moment } from "../app/time.js";
import { t } from "../i18n/words.js";
import { drawn, FRAME, path, type Value } from "./chart.js";
import { figure } from "./figures.js";

/** A line of more points than this has no dots. */
const DOTS_MAX = 60;

function linked(text: string, href: string | undefined): TemplateResult {
  return href ? html`<a class="player" href=${href}>${text}</a>` : html`${text}`;
}

export class LineChart extends LightElement {
  static override properties = { label: { attribute: false }, values: { attribute: false } };

  declare label: string;
  /** The earliest first; at least one. */
  declare values: readonly Value[];

  protected override render(): TemplateResult {
    const first = this.values[0]!;
    const last = this.values.at(-1)!;
    const { line, band, ticks } = drawn(this.values);
    const { width, height, left, right, bottom } = FRAME;
    return html`<figure class="chart">
        <svg viewBox="0 0 ${width} ${height}" role="img" aria-label=${this.label}>
          ${ticks.map(
            ({ value, y }) => svg`<line class="grid" x1=${left} x2=${right} y1=${y} y2=${y} />
              <text x=${left - 8} y=${y + 6} text-anchor="end">${figure(value)}</text>`,
          )}
          ${svg`<polygon class="band" points=${path(band)} /><polyline class="line" points=${path(line)} />`}
          ${line.length > DOTS_MAX ? nothing : line.map(({ x, y }) => svg`<circle cx=${x} cy=${y} r="3.5" />`)}
          <text x=${left} y=${bottom + 30}>${day(first.at)}</text>
          ${this.values.length > 1
            ? svg`<text x=${right} y=${bottom + 30} text-anchor="end">${day(last.at)}</text>`
            : nothing}
        </svg>
      </figure>
      <details>
        <summary>${t("chart.figures")}</summary>
        <div class="wide" tabindex="0" role="region" aria-label=${this.label}>${this.figures()}</div>
      </details>`;
  }

  private figures(): TemplateResult {
    return html`<table>
      <thead>
        <tr>
          <th scope="col">${t("chart.at")}</th>
          <th scope="col">${t("chart.value")}</th>
          <th scope="col">${t("chart.margin")}</th>
        </tr>
      </thead>
      <tbody>
        ${this.values.toReversed().map(
          ({ at, value, margin, href }) => html`<tr>
            <th scope="row">${linked(t("time.at", { at: moment(at) }), href)}</th>
            <td>${figure(value)}</td>
            <td>${margin === undefined ? nothing : `± ${figure(margin)}`}</td>
          </tr>`,
        )}
      </tbody>
    </table>`;
  }
}

customElements.define("line-chart", LineChart);
