/** Picking a legal action piece by piece, in any order: pure functions over the list that the platform sends. */

import type { Action } from "../app/api.js";

/** What has been picked so far. */
export interface Picked {
  picks: readonly string[];
  /** Places on the picture that narrow the choice without being picks. */
  targets: readonly string[];
}

export const NOTHING: Picked = { picks: [], targets: [] };

/** So many actions are shown as they are, without further questions. */
export const FEW = 6;

/** So every game calls its commands that end a turn, also that of a seat which is asked again at once. */
const ENDING = "act:End";

/** One thing that can be picked next. */
export interface Choice {
  pick: string;
  text: string;
  count: number;
}

export interface Step {
  /** Kind of what is to be picked now, such as `square`; empty when nothing is to be picked any more. */
  kind: string;
  /** What can be picked: each leaves fewer actions than there are. */
  choices: Choice[];
  /** Actions to be shown as they are: all that are left, or those to which no choice leads. */
  cards: Action[];
  actions: Action[];
}

export const kindOf = (pick: string): string => pick.slice(0, pick.indexOf(":"));

/** The actions that fit what was picked. */
export function matching(actions: readonly Action[], picked: Picked): Action[] {
  return actions.filter(
    (action) =>
      picked.picks.every((pick) => action.picks?.includes(pick)) &&
      picked.targets.every((target) => action.targets?.includes(target)),
  );
}

/** How many of the actions have each pick. */
function counts(actions: readonly Action[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const action of actions) {
    for (const pick of new Set(action.picks)) {
      found.set(pick, (found.get(pick) ?? 0) + 1);
    }
  }
  return found;
}

/** What is to be picked next: the first kind of part in which the actions that are left differ. */
export function step(actions: readonly Action[], picked: Picked): Step {
  const left = matching(actions, picked);
  const done = { kind: "", choices: [], cards: left, actions: left };
  if (left.length <= 1) {
    return done;
  }
  const having = counts(left);
  const longest = Math.max(...left.map((action) => action.picks?.length ?? 0));
  for (let place = 0; place < longest; place++) {
    const choices = new Map<string, Choice>();
    for (const action of left) {
      const pick = action.picks?.[place];
      if (pick !== undefined && !choices.has(pick) && having.get(pick)! < left.length) {
        choices.set(pick, { pick, text: action.pickTexts?.[place] ?? pick, count: having.get(pick)! });
      }
    }
    const cards = left.filter((action) => !action.picks?.some((pick) => choices.has(pick)));
    if (choices.size > 0 && cards.length <= FEW) {
      return { kind: kindOf([...choices.keys()][0]!), choices: [...choices.values()], cards, actions: left };
    }
  }
  return done;
}

/** The places that can be pointed at now: those that narrow the choice, or are that of the only action. */
export function spots(actions: readonly Action[], picked: Picked): Set<string> {
  const left = matching(actions, picked);
  const found = new Map<string, number>();
  for (const action of left) {
    const own = [...(action.targets ?? []), ...(action.picks ?? [])];
    new Set(own).forEach((spot) => found.set(spot, (found.get(spot) ?? 0) + 1));
  }
  return new Set([...found].filter(([, count]) => count < left.length || left.length === 1).map(([spot]) => spot));
}

/** What pointing at a place picks; undefined when nothing can be done there. */
export function point(actions: readonly Action[], picked: Picked, spot: string): Picked | undefined {
  const left = matching(actions, picked);
  if (left.some((action) => action.picks?.includes(spot))) {
    return { ...picked, picks: [...picked.picks.filter((pick) => pick !== spot), spot] };
  }
  return left.some((action) => action.targets?.includes(spot))
    ? { ...picked, targets: [...picked.targets.filter((target) => target !== spot), spot] }
    : undefined;
}

/** Adds a pick. */
export function add(picked: Picked, pick: string): Picked {
  return { ...picked, picks: [...picked.picks, pick] };
}

/** Takes a pick, or a target, out again. */
export function without(picked: Picked, part: string): Picked {
  const others = (parts: readonly string[]): string[] => parts.filter((other) => other !== part);
  return { picks: others(picked.picks), targets: others(picked.targets) };
}

/** Everything that was picked or pointed at. */
export const partsOf = (picked: Picked): string[] => [...picked.picks, ...picked.targets];

/** The action that has no alternative, if there is one; never one that ends the match. */
export function onlyMove(actions: readonly Action[]): Action | undefined {
  const moves = actions.filter((action) => action.kind !== "ARRANGEMENT");
  return moves.length === 1 && !moves[0]!.endsMatch ? moves[0] : undefined;
}

/**
 * Whether an action has to be confirmed: only what is final, and is not what has to be done anyway.
 *
 * @param actions all that can be done now
 * @param acted whether something of this turn can be taken back, so that ending it is what was meant
 */
export function isFinal(action: Action, actions: readonly Action[], acted: boolean): boolean {
  const others = actions.filter((other) => other !== action && other.kind !== "ARRANGEMENT" && !other.variant);
  if (action.endsMatch) {
    return true;
  }
  if (action.kind === "ARRANGEMENT" || others.every((other) => other.picks?.[0] === action.picks?.[0])) {
    return false;
  }
  const ending = action.picks?.length === 1 && (action.endsTurn || action.picks[0]!.startsWith(ENDING));
  return ending ? !acted : Boolean(action.irreversible);
}
