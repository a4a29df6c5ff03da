import "../support/browser.js";
import type { CompetitionTable, ListedMatch, Round } from "../../../main/ts/app/api.js";
import { seated, snippet, sourceOf, watched } from "../../../main/ts/watch/tables.js";
import { equal, test } from "../support/test.js";

const table = (number: number, places: number[], over: boolean): CompetitionTable =>
  ({
    table: number,
    matchId: `m${number}`,
    attempt: 1,
    seats: places.map((place, seat) => ({ seat, entrant: seat + 1, ...(over ? { place } : {}) })),
    ...(over ? { result: { source: "MATCH", version: 9, at: "2026-01-01T00:00:00Z" } } : {}),
  }) as CompetitionTable;

const running = (matchId: string): ListedMatch => ({ matchId, version: 4 }) as ListedMatch;

test("tables that are played come first, each with its match", () => {
  const round = { tables: [table(1, [2, 1], true), table(3, [1, 2], false), table(2, [1, 2], false)] } as Round;
  equal(
    watched(round, [running("m3"), running("m9")]).map((each) => [each.table.table, each.match?.matchId]),
    [
      [2, undefined],
      [3, "m3"],
      [1, undefined],
    ],
  );
});

test("who has finished is named by place, who still plays by seat", () => {
  equal(seated(table(1, [3, 1, 2], true)).map(({ seat }) => seat), [1, 2, 0]);
  equal(seated(table(1, [3, 1, 2], false)).map(({ seat }) => seat), [0, 1, 2]);
});

test("a widget has an address that says what it shows, in the reader's language", () => {
  const site = "https://play.example.org";
  equal(sourceOf({ kind: "standing", id: "c1" }, site, "de"), `${site}/api/v1/competitions/c1/standings.html?lang=de`);
  equal(sourceOf({ kind: "next", id: "c1" }, site, "en"), `${site}/app/embed/#next=c1&lang=en`);
  equal(sourceOf({ kind: "board", id: "m1" }, site, "en"), `${site}/app/embed/#board=m1&lang=en`);
});

test("what is copied is markup, whatever a competition is called", () => {
  const site = "https://play.example.org";
  const name = 'Ann "& Ben"';
  equal(
    snippet({ kind: "board", id: "m1" }, site, "en", name),
    `<iframe src="${site}/app/embed/#board=m1&amp;lang=en" title="Ann &quot;&amp; Ben&quot;"` +
      ' width="100%" height="460"></iframe>',
  );
  equal(
    snippet({ kind: "picture", id: "m1" }, site, "en", "Ann"),
    `<img src="${site}/api/v1/matches/m1/board.svg?part=map&amp;as=public&amp;lang=en" alt="Ann" width="100%">`,
  );
});
