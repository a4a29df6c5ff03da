/** What the tests use of Node's modules, which Deno has as well: the build has no types of them. */

declare module "node:assert" {
  export function deepStrictEqual(actual: unknown, expected: unknown): void;
  export function rejects(promise: Promise<unknown>, expected: object): Promise<void>;
}

declare module "node:fs/promises" {
  export function readdir(folder: URL, options: { recursive: true }): Promise<string[]>;
  export function readFile(file: URL): Promise<Uint8Array<ArrayBuffer>>;
}

declare module "node:process" {
  const process: { exitCode?: number };
  export default process;
}
