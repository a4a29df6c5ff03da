/** What a player has set for every program through which they play; the platform keeps it. */

import { Refused } from "baffin-client";
import type { Preferences } from "./api.js";
import { get, send } from "./http.js";

const USUAL: Preferences = {
  confirmCommands: false,
  sounds: true,
  animations: true,
  autoPass: false,
  orientation: "auto",
  colourScheme: "auto",
  push: [],
};
const PATH = "/players/me/preferences";

let kept = USUAL;

export function preferences(): Preferences {
  return kept;
}

function apply(found: Preferences): Preferences {
  kept = found;
  const page = document.documentElement.dataset;
  page.scheme = found.colourScheme;
  page.animations = found.animations ? "on" : "off";
  return found;
}

/** Reads what the player has set; who is not signed in, and a bot, has the usual. */
export async function readPreferences(signedIn: boolean): Promise<Preferences> {
  if (!signedIn) {
    return apply(USUAL);
  }
  try {
    return apply(await get<Preferences>(PATH));
  } catch (failure) {
    if (failure instanceof Refused) {
      return apply(USUAL);
    }
    throw failure;
  }
}

export async function keepPreferences(changed: Partial<Preferences>): Promise<Preferences> {
  return apply(await send<Preferences>("PUT", PATH, { ...kept, ...changed }));
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Whether pieces move, and the steps of others are shown one after the other: as the player and the device want it. */
export function animated(): boolean {
  return kept.animations && !calm.matches;
}

const narrow = matchMedia("(max-width: 600px)");

/** Whether the table is drawn portrait: as the player has set it, or where the window is narrow. */
export function portrait(): boolean {
  const wanted = kept.orientation;
  return wanted === "auto" ? narrow.matches : wanted === "portrait";
}

/** Is told when the window becomes narrow or wide, until the returned function is called. */
export function onTurnedDevice(listener: () => void): () => void {
  narrow.addEventListener("change", listener);
  return () => narrow.removeEventListener("change", listener);
}
