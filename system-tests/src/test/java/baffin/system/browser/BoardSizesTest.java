package baffin.system.browser;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How large words and targets on the board are, in the middle of a match: the table in docs/web-client.md. */
@Tag(Lanes.BROWSER)
@OnSharedBaffin(Kind.STABLE)
@Execution(ExecutionMode.CONCURRENT)
@Timeout(600)
class BoardSizesTest {

    private static final String WORDS = """
        () => [...document.querySelectorAll('table-board .sheet > svg text')]
          .map(text => {
            const at = text.getScreenCTM();
            const size = parseFloat(getComputedStyle(text).fontSize);
            return { words: text.textContent, turned: Math.abs(at.b) + Math.abs(at.c) > .01 * Math.abs(at.a),
                     px: size * Math.min(Math.hypot(at.a, at.b), Math.hypot(at.c, at.d)) };
          })
        """;
    private static final String SMALL = "() => (" + WORDS + ")().filter(text => text.px < 11 || text.turned)";

    /** Places that can be chosen, and a pointer does not find them, or nothing nearer, within the size of a target. */
    private static final String MISSED = """
        ([pointer, least]) => {
          const board = document.querySelector('table-board');
          const from = 1 - least / 2;
          return [...board.querySelectorAll('.can > .hit')]
            .filter(hit => {
              const { left, top, width, height } = hit.getBoundingClientRect();
              const [x, y] = [left + width / 2, top + height / 2];
              return Math.min(width, height) < least && [[0, 0], [from, 0], [-from, 0], [0, from], [0, -from]]
                .some(([right, down]) => board.possible(
                  { clientX: x + right, clientY: y + down, pointerType: pointer }) === undefined);
            })
            .map(hit => hit.parentElement.dataset.spot);
        }
        """;

    /** So many steps of both players are the middle of a match, more or less. */
    private static final int STEPS = 16;

    private static final int CLICKS_MAX = 200;

    /** Plays whatever comes, and on until something can be pointed at. */
    private static void playsIntoTheMiddle(Visitor visitor) {
        Locator places = visitor.page().locator("table-board .can");
        Random random = new Random(47);
        int clicks = 0;
        while (visitor.awaitsAnOffer() && (visitor.version() < STEPS || places.count() == 0)) {
            assertThat(clicks++).as("clicks").isLessThan(CLICKS_MAX);
            visitor.playsSomething(random);
        }
        assertThat(visitor.over()).as("the match is over").isFalse();
    }

    private static void isReadableAndCanBeHit(Page page, int width, int height, int drawn, String pointer, int least) {
        page.setViewportSize(width, height);
        page.waitForFunction(
                "drawn => document.querySelector('table-board .sheet > svg')?.viewBox.baseVal.width === drawn", drawn);
        page.waitForFunction("() => document.querySelector('table-board .can')");
        assertThat(page.evaluate(SMALL)).as("words at " + width).isEqualTo(List.of());
        assertThat(page.evaluate(MISSED, List.of(pointer, least)))
                .as("targets at " + width)
                .isEqualTo(List.of());
    }

    @ParameterizedTest
    @ValueSource(strings = {"north-wind", "adventure", "expedition"})
    void words_are_readable_and_targets_can_be_hit_at_every_width(String game, @Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
            visitor.register();
            visitor.againstABot(game);
            playsIntoTheMiddle(visitor);
            Page page = visitor.page();

            isReadableAndCanBeHit(page, 1440, 900, 1200, "mouse", 24);
            isReadableAndCanBeHit(page, 1024, 768, 720, "mouse", 24);
            isReadableAndCanBeHit(page, 390, 844, 390, "touch", 44);
            assertThat(page.evaluate(WORDS)).as("words on the board").isNotEqualTo(List.of());
            assertThat(browser.faults()).isEmpty();
        }
    }
}
