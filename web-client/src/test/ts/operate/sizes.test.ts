import "../support/browser.js";
import type { ServiceHealth } from "../../../main/ts/app/api.js";
import { growth, held, lag, marked, matchIn, size, type Mark } from "../../../main/ts/operate/sizes.js";
import { speak } from "../support/languages.js";
import { equal, test } from "../support/test.js";

const HOUR = 3_600_000;
const health = (more: Partial<ServiceHealth>): ServiceHealth =>
  ({ service: "game", ready: true, checks: [], diskLevel: "AMPLE", ...more }) as ServiceHealth;

test("what is kept is the sum of tables and topics; what does not answer is nothing", () => {
  const services = [health({ tables: [{ name: "a", bytes: 3 }], topics: [{ name: "b", bytes: 4 }] }), health({})];
  equal(held(services), 7);
  equal(lag(health({})), 0);
  const model = (lagRecords: number) => ({
    name: "m",
    generation: 1,
    positions: { 0: 5, 1: 6 },
    lagRecords,
    pendingRecords: 0,
    stopped: [],
  });
  equal(lag(health({ readModels: [model(2), model(0)] })), 0);
  equal(lag(health({ readModels: [model(2), model(9), model(0)] })), 7);
});

test("one mark an hour is kept, for a week", () => {
  const now = { at: 400 * HOUR, bytes: 10 };
  const week: Mark[] = [{ at: 100 * HOUR, bytes: 1 }, { at: 300 * HOUR, bytes: 2 }];
  equal(marked(week, now), [week[1]!, now]);
  equal(marked([{ at: now.at - HOUR / 2, bytes: 9 }], now), [{ at: now.at - HOUR / 2, bytes: 9 }]);
  equal(marked([{ at: now.at + HOUR, bytes: 9 }], now), [now]);
});

test("growth is known once it was measured for an hour", () => {
  const marks = [{ at: 0, bytes: 1000 }];
  equal(growth(marks, { at: HOUR / 2, bytes: 9000 }), undefined);
  equal(growth(marks, { at: 12 * HOUR, bytes: 1500 }), 1000);
  equal(growth([], { at: 12 * HOUR, bytes: 1500 }), undefined);
});

test("sizes have units that people know", async () => {
  equal([0, 999, 1500, 2_500_000, 7.25e9].map(size), ["0 byte", "999 byte", "2 kB", "2.5 MB", "7.3 GB"]);
  await speak("de");
  equal(size(2_500_000), "2,5 MB");
  await speak("en");
});

test("a match is known by its link or its id", () => {
  const id = "58e750ae-53e0-8575-897f-7aade8a0ec73";
  equal(matchIn(`https://play.example.org/app/#/matches/${id}?v=3`), id);
  equal(matchIn(id.toUpperCase()), id);
  equal(matchIn("the third table"), undefined);
});
