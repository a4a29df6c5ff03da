/** Runs every test below this folder, one after the other, under Deno or Node. */

import { readdir } from "node:fs/promises";
import { SOURCES } from "./support/files.js";
import { declared, type Test } from "./support/test.js";

export interface Result {
  file: string;
  name: string;
  /** What went wrong; absent when the test holds. */
  failure?: string;
}

const TIME_MAX_MS = 10_000;
const COLOURS = /\u001b\[\d+m/g;

async function failure({ body }: Test): Promise<string | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`no end after ${TIME_MAX_MS} ms`)), TIME_MAX_MS);
  });
  try {
    await Promise.race([body(), late]);
    return undefined;
  } catch (thrown) {
    return (thrown instanceof Error ? String(thrown.stack) : String(thrown)).replace(COLOURS, "");
  } finally {
    clearTimeout(timer);
  }
}

export const results: Result[] = [];

const files = (await readdir(SOURCES, { recursive: true })).filter((file) => file.endsWith(".test.ts"));
for (const file of files.sort()) {
  await import(`./${file.replace(/ts$/, "js")}`);
  for (const test of declared.splice(0)) {
    results.push({ file, name: test.name, failure: await failure(test) });
  }
}
