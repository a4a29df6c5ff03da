/** The rules of a game, searchable; every rule has a link, and a picture where commands are played by it. */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { GameInfo, Page, Rule, RuleExample } from "../app/api.js";
import { get } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { spoken, t } from "../i18n/words.js";

export class RulesPage extends LightElement {
  static override properties = {
    game: { attribute: false },
    rule: { attribute: false },
    info: { state: true },
    rules: { state: true },
    search: { state: true },
    examples: { state: true },
  };

  declare game: string;
  declare rule: string;
  declare info: GameInfo | undefined;
  declare rules: Rule[];
  declare search: string;
  /** By the id of the rule. */
  declare examples: Map<string, RuleExample>;

  constructor() {
    super();
    this.rules = [];
    this.search = "";
    this.examples = new Map();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    void this.read();
  }

  private async read(): Promise<void> {
    this.info = await get<GameInfo>(`/games/${this.game}`);
    const query = byRulesOf(this.info);
    this.rules = (await get<Page<Rule>>(`/games/${this.game}/rules?${query}`)).items;
    const { items } = await get<Page<RuleExample>>(`/games/${this.game}/examples?${query}`);
    this.examples = new Map(items.map((example) => [example.ruleId, example]));
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
      ${found.length === 0 && this.rules.length > 0 ? html`<p>${t("rules.none")}</p>` : nothing}
      ${found.map(
        (rule, at) => html`
          ${rule.chapter !== found[at - 1]?.chapter ? html`<h2 data-api>${rule.chapter}</h2>` : nothing}
          <article data-api data-rule=${rule.id} class=${rule.id === this.rule ? "card here" : "card"}>
            <h3><a href="#/rules/${this.game}?rule=${rule.id}">${rule.id}</a> ${rule.title}</h3>
            <p>${rule.text}</p>
            ${this.picture(this.examples.get(rule.id))}
          </article>
        `,
      )}
    `;
  }

  private picture(example: RuleExample | undefined): TemplateResult | typeof nothing {
    if (!example || !this.info) {
      return nothing;
    }
    const picture = `${example.picture}?${byRulesOf(this.info)}`;
    const whole = matchMedia("(max-width: 600px)").matches ? `${picture}&orientation=portrait` : picture;
    const caption = t("rules.example", { text: example.text });
    return html`<figure>
      <a href=${whole}><img src=${picture} alt=${caption} loading="lazy" /></a>
      <figcaption>${caption}</figcaption>
    </figure>`;
  }
}

/** Answers to it may be kept for good. */
function byRulesOf(info: GameInfo): URLSearchParams {
  return new URLSearchParams({ rulesVersion: info.rulesVersion, lang: spoken() });
}

customElements.define("rules-page", RulesPage);
