/** Accounts: find them, suspend them, end their sessions, let their owners set a new password. */

import { html, nothing, type TemplateResult } from "lit";
import type { OperatedAccount, PasswordResetToken } from "../app/api.js";
import { send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { Paged } from "../app/paged.js";
import { profileOf } from "../app/player-link.js";
import { day, moment } from "../app/time.js";
import { t } from "../i18n/words.js";
import { withReason } from "./act.js";

const PAGE = 20;
/** The platform looks for beginnings of names from this length on. */
const NAME_MIN = 3;

export class AccountsSection extends LightElement {
  static override properties = { code: { state: true } };

  /** Where the owner of an account sets a new password; it is shown this once. */
  declare code: { handle: string; link: string; until: string } | undefined;

  private readonly found = new Paged<OperatedAccount>(this, PAGE);
  private name = "";

  override connectedCallback(): void {
    super.connectedCallback();
    void this.read();
  }

  private read(): Promise<void> {
    return this.found.read("/operator/accounts", this.name ? { q: this.name } : {});
  }

  private find(event: Event): void {
    const name = (event.target as HTMLInputElement).value.trim();
    if (name === "" || name.length >= NAME_MIN) {
      this.name = name;
      void this.read();
    }
  }

  private async act(account: OperatedAccount, what: "suspend" | "lift-suspension" | "end-sessions"): Promise<void> {
    const days =
      what === "suspend"
        ? html`<label
            >${t("operate.days")}<input type="number" name="days" min="1" max="3650" placeholder=${t("operate.noEnd")}
          /></label>`
        : nothing;
    const act = async (fields: FormData): Promise<void> => {
      const many = Number(fields.get("days"));
      const body = { reason: fields.get("reason"), ...(many > 0 ? { days: many } : {}) };
      await send("POST", `/operator/accounts/${account.id}/${what}`, body);
      await this.read();
    };
    await withReason(`${t(`operate.act.${what}`)}: ${account.handle}`, act, days);
  }

  private async reset({ id, handle }: OperatedAccount): Promise<void> {
    const act = async (fields: FormData): Promise<void> => {
      const path = `/operator/accounts/${id}/reset-password`;
      const made = await send<PasswordResetToken>("POST", path, { reason: fields.get("reason") });
      const link = `${location.origin}${location.pathname}#/password?code=${made.token}`;
      this.code = { handle, link, until: made.expiresAt };
    };
    await withReason(`${t("operate.act.reset")}: ${handle}`, act);
  }

  protected override render(): TemplateResult {
    return html`<label class="search">
        ${t("operate.find")}
        <input type="search" autocomplete="off" maxlength="24" @input=${this.find} />
      </label>
      ${this.code
        ? html`<p class="card here" role="status">
            ${t("operate.handOver", { who: this.code.handle, at: moment(this.code.until) })}
            <code class="once" data-api>${this.code.link}</code>
          </p>`
        : nothing}
      ${this.found.items?.length === 0 ? html`<p>${t("people.nobody")}</p>` : nothing}
      <ul class="tables" data-accounts>
        ${(this.found.items ?? []).map((account) => this.account(account))}
      </ul>
      ${this.found.button()}`;
  }

  private account(account: OperatedAccount): TemplateResult {
    const { handle, bot, operator, createdAt, suspension } = account;
    return html`<li class="card">
      <a href=${profileOf(handle)} data-api><b>${handle}</b></a>
      ${bot ? html`<small>${t("seat.bot")}</small>` : nothing}
      ${operator ? html`<small>${t("operate.operator")}</small>` : nothing}
      <small>${t("operate.since", { at: day(createdAt) })}</small>
      ${suspension
        ? html`<span class="fault">
            ${suspension.until ? t("operate.suspendedUntil", { at: moment(suspension.until) }) : t("operate.suspended")}
            <span data-api>${suspension.reason}</span>
          </span>`
        : nothing}
      ${operator ? nothing : this.acts(account)}
    </li>`;
  }

  /** No operator acts on the account of another. */
  private acts(account: OperatedAccount): TemplateResult {
    const suspension = account.suspension ? "lift-suspension" : "suspend";
    return html`<span class="buttons">
      <button type="button" @click=${() => this.act(account, suspension)}>${t(`operate.act.${suspension}`)}</button>
      <button type="button" @click=${() => this.act(account, "end-sessions")}>${t("operate.act.end-sessions")}</button>
      ${account.bot
        ? nothing
        : html`<button type="button" @click=${() => this.reset(account)}>${t("operate.act.reset")}</button>`}
    </span>`;
  }
}

customElements.define("accounts-section", AccountsSection);
