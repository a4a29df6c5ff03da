/** Personal access tokens: a program of one's own does what its token allows, without a password. */

import { html, nothing, type TemplateResult } from "lit";
import type { AccessToken, Page } from "../app/api.js";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { moment } from "../app/time.js";
import { t } from "../i18n/words.js";
import { kept } from "./kept.js";

const PATH = "/players/me/tokens";
const SCOPES = ["read", "play", "organise", "webhooks"] as const;

export class TokenSettings extends LightElement {
  static override properties = { all: { state: true }, made: { state: true } };

  declare all: AccessToken[];
  /** The secret of the token that was made last; it is shown this once. */
  declare made: string | undefined;

  constructor() {
    super();
    this.all = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.read();
  }

  private async read(): Promise<void> {
    this.all = (await get<Page<AccessToken>>(PATH)).items;
  }

  private async make(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const data = new FormData(form);
    const body = { name: data.get("name"), scopes: data.getAll("scopes"), days: Number(data.get("days")) };
    await kept(async () => {
      this.made = (await send<AccessToken>("POST", PATH, body)).token;
      form.reset();
      await this.read();
    });
  }

  private async end(token: AccessToken): Promise<void> {
    await kept(() => send("DELETE", `${PATH}/${token.id}`));
    await this.read();
  }

  protected override render(): TemplateResult {
    return html`<section class="card form" aria-labelledby="set-tokens">
      <h2 id="set-tokens">${t("token.title")}</h2>
      <p>${t("token.what")}</p>
      <ul class="tables">
        ${this.all.map((token) => this.token(token))}
      </ul>
      ${this.made ? html`<p role="status">${t("token.once")} <code data-api>${this.made}</code></p>` : nothing}
      <form class="form" @submit=${this.make}>
        <label>${t("token.name")}<input name="name" required maxlength="60" autocomplete="off" /></label>
        <fieldset>
          <legend>${t("token.scopes")}</legend>
          ${SCOPES.map(
            (scope) => html`<label class="check"
              ><input type="checkbox" name="scopes" value=${scope} ?checked=${scope === "read"} />
              ${t(`token.${scope}`)}</label
            >`,
          )}
        </fieldset>
        <label>${t("token.days")}<input type="number" name="days" min="1" max="366" value="90" required /></label>
        <button>${t("token.make")}</button>
      </form>
    </section>`;
  }

  private token(token: AccessToken): TemplateResult {
    return html`<li>
      <span data-api>${token.name}</span> <small data-api>${token.scopes.join(", ")}</small>
      <small>${t("token.ends", { at: moment(token.expiresAt) })}</small>
      ${token.usedAt ? html`<small>${t("sess.used", { at: moment(token.usedAt) })}</small>` : nothing}
      <button type="button" @click=${() => this.end(token)}>${t("sess.end")}</button>
    </li>`;
  }
}

customElements.define("token-settings", TokenSettings);
