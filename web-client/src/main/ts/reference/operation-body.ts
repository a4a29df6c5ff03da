/** Draws an operation: what it does, what it takes, what it returns, and a line for a shell. */

import { html, nothing, type TemplateResult } from "lit";
import {
  type Answer,
  type ApiDocument,
  curlOf,
  exampleOf,
  type Media,
  type Operation,
  type Parameter,
  resolved,
} from "./api-document.js";
import { prose } from "./prose.js";
import { schemaView } from "./schema-view.js";
import { limits, typeOf } from "./types.js";

export function operationBody(document: ApiDocument, operation: Operation): TemplateResult {
  const parameters = (operation.parameters ?? []).map((each) => resolved<Parameter>(document, each));
  const curl = curlOf(document, operation, location.origin);
  const { operationId } = operation;
  return html`<div class="body">
    <p><a href="#${operationId}"><code>${operationId}</code></a></p>
    ${prose(operation.description)}
    ${parameters.length > 0
      ? html`<h3>Parameters</h3>
          <dl>${parameters.map(parameterView)}</dl>`
      : nothing}
    ${operation.requestBody
      ? html`<h3>Body</h3>
          ${contentView(document, operation.requestBody.content, true)}`
      : nothing}
    <h3>Responses</h3>
    <dl>
      ${Object.entries(operation.responses).map(([status, answer]) =>
        answerView(document, status, resolved<Answer>(document, answer)),
      )}
    </dl>
    <h3>
      Command line
      ${"clipboard" in navigator
        ? html`<button @click=${() => void navigator.clipboard.writeText(curl)}>Copy</button>`
        : nothing}
    </h3>
    <pre>${curl}</pre>
  </div>`;
}

function parameterView(parameter: Parameter): TemplateResult {
  const schema = parameter.schema ?? {};
  return html`<dt>
      <code>${parameter.name}</code> <small>${parameter.required ? `${parameter.in}, required` : parameter.in}</small>
    </dt>
    <dd><code>${typeOf(schema)}</code> ${limits(schema)} ${prose(parameter.description ?? "")}</dd>`;
}

function answerView(document: ApiDocument, status: string, answer: Answer): TemplateResult {
  const headers = Object.keys(answer.headers ?? {});
  const refused = status >= "400";
  return html`<dt><code>${status}</code></dt>
    <dd>
      ${prose(answer.description ?? "")}
      ${headers.length > 0 && !refused ? html`<p>Headers: <code>${headers.join(", ")}</code></p>` : nothing}
      ${refused ? nothing : contentView(document, answer.content ?? {}, false)}
    </dd>`;
}

function contentView(document: ApiDocument, content: Record<string, Media>, shown: boolean): TemplateResult {
  return html`${Object.entries(content).map(
    ([type, media]) => html`
      <p><code>${type}</code></p>
      ${media.schema ? schemaView(document, media.schema) : nothing}
      ${shown ? html`<pre>${JSON.stringify(exampleOf(document, media), null, 2)}</pre>` : nothing}
    `,
  )}`;
}
