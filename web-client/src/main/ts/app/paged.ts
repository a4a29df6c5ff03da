/** A list of the API that is read page by page. */

import { html, nothing, type ReactiveControllerHost, type TemplateResult } from "lit";
import type { Page } from "./api.js";
import { get } from "./http.js";
import { t } from "../i18n/words.js";

export class Paged<T, P extends Page<T> = Page<T>> {
  /** What is read so far; undefined before the first page. */
  items: T[] | undefined;

  private path = "";
  private next: string | undefined;

  /**
   * @param size of a page
   * @param taken what is done with each page before it is shown
   */
  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly size: number,
    private readonly taken: (page: P) => void | Promise<void> = () => undefined,
  ) {}

  /** True while there is more to read. */
  get goesOn(): boolean {
    return this.next !== undefined;
  }

  /** Reads a list from its beginning; what was read before is shown until then. */
  async read(path: string, query: Record<string, string> = {}): Promise<void> {
    this.path = `${path}?${new URLSearchParams({ ...query, limit: String(this.size) })}`;
    await this.load([], "");
  }

  async more(): Promise<void> {
    await this.load(this.items ?? [], `&cursor=${encodeURIComponent(this.next ?? "")}`);
  }

  private async load(before: readonly T[], cursor: string): Promise<void> {
    const { path } = this;
    const page = await get<P>(path + cursor);
    await this.taken(page);
    if (path === this.path) {
      this.items = [...before, ...page.items];
      this.next = page.items.length === this.size ? page.nextCursor : undefined;
      this.host.requestUpdate();
    }
  }

  /** Shows more, while there is more. */
  button(): TemplateResult {
    return html`${this.goesOn
      ? html`<p class="buttons"><button type="button" @click=${() => this.more()}>${t("start.more")}</button></p>`
      : nothing}`;
  }
}
