/** Webhooks of a competition: what is sent where, what became of it, and a test. */

import { html, nothing, type TemplateResult } from "lit";
import { Refused } from "baffin-client";
import { ask } from "../app/ask.js";
import type { Page } from "../app/api.js";
import { get, send } from "../app/http.js";
import { say } from "../app/notice.js";
import { moment } from "../app/time.js";
import { t, type Key } from "../i18n/words.js";
import { refusal } from "../play/refusal.js";
import { when } from "./act-form.js";
import { control, type Field } from "./controls.js";
import type { Delivery, Hook, Violation } from "./documents.js";
import { faultText } from "./faults.js";
import { ReadingView } from "./reading.js";

const PATH = "/webhooks";
/** What a webhook can be about: all, or the events that programs ask for most. */
const EVENTS = [
  "competition.*",
  "competition.round-published",
  "competition.standings-changed",
  "competition.table-late",
  "competition.ruling-requested",
  "competition.announcement",
  "competition.finished",
] as const;

/** What a webhook or a delivery is about, in words; another event is one of the competition. */
function eventName(event: string): string {
  const known = [...EVENTS, "webhook.ping"].some((each) => each === event);
  return t((known ? `hooks.${event}` : "hooks.other") as Key);
}

type Form = { url?: string; events: string; description?: string };

const fields = (): (Field & { name: keyof Form })[] => [
  { name: "url", kind: "text", title: "hooks.url", what: "hooks.url.what", max: 2000 },
  { name: "events", kind: "choice", title: "hooks.events", values: EVENTS.map((each) => [each, eventName(each)]) },
  { name: "description", kind: "text", title: "hooks.description", max: 200, optional: true },
];

export class HooksView extends ReadingView {
  static override properties = {
    ...ReadingView.properties,
    hooks: { state: true },
    deliveries: { state: true },
    made: { state: true },
    form: { state: true },
    faults: { state: true },
  };

  declare hooks: readonly Hook[];
  /** By webhook. */
  declare deliveries: Record<string, readonly Delivery[]>;
  /** The webhook whose secret is shown, this once. */
  declare made: Hook | undefined;
  declare form: Form;
  declare faults: readonly Violation[];

  constructor() {
    super();
    this.hooks = [];
    this.deliveries = {};
    this.form = { events: EVENTS[0] };
    this.faults = [];
  }

  protected override async load(): Promise<void> {
    const all = (await get<Page<Hook>>(PATH)).items;
    this.hooks = all.filter((each) => each.competitionId === this.running.competition.competitionId);
  }

  private async doing(act: () => Promise<unknown>, done: string): Promise<void> {
    this.faults = [];
    try {
      await act();
      say(done);
      await this.load();
    } catch (failure) {
      if (failure instanceof Refused) {
        this.faults = (failure.problem.violations ?? []) as Violation[];
      }
      say(refusal(failure), true);
    }
  }

  private async create(event: Event): Promise<void> {
    event.preventDefault();
    const { competitionId } = this.running.competition;
    await this.doing(async () => {
      this.made = await send<Hook>("POST", PATH, { ...this.form, events: [this.form.events], competitionId });
      this.form = { events: EVENTS[0] };
    }, t("hooks.created"));
  }

  private async show({ webhookId }: Hook): Promise<void> {
    const found = await get<Page<Delivery>>(`${PATH}/${webhookId}/deliveries?limit=20`);
    this.deliveries = { ...this.deliveries, [webhookId]: found.items };
  }

  private test(hook: Hook): Promise<void> {
    return this.doing(async () => {
      await send("POST", `${PATH}/${hook.webhookId}/ping`);
      await this.show(hook);
    }, t("hooks.tested"));
  }

  private async end(hook: Hook): Promise<void> {
    if (await ask(t("hooks.remove.sure"), t("hooks.remove"))) {
      await this.doing(() => send("DELETE", `${PATH}/${hook.webhookId}`), t("hooks.removed"));
    }
  }

