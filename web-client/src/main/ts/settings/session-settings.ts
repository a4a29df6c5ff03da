/** Where the player is signed in. */

import { html, nothing, type TemplateResult } from "lit";
import type { Page, Session } from "../app/api.js";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { signOut } from "../app/session.js";
import { moment } from "../app/time.js";
import { t } from "../i18n/words.js";

const PATH = "/players/me/sessions";

/** What browsers call themselves, before those that they claim to be. */
const BROWSERS = { Edg: "Edge", OPR: "Opera", Firefox: "Firefox", Chrome: "Chrome", Safari: "Safari" };
const SYSTEMS = { iPhone: "iPhone", iPad: "iPad", Android: "Android", Windows: "Windows", "Mac OS": "macOS", Linux: "Linux" };

/** Browser and system as people call them; the whole text of what is neither. */
function deviceName(text: string): string {
  const named = [BROWSERS, SYSTEMS].map((known) => Object.entries(known).find(([word]) => text.includes(word))?.[1]);
  return named.filter(Boolean).join(", ") || text || "—";
}

export class SessionSettings extends LightElement {
  static override properties = { all: { state: true } };

  declare all: Session[];

  constructor() {
    super();
    this.all = [];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.read();
  }

  private async read(): Promise<void> {
    this.all = (await get<Page<Session>>(PATH)).items;
  }

  private async end(path: string): Promise<void> {
    await send("DELETE", path);
    await this.read();
  }

  protected override render(): TemplateResult {
    return html`<section class="card" aria-labelledby="set-sessions">
      <h2 id="set-sessions">${t("sess.title")}</h2>
      <ul class="tables">
        ${this.all.map(
          (session) => html`<li>
            <span data-api>${deviceName(session.device)}</span> <small data-api>${session.address}</small>
            <small>${t("sess.used", { at: moment(session.usedAt) })}</small>
            ${session.current
              ? html`<b>${t("sess.this")}</b>`
              : html`<button type="button" @click=${() => this.end(`${PATH}/${session.id}`)}>${t("sess.end")}</button>`}
          </li>`,
        )}
      </ul>
      <p class="buttons">
        ${this.all.length > 1
          ? html`<button type="button" @click=${() => this.end(PATH)}>${t("sess.endOthers")}</button>`
          : nothing}
        <button type="button" @click=${() => void signOut()}>${t("nav.signOut")}</button>
      </p>
    </section>`;
  }
}

customElements.define("session-settings", SessionSettings);
