import type { Action } from "../../../main/ts/app/api.js";
import { add, isFinal, matching, NOTHING, onlyMove, point } from "../../../main/ts/play/picker.js";
import { spots, step, without } from "../../../main/ts/play/picker.js";
import type { Picked } from "../../../main/ts/play/picker.js";
import { equal, test } from "../support/test.js";

function action(picks: string[], parts: Partial<Action> = {}): Action {
  return { command: {} as Action["command"], picks, ...parts };
}

const TEXTS = { pickTexts: ["Place a tile", "Fjord", "column 5, row 5"] };
const FJORD_5 = action(["act:PlaceTile", "tile:fjord", "square:5,5"], TEXTS);
const FJORD_6 = action(["act:PlaceTile", "tile:fjord", "square:6,5"]);
const CAPE_5 = action(["act:PlaceTile", "tile:cape", "square:5,5"]);
const SAIL_7 = action(["act:Sail"], { targets: ["square:7,5", "ship:me"] });
const PLACING = [FJORD_5, FJORD_6, CAPE_5];
const ALL = [...PLACING, SAIL_7];

const picked = (...picks: string[]): Picked => ({ picks, targets: [] });
const offered = (actions: Action[], before: Picked): string[] => step(actions, before).choices.map(({ pick }) => pick);

test("the first part in which the actions differ is asked first", () => {
  const { kind, actions } = step(ALL, NOTHING);

  equal([kind, offered(ALL, NOTHING), actions], ["act", ["act:PlaceTile", "act:Sail"], ALL]);
});

test("a part that all actions share is not asked", () => {
  equal([step(PLACING, NOTHING).kind, offered(PLACING, NOTHING)], ["tile", ["tile:fjord", "tile:cape"]]);
});

test("a choice says what people call it, and how many actions it leaves", () => {
  equal(step(PLACING, NOTHING).choices, [
    { pick: "tile:fjord", text: "Fjord", count: 2 },
    { pick: "tile:cape", text: "tile:cape", count: 1 },
  ]);
});

test("a part that some of the actions lack is asked, and these are shown beside it", () => {
  const near = action(["act:Sail"]);
  const far = action(["act:Sail", "with:wind"]);

  equal(step([near, far], NOTHING).choices, [{ pick: "with:wind", text: "with:wind", count: 1 }]);
  equal(step([near, far], NOTHING).cards, [near]);
});

test("a part that all actions have somewhere is not asked, in whatever place it stands", () => {
  const there = action(["act:Lay", "hex:1,1", "hex:2,1"]);
  const around = action(["act:Lay", "hex:1,2", "hex:1,1"]);

  equal(offered([there, around], picked("hex:1,1")), ["hex:1,2"]);
  equal(step([there, around], picked("hex:1,1")).cards, [there]);
});

test("parts are picked in any order", () => {
  equal(step(ALL, picked("square:5,5")).actions, [FJORD_5, CAPE_5]);
  equal(step(ALL, picked("square:5,5")).kind, "tile");
  equal(step(ALL, picked("square:5,5", "tile:cape")).actions, [CAPE_5]);
  equal(step(ALL, picked("tile:cape", "square:5,5")).actions, [CAPE_5]);
});

test("nothing is asked when one action is left, or none", () => {
  equal(step(ALL, picked("act:Sail")), { kind: "", choices: [], cards: [SAIL_7], actions: [SAIL_7] });
  equal(step(ALL, picked("act:Sing")), { kind: "", choices: [], cards: [], actions: [] });
});

test("nothing is asked of actions that differ in no part, and all of them are left", () => {
  const twins = [action(["act:Pass"]), action(["act:Pass"])];

  equal(step(twins, NOTHING), { kind: "", choices: [], cards: twins, actions: twins });
});

test("an action without parts fits as long as nothing is picked", () => {
  const bare: Action = { command: {} as Action["command"] };

  equal([matching([bare], NOTHING), matching([bare], picked("act:Sail"))], [[bare], []]);
});

