import type { Action } from "../../../main/ts/app/api.js";
import { duration, placed, soundOf } from "../../../main/ts/play/motion.js";
import { equal, test } from "../support/test.js";

test("where a piece is, is read as the platform writes it", () => {
  equal(placed("translate(108 -3.5) scale(0.9)"), { x: 108, y: -3.5, scale: 0.9 });
  equal(placed("rotate(90)"), undefined);
});

test("a piece moves for 150 to 400 ms, longer on a longer way", () => {
  const at = (x: number) => ({ x, y: 0, scale: 1 });
  equal(duration(at(0), at(1)), 150);
  equal(duration(at(0), at(270)), 300);
  equal(duration(at(0), at(2000)), 400);
});

test("each step has its sound", () => {
  const done = (parts: Partial<Action>): Action => ({ command: {} as Action["command"], ...parts });
  equal(soundOf(undefined, true, true), "end");
  equal(soundOf(done({ irreversible: true }), false, false), "dice");
  equal(soundOf(done({ price: [{ resource: "gold", amount: 2, text: "" }] }), false, false), "coin");
  equal([soundOf(undefined, false, true), soundOf(undefined, false, false)], ["sail", "place"]);
});
