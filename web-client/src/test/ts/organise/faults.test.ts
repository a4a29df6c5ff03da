import "../support/browser.js";
import { enOrganise } from "../../../main/ts/i18n/en/organise.js";
import { addWords } from "../../../main/ts/i18n/words.js";
import type { Field } from "../../../main/ts/organise/controls.js";
import type { Violation } from "../../../main/ts/organise/documents.js";
import { faultText } from "../../../main/ts/organise/faults.js";
import { speak } from "../support/languages.js";
import { equal, test } from "../support/test.js";

addWords(enOrganise);

const RANGE: Field = { name: "tableSize", kind: "number", title: "policy.tableSize", min: 3, max: 4 };
const fault: Violation = { pointer: "/tableSize", code: "invalid-field", message: "must be from 3 to 4" };

test("a fault has the platform's words in English, and the client's own in other languages", async () => {
  equal(faultText(fault, RANGE), "must be from 3 to 4");
  await speak("de");
  equal(faultText(fault, RANGE), "Von 3 bis 4 und passend zu den anderen Feldern.");
  equal(faultText({ ...fault, code: "missing" }, RANGE), "Bitte ausfüllen.");
  equal(faultText({ ...fault, example: "P7D" }), "Zum Beispiel P7D.");
  equal(faultText(fault), "Dieser Wert passt nicht, oder nicht zu den anderen Feldern.");
  await speak("en");
});

test("where a few values can be there, they are named as the form has them", async () => {
  await speak("de");
  const who: Field = { name: "who", kind: "choice", title: "policy.entry.who", values: [["OPEN", "alle"], ["LIST", "Liste"]] };
  equal(faultText({ ...fault, allowed: ["OPEN", "LIST"] }, who), "Eines davon: alle, Liste.");
  await speak("en");
});
