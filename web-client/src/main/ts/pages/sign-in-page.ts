/** Signing in, and making an account where the host lets people do so. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { RegistrationRules as Registration } from "../app/api.js";
import { handleField } from "../app/credential-fields.js";
import { get } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { register, signIn } from "../app/session.js";
import { backFromSignIn } from "../app/sign-in-first.js";
import { t } from "../i18n/words.js";
import { refusal } from "../play/refusal.js";

export class SignInPage extends LightElement {
  static override properties = {
    invitation: { attribute: false },
    back: { attribute: false },
    fresh: { state: true },
    fault: { state: true },
    registration: { state: true },
  };

  /** Code of the invitation that led here; empty for none. */
  declare invitation: string;
  /** Path of the platform's page that led here; empty for none. */
  declare back: string;
  declare fresh: boolean;
  declare fault: string;
  declare registration: Registration | undefined;

  constructor() {
    super();
    this.invitation = "";
    this.back = "";
    this.fresh = false;
    this.fault = "";
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
    try {
      if (this.fresh) {
        const terms = this.registration?.terms ? { termsAccepted: form.has("terms") } : {};
        const age = this.registration?.minimumAge ? { ageConfirmed: form.has("age") } : {};
        const invitation = this.invited ? { invitation: String(form.get("invitation")) } : {};
        await register(handle, password, { ...terms, ...age, ...invitation });
      } else {
        await signIn(handle, password);
      }
      backFromSignIn(this.back);
    } catch (failure) {
      this.fault = refusal(failure);
    }
  }

  private get invited(): boolean {
    return this.registration?.who === "invitation";
  }

  protected override render(): TemplateResult {
    return html`
      <h1>${t(this.fresh ? "sign.register" : "sign.in")}</h1>
      <form class="card form" @submit=${this.submit}>
        ${handleField()}
        <label
          >${t("sign.password")}<input
            name="password"
            type="password"
            required
            autocomplete=${this.fresh ? "new-password" : "current-password"}
        /></label>
        ${this.fresh ? html`<small>${t("sign.password.hint")}</small>` : nothing}
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
        ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
        <button class="do">${t(this.fresh ? "sign.register" : "sign.in")}</button>
        ${this.others()}
      </form>
    `;
  }

  /** What else people may want who come here. */
  private others(): TemplateResult {
    const who = this.registration?.who;
    return html`${who === "oidc" || who === "operator"
      ? html`<p>${t(`sign.by.${who}`)}</p>`
      : html`<button type="button" class="quiet" @click=${() => (this.fresh = !this.fresh)}>
          ${t(this.fresh ? "sign.have" : "sign.new")}
        </button>`}
    ${this.fresh ? nothing : html`<p><a href="#/password">${t("lost.link")}</a></p>`}`;
  }
}

customElements.define("sign-in-page", SignInPage);
