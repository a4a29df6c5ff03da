/** How a game is played, for people: what the numbered rules say, in the order in which one learns it. */

import { html, nothing, type TemplateResult } from "lit";
import type { GameInfo, Guide, GuideLine, RuleExample } from "../app/api.js";
import { t } from "../i18n/words.js";

/** What the pages of rules know of a game. */
export interface Rulebook {
  info: GameInfo;
  guide: Guide;
  /** By the id of the rule. */
  examples: ReadonlyMap<string, RuleExample>;
  /** Titles of the rules by id. */
  titles: ReadonlyMap<string, string>;
}

/** Draws the example of a rule, if there is one. */
type Picture = (example: RuleExample | undefined) => unknown;

export function guideOf(book: Rulebook, picture: Picture): TemplateResult {
  const { info, guide } = book;
  const game = info.id;
  return html`<section class="guide">
    <img class="scene" src="/api/v1/games/${game}/guide/scene.svg" alt="" width="640" height="240" />
    <p class="lead" data-api>${guide.pitch}</p>
    <p class="buttons"><a class="button do" href="#/learn/${game}">${t("start.learn")}</a></p>
    ${guide.chapters.map(
      (chapter) => html`<h2 data-api>${chapter.title}</h2>
        <ul class="statements">
          ${chapter.lines.map((line) => html`<li>${statement(book, line, picture)}</li>`)}
        </ul>`,
    )}
  </section>`;
}

function statement(book: Rulebook, line: GuideLine, picture: Picture): TemplateResult {
  const game = book.info.id;
  const part = line.picks && `/api/v1/games/${game}/part.svg?picks=${encodeURIComponent(line.picks)}`;
  return html`${part ? html`<img class="part" src=${part} alt="" loading="lazy" />` : nothing}
    <div>
      <p>
        <span data-api>${line.text}</span>
        <small class="rules">
          ${line.rules.map(
            (rule) =>
              html`<a href="#/rules/${game}?rule=${rule}" title=${book.titles.get(rule) ?? rule} data-api>${rule}</a> `,
          )}
        </small>
      </p>
      ${line.example ? picture(book.examples.get(line.example)) : nothing}
    </div>`;
}
