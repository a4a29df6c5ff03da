import { readdir, readFile } from "node:fs/promises";
import { addWords, choose, formsOf, t, type Key } from "../../../main/ts/i18n/words.js";
import { LANGUAGES, wordsOf } from "../support/languages.js";
import { SOURCES } from "../support/files.js";
import { equal, test } from "../support/test.js";

const MAIN = new URL("../../main/ts/", SOURCES);
const CALL = /\bt\(\s*"([\w.-]+)"\s*(?:\)|,\s*\{([^{}]*)\}\s*\))/g;
/** The beginning of keys whose end is only known when the page is shown. */
const BEGINNING = /`([a-z]+\.[\w.-]*)\$\{/g;
/** Texts that are names in every language. */
const NAMES = ["{who} {chance}", "{at}", "+ − 0", "Webhook"];

const english = await wordsOf("en");

async function sources(): Promise<[string, string][]> {
  const files = (await readdir(MAIN, { recursive: true })).filter((file) => file.endsWith(".ts"));
  const read = files.map(async (file): Promise<[string, string]> => [
    file,
    new TextDecoder().decode(await readFile(new URL(file, MAIN))),
  ]);
  return Promise.all(read);
}

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
  let calls = 0;
  for (const [file, source] of await sources()) {
    for (const [, key = "", parameters = ""] of source.matchAll(CALL)) {
      const text = english[key];
      if (text !== undefined) {
        equal([file, key, ...given(parameters)], [file, key, ...asked(text)]);
        calls++;
      }
    }
  }
  equal(calls > 200, true);
});

test("every text is used", async () => {
  const pages = (await sources()).filter(([file]) => !/^i18n\/\w+\//.test(file));
  const source = pages.map(([, text]) => text).join("\n");
  const beginnings = [...source.matchAll(BEGINNING)].map((found) => found[1]!);
  const unused = Object.keys(english).filter(
    (key) => !source.includes(`"${key}"`) && !beginnings.some((beginning) => key.startsWith(beginning)),
  );
  equal(unused, []);
});

for (const language of LANGUAGES.filter((one) => one !== "en")) {
  test(`every text is there in ${language}, and leaves open what the English one does`, async () => {
    const words = await wordsOf(language);
    equal(Object.keys(english).filter((key) => !(key in words)), []);
    equal(Object.keys(words).filter((key) => !(key in english)), []);
    for (const [key, text] of Object.entries(words)) {
      equal([key, ...asked(text)], [key, ...asked(english[key]!)]);
    }
  });

  test(`every text with several forms has those of ${language}`, async () => {
    const forms = formsOf(language).length;
    for (const [key, text] of Object.entries(await wordsOf(language))) {
      const several = text.split("|").length;
      equal([key, several], [key, several === 1 ? 1 : forms]);
    }
  });

  test(`no sentence is English in ${language}`, async () => {
    const same = Object.entries(await wordsOf(language)).filter(
      ([key, text]) => text === english[key] && /\p{L}{2}.*[^\p{L}]\p{L}{2}/u.test(text) && !NAMES.includes(text),
    );
    equal(same, []);
  });
}

test("a number takes the form of the language", () => {
  addWords({ "new.days": "one day|{n} days" });
  equal([1, 2, 5].map((n) => t("new.days", { n })), ["one day", "2 days", "5 days"]);
  choose("uk", { "new.days": "one|few|many" });
  equal([1, 21, 2, 24, 5, 11, 0].map((n) => t("new.days", { n })), ["one", "one", "few", "few", "many", "many", "many"]);
  choose("es", { "new.days": "un día|{n} días" });
  equal([1, 0, 1_000_000].map((n) => t("new.days", { n })), ["un día", "0 días", "1000000 días"]);
  choose("en");
});

test("what a language lacks is said in English", () => {
  choose("uk", {});
  equal(t("nav.rules" satisfies Key), "Rules");
  choose("en");
});
