import { replace } from "../support/browser.js";
import { keepPreferences } from "../../../main/ts/app/preferences.js";
import { syncClock, left, moment, now } from "../../../main/ts/app/time.js";
import { choose } from "../../../main/ts/i18n/words.js";
import { against, json } from "../support/platform.js";
import { speak } from "../support/languages.js";
import { equal, test } from "../support/test.js";

const NOON = Date.parse("2026-07-01T12:00:00Z");

/** Runs a check at a time of this device's clock. */
function when(device: number, check: () => void): void {
  const restore = replace("Date", class extends Date {
    static override now(): number {
      return device;
    }
  });
  try {
    check();
  } finally {
    restore();
  }
}

const after = (seconds: number): string => new Date(NOON + seconds * 1000).toISOString();

test("time is the platform's, although the clock of the device is slow", () => {
  when(NOON - 3_600_000, () => {
    syncClock("2026-07-01T12:00:00Z");
    equal(now(), NOON);
  });
  when(NOON - 3_600_000 + 5000, () => equal(now(), NOON + 5000));
});

test("time is the platform's, although the clock of the device is fast", () => {
  when(NOON + 90_000, () => {
    syncClock("2026-07-01T12:00:00Z");
    equal(left(after(30)), "0:30");
  });
});

test("time that is left is minutes and seconds, then hours, then days", () => {
  when(NOON, () => {
    syncClock(after(0));
    equal(
      [5, 59.6, 61, 3599, 3600, 3661, 86_399, 86_400, 180_000, 2_600_000].map((seconds) => left(after(seconds))),
      ["0:05", "1:00", "1:01", "59:59", "1:00:00", "1:01:01", "23:59:59", "1 day", "2 days 2 hours", "30 days"],
    );
  });
});

test("after its end no time is left", () => {
  when(NOON, () => {
    syncClock(after(0));
    equal(left(after(-10)), "0:00");
  });
});

test("a moment is said in the zone that the reader has set, in the reader's language", async () => {
  const settings = { timeZone: "Asia/Tokyo" };
  await against(() => json(settings), () => keepPreferences(settings).then(() => undefined));

  await speak("de");
  equal(moment("2026-07-01T20:15:00Z"), "02.07.2026, 05:15");
  choose("en");
  equal(moment("2026-07-01T20:15:00Z").replace(/\s/g, " "), "Jul 2, 2026, 5:15 AM");
});
