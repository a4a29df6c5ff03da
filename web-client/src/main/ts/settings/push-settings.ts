/** Messages to this device while no page is open (Web Push), where the platform and the browser can do it. */

import { html, type TemplateResult } from "lit";
import type { PushSettings as Push } from "../app/api.js";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import { preferences } from "../app/preferences.js";
import { store, stored } from "../app/stored.js";
import { refusal } from "../play/refusal.js";
import { spoken, t } from "../i18n/words.js";

const NAME = "push";
const PATH = "/players/me/push-subscriptions";

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
    const kinds = preferences().push;
    const made = await send<{ id: string }>("POST", PATH, {
      endpoint,
      keys,
      lang: spoken(),
      kinds: kinds.length > 0 ? kinds : undefined,
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

  private async toggle(): Promise<void> {
    this.busy = true;
    try {
      await (this.on ? this.unsubscribe() : this.subscribe());
      this.on = !this.on;
      say(t("set.kept"));
    } catch (failure) {
      say(failure instanceof DOMException ? t("push.refused") : refusal(failure), true);
    } finally {
      this.busy = false;
    }
  }

  protected override render(): TemplateResult {
    return html`<section class="card form" aria-labelledby="set-push">
      <h2 id="set-push">${t("push.title")}</h2>
      <p>${t(this.possible ? "push.what" : "push.not")}</p>
      ${this.possible
        ? html`<button type="button" ?disabled=${this.busy} @click=${this.toggle}>
            ${t(this.on ? "push.stop" : "push.start")}
          </button>`
        : ""}
    </section>`;
  }
}

customElements.define("push-settings", PushSettings);
