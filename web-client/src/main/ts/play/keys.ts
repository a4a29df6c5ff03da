/** The keys of the table, and the page that names them. */

import { t } from "../i18n/words.js";
import type { Hand } from "./hand.js";

/** What a key does; the words for it are `keys.` and its name. */
export const KEYS = ["choose", "turn", "flip", "confirm", "back", "undo", "help", "board"] as const;
export type Deed = (typeof KEYS)[number];

const BY_KEY: Record<string, Deed> = { r: "turn", f: "flip", Enter: "confirm", Escape: "back", u: "undo", "?": "help" };

/** Where keys write something, or belong to something else. */
const ELSEWHERE = "input, select, textarea, dialog";
const PRESSES_ITSELF = "button, a, summary, [role=button]";

/** What a key means at the table; undefined when it is not meant for it. */
export function deedOf(event: KeyboardEvent): Deed | undefined {
  const target = event.target as Element;
  if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || target.closest(ELSEWHERE)) {
    return undefined;
  }
  if (event.key === "Enter" && target.closest(PRESSES_ITSELF)) {
    return undefined;
  }
  return /^[1-9]$/.test(event.key) ? "choose" : BY_KEY[event.key.length === 1 ? event.key.toLowerCase() : event.key];
}

/** What keys do beside what they do with the hand. */
export interface Buttons {
  /** @param place of a button among those that are offered, from 1 */
  choose(place: number): void;
  /** Closes what is open; false when nothing is. */
  close(): boolean;
  /** Confirms what is shown, if anything is. */
  confirm(): void;
  undo(): void;
  help(): void;
}

/** Does what a key means, if it means anything here. */
export function press(event: KeyboardEvent, hand: Hand, buttons: Buttons): void {
  const deed = deedOf(event);
  const deeds: Record<Deed, () => void> = {
    choose: () => buttons.choose(Number(event.key)),
    turn: () => hand.turn(event.shiftKey ? -1 : 1),
    flip: () => hand.flip(),
    confirm: () => buttons.confirm(),
    back: () => buttons.close() || hand.back(),
    undo: () => buttons.undo(),
    help: () => buttons.help(),
    board: () => undefined,
  };
  if (deed) {
    event.preventDefault();
    deeds[deed]();
  }
}

/** Shows which keys there are, and says when the reader has seen them. */
export function showKeys(closed: () => void): void {
  const dialog = document.createElement("dialog");
  dialog.className = "ask keys";
  dialog.setAttribute("aria-labelledby", "keys-title");
  const title = document.createElement("h2");
  title.id = "keys-title";
  title.textContent = t("keys.title");
  const list = document.createElement("dl");
  for (const deed of KEYS) {
    const text = t(`keys.${deed}`);
    const end = text.indexOf(": ");
    list.append(Object.assign(document.createElement("dt"), { textContent: text.slice(0, end) }));
    list.append(Object.assign(document.createElement("dd"), { textContent: text.slice(end + 2) }));
  }
  const form = document.createElement("form");
  form.method = "dialog";
  form.append(Object.assign(document.createElement("button"), { textContent: t("why.close"), className: "do" }));
  dialog.append(title, list, form);
  dialog.addEventListener("close", () => {
    dialog.remove();
    closed();
  });
  document.body.append(dialog);
  dialog.showModal();
}
