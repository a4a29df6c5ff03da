package baffin.system.browser;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The first minutes of a player in the browser, by pointer, keyboard and touch. */
@Tag(Lanes.SMOKE)
@OnSharedBaffin(Kind.STABLE)
@Order(2)
@Timeout(900)
class FirstMinutesTest {

    private static final int ACTIONS = 10;

    @Test
    void a_player_takes_ten_actions_and_finds_five_pages_accessible(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
            visitor.page().navigate("/app/#/");
            visitor.sees("main h1");
            visitor.findsItAccessible();
            visitor.page().navigate("/app/#/rules/expedition?rule=EX-7.2");
            visitor.sees("article.here figcaption");
            visitor.findsItAccessible();
            visitor.register();
            visitor.findsItAccessible();
            visitor.againstABot("adventure");
            visitor.findsItAccessible();
            for (int actions = 0; actions < ACTIONS; actions++) {
                visitor.plays();
            }
            assertThat(visitor.over()).isFalse();
            visitor.page().navigate("/app/#/mine");
            visitor.sees("main .tables li");
            visitor.findsItAccessible();
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void one_action_by_keyboard_and_one_by_touch_on_a_phone(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = browser.onPhone(baffin.origin(), "de");
            visitor.register();
            visitor.againstABot("north-wind");
            visitor.plays();
            visitor.playsByKeyboard();
            assertThat((Boolean) visitor.page().evaluate("() => document.documentElement.scrollWidth <= innerWidth"))
                    .as("nothing is wider than the screen")
                    .isTrue();
            assertThat(browser.faults()).isEmpty();
        }
    }
}
