import "../support/browser.js";
import type { Decision, Match } from "../../../main/ts/app/api.js";
import {
  CURVE,
  chancesAt,
  curve,
  decisionAt,
  grade,
  marks,
  nearest,
  percent,
  place,
  step,
  tally,
} from "../../../main/ts/play/analysis.js";
import { choose, t } from "../../../main/ts/i18n/words.js";
import { speak } from "../support/languages.js";
import { equal, test } from "../support/test.js";

const decision = (version: number, seat: number, chances: number[], lost: number): Decision => ({
  version,
  seat,
  chances,
  played: {},
  best: {},
  text: "Sail to 3,4",
  lost,
});

const DECISIONS = [
  decision(1, 0, [0.5, 0.5], 0),
  decision(3, 1, [0.6, 0.4], 0.1),
  decision(4, 0, [0.8, 0.2], 0.5),
  decision(9, 0, [0.3, 0.7], 0.05),
];

const over = (places: number[]): Match =>
  ({
    version: 11,
    seats: places.map((_, seat) => ({ seat })),
    score: { last: true, seats: places.map((place, seat) => ({ seat, place, score: 10 - place, lines: [], facts: {} })) },
  }) as unknown as Match;

test("what loses little is no mistake, what loses much is a blunder", () => {
  equal(DECISIONS.map(grade), [undefined, "mistake", "blunder", undefined]);
});

test("a version has the decision that was to be made there, and the chances of the last one", () => {
  equal(decisionAt(DECISIONS, 3)?.seat, 1);
  equal(decisionAt(DECISIONS, 5), undefined);
  equal(chancesAt(DECISIONS, 8), [0.8, 0.2]);
  equal(chancesAt(DECISIONS, 0), undefined);
});

test("one goes from decision to decision, and stays at the last one", () => {
  equal(step(DECISIONS, 4, 1), 9);
  equal(step(DECISIONS, 9, 1), 9);
  equal(step(DECISIONS, 11, -1), 9);
  equal(step(DECISIONS, 1, -1), 1);
});

test("a seat that decided is counted, one that did not has no share", () => {
  equal(tally(DECISIONS, 0), { seat: 0, mistakes: 0, blunders: 1, alike: 1 / 3 });
  equal(tally(DECISIONS, 2), { seat: 2, mistakes: 0, blunders: 0, alike: undefined });
});

test("the curve of a seat begins with its first chance and ends with what came out", () => {
  const won = curve(DECISIONS, over([1, 2]), 0);
  equal(won[0], { x: CURVE.left, y: (CURVE.top + CURVE.bottom) / 2 });
  equal(won.at(-1), { x: CURVE.right, y: CURVE.top });
  equal(curve(DECISIONS, over([1, 2]), 1).at(-1), { x: CURVE.right, y: CURVE.bottom });
  equal(curve(DECISIONS, over([1, 1]), 1).at(-1), { x: CURVE.right, y: (CURVE.top + CURVE.bottom) / 2 });
});

test("a mistake is drawn from the chance of its player to what was left of it", () => {
  equal(
    marks(DECISIONS, 11).map((mark) => [mark.decision.version, mark.grade, mark.from, mark.to]),
    [
      [3, "mistake", place(3, 0.4, 11), place(3, 0.3, 11)],
      [4, "blunder", place(4, 0.8, 11), place(4, 0.3, 11)],
    ],
  );
});

test("who points at the curve comes to the nearest decision, or to the end", () => {
  equal(nearest(DECISIONS, place(6, 0, 11).x, 11), 4);
  equal(nearest(DECISIONS, place(8, 0, 11).x, 11), 9);
  equal(nearest(DECISIONS, CURVE.width, 11), 11);
});

test("words that came later are there in every language", async () => {
  equal(t("analysis.title"), "Analysis");
  await speak("de");
  equal(t("analysis.title"), "Analyse");
  equal(percent(0.25), "25\u00a0%");
  choose("en");
  equal(percent(0.25), "25%");
});
