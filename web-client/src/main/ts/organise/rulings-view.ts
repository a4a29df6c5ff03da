/** What players ask for, and every ruling and penalty with its reason, to be lifted where it was wrong. */

import { html, nothing, type TemplateResult } from "lit";
import { t } from "../i18n/words.js";
import { act, when } from "./act-form.js";
import { closeRequest, liftPenalty, liftRuling } from "./acts.js";
import { items, nameOf, type Ruling, type RulingRequest } from "./documents.js";
import { ReadingView } from "./reading.js";

export class RulingsView extends ReadingView {
  static override properties = { ...ReadingView.properties, rulings: { state: true }, requests: { state: true } };

  declare rulings: readonly Ruling[];
  declare requests: readonly RulingRequest[];

  constructor() {
    super();
    this.rulings = [];
    this.requests = [];
  }

  protected override async load(): Promise<void> {
    [this.rulings, this.requests] = await Promise.all([
      items<Ruling>(this.document("rulings")),
      items<RulingRequest>(this.document("ruling-requests")),
    ]);
  }

  protected override render(): TemplateResult {
    const open = this.requests.filter((each) => each.status === "OPEN");
    const { penalties } = this.running.competition;
    return html`<div class="columns">
      <section class="card" aria-labelledby="rulings-requests">
        <h2 id="rulings-requests">${t("rulings.requests", { n: open.length })}</h2>
        <ul class="rows">
          ${open.map(
            (each) =>
              html`<li>
                <b data-api>${nameOf(this.running, each.entrant)}</b>
                <a href="#/organise/${this.running.competition.competitionId}?view=rounds"
                  >${t("rulings.at", { round: each.round, table: each.table })}</a
                >
                <q data-api>${each.reason}</q> ${when(each.at)} ${act(this.running, closeRequest(each.request))}
              </li>`,
          )}
        </ul>
        ${open.length === 0 ? html`<p>${t("rulings.none")}</p>` : nothing}
      </section>
      <section class="card" aria-labelledby="rulings-all">
        <h2 id="rulings-all">${t("rulings.all", { n: this.rulings.length })}</h2>
        <ul class="rows">
          ${[...this.rulings].reverse().map(
            (each) => html`<li class=${each.lifted ? "gone" : ""}>
              <span>${t("rulings.at", { round: each.round, table: each.table })}</span>
              <span>${each.source ? t(`rounds.source.${each.source}`) : t("rulings.replay")}</span>
              <b data-api>${each.by?.handle ?? ""}</b> <q data-api>${each.reason}</q> ${when(each.at)}
              ${each.own ? html`<span class="fault">${t("rulings.own")}</span>` : nothing}
              ${each.lifted ? html`<span>${t("rulings.lifted")}</span>` : act(this.running, liftRuling(each.ruling))}
            </li>`,
          )}
        </ul>
      </section>
      <section class="card" aria-labelledby="rulings-penalties">
        <h2 id="rulings-penalties">${t("rulings.penalties", { n: penalties.length })}</h2>
        <ul class="rows">
          ${penalties.map(
            (each) =>
              html`<li class=${each.lifted ? "gone" : ""}>
                <b data-api>${nameOf(this.running, each.entrant)}</b>
                <span>${t("entrants.penalty", { n: Number(each.points) })}</span>
                ${each.card === "NONE" ? nothing : html`<span>${t(`org.card.${each.card}`)}</span>`}
                <q data-api>${each.reason}</q>
                ${when(each.at)}
                ${each.lifted ? html`<span>${t("rulings.lifted")}</span>` : act(this.running, liftPenalty(each.number))}
              </li>`,
          )}
        </ul>
      </section>
    </div>`;
  }
}

customElements.define("rulings-view", RulingsView);
