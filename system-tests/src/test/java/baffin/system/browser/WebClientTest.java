package baffin.system.browser;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.TimeoutError;
import com.microsoft.playwright.assertions.LocatorAssertions;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A person plays in the browser: every game to its end, by pointer and by keyboard, and others look on. */
@OnSharedBaffin(Kind.SOUND)
@Timeout(600)
class WebClientTest {

    private static final int CLICKS_MAX = 1500;
    private static final LocatorAssertions.IsVisibleOptions SOON =
            new LocatorAssertions.IsVisibleOptions().setTimeout(30_000);
    private static final Pattern OVER = Pattern.compile("over|zu Ende");

    private static void register(Page page) {
        page.navigate("/app/#/sign-in");
        page.locator("form button.quiet").click();
        page.locator("input[name=handle]").fill("Web-" + Long.toString(System.nanoTime() % 1_000_000_000, 36));
        page.locator("input[name=password]").fill("a long enough secret");
        page.locator("form button.do").click();
        PlaywrightAssertions.assertThat(page.locator("header .me")).isVisible(SOON);
    }

    private static void againstABot(Page page, String game) {
        page.locator("[data-bot=" + game + "]").click();
        PlaywrightAssertions.assertThat(page.locator("table-board svg")).isVisible(SOON);
    }

    private static boolean over(Page page) {
        return OVER.matcher(page.locator("h1.turn").innerText()).find();
    }

    private static void accessible(Page page) {
        assertThat(new AxeBuilder(page).analyze().getViolations())
                .as("what axe finds on %s", page.url())
                .isEmpty();
    }

    /** It may have gone since it was counted. */
    private static void click(Locator one) {
        try {
            one.click(new Locator.ClickOptions().setTimeout(2000));
        } catch (TimeoutError gone) {
            assertThat(gone).hasMessageContaining("Timeout");
        }
    }

    /** Picks and plays whatever comes, seeded, until the match is over. */
    private static void play(Page page, long seed) {
        Random random = new Random(seed);
        Locator offered = page.locator(".action .do:not([disabled]), .choices button");
        for (int clicks = 0; clicks < CLICKS_MAX && !over(page); clicks++) {
            int many = offered.count();
            if (many == 0) {
                page.waitForTimeout(50);
                continue;
            }
            click(offered.nth(random.nextInt(many)));
        }
        assertThat(over(page)).as(page.locator("h1.turn").innerText()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"expedition", "adventure", "north-wind"})
    void a_whole_match_of_each_game_is_played_by_picks(String game, @Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Page page = browser.page(baffin.origin(), 1440, 900, "en");
            register(page);
            againstABot(page, game);
            accessible(page);
            play(page, 7);
            accessible(page);
            assertThat(page.locator(".log li").count()).isGreaterThan(5);
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void one_is_played_by_keyboard_alone_in_german(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Page page = browser.page(baffin.origin(), 1024, 800, "de");
            register(page);
            againstABot(page, "expedition");
            PlaywrightAssertions.assertThat(page.locator("h1.turn")).hasText(Pattern.compile("am Zug|zu Ende"));
            for (int moves = 0; moves < 6 && !over(page); moves++) {
                Locator last = page.locator(".action .do:not([disabled]), .choices button")
                        .last();
                last.waitFor();
                // the way of the Tab key from the top of the page to the last thing that can be done
                page.locator("main").focus();
                for (int tabs = 0;
                        tabs < 120
                                && !last.evaluate("e => e === document.activeElement")
                                        .equals(true);
                        tabs++) {
                    page.keyboard().press("Tab");
                }
                page.keyboard().press("Enter");
                page.waitForTimeout(300);
            }
            assertThat(page.locator(".log").innerText()).contains("Die Partie beginnt.");
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void every_version_of_a_match_has_a_link_that_anybody_may_follow(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Page page = browser.page(baffin.origin(), 1440, 900, "en");
            register(page);
            againstABot(page, "expedition");
            play(page, 3);
            String match = page.url();

            Page stranger = browser.page(baffin.origin(), 390, 844, "en");
            stranger.navigate(match + "?v=2");
            PlaywrightAssertions.assertThat(stranger.locator("table-board svg")).isVisible(SOON);
            assertThat(stranger.locator(".past").innerText()).contains("version 2");
            accessible(stranger);
            stranger.locator("version-scrubber input").fill("3");
            stranger.waitForURL(Pattern.compile(".*v=3"));
            assertThat(stranger.locator("picker-panel").count()).isZero();
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void every_page_is_accessible_and_has_its_words(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Page page = browser.page(baffin.origin(), 1024, 768, "de");
            page.navigate("/app/");
            PlaywrightAssertions.assertThat(
                            page.getByRole(AriaRole.HEADING, new Page.GetByRoleOptions().setName("Freie Plätze")))
                    .isVisible(SOON);
            accessible(page);
            page.navigate("/app/#/rules/north-wind?rule=NW-4.5");
            PlaywrightAssertions.assertThat(page.locator("article.here")).isVisible(SOON);
            assertThat(page.locator("article.here").innerText()).contains("Brief");
            accessible(page);
            register(page);
            for (String path : new String[] {"new/adventure", "mine"}) {
                page.navigate("/app/#/" + path);
                PlaywrightAssertions.assertThat(page.locator("main h1")).isVisible(SOON);
                accessible(page);
            }
            assertThat(browser.faults()).isEmpty();
        }
    }
}
