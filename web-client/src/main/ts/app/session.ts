/** Who is signed in, and the language of the page. */

import { Refused } from "baffin-client";
import { client, get, send } from "./http.js";
import { readPreferences } from "./preferences.js";
import { reached } from "./reach.js";
import { onStored, store, stored } from "./stored.js";
import { speak } from "../i18n/languages.js";
import { spoken } from "../i18n/words.js";
import type { BrowserSession, Player } from "./api.js";

type Listener = () => void;

const LANGUAGE = "language";
/** Who is signed in in this browser: its tabs are one. */
const SIGNED_IN = "player";
const listeners = new Set<Listener>();

let me: Player | undefined;

export function onSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function announce(player: Player | undefined): Promise<void> {
  me = player;
  store(SIGNED_IN, me?.id);
  const language = (await readPreferences(player !== undefined)).language;
  if (language && stored(LANGUAGE) === undefined) {
    await use(language);
  }
  listeners.forEach((listener) => listener());
}

/** The signed-in player, if anybody is. */
export function player(): Player | undefined {
  return me;
}

/** Called when somebody was signed in, and their session is over. */
export function onExpiry(listener: Listener): void {
  client.onSessionEnd = () => {
    if (me) {
      me = undefined;
      void announce(undefined).then(listener);
    }
  };
}

/** Takes the language that this browser has kept, or else its own. */
export function beginLanguage(): Promise<void> {
  onStored(LANGUAGE, () => location.reload());
  const language = stored<string>(LANGUAGE) ?? navigator.language.slice(0, 2);
  keepLanguage(language);
  return use(language);
}

/** Asks the platform who is signed in, until it answers. */
export async function begin(): Promise<void> {
  onStored<string>(SIGNED_IN, (id) => id !== me?.id && location.reload());
  for (;;) {
    try {
      await announce((await get<BrowserSession>("/auth/session")).player);
      return;
    } catch (failure) {
      if (failure instanceof Refused) {
        await announce(undefined);
        return;
      }
      await reached();
    }
  }
}

/** Keeps a language for this browser; the next load of the page is in it. */
export function keepLanguage(language: string): void {
  store(LANGUAGE, language);
}

async function use(language: string): Promise<void> {
  await speak(language);
  document.documentElement.lang = spoken();
  client.language = spoken();
  listeners.forEach((listener) => listener());
}

export async function signIn(handle: string, password: string): Promise<void> {
  const answer = await send<{ player: Player }>("POST", "/auth/session", { handle, password });
  await announce(answer.player);
}

export async function register(handle: string, password: string, more: Record<string, unknown>): Promise<void> {
  await send("POST", "/players", { handle, password, ...more });
  await signIn(handle, password);
}

/** Takes over another handle of whoever is signed in. */
export function renamed(player: Player): void {
  me = player;
  listeners.forEach((listener) => listener());
}

export async function signOut(): Promise<void> {
  await send("DELETE", "/auth/session");
  await announce(undefined);
}
