/** Who takes part: entrants, alternates, invitations; lists to paste, seeds, check-in, pairs that are kept apart. */

import { html, nothing, type TemplateResult } from "lit";
import { t } from "../i18n/words.js";
import { act } from "./act-form.js";
import {
  allow,
  checkInAlternate,
  checkInMany,
  dropAlternate,
  endInvitation,
  forbid,
  invite,
  liftPenalty,
  ofEntrant,
  seeding,
  swapDivisions,
} from "./acts.js";
import { items, nameOf, type Alternate, type Entrant, type Invitation } from "./documents.js";
import { ReadingView } from "./reading.js";

export class EntrantsView extends ReadingView {
  static override properties = {
    ...ReadingView.properties,
    alternates: { state: true },
    invitations: { state: true },
    chosen: { state: true },
  };

  declare alternates: readonly Alternate[];
  declare invitations: readonly Invitation[];
  /** The entrant whose acts are shown, by number. */
  declare chosen: number | undefined;

  constructor() {
    super();
    this.alternates = [];
    this.invitations = [];
  }

  protected override async load(): Promise<void> {
    [this.alternates, this.invitations] = await Promise.all([
      items<Alternate>(this.document("alternates")),
      items<Invitation>(this.document("invitations")),
    ]);
  }

  protected override render(): TemplateResult {
    const { running } = this;
    const { status, divisions, policy } = running.competition;
    const before = status === "ANNOUNCED" || status === "ENTRY";
    const league = policy.format.type === "DivisionLeague";
    const swiss =
      policy.format.type === "PodSwiss" || policy.format.type === "Heats" || policy.format.type.endsWith("Elimination");
    return html`<div class="columns">
      <section class="card" aria-labelledby="entrants-all">
        <h2 id="entrants-all">${t("entrants.title", { n: running.entrants.length })}</h2>
        ${divisions.length > 1
          ? divisions.map(
              (division) => html`<h3>${t("entrants.division", { n: division.number, tier: division.tier })}</h3>
                ${this.list(running.entrants.filter((each) => division.entrants.includes(each.entrant)))}`,
            )
          : this.list(running.entrants)}
        ${running.entrants.length === 0 ? html`<p>${t("entrants.none")}</p>` : nothing}
      </section>
      <section class="card" aria-labelledby="entrants-acts">
        <h2 id="entrants-acts">${t("entrants.acts")}</h2>
        ${act(running, invite)} ${act(running, checkInMany)}
        ${before ? act(running, seeding) : nothing} ${swiss ? act(running, forbid) : nothing}
        ${league && !before ? act(running, swapDivisions) : nothing} ${this.apart()}
      </section>
      ${this.waiting()}
    </div>`;
  }

  private list(entrants: readonly Entrant[]): TemplateResult {
    const { seededByHand } = this.running.competition;
    return html`<ul class="rows">
      ${entrants.map((each) => {
        const seed = seededByHand.indexOf(each.entrant);
        const open = this.chosen === each.entrant;
        const yellow = each.cards.yellow + each.cards.carried;
        return html`<li class=${each.presence === "ACTIVE" ? "" : "gone"}>
          <span class="number">${each.entrant}</span>
          <b data-api>${nameOf(this.running, each.entrant)}</b>
          ${each.presence === "ACTIVE" ? nothing : html`<span>${t(`entrants.${each.presence}`)}</span>`}
          ${each.reason ? html`<q data-api>${each.reason}</q>` : nothing}
          ${each.checkedIn ? html`<span class="badge">${t("entrants.here")}</span>` : nothing}
          ${seed >= 0 ? html`<span>${t("entrants.seed", { n: seed + 1 })}</span>` : nothing}
          ${each.rating === undefined ? nothing : html`<small>${t("entrants.rating", { n: each.rating })}</small>`}
          ${yellow > 0 ? html`<span>${t("entrants.yellow", { n: yellow })}</span>` : nothing}
          ${each.cards.red > 0 ? html`<span>${t("entrants.red", { n: each.cards.red })}</span>` : nothing}
          <button type="button" aria-expanded=${open} @click=${() => (this.chosen = open ? undefined : each.entrant)}>
            ${t("org.more")}<span class="hidden" data-api> ${nameOf(this.running, each.entrant)}</span>
          </button>
          ${open
            ? html`<div class="acts">
                ${ofEntrant(each, this.running).map((one) => act(this.running, one))} ${this.penalties(each.entrant)}
              </div>`
            : nothing}
        </li>`;
      })}
    </ul>`;
  }

  private penalties(entrant: number): TemplateResult[] {
    const open = this.running.competition.penalties.filter((each) => each.entrant === entrant && !each.lifted);
    return open.map(
      ({ number, points, card, reason }) =>
        html`<p>
            ${t("entrants.penalty", { n: Number(points) })} ${card === "NONE" ? nothing : t(`org.card.${card}`)}
            <q data-api>${reason}</q>
          </p>
          ${act(this.running, liftPenalty(number))}`,
    );
  }

  private apart(): TemplateResult | typeof nothing {
    const pairs = this.running.competition.forbiddenPairs.filter((each) => !each.lifted);
    return pairs.length > 0
      ? html`<h3>${t("entrants.apart")}</h3>
          <ul class="rows">
            ${pairs.map(
              (pair) =>
                html`<li>
                  <span data-api>${nameOf(this.running, pair.one)} / ${nameOf(this.running, pair.other)}</span>
                  <q data-api>${pair.reason}</q>
                  ${act(this.running, allow(pair.number))}
                </li>`,
            )}
          </ul>`
      : nothing;
  }

  private waiting(): TemplateResult {
    return html`<section class="card" aria-labelledby="entrants-invited">
        <h2 id="entrants-invited">${t("entrants.invited", { n: this.invitations.length })}</h2>
        <ul class="rows">
          ${this.invitations.map(
            (each) =>
              html`<li>
                <b data-api>${each.handle ?? ""}</b>
                <span>${t(`entrants.as.${each.as}`)}</span> ${act(this.running, endInvitation(each.player))}
              </li>`,
          )}
        </ul>
      </section>
      <section class="card" aria-labelledby="entrants-alternates">
        <h2 id="entrants-alternates">${t("entrants.alternates", { n: this.alternates.length })}</h2>
        <p class="hint">${t("entrants.alternates.what")}</p>
        <ol class="rows">
          ${this.alternates.map(
            (each) =>
              html`<li>
                <b data-api>${each.handle ?? ""}</b>
                ${each.checkedIn
                  ? html`<span class="badge">${t("entrants.here")}</span>`
                  : act(this.running, checkInAlternate(each.player))}
                ${act(this.running, dropAlternate(each.player))}
              </li>`,
          )}
        </ol>
      </section>`;
  }
}

customElements.define("entrants-view", EntrantsView);