test("a player who picks what is asked reaches every action", () => {
  for (const wanted of ALL) {
    let so = NOTHING;
    for (const _ of wanted.picks!) {
      const next = step(ALL, so).choices.find(({ pick }) => wanted.picks?.includes(pick));
      so = next ? add(so, next.pick) : so;
    }
    equal(step(ALL, so).actions, [wanted]);
  }
});

test("a target narrows the choice without being a pick", () => {
  equal(matching(ALL, { picks: [], targets: ["square:7,5"] }), [SAIL_7]);
  equal(matching(ALL, { picks: ["act:PlaceTile"], targets: ["square:7,5"] }), []);
});

test("one can point at the parts that are not picked yet, and at targets", () => {
  equal([...spots(ALL, picked("tile:fjord"))].sort(), ["square:5,5", "square:6,5"]);
  equal([...spots([SAIL_7], NOTHING)].sort(), ["act:Sail", "ship:me", "square:7,5"]);
});

test("one cannot point at what fits none of the actions that are left", () => {
  equal(spots(ALL, picked("act:Sail")).has("square:5,5"), false);
  equal(point(ALL, picked("act:Sail"), "square:5,5"), undefined);
  equal(point(ALL, NOTHING, "square:9,9"), undefined);
});

test("pointing at a part picks it, behind what was picked before", () => {
  equal(point(ALL, picked("tile:fjord"), "square:6,5"), picked("tile:fjord", "square:6,5"));
});

test("pointing twice at a part picks it once", () => {
  equal(point(ALL, picked("square:5,5", "tile:fjord"), "square:5,5"), picked("tile:fjord", "square:5,5"));
});

test("pointing at a target keeps what was picked", () => {
  equal(point(ALL, picked("act:Sail"), "ship:me"), { picks: ["act:Sail"], targets: ["ship:me"] });
});

test("a place that is a part of one action and a target of another is picked as a part", () => {
  const both = [FJORD_5, action(["act:Look"], { targets: ["square:5,5"] })];

  equal(point(both, NOTHING, "square:5,5"), picked("square:5,5"));
});

test("picking changes nothing that was picked before", () => {
  const before = picked("tile:fjord");

  equal(add(before, "square:5,5"), picked("tile:fjord", "square:5,5"));
  equal(before, picked("tile:fjord"));
});

test("one move among arrangements is the only move", () => {
  const sort = action(["act:Sort"], { kind: "ARRANGEMENT" });

  equal(onlyMove([sort, SAIL_7, sort]), SAIL_7);
  equal([onlyMove([sort]), onlyMove([]), onlyMove(PLACING)], [undefined, undefined, undefined]);
});

test("a move that ends the match is never played unasked", () => {
  equal(onlyMove([{ ...SAIL_7, endsMatch: true }]), undefined);
});

test("what is taken out again is picked no more", () => {
  equal(without({ picks: ["act:Sail"], targets: ["ship:me"] }, "ship:me"), picked("act:Sail"));
  equal(without({ picks: ["act:Sail"], targets: ["ship:me"] }, "act:Sail"), { picks: [], targets: ["ship:me"] });
});

const END = action(["act:EndTurn"], { irreversible: true, endsTurn: true });
const DRAW = action(["act:Draw"], { irreversible: true });

test("what can be taken back is done at once, and what is final is asked", () => {
  equal(isFinal(SAIL_7, [SAIL_7, DRAW, END], false), false);
  equal(isFinal(DRAW, [SAIL_7, DRAW, END], true), true);
  equal(isFinal({ ...SAIL_7, endsMatch: true }, [SAIL_7], true), true);
});

test("the end of a turn is asked while nothing has been done", () => {
  equal([isFinal(END, [SAIL_7, END], false), isFinal(END, [SAIL_7, END], true)], [true, false]);
});

test("what has to be done anyway is not asked", () => {
  const stacks = ["A", "B"].map((stack) => action(["act:SetSail", `stack:${stack}`], { irreversible: true }));

  equal(isFinal(stacks[0]!, stacks, false), false);
  equal(isFinal(END, [END], false), false);
});
