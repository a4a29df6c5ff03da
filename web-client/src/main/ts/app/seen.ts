/** Up to which version somebody has seen each match, on this device. */

import { store, stored } from "./stored.js";

const NAME = "seen";
const MATCHES_MAX = 200;

export function seenUpTo(match: string): number | undefined {
  return stored<Record<string, number>>(NAME)?.[match];
}

export function saw(match: string, version: number): void {
  const known = Object.entries(stored<Record<string, number>>(NAME) ?? {}).filter(([id]) => id !== match);
  store(NAME, Object.fromEntries([...known, [match, version]].slice(-MATCHES_MAX)));
}
