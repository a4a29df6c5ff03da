/** What a player sets: language, confirmation, sounds, colours, quiet hours, messages, sessions, the account. */

import { html, nothing, type TemplateResult } from "lit";
import { get } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import type { Preferences, RegistrationRules } from "../app/api.js";
import { keepPreferences, onPreferences, preferences } from "../app/preferences.js";
import { keepLanguage } from "../app/session.js";
import { play } from "../app/sound.js";
import { languages } from "../i18n/languages.js";
import { spoken, t } from "../i18n/words.js";
import "./access-settings.js";
import "./account-settings.js";
import "./deletion-settings.js";
import "./email-settings.js";
import "./identity-settings.js";
import "./quiet-settings.js";
import "./push-settings.js";
import "./session-settings.js";
import "./token-settings.js";

const ORIENTATIONS = ["auto", "landscape", "portrait"] as const;
const SCHEMES = ["auto", "light", "dark"] as const;

export class SettingsPage extends LightElement {
  static override properties = { rules: { state: true } };

  /** What the host offers: letters, providers. */
  declare rules: RegistrationRules | undefined;

  private leave: (() => void) | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.leave?.();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.leave = onPreferences(() => this.requestUpdate());
    void get<RegistrationRules>("/auth/registration").then((rules) => (this.rules = rules));
  }

  private async keep(changed: Partial<Preferences>): Promise<void> {
    await keepPreferences(changed);
    if (changed.sounds) {
      play("turn");
    }
    say(t("set.kept"));
    if (changed.language) {
      keepLanguage(changed.language);
      location.reload();
    }
  }

  private check(name: "confirmCommands" | "sounds" | "animations" | "autoPass", text: string): TemplateResult {
    const value = preferences()[name];
    return html`<label class="check"
      ><input type="checkbox" name=${name} .checked=${value} @change=${() => this.keep({ [name]: !value })} />
      ${text}</label
    >`;
  }

  /** @param names whether the titles are names, which are the same in every language */
  private choice<K extends string>(
    text: string,
    values: [K, string][],
    now: string,
    changed: (value: K) => Partial<Preferences>,
    names = false,
  ): TemplateResult {
    return html`<label
      >${text}<select @change=${(event: Event) => this.keep(changed((event.target as HTMLSelectElement).value as K))}>
        ${values.map(([value, title]) => html`<option value=${value} ?selected=${value === now} ?data-api=${names}>${title}</option>`)}
      </select></label
    >`;
  }

  protected override render(): TemplateResult {
    const kept = preferences();
    const zones = [kept.timeZone ?? "", ...Intl.supportedValuesOf("timeZone")];
    return html`
      <h1>${t("set.title")}</h1>
      <div class="settings">
        <section class="card form" aria-labelledby="set-play">
          <h2 id="set-play">${t("set.play")}</h2>
          ${this.check("confirmCommands", t("set.confirm"))} ${this.check("autoPass", t("set.autoPass"))}
          ${this.check("sounds", t("set.sounds"))} ${this.check("animations", t("set.animations"))}
          ${this.choice(
            t("nav.language"),
            languages().map(({ code, name }) => [code as NonNullable<Preferences["language"]>, name]),
            spoken() as NonNullable<Preferences["language"]>,
            (language) => ({ language }),
            true,
          )}
          ${this.choice(
            t("set.orientation"),
            ORIENTATIONS.map((value) => [value, t(`set.orientation.${value}`)]),
            kept.orientation,
            (orientation) => ({ orientation }),
          )}
          ${this.choice(
            t("set.scheme"),
            SCHEMES.map((value) => [value, t(`set.scheme.${value}`)]),
            kept.colourScheme,
            (colourScheme) => ({ colourScheme }),
          )}
          ${this.choice(
            t("set.zone"),
            [["", t("set.zone.device")], ...zones.filter(Boolean).map((zone): [string, string] => [zone, zone])],
            kept.timeZone ?? "",
            (timeZone) => ({ timeZone: timeZone || undefined }),
            true,
          )}
        </section>
        <quiet-settings></quiet-settings>
        <push-settings></push-settings>
        <session-settings></session-settings>
        <access-settings></access-settings>
        <account-settings></account-settings>
        ${this.rules?.email ? html`<email-settings></email-settings>` : nothing}
        <identity-settings .providers=${this.rules?.providers ?? []}></identity-settings>
        <token-settings></token-settings>
        <deletion-settings></deletion-settings>
      </div>
    `;
  }
}

customElements.define("settings-page", SettingsPage);
