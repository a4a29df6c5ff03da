import "../support/browser.js";
import type { Match } from "../../../main/ts/app/api.js";
import { syncClock, now } from "../../../main/ts/app/time.js";
import { due, isShort, pressing, rest } from "../../../main/ts/play/seat-time.js";
import { equal, test } from "../support/test.js";

type Clock = Match["clock"]["seats"][number];

const within = (seconds: number): string => new Date(now() + seconds * 1000).toISOString();

const clock = (parts: Partial<Clock>): Clock => ({
  seat: 0,
  toAct: true,
  answering: false,
  running: true,
  bankMs: 0,
  rests: {},
  vacationLeft: "PT0S",
  timeouts: 0,
  ...parts,
});

/** A match of one seat, which the reader has and which is to act, unless the parts say otherwise. */
function match(seat: Partial<Clock>, parts: Partial<Match> = {}): Match {
  return { status: "RUNNING", seat: 0, toAct: [0], clock: { seats: [clock(seat)] }, ...parts } as Match;
}

test("a seat that is to act has its deadline", () => {
  equal(due(match({ deadline: "2026-07-01T12:00:00Z" }), 0), "2026-07-01T12:00:00Z");
});

test("a seat for which nobody waits has no deadline", () => {
  equal(due(match({ deadline: "2026-07-01T12:00:00Z" }, { toAct: [1] }), 0), undefined);
});

test("after the end of a match nothing is due", () => {
  equal(due(match({ deadline: "2026-07-01T12:00:00Z" }, { status: "ENDED" }), 0), undefined);
});

test("a seat of which the clock says nothing has no deadline", () => {
  equal(due(match({}, { toAct: [0, 1] }), 1), undefined);
});

test("time is short in its last minute, by the time of the platform", () => {
  syncClock(new Date(Date.now() + 3_600_000).toISOString());
  equal([isShort(within(65)), isShort(within(55)), isShort(within(-5))], [false, true, true]);
});

test("the reader's own short time presses", () => {
  const soon = within(30);

  equal(pressing(match({ deadline: soon })), soon);
});

test("time that is long, that rests, or that has no end does not press", () => {
  equal(pressing(match({ deadline: within(90) })), undefined);
  equal(pressing(match({ deadline: within(30), running: false })), undefined);
  equal(pressing(match({})), undefined);
});

test("only the reader's own time presses: no opponent's, and no one's for a spectator", () => {
  const seats = [clock({ deadline: within(30) }), clock({ seat: 1, deadline: within(9000) })];

  equal(pressing({ ...match({}), seat: 1, clock: { seats } } as Match), undefined);
  equal(pressing(match({ deadline: within(30) }, { seat: undefined })), undefined);
});

test("a clock that rests says why: the first reason that has words", () => {
  equal(rest(match({ rests: { VACATION: "2026-07-01T12:00:00Z" } }), 0), "rest.VACATION");
  equal(rest(match({ rests: { UNHEARD_OF: "", WEEKEND: "", OUTAGE: "" } }), 0), "rest.WEEKEND");
});

test("the clock of another seat rests for its own reason", () => {
  const seats = [clock({ rests: { WEEKEND: "" } }), clock({ seat: 1, rests: { VACATION: "" } })];

  equal(rest({ ...match({}), clock: { seats } } as Match, 1), "rest.VACATION");
});

test("a clock that does not rest says nothing", () => {
  equal(rest(match({}), 0), undefined);
  equal(rest(match({}), 5), undefined);
});
