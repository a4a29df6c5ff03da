/** Signing in, and making an account where the host lets people do so. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { RegistrationRules as Registration } from "../app/api.js";
import { fault, handleField, secretField } from "../app/credential-fields.js";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import { register, signIn } from "../app/session.js";
import { backFromSignIn } from "../app/sign-in-first.js";
import { t } from "../i18n/words.js";
import { refusal } from "../play/refusal.js";

export class SignInPage extends LightElement {
  static override properties = {
    invitation: { attribute: false },
    back: { attribute: false },
    fresh: { state: true },
    failure: { state: true },
    registration: { state: true },
  };

  /** Code of the invitation that led here; empty for none. */
  declare invitation: string;
  /** Path of the platform's page that led here; empty for none. */
  declare back: string;
  declare fresh: boolean;
  /** Why it was not possible, as the platform says it. */
  declare failure: unknown;
  declare registration: Registration | undefined;

  constructor() {
    super();
    this.invitation = "";
    this.back = "";
    this.fresh = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void get<Registration>("/auth/registration").then((rules) => (this.registration = rules));
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("invitation") && this.invitation) {
      this.fresh = true;
    }
  }

  private async submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const handle = String(form.get("handle"));
    const password = String(form.get("password"));
    this.failure = undefined;
    try {
      if (this.fresh) {
        const terms = this.registration?.terms ? { termsAccepted: form.has("terms") } : {};
        const age = this.registration?.minimumAge ? { ageConfirmed: form.has("age") } : {};
        const invitation = this.invited ? { invitation: String(form.get("invitation")) } : {};
        await register(handle, password, { ...terms, ...age, ...invitation });
        await this.keepEmail(String(form.get("address") ?? ""), password);
      } else {
        await signIn(handle, password);
      }
      backFromSignIn(this.back);
    } catch (failure) {
      this.failure = failure;
      await this.updateComplete;
      this.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    }
  }

  /** The account is there: an e-mail address that is refused can be entered again in the settings. */
  private async keepEmail(address: string, password: string): Promise<void> {
    if (address) {
      await send("PUT", "/players/me/email", { address, password }).then(
        () => say(t("mail.sent")),
        (failure: unknown) => say(refusal(failure), true),
      );
    }
  }

  private get invited(): boolean {
    return this.registration?.who === "invitation";
  }

  protected override render(): TemplateResult {
    return html`
      <h1>${t(this.fresh ? "sign.register" : "sign.in")}</h1>
      <form class="card form" @submit=${this.submit}>
        ${handleField(fault(this.failure, "handle", this.fresh))}
        ${secretField(t("sign.password"), this.fresh, fault(this.failure, "password", this.fresh))}
        ${this.fresh && this.registration?.email
          ? html`<label
              >${t("sign.email")}<input type="email" name="address" maxlength="254" autocomplete="email" /><small
                >${t("sign.email.what")}</small
              ></label
            >`
          : nothing}
        ${this.fresh && this.invited
          ? html`<label
              >${t("sign.invitation")}<input
                name="invitation"
                required
                maxlength="100"
                autocomplete="off"
                .value=${this.invitation}
            /></label>`
          : nothing}
        ${this.fresh && this.registration?.terms
          ? html`<label><input type="checkbox" name="terms" required /> ${t("sign.terms")}</label>
              <small>${this.registration.terms}</small>`
          : nothing}
        ${this.fresh && this.registration?.minimumAge
          ? html`<label
              ><input type="checkbox" name="age" required /> ${t("sign.age", { n: this.registration.minimumAge })}</label
            >`
          : nothing}
        ${this.registration?.providers.map(
          (provider) => html`<a class="button" href="${provider.signIn}?return=/app/" data-api>${provider.title}</a>`,
        )}
        ${this.failure ? html`<p class="fault" role="alert">${this.why()}</p>` : nothing}
        <button class="do">${t(this.fresh ? "sign.register" : "sign.in")}</button>
        ${this.others()}
      </form>
    `;
  }

  /** What a field says is not said again. */
  private why(): string {
    const named = ["handle", "password"].some((field) => fault(this.failure, field, this.fresh));
    return named ? t("sign.fault") : refusal(this.failure);
  }

  private other(): void {
    this.fresh = !this.fresh;
    this.failure = undefined;
  }

  /** What else people may want who come here. */
  private others(): TemplateResult {
    const who = this.registration?.who;
    return html`${who === "oidc" || who === "operator"
      ? html`<p>${t(`sign.by.${who}`)}</p>`
      : html`<button type="button" class="quiet" @click=${this.other}>
          ${t(this.fresh ? "sign.have" : "sign.new")}
        </button>`}
    ${this.fresh ? nothing : html`<p><a href="#/password">${t("lost.link")}</a></p>`}`;
  }
}

customElements.define("sign-in-page", SignInPage);
