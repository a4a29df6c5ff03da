/** Words of the client: every text by its key, in the language of the reader. */

import { en } from "./en/pages.js";
import type { enActs } from "./en/acts.js";
import type { enAnalysis } from "./en/analysis.js";
import type { enLeague } from "./en/league.js";
import { enLesson } from "./en/lesson.js";
import { enNews } from "./en/news.js";
import type { enOperate } from "./en/operate.js";
import type { enOrganise } from "./en/organise.js";
import type { enPeople } from "./en/people.js";
import type { enPolicy } from "./en/policy.js";
import type { enRecords } from "./en/records.js";
import type { enWatch } from "./en/watch.js";

type AtFirst = keyof typeof en | keyof typeof enLesson | keyof typeof enNews;
export type Key =
  | AtFirst
  | keyof typeof enActs
  | keyof typeof enAnalysis
  | keyof typeof enLeague
  | keyof typeof enOperate
  | keyof typeof enOrganise
  | keyof typeof enPeople
  | keyof typeof enPolicy
  | keyof typeof enRecords
  | keyof typeof enWatch;
export type Words = Partial<Record<Key, string>>;

/** The forms of words that CLDR knows, in its order. */
const FORMS = ["zero", "one", "two", "few", "many", "other"] as const;
/** Whole numbers up to here have every form that a language has for whole numbers of everyday use. */
const COUNTED = 200;

const english: Words = { ...en, ...enLesson, ...enNews };
let own: Words = {};
let language = "en";
let pseudo = false;
let plural = new Intl.PluralRules(language);
let forms = formsOf(language);

/** The forms of a text with a number, in the order in which the text has them. */
export function formsOf(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  const found = new Set(Array.from({ length: COUNTED }, (_, number) => rules.select(number)));
  return FORMS.filter((form) => found.has(form));
}

/**
 * Chooses a language with its words; what these lack is said in English. `pseudo` is English in brackets: what stands on
 * a page without them did not come from here, which a test looks for.
 */
export function choose(wanted: string, words: Words = {}): void {
  pseudo = wanted === "pseudo";
  language = pseudo ? "en" : wanted;
  own = { ...words };
  plural = new Intl.PluralRules(language);
  forms = formsOf(language);
}

/** Adds the English words of a part that is loaded when it is needed. */
export function addWords(words: Words): void {
  Object.assign(english, words);
}

/** Adds words of the chosen language. */
export function addOwnWords(words: Words): void {
  Object.assign(own, words);
}

export function spoken(): string {
  return language;
}

/**
 * A text with its parameters. A text with several forms has them between bars, one for each form that whole numbers `n`
 * have in the language: `one move|{n} moves` in English, three forms in Ukrainian.
 */
export function t(key: Key, parameters: Record<string, string | number> = {}): string {
  const several = (own[key] ?? english[key]!).split("|");
  const form = several[forms.indexOf(plural.select(Number(parameters.n)))] ?? several.at(-1)!;
  const text = form.replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? ""));
  return pseudo ? `[${text}]` : text;
}
