package baffin.system.browser;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The analysis of a match: nothing while it runs; then its curve, by pointer and by keys, and the same in figures. */
@Tag(Lanes.BROWSER)
@OnSharedBaffin(Kind.STABLE)
@Timeout(900)
class AnalysisPagesTest {

    private static final Pattern ANALYSES = Pattern.compile(".*/analysis");
    private static final Pattern AT_A_MOVE = Pattern.compile(".*[?]analysis&v=\\d+");

    @Test
    void the_moves_of_a_match_that_is_over_are_judged(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
            Page page = visitor.page();
            visitor.register();
            visitor.againstABot("adventure");
            String match = page.url();
            page.navigate(match + "?analysis");
            visitor.sees(Visitor.OFFERED);
            assertThat(page.locator("match-analysis, a[href$='?analysis']").count())
                    .as("of a match that runs")
                    .isZero();
            visitor.playsToTheEnd(5);
            page.navigate(match);
            visitor.press(page.locator("result-panel a[href$='?analysis']"));

            Locator curve = page.locator("match-analysis [role=slider]");
            PlaywrightAssertions.assertThat(curve).isVisible();
            assertThat(page.locator("match-analysis polyline.line").count()).isEqualTo(4); // each with a sample
            visitor.findsItAccessible();

            curve.press("Home");
            page.waitForURL(AT_A_MOVE);
            visitor.reads(".decided", "to move");
            visitor.reads(".decided", "Played: ");
            visitor.sees("p.past");
            String first = page.url();
            PlaywrightAssertions.assertThat(curve).hasAttribute("aria-valuetext", Pattern.compile("Move \\d+: .*%.*"));
            curve.press("ArrowRight");
            page.waitForURL(url -> !url.equals(first));
            String second = page.url();
            curve.click();
            page.waitForURL(url -> !url.equals(first) && !url.equals(second));
            visitor.sees("match-analysis");

            visitor.press(page.locator("match-analysis summary"));
            int figures = page.locator("match-analysis .wide tbody tr").count();
            String points = page.locator("match-analysis .seat-0 .line").first().getAttribute("points");
            assertThat(points.split(" ")).as("the decisions, and the end").hasSize(figures + 1);
            visitor.press(page.locator("match-analysis .wide a").first());
            page.waitForURL(first);
            visitor.findsItAccessible();
            inTheDarkOnAPhoneInGerman(visitor, browser, baffin, match);
            assertThat(browser.faults()).isEmpty();
        }
    }

    private static void inTheDarkOnAPhoneInGerman(
            Visitor player, RealBrowser browser, RunningBaffin baffin, String match) {
        Page page = browser.page(
                baffin.origin(),
                390,
                844,
                "de",
                options -> options.setColorScheme(ColorScheme.DARK)
                        .setStorageState(player.page().context().storageState()));
        page.addInitScript("localStorage.setItem('baffin.language', '\"de\"')");
        Visitor phone = Visitor.at(page);
        page.navigate(match + "?analysis");
        phone.sees("match-analysis [role=slider]");
        phone.findsItAccessible();
        assertThat(page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo(true);

        Visitor stranger = Visitor.at(browser.page(baffin.origin(), 390, 844, "en"));
        stranger.page().navigate(match + "?analysis");
        stranger.reads("match-analysis", "Sign in to see the analysis");
    }

    @Test
    void a_page_says_how_far_it_is_and_that_a_server_makes_none(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1024, 768, "en"));
            Page page = visitor.page();
            visitor.register();
            visitor.againstABot("adventure");
            visitor.press(page.locator(".picker .resign"));
            visitor.press(page.locator("dialog.ask .do"));
            visitor.sees("match-menu a[href$='?analysis']");
            page.route(
                    ANALYSES,
                    route -> route.fulfill(new Route.FulfillOptions()
                            .setStatus(202)
                            .setContentType("application/json")
                            .setBody("{\"version\":3,\"of\":9,\"rollouts\":150}")));
            visitor.press(page.locator("match-menu a[href$='?analysis']"));
            visitor.reads("match-analysis", "Move 3 of 9");
            visitor.findsItAccessible();
            page.unroute(ANALYSES);
            page.route(
                    ANALYSES,
                    route -> route.fulfill(new Route.FulfillOptions()
                            .setStatus(409)
                            .setContentType("application/problem+json")
                            .setBody("{\"status\":409,\"detail\":\"none\",\"title\":\"none\",\"type\":\"x\"}")));

            visitor.reads("match-analysis [role=alert]", "cannot analyse matches");
            assertThat(browser.faults()).isEmpty();
        }
    }
}
