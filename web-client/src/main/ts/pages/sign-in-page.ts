/** Signing in, and making an account. */

import { html, LitElement, nothing, type TemplateResult } from "lit";
import type { RegistrationRules as Registration } from "../app/api.js";
import { get } from "../app/http.js";
import { register, signIn } from "../app/session.js";
import { backFromSignIn } from "../app/sign-in-first.js";
import { t } from "../i18n/words.js";
import { refusal } from "../play/refusal.js";

export class SignInPage extends LitElement {
  static override properties = {
    fresh: { state: true },
    fault: { state: true },
    registration: { state: true },
  };

  declare fresh: boolean;
  declare fault: string;
  declare registration: Registration | undefined;

  constructor() {
    super();
    this.fresh = false;
    this.fault = "";
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void get<Registration>("/auth/registration").then((rules) => (this.registration = rules));
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
        await register(handle, password, { ...terms, ...age });
      } else {
        await signIn(handle, password);
      }
      backFromSignIn();
    } catch (failure) {
      this.fault = refusal(failure);
    }
  }

  protected override render(): TemplateResult {
    return html`
      <h1>${t(this.fresh ? "sign.register" : "sign.in")}</h1>
      <form class="card form" @submit=${this.submit}>
        <label>${t("sign.handle")}<input name="handle" required autocomplete="username" minlength="3" /></label>
        <label
          >${t("sign.password")}<input
            name="password"
            type="password"
            required
            autocomplete=${this.fresh ? "new-password" : "current-password"}
        /></label>
        ${this.fresh ? html`<small>${t("sign.password.hint")}</small>` : nothing}
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
        <button type="button" class="quiet" @click=${() => (this.fresh = !this.fresh)}>
          ${t(this.fresh ? "sign.have" : "sign.new")}
        </button>
      </form>
    `;
  }
}

customElements.define("sign-in-page", SignInPage);
