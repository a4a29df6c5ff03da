package baffin.system.browser;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A stranger learns each game at the table, without an account, and then makes one. */
@Tag(Lanes.BROWSER)
@OnSharedBaffin(Kind.STABLE)
@Timeout(900)
class LessonPagesTest {

    /** Starts from the first page, and does what is asked until nothing more is. */
    private static int learns(Visitor visitor, String game) {
        visitor.page().navigate("/app/#/");
        visitor.sees("a[href='#/learn/" + game + "']");
        visitor.press(visitor.page().locator("a[href='#/learn/" + game + "']"));
        visitor.sees(".lesson progress[value='0']");
        int steps = Integer.parseInt(visitor.page().locator(".lesson progress").getAttribute("max"));
        while (done(visitor) < steps) {
            visitor.tryToPress(visitor.page().locator(Visitor.OFFERED).first());
        }
        return steps;
    }

    private static int done(Visitor visitor) {
        return (int)
                Double.parseDouble(visitor.page().locator(".lesson progress").getAttribute("value"));
    }

    @Test
    void a_stranger_learns_a_game_goes_back_comes_back_and_makes_an_account(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
            int steps = learns(visitor, "expedition");
            visitor.reads(".lesson h2", "You know the ropes");
            visitor.findsItAccessible();

            visitor.press(visitor.page().locator(".lesson button").filter(text("One step back")));
            visitor.reads(".lesson h2", "Step " + steps + " of " + steps);
            visitor.sees(".is-lit");
            visitor.page().reload();
            visitor.reads(".lesson h2", "Step " + steps + " of " + steps);
            visitor.findsItAccessible();
            while (done(visitor) < steps) {
                visitor.tryToPress(visitor.page().locator(Visitor.OFFERED).first());
            }

            visitor.press(visitor.page().locator(".lesson button").filter(text("Create an account")));
            visitor.signIn(Visitor.freshHandle());
            visitor.page().navigate("/app/#/learn/expedition");
            visitor.reads(".lesson h2", "You know the ropes");
            visitor.press(visitor.page().locator(".lesson .do"));
            visitor.comesTo("matches");
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void every_lesson_can_be_played_on_a_phone(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = browser.onPhone(baffin.origin(), "de");
            for (String game : new String[] {"adventure", "north-wind", "expedition"}) {
                learns(visitor, game);
                visitor.reads(".lesson h2", "Du weißt, wie es geht");
                assertThat((Boolean)
                                visitor.page().evaluate("() => document.documentElement.scrollWidth <= innerWidth"))
                        .as("nothing is wider than the screen")
                        .isTrue();
            }
            visitor.press(visitor.page().locator(".lesson .do"));
            visitor.press(visitor.page().locator("sign-in-page form button.quiet"));
            visitor.signIn(Visitor.freshHandle());
            visitor.comesTo("matches");
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void the_first_own_move_of_a_stranger_takes_two_clicks(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
            visitor.page().navigate("/app/#/");
            visitor.press(visitor.page().locator("a.do[href='#/learn/expedition']"));
            visitor.sees(".lesson progress[value='0']");
            visitor.press(visitor.page().locator(Visitor.OFFERED).first());
            visitor.sees(".lesson progress[value='1']");
            assertThat(browser.faults()).isEmpty();
        }
    }

    private static Locator.FilterOptions text(String text) {
        return new Locator.FilterOptions().setHasText(text);
    }
}