  protected override render(): TemplateResult {
    const fault = (name: string): string =>
      this.faults.filter((each) => each.pointer.startsWith(`/${name}`)).map((each) => faultText(each)).join(" ");
    const set = (name: string) => (value: unknown) => (this.form = { ...this.form, [name]: value });
    return html`<section class="card" aria-labelledby="hooks-title">
      <h2 id="hooks-title">${t("hooks.title")}</h2>
      <p class="hint">${t("hooks.what")}</p>
      ${this.made?.secret
        ? html`<p role="status" class="secret-once">${t("hooks.secret")} <code data-api>${this.made.secret}</code></p>`
        : nothing}
      <ul class="rows">
        ${this.hooks.map((hook) => this.hook(hook))}
      </ul>
      <form class="form" @submit=${this.create}>
        <h3>${t("hooks.new")}</h3>
        ${fields().map((field) =>
          control(field, `hooks-${field.name}`, this.form[field.name], set(field.name), fault(field.name)),
        )}
        <button class="do">${t("hooks.create")}</button>
      </form>
    </section>`;
  }

  private hook(hook: Hook): TemplateResult {
    const { webhookId, url, state, events, failingSince } = hook;
    const sent = this.deliveries[webhookId];
    const patch = (enabled: boolean): Promise<void> =>
      this.doing(() => send("PATCH", `${PATH}/${webhookId}`, { enabled }), t("set.kept"));
    const rotate = (): Promise<void> =>
      this.doing(
        async () => (this.made = await send<Hook>("POST", `${PATH}/${webhookId}/rotate-secret`)),
        t("hooks.rotated"),
      );
    return html`<li>
      <b class="url" data-api>${url}</b> <span class="badge">${t(`hooks.state.${state}`)}</span>
      <span>${events.map(eventName).join(", ")}</span>
      ${failingSince ? html`<span class="fault">${t("hooks.failing", { at: moment(failingSince) })}</span>` : nothing}
      <div class="buttons">
        <button type="button" @click=${() => void this.test(hook)}>${t("hooks.test")}</button>
        <button type="button" aria-expanded=${sent !== undefined} @click=${() => void this.show(hook)}>
          ${t("hooks.deliveries")}
        </button>
        ${
          state === "DEAD"
            ? nothing
            : html`<button type="button" @click=${() => void patch(state !== "ACTIVE")}>
                  ${state === "ACTIVE" ? t("hooks.pause") : t("hooks.enable")}
                </button>
                <button type="button" @click=${() => void rotate()}>${t("hooks.rotate")}</button>`
        }
        <button type="button" @click=${() => void this.end(hook)}>${t("hooks.remove")}</button>
      </div>
      ${sent ? html`<ul class="rows">${sent.map((each) => this.delivery(hook, each))}</ul>` : nothing}
      ${sent?.length === 0 ? html`<p>${t("hooks.nothing")}</p>` : nothing}
    </li>`;
  }

  private delivery(
    hook: Hook,
    { deliveryId, type, state, createdAt, nextAttemptAt, attempts }: Delivery,
  ): TemplateResult {
    const last = attempts.at(-1);
    const again = (): Promise<void> =>
      this.doing(async () => {
        await send("POST", `${PATH}/${hook.webhookId}/deliveries/${deliveryId}/resend`);
        await this.show(hook);
      }, t("hooks.resent"));
    return html`<li>
      <span>${eventName(type)}</span> ${when(createdAt)}
      <span class=${state === "FAILED" ? "fault" : ""}>${t(`hooks.delivery.${state}`)}</span>
      <span>${t("hooks.attempts", { n: attempts.length })}</span>
      ${last?.status ? html`<span>${t("hooks.status", { status: last.status })}</span>` : nothing}
      ${last?.error ? html`<q lang="en" data-api>${last.error}</q>` : nothing}
      ${nextAttemptAt ? html`<small>${t("hooks.next", { at: moment(nextAttemptAt) })}</small>` : nothing}
      <button type="button" @click=${() => void again()}>${t("hooks.resend")}</button>
    </li>`;
  }
}

customElements.define("hooks-view", HooksView);
