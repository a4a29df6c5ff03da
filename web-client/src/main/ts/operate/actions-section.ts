/** What operators and the host have done: who, when, to whom, why. */

import { html, nothing, type TemplateResult } from "lit";
import type { OperatorAction, Page } from "../app/api.js";
import { get } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { playerLink } from "../app/player-link.js";
import { moment } from "../app/time.js";
import { t } from "../i18n/words.js";
import { namesOf } from "./act.js";

const PAGE = 50;

export class ActionsSection extends LightElement {
  static override properties = { actions: { state: true }, next: { state: true } };

  declare actions: OperatorAction[] | undefined;
  declare next: string | undefined;

  private names = new Map<string, string>();

  override connectedCallback(): void {
    super.connectedCallback();
    void this.read();
  }

  private async read(more = false): Promise<void> {
    const cursor = more && this.next ? `&cursor=${encodeURIComponent(this.next)}` : "";
    const page = await get<Page<OperatorAction>>(`/operator/actions?limit=${PAGE}${cursor}`);
    const names = await namesOf(page.items.flatMap(({ operator, account, successor }) => [operator, account, successor]));
    this.names = new Map([...this.names, ...names]);
    this.actions = more ? [...(this.actions ?? []), ...page.items] : page.items;
    this.next = page.items.length === PAGE ? page.nextCursor : undefined;
  }

  private who(id: string | undefined): TemplateResult {
    return id === undefined ? html`${nothing}` : playerLink({ player: id, handle: this.names.get(id) }, t("operate.gone"));
  }

  protected override render(): TemplateResult {
    if (!this.actions) {
      return html`<p>${t("load.wait")}</p>`;
    }
    return html`<ol class="tables" data-actions>
        ${this.actions.map((action) => this.action(action))}
      </ol>
      ${this.next
        ? html`<p class="buttons"><button type="button" @click=${() => this.read(true)}>${t("start.more")}</button></p>`
        : nothing}`;
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
      ${operator ? html`<small>${t("operate.by")} ${this.who(operator)}</small>` : html`<small>${t("operate.byHost")}</small>`}
      <span data-api>${reason}</span>
    </li>`;
  }
}

customElements.define("actions-section", ActionsSection);
