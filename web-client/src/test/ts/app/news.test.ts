import "../support/browser.js";
import type { Notification } from "../../../main/ts/app/api.js";
import { bring, onNews, settle, subject, type News } from "../../../main/ts/app/news.js";
import { equal, test } from "../support/test.js";

function notice(kind: string, more: Partial<Notification> = {}): Notification {
  return { id: "1", kind, matchId: "m1", read: false, ...more } as unknown as Notification;
}

const item = (id: string, text = id): News => ({ id, text, answers: [] });

test("a turn elsewhere is news, a turn on the table that one looks at is none", () => {
  equal(subject(notice("YOUR_TURN"), "matches/m2"), "turn/m1");
  equal(subject(notice("YOUR_TURN"), "matches/m1"), undefined);
});

test("a letter, a turn and short time of one table are one piece of news", () => {
  equal(["YOUR_TURN", "YOU_WERE_ASKED", "TIME_IS_SHORT"].map((kind) => subject(notice(kind), "/")), Array(3).fill("turn/m1"));
});

test("a proposed pause needs an answer wherever one is", () => {
  equal(subject(notice("PAUSE_PROPOSED"), "matches/m1"), "PAUSE_PROPOSED/m1");
});

test("what was read, is over, or is about no match is no news", () => {
  equal(subject(notice("INVITED_TO_MATCH", { read: true }), "/"), undefined);
  equal(subject(notice("PAUSE_PROPOSED", { overSince: 7 }), "/"), undefined);
  equal(subject(notice("YOUR_TURN", { matchId: undefined }), "/"), undefined);
  equal(subject(notice("ROUND_PUBLISHED"), "/"), undefined);
});

test("what happens in a competition is news but on its own page, and what its organisers alone need is none", () => {
  const of = (kind: string, place = "/"): string | undefined =>
    subject(notice(kind, { matchId: undefined, competitionId: "c1" }), place);

  equal(of("ROUND_PUBLISHED"), "ROUND_PUBLISHED/c1");
  equal(of("ROUND_PUBLISHED", "competition/c2"), "ROUND_PUBLISHED/c1");
  equal(of("ROUND_PUBLISHED", "competition/c1"), undefined);
  equal(of("ENTRY"), undefined);
});

test("later news of the same thing takes the place of the earlier, and an answer removes it", () => {
  let shown: readonly string[] = [];
  const leave = onNews((news) => (shown = news.map((each) => each.text)));
  bring(item("chat/m1", "Ann: Ahoy"));
  bring(item("turn/m2"));
  bring(item("chat/m1", "Ann: Fair winds"));
  equal(shown, ["Ann: Fair winds", "turn/m2"]);
  settle("chat/m1");
  settle("chat/m9");
  equal(shown, ["turn/m2"]);
  settle("turn/m2");
  leave();
});
