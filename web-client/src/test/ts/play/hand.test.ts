import type { Action } from "../../../main/ts/app/api.js";
import { Hand } from "../../../main/ts/play/hand.js";
import { equal, test } from "../support/test.js";

function action(picks: string[], targets: string[], parts: Partial<Action> = {}): Action {
  return { command: {} as Action["command"], picks, targets, ...parts };
}

const lain = (orientation: string, payer = "SHIP", square = "5,5"): Action =>
  action(
    ["act:PlaceTile", "tile:L1", `square:${square}`, `orientation:${orientation}`, `vehicle:${payer}`],
    ["tile:L1", `square:${square}`],
  );

const SAIL = action(["act:MoveShip", "square:4,4"], ["square:4,4", "square:4,5"]);
const ENDING = action(["act:EndTurn"], [], { irreversible: true, endsTurn: true });
const TURNS = [lain("FRONT_0"), lain("FRONT_90"), lain("BACK_0")];
const PLACING = [...TURNS, lain("FRONT_0", "SLED"), lain("FRONT_0", "SHIP", "6,5")];

function hand(actions: readonly Action[], acted = false, always = false): { hand: Hand; sent: Action[] } {
  const sent: Action[] = [];
  const held = new Hand(
    (one) => sent.push(one),
    () => undefined,
  );
  held.begin({ actions, acted, always });
  return { hand: held, sent };
}

test("one click sails, on any square of the tile", () => {
  for (const square of ["square:4,4", "square:4,5"]) {
    const { hand: held, sent } = hand([SAIL, ...PLACING, ENDING]);
    held.point(square);
    equal(sent, [SAIL]);
  }
});

test("a button of before, which fits nothing any more, leads to no dead end", () => {
  const { hand: held } = hand(PLACING);
  held.pick("tile:L1");
  held.pick("tile:L2");
  equal([held.picked.picks, held.ways.length], [["tile:L1"], PLACING.length]);
});

test("a tile is placed by three clicks: tile, square, and the word for it", () => {
  const { hand: held, sent } = hand([SAIL, ...PLACING, ENDING]);
  held.point("tile:L1");
  held.point("square:5,5");
  equal([held.aimed, sent], [PLACING[0], []]);
  held.confirm();
  equal(sent, [PLACING[0]]);
});

test("a click where a tile would lie turns it, and so does R; F turns it over", () => {
  const { hand: held } = hand(PLACING);
  held.point("tile:L1");
  held.point("square:5,5");
  held.point("square:5,5");
  equal(held.aimed, PLACING[1]);
  held.turn(-1);
  equal(held.aimed, PLACING[0]);
  held.flip();
  equal(held.aimed, PLACING[2]);
});

test("turning goes through the ways to lie, not through who pays", () => {
  const { hand: held } = hand(PLACING);
  held.point("tile:L1");
  held.point("square:5,5");
  equal(held.alike, [PLACING[0], PLACING[3]]);
  held.show(PLACING[3]!);
  held.turn(1);
  equal(held.aimed?.picks?.[3] === "orientation:FRONT_0", false);
});

test("a tile that fits in one place only is shown there before it is placed", () => {
  const { hand: held, sent } = hand([PLACING[0]!, SAIL]);
  held.point("tile:L1");
  equal([held.aimed, sent], [PLACING[0], []]);
});

test("another tile is taken without a step back", () => {
  const other = action(["act:PlaceTile", "tile:L2", "square:5,5", "orientation:FRONT_0"], ["tile:L2", "square:5,5"]);
  const { hand: held } = hand([...PLACING, other, SAIL]);
  held.point("tile:L1");
  held.point("tile:L2");
  equal(held.picked.picks, ["tile:L2"]);
});

test("a click on nothing changes nothing", () => {
  const { hand: held, sent } = hand([SAIL, ENDING]);
  equal([held.point("square:0,0"), held.begun, sent], [false, false, []]);
});

test("the turn ends with one click once something was done, and is asked before", () => {
  const early = hand([SAIL, ENDING]);
  early.hand.pick("act:EndTurn");
  equal([early.hand.asked, early.sent], [ENDING, []]);
  early.hand.confirm();
  equal(early.sent, [ENDING]);

  const late = hand([SAIL, ENDING], true);
  late.hand.pick("act:EndTurn");
  equal(late.sent, [ENDING]);
});

test("who wants to confirm everything is asked everything, once", () => {
  const { hand: held, sent } = hand([SAIL, ENDING], true, true);
  held.point("square:4,4");
  equal([held.asked, sent], [SAIL, []]);
  held.confirm();
  equal(sent, [SAIL]);
});

test("a step back takes out what was picked last, and what waits to be confirmed first", () => {
  const { hand: held } = hand(PLACING);
  held.point("tile:L1");
  held.point("square:5,5");
  held.back();
  equal(held.picked.picks, ["tile:L1"]);
  held.back();
  equal([held.begun, held.aimed], [false, undefined]);
});

test("forms that few want are offered to those who ask for them", () => {
  const sails = [0, 1, 2].map((cut) =>
    action(["act:SetSail", "stack:A", `cut:${cut}`], ["stack:A"], cut > 0 ? { variant: true } : {}),
  );
  const { hand: held, sent } = hand([...sails, action(["act:SetSail", "stack:B", "cut:0"], ["stack:B"])]);
  equal([held.actions.length, held.hides], [2, true]);
  held.showVariants();
  equal(held.actions.length, 4);
  held.point("stack:B");
  equal(sent.length, 1);
});
