/** The table: the server's picture, and on top of it what can be pointed at, by pointer, touch and keys. */

import { html, type PropertyValues } from "lit";
import type { GameInfo } from "../app/api.js";
import { LightElement } from "../app/light.js";
import { animated } from "../app/preferences.js";
import { t } from "../i18n/words.js";
import { glide, whereabouts } from "./motion.js";
import type { Place } from "./why-not.js";

const ZOOM_MAX = 8;
const STEP = 1.25;
const TAP_PX = 8;
/** So large is what can be pointed at, at least, by finger and by mouse. */
const TARGET_PX = { touch: 44, mouse: 24 };
/** So far two fingers turn before what would lie is turned. */
const TURN_RADIANS = 0.6;

export class TableBoard extends LightElement {
  static override properties = {
    picture: { attribute: false },
    styles: { attribute: false },
    spots: { attribute: false },
    picked: { attribute: false },
    touched: { attribute: false },
    lit: { attribute: false },
    meanings: { attribute: false },
  };

  declare picture: string;
  declare spots: Set<string>;
  declare picked: readonly string[];
  declare touched: readonly string[];
  /** Places that something beside the table speaks of. */
  declare lit: readonly string[];
  /** What parts can do, by place. */
  declare meanings: GameInfo["meanings"];

  private zoom = 1;
  private x = 0;
  private y = 0;
  private pointers = new Map<number, { x: number; y: number }>();
  private moved = 0;
  private twisted = 0;

  constructor() {
    super();
    this.picture = "";
    this.spots = new Set();
    this.picked = [];
    this.touched = [];
    this.lit = [];
    this.meanings = {};
  }

  protected override render() {
    return html`
      <div
        class="view"
        tabindex="0"
        role="group"
        aria-label=${t("board.label")}
        @pointerdown=${this.down}
        @pointermove=${this.move}
        @pointerup=${this.up}
        @pointercancel=${this.up}
        @wheel=${this.wheel}
        @scroll=${this.shifted}
        @keydown=${this.key}
      >
        <div class="sheet"></div>
      </div>
      <div class="zoom">
        <button type="button" @click=${() => this.scale(STEP)} aria-label=${t("board.zoomIn")}>+</button>
        <button type="button" @click=${() => this.scale(1 / STEP)} aria-label=${t("board.zoomOut")}>−</button>
        <button type="button" @click=${this.whole} aria-label=${t("board.whole")}>⤢</button>
      </div>
    `;
  }

  protected override updated(changed: PropertyValues): void {
    const sheet = this.querySelector<HTMLElement>(".sheet")!;
    if (changed.has("picture")) {
      const before = whereabouts(sheet);
      // the style sheet stands outside, since the page allows none inside
      sheet.innerHTML = this.picture.slice(this.picture.indexOf("<svg")).replace(/<style[^]*?<\/style>/, "");
      this.styleSheet(sheet);
      const moved = glide(sheet, before, animated());
      if (changed.get("picture")) {
        this.dispatchEvent(new CustomEvent("shown", { detail: moved, bubbles: true }));
      }
    }
    sheet.querySelectorAll<SVGElement>("[data-spot]").forEach((place) => {
      const spot = place.dataset.spot!;
      place.classList.toggle("can", this.spots.has(spot));
      place.classList.toggle("is-picked", this.picked.includes(spot));
      place.classList.toggle("is-touched", this.touched.includes(spot));
      place.classList.toggle("is-lit", this.lit.includes(spot));
      const meaning = this.meanings[spot]?.text;
      const title = place.querySelector("title");
      if (meaning && title && !title.textContent!.endsWith(meaning)) {
        title.textContent += `: ${meaning}`;
      }
    });
    this.place();
    if (changed.has("picture")) {
      this.scrollToWhatMatters();
    }
  }

  /** A table that is longer than its window shows what is spoken of, else what can be done, else what has happened. */
  private scrollToWhatMatters(): void {
    const view = this.querySelector<HTMLElement>(".view")!;
    const place = [".is-lit", ".can", ".is-touched"].map((kind) => view.querySelector(kind)).find(Boolean);
    if (place && this.zoom === 1 && view.scrollHeight > view.clientHeight) {
      const shown = view.getBoundingClientRect();
      const at = place.getBoundingClientRect();
      if (at.top < shown.top || at.bottom > shown.bottom) {
        view.scrollTop += (at.top + at.bottom) / 2 - (shown.top + shown.bottom) / 2;
      }
    }
  }

