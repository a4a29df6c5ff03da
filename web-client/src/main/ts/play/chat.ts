/** The public talk at a table. */

import { html, LitElement, nothing, type TemplateResult } from "lit";
import type { ChatLine, Page, Seat } from "../app/api.js";
import { get, send } from "../app/http.js";
import type { Told } from "../app/live.js";
import { say } from "../app/notice.js";
import { player } from "../app/session.js";
import { t } from "../i18n/words.js";
import { refusal } from "./match-page.js";

export class MatchChat extends LitElement {
  static override properties = {
    match: { attribute: false },
    seats: { attribute: false },
    lines: { state: true },
  };

  declare match: string;
  declare seats: Seat[];
  declare lines: ChatLine[];

  constructor() {
    super();
    this.lines = [];
    this.addEventListener("said", (event) => this.said((event as CustomEvent<Told>).detail));
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void get<Page<ChatLine>>(`/matches/${this.match}/chat/public?limit=50`)
      .then((page) => (this.lines = page.items.reverse()))
      .catch(() => undefined);
  }

  private said(told: Told): void {
    const line = (told.data as { line?: ChatLine } | undefined)?.line;
    if (line) {
      this.lines = [...this.lines.filter((known) => known.messageId !== line.messageId), line];
    }
  }

  private async send(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const input = this.querySelector("input")!;
    const text = input.value.trim();
    if (!text) {
      return;
    }
    try {
      await send("POST", `/matches/${this.match}/chat/public`, { text });
      input.value = "";
    } catch (failure) {
      say(refusal(failure), true);
    }
  }

  protected override render(): TemplateResult {
    return html`
      <section aria-labelledby="chat-title">
        <h2 id="chat-title">${t("chat.title")}</h2>
        <ol class="chat" tabindex="0" aria-live="polite">
          ${this.lines.length === 0 ? html`<li>${t("chat.none")}</li>` : nothing}
          ${this.lines.map((line) => html`<li><b>${line.handle ?? ""}</b> ${line.text ?? "…"}</li>`)}
        </ol>
        ${player()
          ? html`<form @submit=${this.send}>
              <input aria-label=${t("chat.say")} placeholder=${t("chat.say")} maxlength="500" />
              <button>${t("chat.send")}</button>
            </form>`
          : nothing}
      </section>
    `;
  }
}

customElements.define("match-chat", MatchChat);
