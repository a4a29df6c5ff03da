/** What operators and the host have done: who, when, to whom, why. */

import { html, nothing, type TemplateResult } from "lit";
import type { OperatorAction } from "../app/api.js";
import { LightElement } from "../app/light.js";
import { Paged } from "../app/paged.js";
import { playerLink } from "../app/player-link.js";
import { moment } from "../app/time.js";
import { t } from "../i18n/words.js";
import { namesOf } from "./act.js";

const PAGE = 50;

export class ActionsSection extends LightElement {
  private names = new Map<string, string>();

  private readonly actions = new Paged<OperatorAction>(this, PAGE, async ({ items }) => {
    const names = await namesOf(items.flatMap(({ operator, account, successor }) => [operator, account, successor]));
    this.names = new Map([...this.names, ...names]);
  });

  override connectedCallback(): void {
    super.connectedCallback();
    void this.actions.read("/operator/actions");
  }

  private who(id: string | undefined): TemplateResult {
    const named = id === undefined ? undefined : { player: id, handle: this.names.get(id) };
    return named ? playerLink(named, t("operate.gone")) : html`${nothing}`;
  }

  protected override render(): TemplateResult {
    if (!this.actions.items) {
      return html`<p>${t("load.wait")}</p>`;
    }
    return html`<ol class="tables" data-actions>
        ${this.actions.items.map((action) => this.action(action))}
      </ol>
      ${this.actions.button()}`;
  }

  private action(action: OperatorAction): TemplateResult {
    const { at, operator, kind, account, successor, until, reason, matchId, competitionId } = action;
    return html`<li class="card" data-kind=${kind}>
      <small>${t("time.at", { at: moment(at) })}</small>
      <b>${t(`operate.did.${kind}`)}</b>
      ${this.who(account)} ${successor ? html`→ ${this.who(successor)}` : nothing}
      ${until ? html`<small>${t("time.due", { at: moment(until) })}</small>` : nothing}
      ${matchId ? html`<a href="#/matches/${matchId}">${t("operate.theMatch")}</a>` : nothing}
      ${competitionId ? html`<a href="#/competition/${competitionId}">${t("operate.competition")}</a>` : nothing}
      <small>${operator ? html`${t("operate.by")} ${this.who(operator)}` : t("operate.byHost")}</small>
      <span data-api>${reason}</span>
    </li>`;
  }
}

customElements.define("actions-section", ActionsSection);
