package baffin.system.browser;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What people do at a table beside playing on: take back, ask why, try out, plan, pause, talk, play again. */
@Tag(Lanes.BROWSER)
@OnSharedBaffin(Kind.STABLE)
@Timeout(900)
class TableTalkTest {

    private static final int STEPS_MAX = 8;

    private static Visitor atATable(RealBrowser browser, RunningBaffin baffin, String game) {
        Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
        visitor.register();
        visitor.prefers("confirmCommands", true);
        visitor.againstABot(game);
        PlaywrightAssertions.assertThat(visitor.page().locator("h1.turn")).hasText("It is your turn.");
        return visitor;
    }

    @Test
    void a_step_is_shown_once_more_sent_and_taken_back(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = atATable(browser, baffin, "expedition");
            Page page = visitor.page();
            Locator takeBack =
                    page.locator(".picker .buttons button", new Page.LocatorOptions().setHasText("Take back"));
            for (int steps = 0; steps < STEPS_MAX && takeBack.count() == 0; steps++) {
                int before = visitor.version();
                visitor.choosesAnAction();
                visitor.reads(".sure", "Do you want to do this?");
                assertThat(visitor.version()).isEqualTo(before);
                visitor.press(page.locator(".sure .do").first());
                visitor.seesMoreThan(before);
                page.waitForTimeout(500);
            }
            int after = visitor.version();

            visitor.press(takeBack.first());

            visitor.seesMoreThan(after);
            visitor.reads(".log li", "takes back");
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void what_is_refused_says_why_and_an_impossible_place_names_its_rule(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = atATable(browser, baffin, "expedition");
            Page page = visitor.page();
            page.route(
                    Pattern.compile(".*/commands\\?.*"),
                    route -> route.resume(new Route.ResumeOptions().setPostData("{\"type\":\"EndVacation\"}")),
                    new Page.RouteOptions().setTimes(1));
            visitor.choosesAnAction();
            visitor.press(page.locator(".sure .do").first());
            PlaywrightAssertions.assertThat(page.locator(".notice[role=alert]")).containsText("Not possible");

            visitor.press(page.locator("why-not summary"));
            page.locator("why-not select").selectOption("square:6,6");
            visitor.reads("why-not li", "EX-");
            page.locator("[data-spot='square:5,5'] > .hit").click(new Locator.ClickOptions().setForce(true));
            visitor.reads(".bubble.why li", "EX-");
            visitor.findsItAccessible();
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void a_line_of_a_sandbox_becomes_conditional_orders(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = atATable(browser, baffin, "expedition");
            Page page = visitor.page();
            visitor.press(page.locator("match-menu button").first());
            visitor.reads(".sandbox-bar", "nothing counts");
            visitor.findsItAccessible();
            visitor.plays();
            visitor.press(page.locator("version-scrubber button").nth(1));
            visitor.sees(".past");
            visitor.press(page.locator(".past a"));

            visitor.press(page.locator(".sandbox-bar .do"));

            visitor.comesTo("matches");
            visitor.reads(".log", "plans ahead");
            // it is the seat's turn: its order is played at once, unless what was drawn anew in the sandbox forbids it
            Locator played = page.locator(
                    ".log li", new Page.LocatorOptions().setHasText(Pattern.compile("as planned|ends early")));
            PlaywrightAssertions.assertThat(
                            played.or(page.locator("standing-orders li")).first())
                    .isVisible();
            page.navigate("/app/#/sandboxes");
            visitor.sees(".sandbox-card");
            visitor.findsItAccessible();
            assertThat(browser.faults()).isEmpty();
        }
    }

    /** Whether the platform now knows how far somebody has read. */
    private static boolean marksAsRead(Response answer) {
        return answer.url().endsWith("/chat/public/read") && answer.ok();
    }

    @Test
    void people_talk_agree_on_a_pause_and_meet_again(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor ann = Visitor.at(browser.page(baffin.origin(), 1024, 768, "en"));
            Visitor ben = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
            String handle = ann.register();
            ben.register();
            ben.joins(ann.opensForThree("expedition"));
            ann.sees("table-board svg");

            ann.reads("seat-clocks .here", "online");
            ben.page().navigate("/app/#/mine");
            ben.sees(".tables a");
            ann.page().locator("match-chat input").fill("Fair winds to all");
            ann.press(ann.page().locator("match-chat form button"));
            ben.reads(".tables", "one line of chat");
            ben.page().waitForResponse(TableTalkTest::marksAsRead, () -> {
                ben.press(ben.page().locator(".tables a"));
                ben.sees("table-board svg");
                ben.reads("match-chat .chat", "Fair winds to all");
                ben.page().locator("match-chat .chat").scrollIntoViewIfNeeded();
            });
            ben.page().navigate("/app/#/mine");
            PlaywrightAssertions.assertThat(ben.page().locator(".tables")).not().containsText("one line of chat");
            ben.press(ben.page().locator(".tables a"));

            ann.press(ann.page().locator("match-menu summary").first());
            ann.press(ann.page().locator("match-menu form button").first());
            ben.reads("match-menu", "proposes a pause");
            ben.press(ben.page().locator("news-bar [data-news=PAUSE_PROPOSED] .do"));
            ann.reads("match-menu", "is paused until");
            ann.press(ann.page().locator("match-menu button", new Page.LocatorOptions().setHasText("End the pause")));
            PlaywrightAssertions.assertThat(ben.page().locator("match-menu .past"))
                    .hasCount(0);

            for (Visitor each : new Visitor[] {ann, ben}) {
                each.press(each.page().locator(".picker .resign"));
                each.press(each.page().locator("dialog.ask .do"));
                each.page().waitForTimeout(1000);
            }
            ann.reads("h1.turn", "over");
            PlaywrightAssertions.assertThat(ann.page().locator("result-panel .places > li"))
                    .hasCount(3);
            ann.reads("result-panel .why", "everyone else has resigned");
            ann.findsItAccessible();
            ann.press(ann.page().locator("result-panel .rematch"));
            ann.comesTo("tables");
            ben.reads("news-bar", handle + " would like a rematch.");
            ben.press(ben.page().locator("news-bar [data-news=INVITED_TO_MATCH] .do"));
            ben.sees("table-board svg");
            ann.sees("table-board svg");
            assertThat(ben.page().url()).isEqualTo(ann.page().url());
            assertThat(browser.faults()).isEmpty();
        }
    }
}
