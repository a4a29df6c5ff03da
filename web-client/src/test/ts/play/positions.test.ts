import type { Action } from "../../../main/ts/app/api.js";
import { FEW, matching, NOTHING, partsOf, point, spots, step, type Picked } from "../../../main/ts/play/picker.js";
import { unpacked } from "../support/files.js";
import { equal, test } from "../support/test.js";

/** More cards than these nobody reads at once. */
const CARDS_MAX = 12;

const positions = JSON.parse(await unpacked("src/test/positions.json.gz")) as Record<string, Action[][]>;

const key = (picked: Picked): string => partsOf(picked).sort().join(" ");

/** Everything that a reader can come to by picking and pointing; each leaves less than what was before. */
function walk(actions: Action[], shown: Set<Action>): void {
  const seen = new Set<string>();
  const open: Picked[] = [NOTHING];
  for (let picked = open.pop(); picked; picked = open.pop()) {
    const now = step(actions, picked);
    equal(now.actions.length > 0, true);
    const cards = now.actions.length <= FEW || now.choices.length === 0 ? now.actions : now.cards;
    equal([cards.length <= CARDS_MAX, key(picked)], [true, key(picked)]);
    cards.forEach((action) => shown.add(action));
    const next: Picked[] = now.choices.map(({ pick }) => ({ ...picked, picks: [...picked!.picks, pick] }));
    if (now.actions.length > 1) {
      spots(actions, picked).forEach((spot) => next.push(point(actions, picked!, spot)!));
    }
    for (const one of next) {
      equal(matching(actions, one).length < now.actions.length, true);
      if (!seen.has(key(one))) {
        seen.add(key(one));
        open.push(one);
      }
    }
  }
}

for (const [game, all] of Object.entries(positions)) {
  test(`every pick leaves less, and every action is reached, in ${all.length} positions of ${game}`, () => {
    for (const actions of all) {
      const shown = new Set<Action>();
      walk(actions, shown);
      equal(shown.size, actions.length);
    }
  });
}

test("the games and their positions are there", () => {
  equal(Object.values(positions).every((all) => all.length > 5), true);
  equal(Object.keys(positions).length, 3);
});
