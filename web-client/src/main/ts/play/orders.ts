/** Conditional orders of one's seat: played by themselves on its turns, as long as the rules allow. */

import { html, nothing, type TemplateResult } from "lit";
import type { Match } from "../app/api.js";
import { LightElement } from "../app/light.js";
import { stored } from "../app/stored.js";
import { t } from "../i18n/words.js";

/** What an order is called: as the sandbox called it from which it came, else as it is recorded. */
function named(match: string, order: Record<string, unknown>): string {
  const text = stored<Record<string, string>>(`orders.${match}`)?.[JSON.stringify(order)];
  if (text) {
    return text;
  }
  const { type, ...parts } = order;
  const values = Object.entries(parts).map(([name, value]) => `${name} ${JSON.stringify(value)}`);
  return [String(type), ...values].join(", ");
}

export class StandingOrders extends LightElement {
  static override properties = { match: { attribute: false } };

  declare match: Match;

  private set(orders: unknown[]): void {
    this.dispatchEvent(new CustomEvent("act", { detail: { type: "SetOrders", orders } }));
  }

  protected override render(): TemplateResult {
    const orders = this.match.table.orders ?? [];
    if (orders.length === 0) {
      return html`${nothing}`;
    }
    return html`<section aria-labelledby="orders-title">
      <h2 id="orders-title">${t("orders.title")}</h2>
      <p>${t("orders.what")}</p>
      <ol class="orders">
        ${orders.map(
          (order, at) => html`<li>
            <span data-api>${named(this.match.matchId, order)}</span>
            <button type="button" class="quiet" @click=${() => this.set(orders.filter((_, other) => other !== at))}>
              ${t("orders.remove")}
            </button>
          </li>`,
        )}
      </ol>
      <button type="button" @click=${() => this.set([])}>${t("orders.clear")}</button>
    </section>`;
  }
}

customElements.define("standing-orders", StandingOrders);
