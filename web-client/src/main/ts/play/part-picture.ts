/** Pictures of parts of a game, drawn by the platform: what buttons show, and what would lie on the table. */

import { html, type PropertyValues, type TemplateResult } from "lit";
import { unsafeHTML } from "lit/directives/unsafe-html.js";
import type { Action, GameInfo } from "../app/api.js";
import { get } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { portrait } from "../app/preferences.js";
import { spoken } from "../i18n/words.js";
import { kindOf } from "./picker.js";

const KEPT_MAX = 300;
/** The style sheet, which the page has already, and words, which stand beside the picture. */
const BESIDE = /<(style|title|desc)[ >][^]*?<\/\1>/g;
const kept = new Map<string, Promise<string>>();

/** What parts of a table look like and mean: whose colours they have, which have a picture, and what they can do. */
export interface Look {
  game: string;
  seat: number;
  pictured: readonly string[];
  meanings: GameInfo["meanings"];
}

/** Of some picks, those that make a picture together; none where there is none. */
export function drawable(look: Look, picks: readonly string[]): readonly string[] {
  const has = picks.some((pick) => look.pictured.includes(pick) || look.pictured.includes(kindOf(pick)));
  return has ? picks : [];
}

/** The picture, to be put into the page. */
export function partPicture(look: Look, picks: readonly string[]): Promise<string> {
  const query = new URLSearchParams({ picks: picks.join(" "), seat: String(look.seat), lang: spoken() });
  if (portrait()) {
    query.set("orientation", "portrait");
  }
  const path = `/games/${look.game}/part.svg?${query}`;
  let found = kept.get(path);
  if (!found) {
    found = get<string>(path).then((svg) => svg.slice(svg.indexOf("<svg")).replace(BESIDE, ""));
    found.catch(() => kept.delete(path));
    kept.set(path, found);
    if (kept.size > KEPT_MAX) {
      kept.delete(kept.keys().next().value!);
    }
  }
  return found;
}

/** The picks of an action that a picture needs. */
export function picksOf(look: Look, action: Action): readonly string[] {
  return drawable(look, action.picks ?? []);
}

/** A part in a button, beside its words. */
export class PartPicture extends LightElement {
  static override properties = { look: { attribute: false }, picks: { attribute: false }, svg: { state: true } };

  declare look: Look;
  declare picks: readonly string[];
  declare svg: string;

  constructor() {
    super();
    this.svg = "";
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has("picks")) {
      void this.draw(this.picks);
    }
  }

  private async draw(picks: readonly string[]): Promise<void> {
    // a button does without its picture
    const svg = picks.length > 0 ? await partPicture(this.look, picks).catch(() => "") : "";
    if (this.picks === picks) {
      this.svg = svg;
    }
  }

  protected override render(): TemplateResult {
    return html`${unsafeHTML(this.svg)}`;
  }
}

customElements.define("part-picture", PartPicture);
