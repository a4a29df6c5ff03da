import { inAnotherTab, local, replace, session } from "../support/browser.js";
import { onPreferences, preferences } from "../../../main/ts/app/preferences.js";
import { onStored, store, stored } from "../../../main/ts/app/stored.js";
import { equal, test } from "../support/test.js";

test("a value that was kept is there again, under a name of this platform", () => {
  store("seen", { "0f3a": 7 });

  equal(stored("seen"), { "0f3a": 7 });
  equal(local.kept.get("baffin.seen"), '{"0f3a":7}');
});

test("what was never kept is undefined", () => {
  equal(stored("never"), undefined);
});

test("false, zero and null are values, and no gaps", () => {
  for (const value of [false, 0, "", null]) {
    store("small", value);
    equal(stored("small"), value);
  }
});

test("undefined forgets a value", () => {
  store("seen", 1);
  store("seen", undefined);

  equal(stored("seen"), undefined);
  equal(local.kept.has("baffin.seen"), false);
});

test("what is kept for the tab is not kept for the browser", () => {
  store("tab", 1, "sessionStorage");

  equal(stored("tab"), undefined);
  equal(stored("tab", "sessionStorage"), 1);
  store("tab", undefined, "sessionStorage");
  equal(session.kept.has("baffin.tab"), false);
});

test("text of another program is no value and no error", () => {
  local.setItem("baffin.broken", "{");

  equal(stored("broken"), undefined);
});

test("a browser that forbids its store is no error", () => {
  const restore = replace("localStorage", undefined);
  try {
    store("seen", 1);
    equal(stored("seen"), undefined);
  } finally {
    restore();
  }
});

test("a store that is full is no error, and keeps what it had", () => {
  store("seen", 1);
  const full = {
    getItem: (name: string) => local.getItem(name),
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
  };
  const restore = replace("localStorage", full);
  try {
    store("seen", 2);
    equal(stored("seen"), 1);
  } finally {
    restore();
  }
});

test("what another tab keeps reaches this one, and nothing else does", () => {
  const seen: unknown[] = [];
  onStored("colour", (value) => seen.push(value));
  inAnotherTab("baffin.colour", '"red"');
  inAnotherTab("baffin.size", "3");
  inAnotherTab("baffin.colour", null);
  equal(seen, ["red", undefined]);
});

test("settings that another tab has changed hold here at once", () => {
  let changed = 0;
  const leave = onPreferences(() => (changed += 1));
  inAnotherTab("baffin.preferences", JSON.stringify({ ...preferences(), confirmCommands: true }));
  equal([changed, preferences().confirmCommands], [1, true]);
  leave();
});
