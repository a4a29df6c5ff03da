/** A `details` element whose content is drawn when it is opened, and taken away when it is closed. */

import { html, nothing, type TemplateResult } from "lit";
import { LightElement } from "../app/light.js";

export class LazyDetails extends LightElement {
  static override properties = {
    label: { attribute: false },
    content: { attribute: false },
    open: { type: Boolean },
  };

  declare label: TemplateResult;
  declare content: () => TemplateResult;
  declare open: boolean;

  constructor() {
    super();
    this.open = false;
  }

  protected override render(): TemplateResult {
    return html`<details
      ?open=${this.open}
      @toggle=${(event: Event) => (this.open = (event.target as HTMLDetailsElement).open)}
    >
      <summary>${this.label}</summary>
      ${this.open ? this.content() : nothing}
    </details>`;
  }
}

customElements.define("lazy-details", LazyDetails);
