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
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** State survives: the end of a session, a reload in the middle of a command, many tabs. */
@Tag(Lanes.BROWSER)
@OnSharedBaffin(Kind.STABLE)
@Timeout(900)
class LostAndFoundTest {

    private static final Pattern COMMANDS = Pattern.compile(".*/commands\\?.*");
    private static final int TABS = 8;

    /** More than the topics of one stream. */
    private static final int TABLES = 40;

    private static Visitor atATable(RealBrowser browser, RunningBaffin baffin) {
        Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1024, 768, "en"));
        visitor.register();
        visitor.againstABot("adventure");
        visitor.sees(Visitor.OFFERED);
        return visitor;
    }

    @Test
    void whoever_is_signed_out_signs_in_and_is_back_at_the_table(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1024, 768, "en"));
            String handle = visitor.register();
            visitor.againstABot("adventure");
            String match = visitor.page().url();
            visitor.page().context().clearCookies();
            while (visitor.page().locator("sign-in-page").count() == 0) {
                visitor.tryToPress(visitor.page().locator(Visitor.OFFERED).first());
            }
            visitor.reads(".notice", "Your session has ended");
            visitor.findsItAccessible();

            visitor.signIn(handle);

            visitor.page().waitForURL(match);
            visitor.sees("table-board svg");
            visitor.plays();
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void a_command_whose_answer_is_lost_is_done_once_also_over_a_reload(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = atATable(browser, baffin);
            Page page = visitor.page();
            int before = visitor.version();
            AtomicInteger sent = new AtomicInteger();
            page.route(COMMANDS, route -> {
                // the platform gets it, its answer never arrives
                if (sent.getAndIncrement() == 0) {
                    route.fetch();
                }
                route.abort();
            });
            while (sent.get() == 0) {
                visitor.tryToPress(page.locator(Visitor.OFFERED).first());
            }
            page.unroute(COMMANDS);
            page.reload();

            visitor.seesMoreThan(before);
            page.waitForFunction("() => Object.keys(sessionStorage).every(key => !key.includes('pending'))");
            assertThat(page.evaluate("""
                            async version => {
                              const id = location.hash.split("/")[2];
                              const answer = await fetch(`/api/v1/matches/${id}/events?from=${version + 1}&limit=200`);
                              const { items } = await answer.json();
                              const own = (await (await fetch(`/api/v1/matches/${id}`)).json()).seat;
                              return items.filter(step => step.seat === own && step.command).length;
                            }
                            """, before)).isEqualTo(1);
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void eight_tabs_of_one_player_follow_the_same_match(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = atATable(browser, baffin);
            String match = visitor.page().url();
            List<Visitor> tabs = IntStream.range(1, TABS)
                    .mapToObj(tab -> Visitor.at(browser.tab(visitor.page().context())))
                    .toList();
            tabs.forEach(tab -> tab.page().navigate(match));
            tabs.forEach(tab -> tab.sees("table-board svg"));
            int before = visitor.version();

            visitor.plays();

            tabs.forEach(tab -> tab.seesMoreThan(before));
            int between = tabs.getLast().version();
            tabs.getLast().plays();
            visitor.seesMoreThan(between);
            tabs.getFirst().page().navigate("/app/#/rules/adventure");
            tabs.getFirst().sees("rules-page article");
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void of_more_tables_than_one_stream_takes_those_are_followed_that_are_looked_at(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = atATable(browser, baffin);
            Page page = visitor.page();
            Page others = browser.tab(page.context());
            others.navigate("/app/#/rules/adventure");
            others.evaluate("""
                            tables => Array.from({ length: tables }, () => {
                              const how = { type: "module", name: "baffin-live" };
                              const worker = new SharedWorker("/app/live-worker.js", how);
                              worker.port.postMessage({ topics: [`match:${crypto.randomUUID()}`], language: "en" });
                            }).length
                            """, TABLES);
            visitor.sees(".stale");

            page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))");

            PlaywrightAssertions.assertThat(page.locator(".stale")).hasCount(0);
            visitor.plays();
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void a_reload_without_a_connection_comes_to_itself(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = atATable(browser, baffin);
            Page page = visitor.page();
            page.evaluate("() => navigator.serviceWorker.ready");
            page.context().setOffline(true);
            visitor.reads(".offline", "You are offline");

            page.reload();

            visitor.reads(".offline", "You are offline");
            PlaywrightAssertions.assertThat(page.locator("header a[href='#/sign-in']"))
                    .hasCount(0);
            page.context().setOffline(false);
            visitor.sees("table-board svg");
            visitor.sees("header .me");
            PlaywrightAssertions.assertThat(page.locator(".offline")).hasCount(0);
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void a_setting_holds_in_every_tab_at_once(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1024, 768, "en"));
            visitor.register();
            Page other = browser.tab(visitor.page().context());
            other.navigate("/app/#/settings");
            Locator confirm = other.locator("settings-page input[name=confirmCommands]");
            PlaywrightAssertions.assertThat(confirm).not().isChecked();

            visitor.prefers("confirmCommands", true);

            PlaywrightAssertions.assertThat(confirm).isChecked();
            visitor.page().locator("header select").selectOption("de");
            PlaywrightAssertions.assertThat(other.locator("h1")).hasText("Einstellungen");
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void a_lost_line_is_said_and_the_table_catches_up(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = atATable(browser, baffin);
            int before = visitor.version();
            visitor.page().route(Pattern.compile(".*/api/v1/.*"), Route::abort);
            while (visitor.page().locator(".stale").count() == 0) {
                visitor.tryToPress(visitor.page().locator(Visitor.OFFERED).first());
                visitor.page().waitForTimeout(500);
            }
            visitor.reads(".stale", "may be out of date");

            visitor.page().unroute(Pattern.compile(".*/api/v1/.*"));

            visitor.seesMoreThan(before);
            assertThat(browser.faults()).isEmpty();
        }
    }
}
