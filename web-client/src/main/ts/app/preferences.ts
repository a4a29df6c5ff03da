/** What a player has set for every program through which they play; the platform keeps it. */

import { Refused } from "baffin-client";
import type { Preferences } from "./api.js";
import { get, send } from "./http.js";
import { onStored, store } from "./stored.js";

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

const NAME = "preferences";
const listeners = new Set<() => void>();

let kept = USUAL;

export function preferences(): Preferences {
  return kept;
}

function apply(found: Preferences): Preferences {
  kept = found;
  const page = document.documentElement.dataset;
  page.scheme = found.colourScheme;
  page.animations = found.animations ? "on" : "off";
  listeners.forEach((listener) => listener());
  return found;
}

/** Calls `listener` when a setting was changed, in whichever tab, until the returned function is called. */
export function onPreferences(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

onStored<Preferences>(NAME, (changed) => changed && apply(changed));


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
  const all = await send<Preferences>("PUT", PATH, { ...kept, ...changed });
  // the other tabs of this browser take them over
  store(NAME, all);
  return apply(all);
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

/** So wide a window has no room for the wide picture beside its panels: the words would be too small. */
const close = matchMedia("(max-width: 1339px)");

/** The parameters of the picture that the table's place wants; none for the one that comes along with each step. */
export function drawing(): string {
  return portrait() ? "&orientation=portrait" : close.matches ? "&density=narrow" : "";
}

/** Calls `listener` when the table is to be drawn another way, until the returned function is called. */
export function onTurnedDevice(listener: () => void): () => void {
  let drawn = drawing();
  const check = (): void => {
    if (drawn !== drawing()) {
      drawn = drawing();
      listener();
    }
  };
  const places = [narrow, close];
  places.forEach((place) => place.addEventListener("change", check));
  const leave = onPreferences(check);
  return () => {
    places.forEach((place) => place.removeEventListener("change", check));
    leave();
  };
}
