import { replace } from "../support/browser.js";
import { languages, speak } from "../../../main/ts/i18n/languages.js";
import { choose, spoken } from "../../../main/ts/i18n/words.js";
import { equal, test } from "../support/test.js";

/** Lets the page name some languages. */
async function named(content: string, body: () => void | Promise<void>): Promise<void> {
  const before = replace("document", { querySelector: () => ({ content }) });
  await body();
  before();
  choose("en");
}

test("languages are called by their own names, with a mark where no native speaker has read them", () =>
  named("en de:de-1.js,de-later-1.js uk?:uk-1.js,uk-later-1.js", () => {
    equal(
      languages().map(({ name }) => name),
      ["English", "Deutsch", "Українська (not yet read by a native speaker)"],
    );
    equal(languages()[1], { code: "de", name: "Deutsch", first: "de-1.js", later: "de-later-1.js" });
  }));

test("a language that there is not, or whose words do not come, is English", () =>
  named("en de:de-1.js,de-later-1.js", async () => {
    for (const wanted of ["fr", "de", "pseudo", "en"]) {
      await speak(wanted);
      equal(spoken(), "en");
    }
  }));
