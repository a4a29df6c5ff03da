/** What waits for an answer, above every page: it takes its own place and covers nothing. */

import { html, nothing, type TemplateResult } from "lit";
import { t } from "../i18n/words.js";
import { LightElement } from "./light.js";
import { onNews, settle, type Answer, type News } from "./news.js";

/** More of them would push the table away: the others follow when these are answered. */
const SHOWN_MAX = 2;

export class NewsBar extends LightElement {
  static override properties = { news: { state: true } };

  declare news: readonly News[];

  private leave: (() => void) | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.leave = onNews((news) => (this.news = news));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.leave?.();
  }

  private async answer(item: News, { act }: Answer): Promise<void> {
    await act();
    settle(item.id);
  }

  protected override render(): TemplateResult {
    return html`<div role="status" aria-live="polite">
      ${this.news.slice(0, SHOWN_MAX).map(
        (item) => html`<p class="news" data-news=${item.id.split("/")[0]!}>
          <span data-api>${item.text}</span>
          <span class="buttons">
            ${item.answers.map(
              (answer, at) => html`<button type="button" class=${at === 0 ? "do" : ""} @click=${() => this.answer(item, answer)}>
                ${t(answer.words)}
              </button>`,
            )}
            <button type="button" @click=${() => settle(item.id)}>${t("news.later")}</button>
          </span>
        </p>`,
      )}
      ${this.news.length > SHOWN_MAX
        ? html`<p class="news">${t("news.more", { n: this.news.length - SHOWN_MAX })}</p>`
        : nothing}
    </div>`;
  }
}

customElements.define("news-bar", NewsBar);
