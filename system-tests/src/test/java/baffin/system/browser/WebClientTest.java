package baffin.system.browser;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.time.Instant;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** People play in the browser: every game to its end, by pointer, keyboard and fingers, and others look on. */
@Tag(Lanes.BROWSER)
@OnSharedBaffin(Kind.STABLE)
@Execution(ExecutionMode.CONCURRENT)
@Timeout(900)
class WebClientTest {

    /** Moves by keyboard that take the first thing that is offered. */
    private static final int BY_KEYS = 8;

    @ParameterizedTest
    @ValueSource(strings = {"expedition", "adventure", "north-wind"})
    void two_people_and_a_bot_play_a_whole_match_of_each_game(String game, @Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor ann = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
            Visitor ben = Visitor.at(browser.page(baffin.origin(), 1024, 768, "de"));
            for (Visitor each : new Visitor[] {ann, ben}) {
                each.register();
            }
            ben.joins(ann.opensForThree(game));
            ann.sees("table-board svg");
            ann.findsItAccessible();

            Random random = new Random(7);
            Instant latest = Visitor.latestEnd();
            for (int clicks = 0; !(ann.over() && ben.over()) && Instant.now().isBefore(latest); clicks++) {
                ann.plays(clicks, random);
                ben.playsTheLast();
            }

            assertThat(ann.over()).isTrue();
            assertThat(ben.over()).isTrue();
            ann.findsItAccessible();
            assertThat(ann.page().locator(".log li").count()).isGreaterThan(5);
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void one_is_played_by_keyboard_alone_in_german(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1024, 800, "de"));
            Page page = visitor.page();
            visitor.register();
            visitor.againstABot("expedition");
            Instant latest = Visitor.latestEnd();
            for (int moves = 0; !visitor.over() && Instant.now().isBefore(latest); moves++) {
                Locator offered = page.locator(Visitor.OFFERED);
                Locator wanted = moves < BY_KEYS ? offered.first() : offered.last();
                if (wanted.count() > 0) {
                    visitor.pressesByKeyboard(wanted);
                }
                page.waitForTimeout(100);
            }
            assertThat(visitor.over()).isTrue();
            assertThat(page.locator(".log").innerText()).contains("Die Partie beginnt.");
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void one_is_played_by_touch_on_a_phone(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = browser.onPhone(baffin.origin(), "en");
            visitor.register();
            visitor.againstABot("north-wind");
            visitor.findsItAccessible();
            Locator place =
                    visitor.page().locator("table-board [data-spot].can").first();
            int before = visitor.version();
            place.tap();
            visitor.seesMoreThan(before);
            visitor.playsToTheEnd(11);
            assertThat((Boolean) visitor.page().evaluate("() => document.documentElement.scrollWidth <= innerWidth"))
                    .as("nothing is wider than the screen")
                    .isTrue();
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void every_version_of_a_match_has_a_link_that_anybody_may_follow(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
            visitor.register();
            visitor.againstABot("expedition");
            visitor.playsToTheEnd(3);
            String match = visitor.page().url();

            Visitor stranger = Visitor.at(browser.page(baffin.origin(), 390, 844, "en"));
            stranger.page().navigate(match + "?v=2");
            stranger.reads(".past", "move 2");
            stranger.findsItAccessible();
            stranger.page().locator("version-scrubber input").fill("3");
            stranger.page().waitForURL(Pattern.compile(".*v=3"));
            assertThat(stranger.page().locator("picker-panel").count()).isZero();

            stranger.page().navigate(match);
            stranger.press(stranger.page().locator("fairness-check button"));
            PlaywrightAssertions.assertThat(stranger.page().locator(".findings .holds"))
                    .hasCount(5);
            assertThat(browser.faults()).isEmpty();
        }
    }
}
