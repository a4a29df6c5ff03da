/** What a page of another site has to contain to show a widget, to be copied. */

import { html, type TemplateResult } from "lit";
import { LightElement } from "../app/light.js";
import { say } from "../app/notice.js";
import { spoken, t } from "../i18n/words.js";
import { snippet, sourceOf, type Widget } from "./tables.js";

export class EmbedCode extends LightElement {
  static override properties = { widgets: { attribute: false }, about: { attribute: false } };

  declare widgets: readonly Widget[];
  /** What they are about, such as the name of a competition. */
  declare about: string;

  private async copy(text: string, field: HTMLElement | null): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      say(t("watch.copied"));
    } catch {
      // a browser that does not let pages copy: the reader copies what is selected
      field?.focus();
      (field as HTMLTextAreaElement | null)?.select();
    }
  }

  protected override render(): TemplateResult {
    return html`<p class="hint">${t("watch.embed.what")}</p>
      <ul class="widgets">
        ${this.widgets.map((widget) => this.widget(widget))}
      </ul>`;
  }

  private widget(widget: Widget): TemplateResult {
    const kind = t(`watch.widget.${widget.kind}`);
    const code = snippet(widget, location.origin, spoken(), `${kind}: ${this.about}`);
    const copy = (event: Event): void =>
      void this.copy(code, (event.target as HTMLElement).closest("li")!.querySelector("textarea"));
    return html`<li data-widget=${widget.kind}>
      <label>${kind}<textarea readonly rows="3" spellcheck="false" data-api .value=${code}></textarea></label>
      <p class="buttons">
        <button type="button" @click=${copy}>${t("watch.copy")}</button>
        <a href=${sourceOf(widget, location.origin, spoken())} target="_blank" rel="noopener">${t("watch.preview")}</a>
      </p>
    </li>`;
  }
}

customElements.define("embed-code", EmbedCode);
