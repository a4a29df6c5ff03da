package baffin.system.browser;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.microsoft.playwright.Page;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A spectator never gets what is hidden: not on the page, not over the line, not into a store. */
@Tag(Lanes.BROWSER)
@OnSharedBaffin(Kind.STABLE)
@Timeout(900)
class NothingHiddenTest {

    /** Keeps all that comes over the line: answers and streams. */
    private static final String RECORDER = """
            window.heard = [];
            const ask = window.fetch;
            window.fetch = async (...args) => {
              const answer = await ask(...args);
              const sink = new WritableStream({ write: text => void window.heard.push(text) });
              answer.clone().body?.pipeThrough(new TextDecoderStream()).pipeTo(sink).catch(() => undefined);
              return answer;
            };
            """;

    @Test
    void a_spectator_gets_neither_hands_nor_the_seed(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor ann = Visitor.at(browser.page(baffin.origin(), 1024, 768, "en"));
            Visitor watcher = Visitor.at(browser.page(baffin.origin(), 1024, 768, "en"));
            Page page = watcher.page();
            page.addInitScript(RECORDER);
            ann.register();
            ann.againstABot("adventure");
            page.navigate(ann.page().url());
            watcher.sees("table-board svg");
            for (int moves = 0; moves < 6; moves++) {
                ann.plays();
            }
            watcher.seesMoreThan(5);

            List<String> got = new ArrayList<>();
            got.add(String.valueOf(page.evaluate("() => window.heard.join('')")));
            got.add(page.content());
            got.add(String.valueOf(page.evaluate(
                    "() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })")));

            assertThat(String.join("\n", got)).contains("\"view\"").doesNotContain("\"own\"", "\"hand\"", "\"seed\"");
            assertThat(page.locator("[data-spot^='card:']").count()).isZero();
            assertThat((String) ann.page().evaluate("""
                                    async () => {
                                      const id = location.hash.split("/")[2];
                                      return (await (await fetch(`/api/v1/matches/${id}`)).text());
                                    }
                                    """))
                    .as("the same words are in what the player gets")
                    .contains("\"own\"", "\"hand\"");
            assertThat(browser.faults()).isEmpty();
        }
    }
}
