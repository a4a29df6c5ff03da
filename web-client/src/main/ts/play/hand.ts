/** What the reader has in hand: what is picked, how it would lie, and what waits to be confirmed. */

import type { Action } from "../app/api.js";
import { add, isFinal, kindOf, matching, NOTHING, partsOf, point, spots, step, without } from "./picker.js";
import type { Picked, Step } from "./picker.js";

const LYING = "orientation:";

/** How a piece would lie, such as `FRONT_90`: the face, then the turn. */
const lying = (action: Action): string =>
  action.picks?.find((pick) => pick.startsWith(LYING))?.slice(LYING.length) ?? "";

const face = (action: Action): string => lying(action).split("_")[0]!;

export interface Situation {
  actions: readonly Action[];
  /** Whether something of this turn can be taken back. */
  acted: boolean;
  /** Whether every action is to be confirmed. */
  always: boolean;
}

export class Hand {
  picked: Picked = NOTHING;
  /** The place that was pointed at last; empty when the list was used. */
  place = "";
  /** What waits to be confirmed. */
  asked: Action | undefined;
  /** Whether also arrangements are offered, and also forms that few want. */
  arranges = false;
  variants = false;

  private situation: Situation = { actions: [], acted: false, always: false };
  private which = 0;

  /**
   * @param send sends what is decided
   * @param changed called when something else is in hand
   */
  constructor(
    private readonly send: (action: Action) => void,
    private readonly changed: () => void,
  ) {}

  /** Takes up what can be done now, without what was in hand. */
  begin(situation: Situation): void {
    this.situation = situation;
    this.variants = false;
    this.clear();
  }

  get actions(): Action[] {
    return this.situation.actions.filter(
      (action) => (this.arranges || action.kind !== "ARRANGEMENT") && (this.variants || !action.variant),
    );
  }

  get hasArrangements(): boolean {
    return this.situation.actions.some((action) => action.kind === "ARRANGEMENT");
  }

  toggleArranges(): void {
    this.arranges = !this.arranges;
    this.changed();
  }

  /** Whether there are forms that are not offered until somebody wants them. */
  get hides(): boolean {
    return !this.variants && matching(this.situation.actions, this.picked).some((action) => action.variant);
  }

  get step(): Step {
    return step(this.actions, this.picked);
  }

  get begun(): boolean {
    return partsOf(this.picked).length > 0;
  }

  /** Everything that fits, the best guess first: what ends where one points, and asks for least. */
  get ways(): Action[] {
    const ends = (action: Action): number => (this.place !== "" && action.picks?.at(-1) === this.place ? 0 : 1);
    const length = (action: Action): number => action.picks?.length ?? 0;
    return matching(this.actions, this.picked).sort(
      (one, other) => ends(one) - ends(other) || length(one) - length(other),
    );
  }

  /** The way that is shown: the one that waits, else the one to which the reader has turned. */
  get aimed(): Action | undefined {
    return this.asked ?? (this.begun ? this.ways[this.which] : undefined);
  }

  /** Which of the ways is shown, from 1. */
  get number(): number {
    return this.which + 1;
  }

  /** Ways that lie like the one that is shown, and differ in something else, such as who pays. */
  get alike(): Action[] {
    const aimed = this.aimed;
    return aimed && lying(aimed) ? this.ways.filter((way) => lying(way) === lying(aimed)) : [];
  }

  get canFlip(): boolean {
    return new Set(this.ways.map(face)).size > 1;
  }

  get canTurn(): boolean {
    return this.ways.length > this.alike.length;
  }

  /** Places that can be pointed at: those that narrow the choice, and that of the way that is shown. */
  get spots(): Set<string> {
    const found = spots(this.actions, this.picked);
    if (this.canTurn) {
      this.aimed?.targets?.filter((target) => this.isThere(target)).forEach((target) => found.add(target));
    }
    return found;
  }

  private isThere(spot: string): boolean {
    return partsOf(this.picked).includes(spot);
  }

  /** Points at a place; false when nothing can be done there. */
  point(spot: string): boolean {
    if (this.isThere(spot) && this.aimed?.targets?.includes(spot) && this.canTurn && !this.asked) {
      this.turn(1);
      return true;
    }
    const next = point(this.actions, this.picked, spot) ?? point(this.actions, NOTHING, spot);
    if (!next) {
      return false;
    }
    this.place = spot;
    this.become(next);
    return true;
  }

  /**
   * Picks a part.
   *
   * @param here whether at the place that was pointed at, not in the list
   */
  pick(part: string, here = false): void {
    const picked = add(this.picked, part);
    // a click on what was offered until just now leads nowhere
    if (matching(this.actions, picked).length > 0) {
      this.place = here ? this.place : "";
      this.become(picked);
    }
  }

  drop(part: string): void {
    this.become(without(this.picked, part), false);
  }

  clear(): void {
    this.place = "";
    this.become(NOTHING, false);
  }

  /** One step back: what waits to be confirmed, else what was picked last. */
  back(): void {
    if (this.asked) {
      this.asked = undefined;
      this.changed();
    } else if (this.begun) {
      this.drop(this.picked.targets.at(-1) ?? this.picked.picks.at(-1)!);
    }
  }

  showVariants(): void {
    this.variants = true;
    this.changed();
  }

  /** @param onward whether the one action that is left is done at once */
  private become(picked: Picked, onward = true): void {
    this.picked = picked;
    this.asked = undefined;
    this.which = 0;
    const ways = this.ways;
    if (onward && ways.length === 1 && this.isPlaced(ways[0]!)) {
      this.choose(ways[0]!);
    } else {
      this.changed();
    }
  }

  /** Whether the reader has pointed at every place of an action that has several: else it is shown there first. */
  private isPlaced(action: Action): boolean {
    const places = action.picks?.filter((pick) => action.targets?.includes(pick)) ?? [];
    return places.length <= 1 || places.every((pick) => this.isThere(pick));
  }

  /** Goes to the next way to lie, or another one that far on. */
  turn(by: number): void {
    this.go((way, now) => lying(way) === "" || lying(way) !== lying(now), by);
  }

  /** Turns what would lie over. */
  flip(): void {
    this.go((way, now) => face(way) !== face(now), 1);
  }

  /** Shows one of the ways. */
  show(way: Action): void {
    this.asked = undefined;
    this.which = Math.max(0, this.ways.indexOf(way));
    this.changed();
  }

  private go(fits: (way: Action, now: Action) => boolean, by: number): void {
    const ways = this.ways;
    const now = ways[this.which];
    for (let on = 1; now && on < ways.length; on++) {
      const next = (this.which + by * on + ways.length * on) % ways.length;
      if (fits(ways[next]!, now)) {
        this.which = next;
        this.asked = undefined;
        this.changed();
        return;
      }
    }
  }

  /** Does an action, or asks first where it is final. */
  choose(action: Action): void {
    const { actions, acted, always } = this.situation;
    if (action !== this.asked && (always || isFinal(action, actions, acted))) {
      this.asked = action;
      this.changed();
    } else {
      this.send(action);
    }
  }

  /** Does what is shown with its price, and whether it is final: it is not asked again. */
  confirm(): void {
    const aimed = this.aimed;
    if (aimed) {
      this.send(aimed);
    }
  }

  /** What was picked, in words. */
  get named(): { part: string; text: string }[] {
    const way = this.ways[0];
    return partsOf(this.picked).map((part) => ({
      part,
      text: way?.pickTexts?.[way.picks?.indexOf(part) ?? -1] ?? part.slice(kindOf(part).length + 1),
    }));
  }
}
