/** Words of the client: every text by its key, in every language. */

import { en } from "./en.js";
import type { enActs } from "./en-acts.js";
import type { enAnalysis } from "./en-analysis.js";
import type { enOrganise } from "./en-organise.js";
import type { enPolicy } from "./en-policy.js";
import { enLesson } from "./en-lesson.js";
import { enNews } from "./en-news.js";
import { de } from "./de.js";
import { deLesson } from "./de-lesson.js";
import { deNews } from "./de-news.js";

export type Language = "en" | "de";
type AtFirst = keyof typeof en | keyof typeof enLesson | keyof typeof enNews;
type Organisers = keyof typeof enActs | keyof typeof enOrganise | keyof typeof enPolicy;
export type Key = AtFirst | keyof typeof enAnalysis | Organisers;

const BUNDLES: Record<Language, Record<AtFirst, string> & Partial<Record<Key, string>>> = {
  en: { ...en, ...enLesson, ...enNews },
  de: { ...de, ...deLesson, ...deNews },
};

let language: Language = "en";
let pseudo = false;

/**
 * Chooses one of the languages that there are; English for any other. `pseudo` is English in brackets: what stands on a
 * page without them did not come from here, which a test looks for.
 */
export function choose(wanted: string): void {
  language = wanted === "de" ? "de" : "en";
  pseudo = wanted === "pseudo";
}

/** Adds the words of a part that is loaded when it is needed. */
export function addWords<K extends Key>(words: Record<Language, Record<K, string>>): void {
  Object.assign(BUNDLES.en, words.en);
  Object.assign(BUNDLES.de, words.de);
}

export function spoken(): Language {
  return language;
}

/**
 * A text with its parameters. A text with several forms has them between bars, for one and for other numbers `n`:
 * `one move|{n} moves`.
 */
export function t(key: Key, parameters: Record<string, string | number> = {}): string {
  const forms = BUNDLES[language][key]!.split("|");
  const one = forms.length > 1 && new Intl.PluralRules(language).select(Number(parameters.n)) === "one";
  const form = forms.length === 1 || one ? forms[0]! : forms[1]!;
  const text = form.replace(/\{(\w+)\}/g, (_, name: string) => String(parameters[name] ?? ""));
  return pseudo ? `[${text}]` : text;
}
