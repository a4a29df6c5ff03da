import "../support/browser.js";
import type { Competition } from "../../../main/ts/app/api.js";
import { datesOf } from "../../../main/ts/league/dates.js";
import { counting, placesOf } from "../../../main/ts/league/counting.js";
import { equal, test } from "../support/test.js";

const competition = (more: object): Competition =>
  ({
    status: "ENTRY",
    changedAt: "2026-12-24T00:00:00Z",
    policy: { entry: { opensAt: "2026-11-01T00:00:00Z", closesAt: "2026-12-01T00:00:00Z" } },
    rounds: [],
    ...more,
  }) as unknown as Competition;

const FIRST = { round: 1, publishedAt: "2026-12-01T00:00:01Z", deadline: "2026-12-15T00:00:00Z" };

test("before play begins there is the time of entry", () => {
  equal(
    datesOf(competition({})).map(({ words, past }) => [words, past]),
    [["league.date.opens", true], ["league.date.closes", false]],
  );
});

test("an open round has its deadline, a closed one the time of its close", () => {
  const started = { status: "RUNNING", startedAt: "2026-12-01T00:00:00Z" };
  const words = (round: object): string[] => datesOf(competition({ ...started, rounds: [round] })).map((date) => date.words);

  equal(words(FIRST).slice(-2), ["league.date.published", "league.date.deadline"]);
  equal(words({ ...FIRST, closedAt: "2026-12-10T00:00:00Z" }).slice(-2), ["league.date.published", "league.date.closed"]);
});

test("a competition that is over has no deadline any more", () => {
  const over = competition({ status: "FINISHED", startedAt: "2026-12-01T00:00:00Z", rounds: [FIRST] });

  equal(datesOf(over).map((date) => date.words).slice(-2), ["league.date.published", "league.date.finished"]);
});

test("points are read as people write them, and what is no number is refused", () => {
  equal(placesOf("10 / 6 / 3 / 1"), [10, 6, 3, 1]);
  equal(placesOf("4,5/1"), [4.5, 1]);
  equal(placesOf(""), undefined);
  equal(placesOf("ten / 6"), undefined);
  equal(counting(new Map([["3", "10/4/1"]]), ["LOT"]), '{"points":{"places":{"3":[10,4,1]}},"tieBreaks":["LOT"]}');
  equal(counting(new Map([["3", "x"]]), []), undefined);
});
