import "../support/browser.js";
import { enPolicy } from "../../../main/ts/i18n/en/policy.js";
import { addWords } from "../../../main/ts/i18n/words.js";
import type { NewPolicy } from "../../../main/ts/organise/documents.js";
import { member } from "../../../main/ts/organise/json.js";
import { fieldsOf, FORMATS, SECTIONS, settled, withFormat } from "../../../main/ts/organise/policy-fields.js";
import { equal, test } from "../support/test.js";

addWords(enPolicy);

const LEAGUE: NewPolicy = {
  name: "League",
  game: "expedition",
  format: FORMATS.DivisionLeague,
  tableSize: 4,
  points: "LINEAR",
  tieBreaks: [],
  entry: { min: 4, max: 64 },
  schedule: { round: "P7D", ruling: "P1D" },
};

const names = (policy: NewPolicy): string[] => SECTIONS.flatMap((section) => fieldsOf(section, policy)).map(({ name }) => name);

test("each format has fields for its parameters, and each field is there once", () => {
  for (const type of Object.keys(FORMATS) as (keyof typeof FORMATS)[]) {
    const policy = withFormat(LEAGUE, type);
    const all = names(policy);
    equal([type, all.length], [type, new Set(all).size]);
    const parameters = Object.keys(policy.format).filter((name) => name !== "type");
    equal(parameters.filter((name) => !all.includes(`format.${name}`)), []);
  }
});

test("a format for two has tables and points for two, and keeps them where they fit", () => {
  const duel = withFormat(LEAGUE, "RoundRobin");
  equal([duel.tableSize, duel.points, names(duel).includes("tableSize")], [2, "DUEL", false]);
  equal(withFormat(LEAGUE, "Heats").points, "LINEAR");
  equal(withFormat(duel, "PodSwiss").tableSize, 4);
});

test("what depends on something else is asked for when that is there", () => {
  equal(names(LEAGUE).includes("entry.checkIn"), false);
  const closing = { ...LEAGUE, entry: { ...LEAGUE.entry, closesAt: "2026-12-01T18:00:00Z" } };
  equal(names(closing).includes("entry.checkIn"), true);
  equal(member(closing, "entry.closesAt"), "2026-12-01T18:00:00Z");
  equal(names({ ...LEAGUE, cards: { yellows: 2 } }).filter((name) => name.startsWith("cards.")).length, 3);
});

test("a member that depends on another one goes with it", () => {
  const schedule = { ...LEAGUE.schedule, automatic: true, review: "P1D", overlap: true };
  const policy: NewPolicy = { ...LEAGUE, entry: { ...LEAGUE.entry, late: true }, schedule };

  equal(settled(policy), policy);
  equal(settled({ ...policy, schedule: { ...schedule, automatic: false } }).schedule.review, undefined);
  equal(settled(withFormat(policy, "RoundRobin")).entry.late, undefined);
  equal(settled(withFormat(policy, "RoundRobin")).schedule.overlap, undefined);
});
