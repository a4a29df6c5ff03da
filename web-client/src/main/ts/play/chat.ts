/** The talk at a table: for everybody, and among those who hold a seat. */

import { html, nothing, type TemplateResult } from "lit";
import type { ChatLine, Page, Seat } from "../app/api.js";
import { get, send } from "../app/http.js";
import { LightElement } from "../app/light.js";
import type { StreamEvent } from "../app/live.js";
import { bring, settle } from "../app/news.js";
import { say } from "../app/notice.js";
import { playerLink } from "../app/player-link.js";
import { player } from "../app/session.js";
import { moment } from "../app/time.js";
import { t } from "../i18n/words.js";
import { ReadMark, type Seen } from "./read-mark.js";

type Channel = "public" | "seats";

export class MatchChat extends LightElement {
  static override properties = {
    match: { attribute: false },
    seats: { attribute: false },
    own: { attribute: false },
    lines: { state: true },
    channel: { state: true },
    unread: { state: true },
  };

  declare match: string;
  declare seats: Seat[];
  /** The reader's seat, if they hold one. */
  declare own: number | undefined;
  declare lines: ChatLine[];
  declare channel: Channel;
  /** Lines of others that came while the chat was out of sight. */
  declare unread: number;

  constructor() {
    super();
    this.lines = [];
    this.channel = "public";
    this.unread = 0;
    new ReadMark(
      this,
      () => this.seen(),
      () => this.looked(),
    );
    this.addEventListener("said", (event) => this.said((event as CustomEvent<StreamEvent>).detail));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.read();
  }

  /** Lines that those who play have not read are counted for them. */
  private seen(): Seen | undefined {
    const last = this.lines.at(-1)?.messageId;
    return player() && this.own !== undefined && last ? { path: this.path, last } : undefined;
  }

  private looked(): void {
    this.unread = 0;
    settle(`chat/${this.match}`);
  }

  /** Says a line of another player above the page; the chat says it itself where it is on the screen. */
  private announce(line: ChatLine, channel: Channel): void {
    if (line.player !== player()?.id && line.text !== undefined) {
      this.unread += 1;
      const show = (): void => {
        if (channel !== this.channel) {
          this.turn(channel);
        }
        this.scrollIntoView({ block: "center" });
        this.querySelector<HTMLElement>("input")?.focus({ preventScroll: true });
      };
      const text = `${line.handle ?? ""}: ${line.text}`;
      bring({ id: `chat/${this.match}`, text, answers: [{ words: "news.read", act: show }] });
    }
  }

  private get path(): string {
    return `/matches/${this.match}/chat/${this.channel}`;
  }

  private async read(): Promise<void> {
    const path = this.path;
    // what the rules keep apart stays empty
    const page = await get<Page<ChatLine>>(`${path}?limit=50`).catch(() => undefined);
    if (page && path === this.path) {
      this.lines = page.items.reverse();
    }
  }

  private said(event: StreamEvent): void {
    if (event.event === "reset") {
      void this.read();
      return;
    }
    const channel = event.topic.endsWith(":seats") ? "seats" : "public";
    const line = (event.data as { line?: ChatLine } | undefined)?.line;
    if (line && !this.lines.some((each) => each.messageId === line.messageId)) {
      this.announce(line, channel);
    }
    if (channel === this.channel && line) {
      const known = this.lines.findIndex((each) => each.messageId === line.messageId);
      this.lines = known < 0 ? [...this.lines, line] : this.lines.with(known, line);
    }
  }

  private async speak(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    const input = this.querySelector<HTMLInputElement>("form input")!;
    const text = input.value.trim();
    if (text) {
      await send("POST", this.path, { text });
      input.value = "";
    }
  }

  private async report(line: ChatLine): Promise<void> {
    const reason = prompt(t("chat.report.why"))?.trim();
    if (reason) {
      await send("POST", `${this.path}/${line.messageId}/report`, { reason });
      say(t("chat.reported"));
    }
  }

  private async mute(line: ChatLine): Promise<void> {
    await send("PUT", `/players/me/mutes/${line.player}`);
    this.lines = this.lines.filter((each) => each.player !== line.player);
    say(t("chat.muted", { who: line.handle ?? "" }));
  }

  private async withdraw(line: ChatLine): Promise<void> {
    await send("DELETE", `${this.path}/${line.messageId}`);
    await this.read();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    settle(`chat/${this.match}`);
  }

  private turn(channel: Channel): void {
    this.channel = channel;
    this.lines = [];
    void this.read();
  }

  protected override render(): TemplateResult {
    return html`
      <section aria-labelledby="chat-title">
        <h2 id="chat-title">
          ${t("chat.title")} ${this.unread > 0 ? html`<b class="badge">${this.unread}</b>` : nothing}
        </h2>
        ${this.own === undefined
          ? nothing
          : html`<p class="buttons" role="group" aria-label=${t("chat.title")}>
              ${this.tab("public", t("chat.public"))}${this.tab("seats", t("chat.seats"))}
            </p>`}
        <ol class="chat" tabindex="0" aria-live="polite">
          ${this.lines.length === 0 ? html`<li>${t("chat.none")}</li>` : nothing}
          ${this.lines.map((line) => this.line(line))}
        </ol>
        ${player()
          ? html`<form class="row" @submit=${this.speak}>
              <input aria-label=${t("chat.say")} placeholder=${t("chat.say")} maxlength="500" />
              <button>${t("chat.send")}</button>
            </form>`
          : nothing}
      </section>
    `;
  }

  private tab(channel: Channel, text: string): TemplateResult {
    const pressed = this.channel === channel;
    return html`<button type="button" aria-pressed=${pressed} @click=${() => this.turn(channel)}>${text}</button>`;
  }

  private line(line: ChatLine): TemplateResult {
    const mine = line.player === player()?.id;
    return html`<li title=${t("time.at", { at: moment(line.at) })}>
      <b>${playerLink(line)}</b> <span data-api>${line.text ?? "…"}</span>
      ${!player() || line.text === undefined
        ? nothing
        : html`<details class="more">
            <summary aria-label=${t("chat.more")}>⋯</summary>
            ${mine
              ? html`<button type="button" @click=${() => this.withdraw(line)}>${t("chat.withdraw")}</button>`
              : html`<button type="button" @click=${() => this.report(line)}>${t("chat.report")}</button>
                  <button type="button" @click=${() => this.mute(line)}>${t("chat.mute")}</button>`}
          </details>`}
    </li>`;
  }
}

customElements.define("match-chat", MatchChat);
