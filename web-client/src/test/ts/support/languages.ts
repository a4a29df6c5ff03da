/** The languages of the platform, and their words as the build puts them together. */

import { readdir, readFile } from "node:fs/promises";
import { choose } from "../../../main/ts/i18n/words.js";
import { SOURCES } from "./files.js";

const LIST = new URL("../../../../engine/src/main/resources/languages.txt", SOURCES);
const WORDS = new URL("../../main/ts/i18n/", SOURCES);

/** Their codes. */
export const LANGUAGES = new TextDecoder()
  .decode(await readFile(LIST))
  .split("\n")
  .filter((line) => line && !line.startsWith("#"))
  .map((line) => line.split(" ")[0]!);

/** All words of a language, by key; none of one that has no folder. */
export async function wordsOf(language: string): Promise<Record<string, string>> {
  const files = (await readdir(WORDS, { recursive: true })).filter((file) => file.startsWith(`${language}/`));
  const parts = await Promise.all(
    files.map((file) => import(`../../../main/ts/i18n/${file.replace(/ts$/, "js")}`) as Promise<Record<string, object>>),
  );
  return Object.assign({}, ...parts.flatMap((part) => Object.values(part))) as Record<string, string>;
}

/** Makes a language the one of the page, with all its words. */
export async function speak(language: string): Promise<void> {
  choose(language, await wordsOf(language));
}
