/** What tells a sandbox from a match at a glance, and leads back: a line that was tried becomes conditional orders. */

import { html, nothing, type TemplateResult } from "lit";
import type { History, Log, Match, SandboxMatch } from "../app/api.js";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import { go } from "../app/router.js";
import { store } from "../app/stored.js";
import { spoken, t } from "../i18n/words.js";

const ORDERS_MAX = 20;

interface Line {
  orders: unknown[];
  texts: Record<string, string>;
}

export class SandboxBar extends LightElement {
  static override properties = { sandbox: { attribute: false }, version: { attribute: false } };

  declare sandbox: SandboxMatch;
  declare version: number;

  /** What the seat of the match did in the sandbox, without what was taken back; only the seat sees its commands. */
  private async line(): Promise<Line> {
    const { sandboxId, fromVersion, seat } = this.sandbox.sandbox;
    const asSeen = `from=${fromVersion + 1}&limit=200&seat=${seat}`;
    const [history, log] = await Promise.all([
      get<History>(`/sandboxes/${sandboxId}/events?${asSeen}`),
      get<Log>(`/sandboxes/${sandboxId}/log?${asSeen}&lang=${spoken()}`),
    ]);
    const kept: History["items"] = [];
    for (const step of history.items) {
      if (step.command?.type === "Undo") {
        kept.pop();
      } else {
        kept.push(step);
      }
    }
    const own = kept.filter((step) => step.seat === seat && step.command).slice(0, ORDERS_MAX);
    const texts = own.map((step) => {
      const text = log.items.find((line) => line.version === step.version)?.lines.map((line) => line.text).join(" ");
      return [JSON.stringify(step.command), text ?? ""];
    });
    return { orders: own.map((step) => step.command), texts: Object.fromEntries(texts) };
  }

  private async toOrders(): Promise<void> {
    const match = this.sandbox.sandbox.from;
    const { orders, texts } = await this.line();
    if (orders.length === 0) {
      say(t("sandbox.noLine"), true);
      return;
    }
    const real = await get<Match>(`/matches/${match}`);
    await send("POST", `/matches/${match}/commands`, { type: "SetOrders", orders }, real.version);
    store(`orders.${match}`, texts);
    say(t("sandbox.ordered", { n: orders.length }));
    go(`matches/${match}`);
  }

  private async fork(): Promise<void> {
    const path = `/sandboxes/${this.sandbox.sandbox.sandboxId}/fork`;
    const forked = await send<{ sandboxId: string }>("POST", path, { version: this.version });
    go(`sandboxes/${forked.sandboxId}`);
  }

  private async discard(): Promise<void> {
    await send("DELETE", `/sandboxes/${this.sandbox.sandbox.sandboxId}`);
    go(`matches/${this.sandbox.sandbox.from}`);
  }

  protected override render(): TemplateResult {
    const sandbox = this.sandbox.sandbox;
    return html`<section class="sandbox-bar" aria-label=${t("sandbox.title")}>
      <p>
        <b>${t("sandbox.title")}</b> ${t("sandbox.what")}
        <a href="#/matches/${sandbox.from}?v=${sandbox.fromVersion}"
          >${t("sandbox.from", { n: sandbox.fromVersion })}</a
        >
      </p>
      <p class="buttons">
        ${sandbox.seat === undefined
          ? nothing
          : html`<button type="button" class="do" @click=${this.toOrders}>${t("sandbox.toOrders")}</button>`}
        <button type="button" @click=${this.fork}>${t("sandbox.fork")}</button>
        <button type="button" @click=${this.discard}>${t("sandbox.remove")}</button>
      </p>
    </section>`;
  }
}

customElements.define("sandbox-bar", SandboxBar);
