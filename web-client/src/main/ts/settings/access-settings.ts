/** What acts for the account since its owner last confirmed that all is theirs: after somebody else was in it. */

import { html, nothing, type TemplateResult } from "lit";
import type { BotCredentials, NewAccess, Page, PushSubscriptionView, Webhook } from "../app/api.js";
import { passwordField } from "../app/credential-fields.js";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { moment } from "../app/time.js";
import { t } from "../i18n/words.js";
import { kept } from "./kept.js";

const PATH = "/players/me/new-access";
const PUSH = "/players/me/push-subscriptions";

/** Where each kind is ended. */
const KINDS = {
  bot: "/bots",
  identity: "/players/me/identities",
  "oauth-client": "/players/me/oauth-clients",
  webhook: "/webhooks",
  push: PUSH,
} as const;

interface Item {
  kind: keyof typeof KINDS;
  id: string;
  name: string;
  createdAt: string;
}

export class AccessSettings extends LightElement {
  static override properties = { items: { state: true }, drawn: { state: true } };

  declare items: Item[];
  /** The new password of the bot that was taken back last; it is shown this once. */
  declare drawn: string | undefined;
  private until = "";

  constructor() {
    super();
    this.items = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.read();
  }

  private async read(): Promise<void> {
    const [fresh, hooks, pushes] = await Promise.all([
      get<NewAccess>(PATH),
      get<Page<Webhook>>("/webhooks"),
      get<Page<PushSubscriptionView>>(PUSH),
    ]);
    const others: Item[] = [
      ...hooks.items.map((each): Item => ({ ...each, kind: "webhook", id: each.webhookId, name: each.url })),
      ...pushes.items.map((each): Item => ({ ...each, kind: "push", name: each.device || each.host })),
    ];
    const since = Date.parse(fresh.since);
    this.until = fresh.until;
    this.items = [...(fresh.items as Item[]), ...others.filter((each) => Date.parse(each.createdAt) > since)];
  }

  /** A bot stays, with another password: its matches need it. All else goes. */
  private async end(item: Item): Promise<void> {
    const path = `${KINDS[item.kind]}/${item.id}`;
    await kept(async () => {
      if (item.kind === "bot") {
        this.drawn = (await send<BotCredentials>("POST", `${path}/password`)).password;
      } else {
        await send("DELETE", path);
      }
    });
    await this.read();
  }

  private async confirm(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const password = new FormData(event.target as HTMLFormElement).get("password");
    const body = { until: this.until, ...(password ? { password } : {}) };
    if (await kept(() => send("PUT", PATH, body))) {
      this.drawn = undefined;
      await this.read();
    }
  }

  protected override render(): TemplateResult {
    if (this.items.length === 0) {
      return html`${nothing}`;
    }
    return html`<section class="card form" aria-labelledby="set-access">
      <h2 id="set-access">${t("access.title")}</h2>
      <p>${t("access.what")}</p>
      <ul class="tables">
        ${this.items.map(
          (item) => html`<li>
            <b>${t(`access.${item.kind}`)}</b> <span data-api>${item.name}</span>
            <small>${moment(item.createdAt)}</small>
            <button type="button" @click=${() => this.end(item)}>
              ${t(item.kind === "bot" ? "access.takeBack" : "sess.end")}
            </button>
          </li>`,
        )}
      </ul>
      ${this.drawn ? html`<p role="status">${t("access.drawn")} <code data-api>${this.drawn}</code></p>` : nothing}
      <form class="form" @submit=${this.confirm}>
        ${passwordField(false)}
        <button>${t("access.confirm")}</button>
      </form>
    </section>`;
  }
}

customElements.define("access-settings", AccessSettings);
