import "../support/browser.js";
import { Refused } from "baffin-client";
import { choose } from "../../../main/ts/i18n/words.js";
import { refusal } from "../../../main/ts/play/refusal.js";
import { speak } from "../support/languages.js";
import { equal, test } from "../support/test.js";

const ENGLISH = "must have 10 to 128 characters";

function refused(slug: string, more: object = {}): Refused {
  const texts = { title: "Ein Feld ist ungültig", detail: `/field ${ENGLISH}` };
  return new Refused({ type: `/problems/${slug}`, status: 400, ...texts, ...more });
}

function field(pointer: string, code = "invalid"): Refused {
  return refused("invalid-field", { violations: [{ pointer, code, message: ENGLISH }] });
}

test("a field of an account says in the reader's language how it should be", async () => {
  await speak("de");
  for (const pointer of ["/handle", "/password", "/newPassword", "/address", "/token", "/invitation"]) {
    equal(refusal(field(pointer)).includes(ENGLISH), false);
  }
  equal(refusal(field("/password")), "Mindestens 10 Zeichen.");
  equal(refusal(field("/password", "too-weak")).startsWith("Zu leicht zu erraten."), true);
  choose("en");
  equal(refusal(field("/newPassword")), "At least 10 characters.");
});

test("what the platform says in English alone is named in the reader's language", async () => {
  await speak("de");
  equal(refusal(field("/seats")), "Nicht möglich: Ein Feld ist ungültig");
  equal(refusal(refused("proof-refused")), "Name, Passwort oder Code ist falsch.");
  choose("en");
  equal(refusal(field("/seats")), `Not possible: ${ENGLISH}`);
});

test("a rule speaks for itself", async () => {
  await speak("de");
  const why = "Das Schiff ist eingefroren";
  equal(refusal(refused("rule-violation", { ruleId: "EX-6.3", detail: why })), `Nach Regel EX-6.3 nicht möglich: ${why}`);
  choose("en");
});
