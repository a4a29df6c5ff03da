import { local, session } from "../support/browser.js";
import { keepPending, known, pending } from "../../../main/ts/play/pending.js";
import { equal, test } from "../support/test.js";

const COMMAND = { body: { type: "EndTurn" }, version: 7, key: "a-key" };

test("a command whose fate is not known is there again, with its key", () => {
  keepPending("/matches/1/commands", COMMAND);

  equal(pending("/matches/1/commands"), COMMAND);
});

test("a pending command is kept over a reload of the tab, and not shared with other tabs", () => {
  keepPending("/matches/2/commands", COMMAND);

  equal(session.kept.has("baffin.pending/matches/2/commands"), true);
  equal(local.kept.has("baffin.pending/matches/2/commands"), false);
});

test("a command is pending in its own match alone", () => {
  keepPending("/matches/3/commands", COMMAND);

  equal(pending("/matches/4/commands"), undefined);
});

test("a later command takes the place of an earlier one", () => {
  keepPending("/matches/5/commands", COMMAND);
  keepPending("/matches/5/commands", { ...COMMAND, key: "another-key" });

  equal(pending("/matches/5/commands")?.key, "another-key");
});

test("a command whose fate is known is not pending any more, and others still are", () => {
  keepPending("/matches/6/commands", COMMAND);
  keepPending("/matches/7/commands", COMMAND);
  known("/matches/6/commands");

  equal(pending("/matches/6/commands"), undefined);
  equal(pending("/matches/7/commands"), COMMAND);
});
