/** Files of the source tree, as seen from where the tests are compiled to. */

import { readFile } from "node:fs/promises";

const MODULE = new URL("../../../../../../../", import.meta.url);

export const SOURCES = new URL("src/test/ts/", MODULE);

/** The export of a finished match, byte for byte. */
export function archived(match: string): Promise<string> {
  return unpacked(`../platform/wire/src/test/resources/archive/${match}.json.gz`);
}

/** A packed file of text, by its path from the module. */
export async function unpacked(path: string): Promise<string> {
  const packed = await readFile(new URL(path, MODULE));
  return new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}
