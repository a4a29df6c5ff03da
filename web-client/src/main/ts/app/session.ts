/** Who is signed in, and the language of the page. */

import { get, Refused, send, speak } from "./http.js";
import { choose, type Language } from "../i18n/words.js";
import type { Player } from "./api.js";

type Listener = () => void;

const LANGUAGE = "baffin.language";
const listeners = new Set<Listener>();

let me: Player | undefined;

export function onSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function told(player: Player | undefined): void {
  me = player;
  listeners.forEach((listener) => listener());
}

/** The signed-in player, if anybody is. */
export function player(): Player | undefined {
  return me;
}

/** Asks the platform who is signed in. */
export async function begin(): Promise<void> {
  setLanguage((localStorage.getItem(LANGUAGE) ?? navigator.language.slice(0, 2)) as Language);
  try {
    told(await get<Player>("/players/me"));
  } catch (failure) {
    if (!(failure instanceof Refused)) {
      throw failure;
    }
    told(undefined);
  }
}

export function setLanguage(language: Language): void {
  const chosen = choose(language);
  localStorage.setItem(LANGUAGE, chosen);
  document.documentElement.lang = chosen;
  speak(chosen);
  listeners.forEach((listener) => listener());
}

export async function signIn(handle: string, password: string): Promise<void> {
  const answer = await send<{ player: Player }>("POST", "/auth/session", { handle, password });
  told(answer.player);
}

export async function register(handle: string, password: string, more: Record<string, unknown>): Promise<void> {
  await send("POST", "/players", { handle, password, ...more });
  await signIn(handle, password);
}

export async function signOut(): Promise<void> {
  await send("DELETE", "/auth/session");
  told(undefined);
}
