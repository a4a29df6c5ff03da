/** A command whose fate is not known yet: it is kept over a reload and sent again with the same key. */

import { store, stored } from "../app/stored.js";

export interface Pending {
  body: unknown;
  version: number;
  key: string;
}

const name = (path: string): string => `pending${path}`;

export function pending(path: string): Pending | undefined {
  return stored<Pending>(name(path), "sessionStorage");
}

export function keepPending(path: string, command: Pending): void {
  store(name(path), command, "sessionStorage");
}

export function known(path: string): void {
  store(name(path), undefined, "sessionStorage");
}
