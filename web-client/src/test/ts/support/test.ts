/** A test is a sentence and a body that throws when the sentence is not true. */

// Deno's deepEqual of node:assert/strict is not strict
export { deepStrictEqual as equal, rejects } from "node:assert";

export interface Test {
  name: string;
  body: () => void | Promise<void>;
}

/** What the files that were loaded declare. */
export const declared: Test[] = [];

export function test(name: string, body: Test["body"]): void {
  declared.push({ name, body });
}
