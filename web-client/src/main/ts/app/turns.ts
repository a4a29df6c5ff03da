/** One's own matches, and in how many of them it is one's turn: for the list, the tab's title and the sound. */

import type { ListedMatch, Page } from "./api.js";
import { get } from "./http.js";
import { follow, onConnection } from "./live.js";
import { onSession, player } from "./session.js";
import { play } from "./sound.js";

type Listener = (own: ListedMatch[]) => void;

const listeners = new Set<Listener>();

let own: ListedMatch[] | undefined;
let leave: (() => void) | undefined;
let page = "";
let reading = false;
let again = false;

/** Whether it is the signed-in player's turn there. */
export function myTurn(match: ListedMatch): boolean {
  const seat = match.seats.findIndex((each) => each.player === player()?.id);
  return match.status === "RUNNING" && (match.toAct?.includes(seat) ?? false);
}

/** What the tab says: the number of matches that wait for the reader, and the page. */
export function title(text = ""): void {
  page = text;
  tellTitle();
}

function tellTitle(): void {
  const name = page ? `${page} · Baffin` : "Baffin";
  const waiting = own?.filter(myTurn).length ?? 0;
  document.title = waiting > 0 ? `(${waiting}) ${name}` : name;
}

/** Tells the list of one's matches, now and whenever something of them changes. */
export function onTurns(listener: Listener): () => void {
  listeners.add(listener);
  if (own) {
    listener(own);
  }
  return () => listeners.delete(listener);
}

async function read(): Promise<void> {
  if (reading) {
    again = true;
    return;
  }
  reading = true;
  try {
    const found = await get<Page<ListedMatch>>("/matches?player=me&progress=true&limit=100");
    const before = new Set(own?.filter(myTurn).map((match) => match.matchId));
    if (own && found.items.some((match) => myTurn(match) && !before.has(match.matchId))) {
      play("turn");
    }
    own = found.items;
    listeners.forEach((listener) => listener(found.items));
  } catch {
    // the next notification asks again
  } finally {
    reading = false;
  }
  tellTitle();
  if (again) {
    again = false;
    await read();
  }
}

/** Reads the list anew, for what no notification tells, such as chat. */
export function readTurns(): void {
  if (player() && !reading) {
    void read();
  }
}

/** Tells when the connection is back after it was lost. */
function afterGaps(back: () => void): () => void {
  let lost = false;
  return onConnection((here) => {
    if (here && lost) {
      back();
    }
    lost = !here;
  });
}

/** Begins to follow the notifications of whoever is signed in. */
export function watchTurns(): void {
  let watched: string | undefined;
  onSession(() => {
    if (player()?.id === watched) {
      return;
    }
    watched = player()?.id;
    leave?.();
    own = undefined;
    title();
    if (watched) {
      const ends = [follow(["matches"], () => void read()), afterGaps(() => void read())];
      leave = () => ends.forEach((end) => end());
      void read();
    }
  });
}
