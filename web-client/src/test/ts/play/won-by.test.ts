import "../support/browser.js";
import type { Match } from "../../../main/ts/app/api.js";
import { wonBy } from "../../../main/ts/play/won-by.js";
import { equal, test } from "../support/test.js";

function match(...facts: Record<string, string>[]): Match {
  return { status: "ENDED", score: { seats: facts.map((each, seat) => ({ seat, facts: each })) } } as unknown as Match;
}

test("a match that everybody else has left is won by that", () => {
  equal(wonBy(match({ left: "1" }, { wonBy: "RESIGNATION" })), { seats: [1], by: "match.won.RESIGNATION" });
});

test("partners win together by the forfeit of the others", () => {
  equal(wonBy(match({ wonBy: "FORFEIT" }, { left: "1" }, { wonBy: "FORFEIT" }, { left: "2" })), {
    seats: [0, 2],
    by: "match.won.FORFEIT",
  });
});

test("any other end says nothing of it, also by a word of tomorrow", () => {
  equal(wonBy(match({ left: "1" }, {}, {})), undefined);
  equal(wonBy(match({ wonBy: "MIRACLE" }, {})), undefined);
});
