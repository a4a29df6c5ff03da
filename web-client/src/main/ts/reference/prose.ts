/** Texts of the document: paragraphs, and code between backticks. */

import { html, type TemplateResult } from "lit";

export function prose(text: string): TemplateResult {
  return html`${text.split(/\n\s*\n/).map((paragraph) => html`<p>${inline(paragraph)}</p>`)}`;
}

function inline(text: string): (string | TemplateResult)[] {
  return text.split("`").map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : part));
}
