/**
 * How a game is played, and its numbered rules, searchable; every rule has a link, and a picture where commands are
 * played by it. Where one of them is asked for, they stand alone.
 */

import { html, nothing, type PropertyValues, type TemplateResult } from "lit";
import type { GameInfo, Guide, Page, Rule, RuleExample } from "../app/api.js";
import { get } from "../app/http.js";
import { LightElement } from "../app/light.js";
import { spoken, t } from "../i18n/words.js";
import { guideOf } from "./game-guide.js";

export class RulesPage extends LightElement {
  static override properties = {
    game: { attribute: false },
    rule: { attribute: false },
    info: { state: true },
    guide: { state: true },
    rules: { state: true },
    search: { state: true },
    examples: { state: true },
  };

  declare game: string;
  declare rule: string;
  declare info: GameInfo | undefined;
  /** Undefined for a game without one. */
  declare guide: Guide | undefined;
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
    this.guide = this.info.presentation && (await get<Guide>(`/games/${this.game}/guide?lang=${spoken()}`));
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
    const { info, guide, examples } = this;
    const titles = new Map(this.rules.map((rule) => [rule.id, rule.title]));
    const name = info?.name ?? this.game;
    const whole = !this.rule && info && guide ? { info, guide, examples, titles } : undefined;
    return html`
      ${whole
        ? html`<h1>${t("guide.title", { game: name })}</h1>
            ${guideOf(whole, (example) => this.picture(example))}
            <h2 id="numbered">${t("rules.title", { game: name })}</h2>
            <p>${t("guide.rules")}</p>`
        : html`<h1>${t("rules.title", { game: name })}</h1>
            ${guide
              ? html`<p class="to-guide"><a href="#/rules/${this.game}">${t("guide.title", { game: name })}</a></p>`
              : nothing}`}
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
