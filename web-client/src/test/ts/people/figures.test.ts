import "../support/browser.js";
import { figure } from "../../../main/ts/app/figure.js";
import type { RatingChange, Result } from "../../../main/ts/app/api.js";
import { t } from "../../../main/ts/i18n/words.js";
import { bySeat, history, share, uncertainty } from "../../../main/ts/people/figures.js";
import { speak } from "../support/languages.js";
import { equal, test } from "../support/test.js";

const result = (game: string, places: Record<string, number>): Result =>
  ({
    game,
    seats: Object.entries(places).map(([player, place], seat) => ({ seat, player, place })),
  }) as unknown as Result;

const change = (endedAt: string, rating: number, sigma: number, matchId?: string): RatingChange =>
  ({ endedAt, matchId, after: { rating, proven: 0, mu: 25, sigma } }) as unknown as RatingChange;

test("a new player's rating is uncertain by four hundred points, and less with a smaller deviation", () => {
  equal(uncertainty({ sigma: 25 / 3 }), 408);
  equal(uncertainty({ sigma: 2 }), 98);
});

test("what came out is counted by game and seat, and nothing of others", () => {
  const results = [
    result("expedition", { ann: 1, ben: 2 }),
    result("expedition", { ben: 1, ann: 2 }),
    result("expedition", { ann: 1, ben: 1 }),
    result("expedition", { ann: 2, ben: 1 }),
    result("adventure", { cas: 1, ann: 3 }),
    result("adventure", { cas: 1, ben: 2 }),
  ];
  equal(bySeat(results, "ann"), [
    { game: "adventure", seat: 1, matches: 1, first: 0, averagePlace: 3 },
    { game: "expedition", seat: 0, matches: 3, first: 2, averagePlace: 4 / 3 },
    { game: "expedition", seat: 1, matches: 1, first: 0, averagePlace: 2 },
  ]);
  equal(bySeat([], "ann"), []);
});

test("the history goes from the earliest to the latest; a match that is hidden has no link", () => {
  equal(history([change("2026-02-02T00:00:00Z", 1540, 4, "m2"), change("2026-01-01T00:00:00Z", 1510, 8)]), [
    { at: "2026-01-01T00:00:00Z", value: 1510, margin: 392, href: undefined },
    { at: "2026-02-02T00:00:00Z", value: 1540, margin: 196, href: "#/matches/m2" },
  ]);
});

test("figures are written as the reader writes them, and nothing of nothing is nothing", async () => {
  equal([figure(1603), figure(1.666, 2), share(1, 3), share(0, 0)], ["1,603", "1.67", "33%", "0%"]);
  await speak("de");
  equal([figure(1603), figure(1.666, 2), t("people.count", { n: 1 })], ["1.603", "1,67", "eine Partie"]);
  await speak("en");
  equal(
    t("people.met", { n: 2, ahead: 1, level: 0, behind: 1 }),
    "2 matches against each other: 1 ahead, 0 level, 1 behind.",
  );
});
