/** Messages to this device while no page is open (Web Push), where the platform and the browser can do it. */

import { html, type TemplateResult } from "lit";
import type { PushSettings as Push } from "../app/api.js";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import { keepPreferences, preferences } from "../app/preferences.js";
import { store, stored } from "../app/stored.js";
import { refusal } from "../play/refusal.js";
import { spoken, t } from "../i18n/words.js";

const NAME = "push";
const PATH = "/players/me/push-subscriptions";

/** What a device can be notified of. */
const KINDS = [
  "YOUR_TURN",
  "YOU_WERE_ASKED",
  "TIME_IS_SHORT",
  "MATCH_STARTED",
  "MATCH_ENDED",
  "ROUND_PUBLISHED",
  "TABLE_LATE",
  "ANNOUNCEMENT",
] as const;
type Kind = (typeof KINDS)[number];

export class PushSettings extends LightElement {
  static override properties = { push: { state: true }, on: { state: true }, busy: { state: true } };

  declare push: Push | undefined;
  /** Whether this browser is subscribed. */
  declare on: boolean;
  declare busy: boolean;

  constructor() {
    super();
    this.on = false;
    this.busy = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void get<Push>("/push").then((push) => (this.push = push));
    void this.subscription().then((found) => (this.on = found !== null));
  }

  private get possible(): boolean {
    return "serviceWorker" in navigator && "PushManager" in globalThis && this.push?.enabled === true;
  }

  private async subscription(): Promise<PushSubscription | null> {
    const worker = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration("/app/") : undefined;
    return worker?.pushManager?.getSubscription() ?? null;
  }

  private async subscribe(): Promise<void> {
    const worker = await navigator.serviceWorker.ready;
    const subscribed = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: this.push!.publicKey!,
    });
    const { endpoint, keys } = subscribed.toJSON();
    const kinds = this.kinds;
    const made = await send<{ id: string }>("POST", PATH, {
      endpoint,
      keys,
      lang: spoken(),
      kinds,
      device: navigator.userAgent.slice(0, 60),
    });
    store(NAME, made.id);
  }

  private async unsubscribe(): Promise<void> {
    await (await this.subscription())?.unsubscribe();
    const id = stored<string>(NAME);
    if (id) {
      await send("DELETE", `${PATH}/${id}`);
      store(NAME, undefined);
    }
  }

  /** Those that the player wants; a subscription has at least one. */
  private get kinds(): Kind[] {
    return KINDS.filter((kind) => preferences().push.includes(kind));
  }

  private toggle(): Promise<void> {
    return this.change(async () => {
      await (this.on ? this.unsubscribe() : this.subscribe());
      this.on = !this.on;
    });
  }

  private choose(kind: Kind, wanted: boolean): Promise<void> {
    return this.change(async () => {
      const others = preferences().push.filter((each) => each !== kind);
      await keepPreferences({ push: wanted ? [...others, kind] : others });
      if (this.on && this.kinds.length === 0) {
        await this.unsubscribe();
        this.on = false;
      } else if (this.on) {
        await this.subscribe();
      }
    });
  }

  private async change(what: () => Promise<void>): Promise<void> {
    this.busy = true;
    try {
      await what();
      say(t("set.kept"));
    } catch (failure) {
      say(failure instanceof DOMException ? t("push.refused") : refusal(failure), true);
    } finally {
      this.busy = false;
    }
  }

  private kind(kind: Kind): TemplateResult {
    return html`<label class="check"
      ><input
        type="checkbox"
        .checked=${preferences().push.includes(kind)}
        @change=${(event: Event) => this.choose(kind, (event.target as HTMLInputElement).checked)}
      />
      ${t(`push.kind.${kind}`)}</label
    >`;
  }

  protected override render(): TemplateResult {
    return html`<section class="card form" aria-labelledby="set-push">
      <h2 id="set-push">${t("push.title")}</h2>
      <p>${t(this.possible ? "push.what" : "push.not")}</p>
      ${this.possible
        ? html`<fieldset ?disabled=${this.busy}>
              <legend>${t("push.kinds")}</legend>
              ${KINDS.map((kind) => this.kind(kind))}
            </fieldset>
            <button type="button" ?disabled=${this.busy || this.kinds.length === 0} @click=${this.toggle}>
              ${t(this.on ? "push.stop" : "push.start")}
            </button>`
        : ""}
    </section>`;
  }
}

customElements.define("push-settings", PushSettings);
