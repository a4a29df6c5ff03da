/** Pieces that move from one picture of the table to the next. */

import type { Action } from "../app/api.js";
import type { Sound } from "../app/sound.js";

const MOVE_MS_MIN = 150;
const MOVE_MS_MAX = 400;
/** So many units of the picture a piece moves in a millisecond, within the bounds. */
const UNITS_A_MS = 0.9;

interface Whereabouts {
  x: number;
  y: number;
  scale: number;
}

const NAMED = ":scope > svg [data-piece]";

/** Reads `translate(x y) scale(s)`, in which the platform writes where a piece is. */
export function placed(transform: string): Whereabouts | undefined {
  const [x, y, scale] = (transform.match(/-?[\d.]+/g) ?? []).map(Number);
  return x === undefined || y === undefined || scale === undefined ? undefined : { x, y, scale };
}

/** Where the pieces of a picture are, by their names. */
export function whereabouts(sheet: Element): Map<string, Whereabouts> {
  const found = new Map<string, Whereabouts>();
  sheet.querySelectorAll<SVGElement>(NAMED).forEach((piece) => {
    const at = piece.closest(".ghost") ? undefined : placed(piece.getAttribute("transform") ?? "");
    if (at) {
      found.set(piece.dataset.piece!, at);
    }
  });
  return found;
}

/** How long a piece moves, ms. */
export function duration(from: Whereabouts, to: Whereabouts): number {
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  return Math.min(MOVE_MS_MAX, Math.max(MOVE_MS_MIN, way / UNITS_A_MS));
}

/**
 * Lets pieces come from where they were; whether any has moved.
 *
 * @param visibly whether one sees them move
 */
export function glide(sheet: Element, before: Map<string, Whereabouts>, visibly: boolean): boolean {
  let moved = false;
  sheet.querySelectorAll<SVGElement>(NAMED).forEach((piece) => {
    const from = before.get(piece.dataset.piece!);
    const to = placed(piece.getAttribute("transform") ?? "");
    if (from && to && (from.x !== to.x || from.y !== to.y)) {
      moved = true;
      if (visibly) {
        const css = (at: Whereabouts): string => `translate(${at.x}px, ${at.y}px) scale(${at.scale})`;
        piece.animate([{ transform: css(from) }, { transform: css(to) }], {
          duration: duration(from, to),
          easing: "ease-in-out",
        });
      }
    }
  });
  return moved;
}

/**
 * What a step sounds like.
 *
 * @param own what the reader has done; undefined for a step of others
 * @param moved whether a piece has moved
 */
export function soundOf(own: Action | undefined, ended: boolean, moved: boolean): Sound {
  if (ended) {
    return "end";
  }
  if (own?.irreversible && !own.endsTurn) {
    return "dice";
  }
  return own?.price?.some((price) => price.resource === "gold") ? "coin" : moved ? "sail" : "place";
}
