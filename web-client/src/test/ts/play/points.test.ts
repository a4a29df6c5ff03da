import "../support/browser.js";
import type { GameInfo, Match } from "../../../main/ts/app/api.js";
import { decisive, outcome, placed, sources, track } from "../../../main/ts/play/points.js";
import { equal, test } from "../support/test.js";

const GAME = {
  id: "arctic",
  scoring: [
    { kind: "ISLAND", title: "Islands", atEnd: false },
    { kind: "TOKEN", title: "Tokens", atEnd: false },
    { kind: "LOST", title: "Lost ship", atEnd: true },
  ],
  tieBreak: "A tie goes to the player who was home first.",
} as unknown as GameInfo;

interface Score {
  place: number;
  lines?: [string, number][];
  facts?: Record<string, string>;
}

function match(last: boolean, ...scores: Score[]): Match {
  const seats = scores.map(({ place, lines = [], facts = {} }, seat) => ({
    seat,
    place,
    facts,
    score: lines.reduce((sum, [, points]) => sum + points, 0),
    lines: lines.map(([kind, points]) => ({ kind, points })),
  }));
  return { status: last ? "ENDED" : "RUNNING", score: { seats, last } } as unknown as Match;
}

test("beside a name stands what the track shows, not what is only counted at the end", () => {
  const running = match(false, { place: 1, lines: [["ISLAND", 3], ["LOST", -16]] });
  equal(track(running, 0, GAME), 3);
  const ended = match(true, { place: 1, lines: [["ISLAND", 3], ["LOST", -16]] });
  equal(track(ended, 0, GAME), -13);
});

test("until the game is known, the track says nothing rather than something wrong", () => {
  equal(track(match(false, { place: 1, lines: [["LOST", -16]] }), 0, undefined), undefined);
});

test("points are summed by source, in the order of the game, without what gave nothing", () => {
  const score = match(true, { place: 1, lines: [["LOST", -2], ["ISLAND", 3], ["TOKEN", 1], ["TOKEN", -1], ["ISLAND", 4]] });
  equal(sources(score.score.seats[0], GAME), [
    { kind: "ISLAND", title: "Islands", points: 7, atEnd: false },
    { kind: "LOST", title: "Lost ship", points: -2, atEnd: true },
  ]);
});

test("the winner is ahead of the next, and the source with the greatest gap decided", () => {
  const ended = match(
    true,
    { place: 2, lines: [["ISLAND", 5], ["TOKEN", 1]] },
    { place: 1, lines: [["ISLAND", 4], ["TOKEN", 6]] },
    { place: 3 },
  );
  equal(placed(ended.score).map((score) => score.seat), [1, 0, 2]);
  equal(outcome(ended), { winners: [1], why: "end.why.points", points: 10, ahead: 4, next: 0 });
  equal(decisive(ended, GAME), { title: "Tokens", won: 6, next: 1 });
});

test("a broken tie is no lead, and no source decided it", () => {
  const ended = match(true, { place: 1, lines: [["ISLAND", 5]] }, { place: 2, lines: [["TOKEN", 5]] });
  equal(outcome(ended), { winners: [0], why: "end.why.tie", points: 5, ahead: 0, next: 1 });
  equal(decisive(ended, GAME), undefined);
});

test("a first place that all share has nobody behind it", () => {
  const ended = match(true, { place: 1, lines: [["ISLAND", 5]] }, { place: 1, lines: [["TOKEN", 5]] });
  equal(outcome(ended), { winners: [0, 1], why: "end.why.shared", points: 5, ahead: 5, next: undefined });
});

test("the one who stays has won, whatever the points", () => {
  const left = match(true, { place: 2, lines: [["ISLAND", 9]], facts: { left: "1" } }, { place: 1, facts: { wonBy: "RESIGNATION" } });
  equal(outcome(left).why, "end.why.RESIGNATION");
  const lost = match(true, { place: 2, facts: { left: "1" } }, { place: 1, facts: { wonBy: "FORFEIT" } });
  equal(outcome(lost).why, "end.why.FORFEIT");
});
