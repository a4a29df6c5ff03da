/** Picking a legal action piece by piece, in any order: pure functions over the list that the platform sends. */

import type { Action } from "../app/api.js";

/** What has been picked so far. */
export interface Picked {
  picks: readonly string[];
  /** A place on the picture that narrows the choice without being a pick. */
  target?: string;
}

export const NOTHING: Picked = { picks: [] };

/** One thing that can be picked next. */
export interface Choice {
  pick: string;
  text: string;
  count: number;
}

export interface Step {
  /** Kind of what is to be picked now, such as `square`; empty when one action is left. */
  kind: string;
  choices: Choice[];
  actions: Action[];
}

const kindOf = (pick: string): string => pick.slice(0, pick.indexOf(":"));

/** The actions that fit what was picked. */
export function matching(actions: readonly Action[], picked: Picked): Action[] {
  return actions.filter(
    (action) =>
      picked.picks.every((pick) => action.picks?.includes(pick)) &&
      (picked.target === undefined || action.targets?.includes(picked.target)),
  );
}

/** What is to be picked next: the first kind of part in which the actions that are left differ. */
export function step(actions: readonly Action[], picked: Picked): Step {
  const left = matching(actions, picked);
  if (left.length <= 1) {
    return { kind: "", choices: [], actions: left };
  }
  const longest = Math.max(...left.map((action) => action.picks?.length ?? 0));
  for (let place = 0; place < longest; place++) {
    const choices = new Map<string, Choice>();
    for (const action of left) {
      const pick = action.picks?.[place];
      if (pick !== undefined) {
        const known = choices.get(pick);
        if (known) {
          known.count++;
        } else {
          choices.set(pick, { pick, text: action.pickTexts?.[place] ?? pick, count: 1 });
        }
      }
    }
    const missing = left.some((action) => action.picks?.[place] === undefined);
    if (choices.size > 1 || (choices.size === 1 && missing)) {
      return { kind: kindOf([...choices.keys()][0]!), choices: [...choices.values()], actions: left };
    }
  }
  return { kind: "", choices: [], actions: left };
}

/** The places of the picture that can be pointed at now. */
export function spots(actions: readonly Action[], picked: Picked): Set<string> {
  const places = new Set<string>();
  for (const action of matching(actions, picked)) {
    action.targets?.forEach((target) => places.add(target));
    action.picks?.filter((pick) => !picked.picks.includes(pick)).forEach((pick) => places.add(pick));
  }
  return places;
}

/** What pointing at a place picks; undefined when nothing can be done there. */
export function point(actions: readonly Action[], picked: Picked, spot: string): Picked | undefined {
  const left = matching(actions, picked);
  if (left.some((action) => action.picks?.includes(spot))) {
    return { ...picked, picks: [...picked.picks.filter((pick) => pick !== spot), spot] };
  }
  return left.some((action) => action.targets?.includes(spot)) ? { ...picked, target: spot } : undefined;
}

/** Adds a pick. */
export function add(picked: Picked, pick: string): Picked {
  return { ...picked, picks: [...picked.picks, pick] };
}

/** The action that has no alternative, if there is one; never one that ends the match. */
export function onlyMove(actions: readonly Action[]): Action | undefined {
  const moves = actions.filter((action) => action.kind !== "ARRANGEMENT");
  return moves.length === 1 && !moves[0]!.endsMatch ? moves[0] : undefined;
}
