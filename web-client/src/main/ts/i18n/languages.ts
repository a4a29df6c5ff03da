/** The languages of the client. Each but English is two scripts, loaded when somebody reads in it. */

import { addOwnWords, choose, t, type Words } from "./words.js";

export interface Language {
  code: string;
  /** What its speakers call it; behind it, whether none of them has read its texts yet. */
  name: string;
  /** Script with the words that each page needs; missing for English. */
  first: string | undefined;
  /** Script with the words of areas. */
  later: string | undefined;
}

/** A language as the page names it: its code, a question mark behind one that nobody has read, its scripts. */
const NAMED = /^(\w+)(\?)?(?::(.+),(.+))?$/;

let coming = Promise.resolve();
let later: string | undefined;

/** All of them, as the build has found them. */
export function languages(): Language[] {
  const named = document.querySelector<HTMLMetaElement>("meta[name=languages]")!.content;
  return named.split(" ").map((each) => {
    const [, code = "", unread, first, later] = NAMED.exec(each)!;
    const name = new Intl.DisplayNames(code, { type: "language" }).of(code)!;
    const title = name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
    return { code, name: unread ? t("nav.unread", { language: title }) : title, first, later };
  });
}

async function words(script: string): Promise<Words> {
  const loaded = (await import(`/app/${script}`)) as { words: Words };
  return loaded.words;
}

/** Chooses a language; English in place of one that there is not, or whose words do not come. */
export async function speak(wanted: string): Promise<void> {
  const language = languages().find(({ code }) => code === wanted);
  later = undefined;
  if (!language?.first) {
    choose(wanted === "pseudo" ? wanted : "en");
    return;
  }
  try {
    choose(wanted, await words(language.first));
    later = language.later;
  } catch {
    choose("en");
  }
}

/** The words of areas, which come with the first of them; without them, areas speak English. */
export function speakInAreas(): Promise<void> {
  if (later) {
    coming = words(later).then(addOwnWords, () => undefined);
    later = undefined;
  }
  return coming;
}
