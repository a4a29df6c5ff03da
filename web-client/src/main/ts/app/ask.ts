/** Asks the reader a question in a dialog of the page, and waits for the answer. */

import { t } from "../i18n/words.js";

/**
 * Asks before something is done for good.
 *
 * @param yes what the button is called that does it
 * @returns whether the reader wants it
 */
export function ask(question: string, yes: string): Promise<boolean> {
  const dialog = document.createElement("dialog");
  dialog.className = "ask";
  const words = document.createElement("p");
  words.textContent = question;
  words.id = "ask-question";
  dialog.setAttribute("aria-labelledby", words.id);
  const form = document.createElement("form");
  form.method = "dialog";
  form.className = "buttons";
  const button = (text: string, value: string, style: string): HTMLButtonElement => {
    const made = document.createElement("button");
    made.textContent = text;
    made.value = value;
    made.className = style;
    return made;
  };
  // what changes nothing comes first, so it has the focus
  form.append(button(t("ask.no"), "no", ""), button(yes, "yes", "do"));
  dialog.append(words, form);
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((answer) =>
    dialog.addEventListener("close", () => {
      dialog.remove();
      answer(dialog.returnValue === "yes");
    }),
  );
}
