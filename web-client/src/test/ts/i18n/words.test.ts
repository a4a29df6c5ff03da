import { readdir, readFile } from "node:fs/promises";
import { en } from "../../../main/ts/i18n/en.js";
import { enActs } from "../../../main/ts/i18n/en-acts.js";
import { enLesson } from "../../../main/ts/i18n/en-lesson.js";
import { enNews } from "../../../main/ts/i18n/en-news.js";
import { enOrganise } from "../../../main/ts/i18n/en-organise.js";
import { enPolicy } from "../../../main/ts/i18n/en-policy.js";
import { SOURCES } from "../support/files.js";
import { equal, test } from "../support/test.js";

const MAIN = new URL("../../main/ts/", SOURCES);
const TEXTS: Record<string, string> = { ...en, ...enLesson, ...enNews, ...enActs, ...enOrganise, ...enPolicy };
const CALL = /\bt\(\s*"([\w.-]+)"\s*(?:\)|,\s*\{([^{}]*)\}\s*\))/g;

/** What a text leaves open. */
function asked(text: string): string[] {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map((found) => found[1]!);
  return [...new Set(text.includes("|") ? [...names, "n"] : names)].sort();
}

/** What a call says: names before a colon, or alone. */
function given(parameters: string): string[] {
  const parts = parameters.split(/,(?![^()]*\))/).map((part) => part.trim());
  return parts.filter(Boolean).map((part) => /^\w+/.exec(part)![0]).sort();
}

test("every text is given what it leaves open, and nothing else", async () => {
  const files = (await readdir(MAIN, { recursive: true })).filter((file) => file.endsWith(".ts"));
  let calls = 0;
  for (const file of files) {
    const source = new TextDecoder().decode(await readFile(new URL(file, MAIN)));
    for (const [, key = "", parameters = ""] of source.matchAll(CALL)) {
      const text = TEXTS[key];
      if (text !== undefined) {
        equal([file, key, ...given(parameters)], [file, key, ...asked(text)]);
        calls++;
      }
    }
  }
  equal(calls > 200, true);
});
