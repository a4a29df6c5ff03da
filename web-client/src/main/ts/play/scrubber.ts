/** Goes through all versions of a match. */

import { html, nothing, type TemplateResult } from "lit";
import { LightElement } from "../app/light.js";
import { t } from "../i18n/words.js";

const STEP_MS = 900;

export class VersionScrubber extends LightElement {
  static override properties = {
    version: { attribute: false },
    last: { attribute: false },
    since: { attribute: false },
    playing: { state: true },
  };

  declare version: number;
  declare last: number;
  /** The version that the reader saw last, at an earlier visit. */
  declare since: number | undefined;
  declare playing: boolean;

  private timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.version = 1;
    this.last = 1;
    this.playing = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.stop();
  }

  private to(version: number): void {
    const within = Math.min(this.last, Math.max(1, version));
    if (within !== this.version) {
      this.dispatchEvent(new CustomEvent("version", { detail: within }));
    }
  }

  /** Plays on from a version. */
  from(version: number): void {
    this.stop();
    this.to(version);
    this.version = version;
    this.play();
  }

  private play(): void {
    if (this.playing) {
      this.stop();
      return;
    }
    if (this.version >= this.last) {
      this.to(1);
      this.version = 1;
    }
    this.playing = true;
    this.timer = setInterval(() => {
      if (this.version >= this.last) {
        this.stop();
      } else {
        this.to(this.version + 1);
      }
    }, STEP_MS);
  }

  private stop(): void {
    this.playing = false;
    clearInterval(this.timer);
  }

  protected override render(): TemplateResult {
    return html`
      <div class="scrubber" role="group" aria-label=${t("scrub.title")}>
        <button type="button" @click=${() => this.to(1)} aria-label=${t("scrub.first")}>|◀</button>
        <button type="button" @click=${() => this.to(this.version - 1)} aria-label=${t("scrub.back")}>◀</button>
        <input
          type="range"
          min="1"
          .max=${String(this.last)}
          .value=${String(this.version)}
          aria-label=${t("scrub.title")}
          @input=${(event: InputEvent) => this.to(Number((event.target as HTMLInputElement).value))}
        />
        <button type="button" @click=${() => this.to(this.version + 1)} aria-label=${t("scrub.on")}>▶</button>
        <button type="button" @click=${() => this.to(this.last)} aria-label=${t("scrub.last")}>▶|</button>
        <button type="button" @click=${() => this.play()}>${t(this.playing ? "scrub.stop" : "scrub.play")}</button>
        ${this.since !== undefined && this.since < this.last && !this.playing
          ? html`<button type="button" @click=${() => this.from(this.since ?? 1)}>${t("scrub.since")}</button>`
          : nothing}
      </div>
    `;
  }
}

customElements.define("version-scrubber", VersionScrubber);
