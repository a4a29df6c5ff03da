/** The languages of the client. Each but English is a file that is loaded when somebody reads in it. */

import { choose, t, type Words } from "./words.js";

export interface Language {
  code: string;
  /** What its speakers call it; behind it, whether none of them has read its texts yet. */
  name: string;
  /** Script with its words; undefined for English, which is there from the start. */
  script: string | undefined;
}

/** A language as the page names it: its code, a question mark behind one that nobody has read, its script. */
const NAMED = /^(\w+)(\?)?(?::(.+))?$/;

/** All of them, as the build has found them. */
export function languages(): Language[] {
  const named = document.querySelector<HTMLMetaElement>("meta[name=languages]")!.content;
  return named.split(" ").map((each) => {
    const [, code = "", unread, script] = NAMED.exec(each)!;
    const name = new Intl.DisplayNames(code, { type: "language" }).of(code)!;
    const title = name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
    return { code, name: unread ? t("nav.unread", { language: title }) : title, script };
  });
}

/** Chooses a language; English in place of one that there is not, or whose words do not come. */
export async function speak(wanted: string): Promise<void> {
  const script = languages().find(({ code }) => code === wanted)?.script;
  if (!script) {
    choose(wanted === "pseudo" ? wanted : "en");
    return;
  }
  try {
    const { words } = (await import(`/app/${script}`)) as { words: Words };
    choose(wanted, words);
  } catch {
    choose("en");
  }
}
