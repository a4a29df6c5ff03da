/** A component that draws into the page itself: the one style sheet holds for it, and so does every link and label. */

import { LitElement } from "lit";

export class LightElement extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}