  /** The style sheet of the picture stands outside of it, under an address that never changes. */
  private styleSheet(sheet: HTMLElement): void {
    const svg = sheet.querySelector("svg");
    const digest = svg?.dataset.styleSheet;
    const game = this.dataset.game;
    if (digest && game && !document.querySelector(`link[data-board="${game}"]`)) {
      // styles of one game would hold for the pictures of another
      document.querySelectorAll("link[data-board]").forEach((other) => other.remove());
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.dataset.board = game;
      link.href = `/api/v1/games/${game}/board.css?digest=${digest}`;
      document.head.append(link);
    }
  }

  private place(): void {
    const view = this.querySelector<HTMLElement>(".view");
    const sheet = this.querySelector<HTMLElement>(".sheet");
    if (view && sheet) {
      // a whole table scrolls as the page does, a part of it is moved by hand
      view.classList.toggle("zoomed", this.zoom > 1);
      sheet.style.transform = `translate(${this.x}px, ${this.y}px) scale(${this.zoom})`;
      this.shifted();
    }
  }

  /** Tells what stands at places of the table that these are elsewhere now. */
  private shifted(): void {
    this.dispatchEvent(new CustomEvent("shifted"));
  }

  /** The picture itself. */
  get svg(): SVGSVGElement | undefined {
    return this.querySelector<SVGSVGElement>(".sheet > svg") ?? undefined;
  }

  /** Where a place is on the screen; undefined when the picture does not have it. */
  rect(spot: string): DOMRect | undefined {
    return this.querySelector(`[data-spot="${CSS.escape(spot)}"] > .hit`)?.getBoundingClientRect();
  }

  private scale(factor: number, atX?: number, atY?: number): void {
    const view = this.querySelector<HTMLElement>(".view")!;
    if (this.zoom === 1) {
      this.x = -view.scrollLeft;
      this.y = -view.scrollTop;
      view.scrollTo(0, 0);
    }
    const zoom = Math.min(ZOOM_MAX, Math.max(1, this.zoom * factor));
    const px = (atX ?? view.clientWidth / 2) - this.x;
    const py = (atY ?? view.clientHeight / 2) - this.y;
    this.x -= px * (zoom / this.zoom - 1);
    this.y -= py * (zoom / this.zoom - 1);
    this.zoom = zoom;
    this.within();
    if (zoom === 1) {
      const [left, top] = [-this.x, -this.y];
      this.x = 0;
      this.y = 0;
      this.place();
      view.scrollTo(left, top);
    }
  }

  private within(): void {
    const view = this.querySelector<HTMLElement>(".view")!;
    const sheet = this.querySelector<HTMLElement>(".sheet")!;
    const limit = (position: number, shown: number, all: number): number =>
      Math.min(0, Math.max(shown - all * this.zoom, position));
    this.x = limit(this.x, view.clientWidth, sheet.offsetWidth);
    this.y = limit(this.y, view.clientHeight, sheet.offsetHeight);
    this.place();
  }

  private whole(): void {
    this.zoom = 1;
    this.x = 0;
    this.y = 0;
    this.place();
  }

  private wheel(event: WheelEvent): void {
    if (!event.ctrlKey && (event.target as Element).closest(".ghost")) {
      event.preventDefault();
      this.turn(event.deltaY < 0 ? -1 : 1);
    } else if (event.ctrlKey || this.zoom > 1) {
      event.preventDefault();
      const view = this.querySelector(".view")!.getBoundingClientRect();
      this.scale(event.deltaY < 0 ? STEP : 1 / STEP, event.clientX - view.left, event.clientY - view.top);
    }
  }

  private down(event: PointerEvent): void {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.moved = this.pointers.size > 1 ? TAP_PX + 1 : 0;
  }

