/** The rules of a game, searchable; every rule has a link. */

import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { GameInfo, ListedMatch, Page, Rule } from "../app/api.js";
import { get } from "../app/http.js";
import { spoken, t } from "../i18n/words.js";

export class RulesPage extends LitElement {
  static override properties = {
    game: { attribute: false },
    rule: { attribute: false },
    info: { state: true },
    rules: { state: true },
    search: { state: true },
    example: { state: true },
  };

  declare game: string;
  declare rule: string;
  declare info: GameInfo | undefined;
  declare rules: Rule[];
  declare search: string;
  /** A public match whose table shows what the rules speak of. */
  declare example: string | undefined;

  constructor() {
    super();
    this.rules = [];
    this.search = "";
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.read();
  }

  private async read(): Promise<void> {
    this.info = await get<GameInfo>(`/games/${this.game}`);
    const query = new URLSearchParams({ rulesVersion: this.info.rulesVersion, lang: spoken() });
    void this.findExample();
    this.rules = (await get<{ rules: Rule[] }>(`/games/${this.game}/rules?${query}`)).rules;
  }

  private async findExample(): Promise<void> {
    const page = await get<Page<ListedMatch>>(`/matches?game=${this.game}&limit=1`);
    this.example = page.items[0]?.matchId;
  }

  protected override updated(changed: PropertyValues): void {
    if ((changed.has("rules") || changed.has("rule")) && this.rule) {
      this.querySelector(`[data-rule="${CSS.escape(this.rule)}"]`)?.scrollIntoView({ block: "center" });
    }
  }

  protected override render(): TemplateResult {
    const words = this.search.toLowerCase().split(/\s+/).filter(Boolean);
    const found = this.rules.filter((rule) =>
      words.every((word) => `${rule.id} ${rule.title} ${rule.text}`.toLowerCase().includes(word)),
    );
    return html`
      <h1>${t("rules.title", { game: this.info?.name ?? this.game })}</h1>
      <label class="search"
        >${t("rules.search")}<input
          type="search"
          @input=${(event: InputEvent) => (this.search = (event.target as HTMLInputElement).value)}
      /></label>
      ${this.example && !this.search
        ? html`<figure>
            <a href="#/matches/${this.example}"
              ><img src="/api/v1/matches/${this.example}/board.svg?lang=${spoken()}" alt=${t("rules.picture")}
            /></a>
            <figcaption>${t("rules.picture")}</figcaption>
          </figure>`
        : nothing}
      ${found.length === 0 && this.rules.length > 0 ? html`<p>${t("rules.none")}</p>` : nothing}
      ${found.map(
        (rule, at) => html`
          ${rule.chapter !== found[at - 1]?.chapter ? html`<h2 data-api>${rule.chapter}</h2>` : nothing}
          <article data-api data-rule=${rule.id} class=${rule.id === this.rule ? "card here" : "card"}>
            <h3><a href="#/rules/${this.game}?rule=${rule.id}">${rule.id}</a> ${rule.title}</h3>
            <p>${rule.text}</p>
          </article>
        `,
      )}
    `;
  }
}

customElements.define("rules-page", RulesPage);
