/** Draws a schema: its type in short, and its members; a type with a name is drawn once somebody opens it. */

import { html, nothing, type TemplateResult } from "lit";
import { type ApiDocument, nameOf, resolved, type Schema } from "./api-document.js";
import { prose } from "./prose.js";
import { limits, typeOf } from "./types.js";
import "./lazy-details.js";

/** A schema as a reader of a body sees it. */
export function schemaView(document: ApiDocument, schema: Schema): TemplateResult {
  const name = nameOf(schema);
  const item = schema.items;
  if (name) {
    return named(document, name, resolved(document, schema));
  }
  if (item && nameOf(item)) {
    return named(document, `${nameOf(item)}[]`, resolved(document, item));
  }
  return whole(document, schema);
}

function named(document: ApiDocument, name: string, schema: Schema): TemplateResult {
  return html`<lazy-details
    class="type"
    .label=${html`<code>${name}</code>`}
    .content=${() => whole(document, schema)}
  ></lazy-details>`;
}

function whole(document: ApiDocument, schema: Schema): TemplateResult {
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  const members = Object.entries(schema.properties ?? {});
  const words = limits(schema);
  return html`
    ${schema.description ? prose(schema.description) : nothing}
    ${choices
      ? html`<p>${schema.allOf ? "All of:" : "One of:"}</p>
          ${choices.map((choice) => schemaView(document, choice))}`
      : nothing}
    ${members.length > 0
      ? html`<dl>${members.map(([name, member]) => memberView(document, schema, name, member))}</dl>`
      : nothing}
    ${!choices && members.length === 0 ? html`<p><code>${typeOf(schema)}</code> ${words}</p>` : nothing}
    ${schema.items && !nameOf(schema.items) ? schemaView(document, schema.items) : nothing}
    ${typeof schema.additionalProperties === "object"
      ? html`<p>Each value:</p>
          ${schemaView(document, schema.additionalProperties)}`
      : nothing}
  `;
}

function memberView(document: ApiDocument, schema: Schema, name: string, member: Schema): TemplateResult {
  const deep =
    nameOf(member) ??
    member.items ??
    member.properties ??
    member.anyOf ??
    member.oneOf ??
    member.allOf ??
    (typeof member.additionalProperties === "object" || undefined);
  return html`<dt><code>${name}</code>${schema.required?.includes(name) ? nothing : html` <small>optional</small>`}</dt>
    <dd>
      ${deep ? schemaView(document, member) : html`<code>${typeOf(member)}</code> ${limits(member)}`}
      ${member.description && !(deep && !nameOf(member)) ? prose(member.description) : nothing}
    </dd>`;
}