  private move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) {
      return;
    }
    const others = [...this.pointers.entries()].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const view = this.querySelector(".view")!.getBoundingClientRect();
    if (others.length > 0) {
      const other = others[0]!;
      const apart = (at: { x: number; y: number }): number => Math.hypot(at.x - other.x, at.y - other.y);
      const now = { x: event.clientX, y: event.clientY };
      if (this.querySelector(".ghost")) {
        this.twist(Math.atan2(now.y - other.y, now.x - other.x) - Math.atan2(before.y - other.y, before.x - other.x));
      } else {
        this.scale(apart(now) / Math.max(1, apart(before)), other.x - view.left, other.y - view.top);
      }
    } else if (this.zoom > 1) {
      this.x += event.clientX - before.x;
      this.y += event.clientY - before.y;
      this.within();
    }
    this.moved += Math.hypot(event.clientX - before.x, event.clientY - before.y);
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  private turn(by: number): void {
    this.dispatchEvent(new CustomEvent("turn", { detail: by }));
  }

  /** Two fingers turn what would lie. */
  private twist(by: number): void {
    this.twisted += Math.atan2(Math.sin(by), Math.cos(by));
    if (Math.abs(this.twisted) > TURN_RADIANS) {
      this.turn(Math.sign(this.twisted));
      this.twisted = 0;
    }
  }

  /** A tap is no drag: only what has hardly moved points at something. */
  private up(event: PointerEvent): void {
    const tap = this.pointers.delete(event.pointerId) && this.moved <= TAP_PX && event.type === "pointerup";
    if (!tap) {
      return;
    }
    const under = this.under(event);
    const possible = this.possible(event, under);
    if ((event.target as Element).closest(".ghost")) {
      this.turn(1);
    } else if (possible) {
      this.dispatchEvent(new CustomEvent("spot", { detail: possible }));
    } else {
      this.dispatchEvent(
        new CustomEvent("elsewhere", { detail: { spot: under[0] ?? "", x: event.clientX, y: event.clientY } }),
      );
    }
  }

  /** What a pointer chooses: the topmost of what is below it, else the nearest that is too small for it. */
  private possible(event: PointerEvent, under = this.under(event)): string | undefined {
    const least = event.pointerType === "touch" ? TARGET_PX.touch : TARGET_PX.mouse;
    let found = under.find((spot) => this.spots.has(spot));
    let nearest = found === undefined ? least : 0;
    this.querySelectorAll<SVGElement>(".can > .hit").forEach((hit) => {
      const at = hit.getBoundingClientRect();
      const x = Math.max(at.left - event.clientX, event.clientX - at.right, 0);
      const y = Math.max(at.top - event.clientY, event.clientY - at.bottom, 0);
      const within = x <= Math.max(0, (least - at.width) / 2) && y <= Math.max(0, (least - at.height) / 2);
      if (within && Math.min(at.width, at.height) < least && Math.hypot(x, y) < nearest) {
        nearest = Math.hypot(x, y);
        found = hit.parentElement!.dataset.spot;
      }
    });
    return found;
  }

  /** Spots below a pointer, the topmost first. */
  private under(event: PointerEvent): string[] {
    return document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((element) => element.closest<SVGElement>("[data-spot]"))
      .filter((place) => place !== null && this.contains(place))
      .map((place) => place!.dataset.spot!);
  }

  /** Everything of the picture that can be pointed at, with what it is called and can do. */
  places(): Place[] {
    const named = new Map<string, string>();
    this.querySelectorAll<SVGElement>("[data-spot]").forEach((place) => {
      const title = place.querySelector("title")?.textContent;
      named.set(place.dataset.spot!, title ?? place.dataset.spot!);
    });
    const places = [...named].map(([spot, title]) => ({ spot, title }));
    return places.sort((one, other) => one.title.localeCompare(other.title));
  }

  private key(event: KeyboardEvent): void {
    const shift = 60;
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [shift, 0],
      ArrowRight: [-shift, 0],
      ArrowUp: [0, shift],
      ArrowDown: [0, -shift],
    };
    const by = moves[event.key];
    if (by && this.zoom > 1) {
      this.x += by[0];
      this.y += by[1];
      this.within();
    } else if (event.key === "+" || event.key === "=") {
      this.scale(STEP);
    } else if (event.key === "-") {
      this.scale(1 / STEP);
    } else if (event.key === "0") {
      this.whole();
    } else {
      return;
    }
    event.preventDefault();
  }
}

customElements.define("table-board", TableBoard);
