import { readdir, readFile } from "node:fs/promises";
import { en } from "../../../main/ts/i18n/en.js";
import { enLesson } from "../../../main/ts/i18n/en-lesson.js";
import { enNews } from "../../../main/ts/i18n/en-news.js";
import { enOperate } from "../../../main/ts/i18n/en-operate.js";
import { enPeople } from "../../../main/ts/i18n/en-people.js";
import { enWatch } from "../../../main/ts/i18n/en-watch.js";
import { SOURCES } from "../support/files.js";
import { equal, test } from "../support/test.js";

const MAIN = new URL("../../main/ts/", SOURCES);
const TEXTS: Record<string, string> = { ...en, ...enLesson, ...enNews, ...enOperate, ...enPeople, ...enWatch };
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
