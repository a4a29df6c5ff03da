package baffin.system.browser;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What a visit loads, and when: the start page first, an area when it is opened, all of them for later. */
@Tag(Lanes.BROWSER)
@OnSharedBaffin(Kind.STABLE)
@Timeout(900)
class FirstVisitTest {

    /** Bytes of script, compressed. */
    private static final int SCRIPT_MAX = 45_000;

    private static final String SCRIPTS = """
            () => performance.getEntriesByType("resource").filter(each => each.name.endsWith(".js"))
              .map(each => [each.name, each.encodedBodySize])
            """;

    private static final String KEPT = """
            async () => navigator.serviceWorker.controller
              && (await (await caches.open("baffin-shell")).keys()).some(kept => /match-page-/.test(kept.url))
            """;

    @Test
    void the_start_page_loads_no_table_and_little_else(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Page page = browser.page(baffin.origin(), 1440, 900, "en");
            page.navigate("/app/");
            Visitor.at(page).sees("[data-bot]");

            List<?> scripts = (List<?>) page.evaluate(SCRIPTS);

            int bytes = scripts.stream()
                    .mapToInt(each -> ((Number) ((List<?>) each).getLast()).intValue())
                    .sum();
            assertThat(bytes).as("%s", scripts).isBetween(10_000, SCRIPT_MAX);
            assertThat(scripts.toString()).contains("/app/main-").doesNotContain("match-page", "settings-page");
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void a_page_that_was_never_opened_opens_without_a_connection(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Page page = browser.page(baffin.origin(), 1024, 768, "en");
            Visitor visitor = Visitor.at(page);
            page.navigate("/app/");
            visitor.sees("[data-bot]");
            page.waitForFunction(KEPT);
            page.context().setOffline(true);

            page.navigate("/app/#/rules/adventure");

            visitor.reads(".offline", "You are offline");
            visitor.sees("rules-page h1");
            page.context().setOffline(false);
            visitor.sees("rules-page article");
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void a_page_whose_files_are_gone_is_that_of_the_new_release(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Page page = browser.page(
                    baffin.origin(), 1024, 768, "en", options -> options.setServiceWorkers(ServiceWorkerPolicy.BLOCK));
            Visitor visitor = Visitor.at(page);
            page.navigate("/app/");
            visitor.sees("[data-bot]");
            page.evaluate("() => { window.old = true; }");
            page.route(
                    Pattern.compile(".*/app/lobby-.*\\.js"),
                    route -> route.fulfill(new Route.FulfillOptions().setStatus(404)),
                    new Page.RouteOptions().setTimes(1));

            page.navigate("/app/#/seek");

            visitor.sees("seek-page h1");
            assertThat(page.evaluate("() => window.old")).isNull();
            assertThat(browser.faults()).isEmpty();
        }
    }
}
