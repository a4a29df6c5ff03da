/** The page of the API: all operations in short, by tag; each is drawn when it is opened. */

import { html, nothing, type TemplateResult } from "lit";
import { LightElement } from "../app/light.js";
import { type ApiDocument, found, type Operation, operations } from "./api-document.js";
import { type LazyDetails } from "./lazy-details.js";
import { operationBody } from "./operation-body.js";
import { prose } from "./prose.js";
import "./lazy-details.js";

const DOCUMENT = "/api/v1/openapi.json";

export class ApiReference extends LightElement {
  static override properties = {
    api: { state: true },
    search: { state: true },
    failed: { state: true },
  };

  declare api: ApiDocument | undefined;
  declare search: string;
  declare failed: boolean;

  constructor() {
    super();
    this.search = "";
    this.failed = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("hashchange", () => this.openNamed());
    void this.read();
  }

  private async read(): Promise<void> {
    try {
      this.api = (await (await fetch(DOCUMENT)).json()) as ApiDocument;
      await this.updateComplete;
      this.openNamed();
    } catch {
      this.failed = true;
    }
  }

  /** Opens the operation that the fragment of the URL names. */
  private openNamed(): void {
    const named = document.getElementById(location.hash.slice(1));
    if (named?.matches("lazy-details")) {
      (named as LazyDetails).open = true;
      named.scrollIntoView();
    }
  }

  protected override render(): TemplateResult {
    if (!this.api) {
      return html`<main>
        <h1>Baffin API</h1>
        <p role="status">
          ${this.failed ? html`The document could not be read. <a href="">Try again</a>` : "Loading…"}
        </p>
      </main>`;
    }
    const { info, tags } = this.api;
    const shown = operations(this.api).filter((operation) => found(operation, this.search));
    const sections = tags
      .map((tag) => ({ ...tag, all: shown.filter((operation) => operation.tags.includes(tag.name)) }))
      .filter(({ all }) => all.length > 0);
    return html`
      <header>
        <h1>${info.title} API <small>${info.version}</small></h1>
        <label
          >Filter
          <input
            type="search"
            placeholder="path, name or words"
            @input=${(event: InputEvent) => (this.search = (event.target as HTMLInputElement).value)}
          />
        </label>
        <output>${shown.length} operations</output>
        <a href=${DOCUMENT}>OpenAPI document</a>
      </header>
      <nav aria-label="Tags">
        ${sections.map(({ name, all }) => html`<a href="#tag-${name}">${name} <small>${all.length}</small></a>`)}
      </nav>
      <main>
        ${this.search ? nothing : prose(info.description)}
        ${sections.map(
          ({ name, description, all }) => html`<section id="tag-${name}">
            <h2>${name}</h2>
            ${prose(description)} ${all.map((operation) => this.line(operation))}
          </section>`,
        )}
        ${shown.length === 0 ? html`<p>No operation matches.</p>` : nothing}
      </main>
    `;
  }

  private line(operation: Operation): TemplateResult {
    const { method, path, summary, operationId } = operation;
    const label = html`<b class=${method.toLowerCase()}>${method}</b>
      <code>${path}</code> <span>${summary}</span>`;
    return html`<lazy-details
      class="operation"
      id=${operationId}
      .label=${label}
      .content=${() => operationBody(this.api!, operation)}
    ></lazy-details>`;
  }
}

customElements.define("api-reference", ApiReference);
