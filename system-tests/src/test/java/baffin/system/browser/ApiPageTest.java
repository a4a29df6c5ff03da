package baffin.system.browser;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The page of the API: light, drawn as it is opened, and to be found one's way in. */
@Tag(Lanes.BROWSER)
@OnSharedBaffin(Kind.STABLE)
@Timeout(900)
class ApiPageTest {

    private static final int BYTES_MAX = 300_000;
    private static final String BYTES = """
            () => performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation"))
              .reduce((sum, each) => sum + each.transferSize, 0)
            """;

    private static Page open(RealBrowser browser, RunningBaffin baffin, int width, ColorScheme scheme, String at) {
        Page page = browser.page(baffin.origin(), width, 844, "en", options -> options.setColorScheme(scheme));
        page.navigate("/api/v1/docs" + at);
        PlaywrightAssertions.assertThat(page.locator("#sendCommand")).isVisible();
        return page;
    }

    @Test
    void it_costs_little_and_draws_an_operation_when_it_is_opened(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Page page = open(browser, baffin, 1440, ColorScheme.LIGHT, "");
            assertThat(((Number) page.evaluate(BYTES)).intValue()).isBetween(10_000, BYTES_MAX);
            assertThat(page.locator(".operation").count()).isGreaterThan(200);
            assertThat(page.locator(".body").count()).isZero();

            page.locator("#sendCommand summary").click();
            PlaywrightAssertions.assertThat(page.locator("#sendCommand pre").last())
                    .containsText("/api/v1/matches/{id}/commands");
            assertThat(page.locator(".body").count()).isOne();

            page.locator("#sendCommand summary").first().click();
            PlaywrightAssertions.assertThat(page.locator(".body")).hasCount(0);
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void the_filter_keeps_what_has_all_words_and_tags_are_sorted(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Page page = open(browser, baffin, 1440, ColorScheme.LIGHT, "");
            assertThat(page.locator("h2").allInnerTexts()).isSortedAccordingTo(String.CASE_INSENSITIVE_ORDER);

            page.locator("input[type=search]").fill("post webhooks");
            PlaywrightAssertions.assertThat(page.locator("h2")).hasText("Webhooks");
            PlaywrightAssertions.assertThat(page.locator("#createWebhook")).isVisible();
            PlaywrightAssertions.assertThat(page.locator("#listWebhooks")).hasCount(0);
        }
    }

    @Test
    void a_link_opens_its_operation_for_everybody(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            for (ColorScheme scheme : new ColorScheme[] {ColorScheme.LIGHT, ColorScheme.DARK}) {
                Page page = open(browser, baffin, 390, scheme, "/#sendCommand");
                PlaywrightAssertions.assertThat(page.locator("#sendCommand .body"))
                        .isVisible();
                page.locator("#sendCommand .type summary").first().click();
                Accessibility.check(page);
                assertThat(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))
                        .isEqualTo(true);
            }
            assertThat(browser.faults()).isEmpty();
        }
    }
}
