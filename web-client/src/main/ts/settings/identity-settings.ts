/** Providers through which one signs in as well: linked and unlinked by the owner of the account alone. */

import { html, nothing, type TemplateResult } from "lit";
import type { LinkBegun, LinkedIdentity, Page, RegistrationRules } from "../app/api.js";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import { t } from "../i18n/words.js";
import { refusal } from "../play/refusal.js";
import { kept } from "./kept.js";
import { proven } from "./proof.js";

const PATH = "/players/me/identities";
const BACK = encodeURIComponent("/app/");

export class IdentitySettings extends LightElement {
  static override properties = { providers: { attribute: false }, linked: { state: true } };

  /** Those of the host. */
  declare providers: RegistrationRules["providers"];
  declare linked: LinkedIdentity[];

  constructor() {
    super();
    this.providers = [];
    this.linked = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.read();
  }

  private async read(): Promise<void> {
    this.linked = (await get<Page<LinkedIdentity>>(PATH)).items;
  }

  private async link(provider: string): Promise<void> {
    try {
      const begun = await proven(() => send<LinkBegun>("POST", `${PATH}/${provider}?return=${BACK}`));
      location.assign(begun.authorizationUrl);
    } catch (failure) {
      say(refusal(failure), true);
    }
  }

  private async unlink(identity: string): Promise<void> {
    await kept(() => send("DELETE", `${PATH}/${identity}`));
    await this.read();
  }

  protected override render(): TemplateResult {
    if (this.providers.length === 0 && this.linked.length === 0) {
      return html`${nothing}`;
    }
    const free = this.providers.filter((provider) => !this.linked.some((each) => each.title === provider.title));
    return html`<section class="card form" aria-labelledby="set-identities">
      <h2 id="set-identities">${t("ident.title")}</h2>
      <ul class="tables">
        ${this.linked.map(
          (each) => html`<li>
            <span data-api>${each.title}</span>
            <button type="button" @click=${() => this.unlink(each.id)}>${t("ident.unlink")}</button>
          </li>`,
        )}
      </ul>
      ${free.map(
        (provider) => html`<button type="button" @click=${() => this.link(provider.name)}>
          ${t("ident.link", { provider: provider.title })}
        </button>`,
      )}
    </section>`;
  }
}

customElements.define("identity-settings", IdentitySettings);
