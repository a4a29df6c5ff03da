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
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Clicks that a step of each kind takes, and where the focus is after it: the table in docs/web-client.md. */
@Tag(Lanes.BROWSER)
@OnSharedBaffin(Kind.STABLE)
@Execution(ExecutionMode.CONCURRENT)
@Timeout(600)
class HandOnThePiecesTest {

    private static final String NEXT = "picker-panel :is(.choices button, .actions .do), .bubble .confirm";
    private static final String TURN_ENDED = "ends the turn";
    private static final String SQUARES = "table-board [data-spot^='square:'].can";
    /** A tile that fits in one way only is placed where one points. */
    private static final String CONFIRM_OR_DONE = """
            version => document.querySelector('.bubble .confirm')
              || Number(document.querySelector('version-scrubber input').value) > version
            """;
    /** One of so many further tiles fits beside the ship. */
    private static final int TILES_MAX = 5;

    private int clicks;

    private Visitor atATable(RealBrowser browser, RunningBaffin baffin, String game) {
        Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
        visitor.register();
        visitor.againstABot(game);
        return visitor;
    }

    /** Clicks on a place of the table, and counts it. */
    private void points(Visitor visitor, String spot) {
        visitor.page()
                .locator("table-board [data-spot='" + spot + "'].can > .hit")
                .first()
                .click(new Locator.ClickOptions().setForce(true));
        clicks++;
    }

    private void presses(Visitor visitor, String what) {
        visitor.press(visitor.page().locator(what).first());
        clicks++;
    }

    /** How many clicks the steps take. */
    private int clicksOf(Runnable steps) {
        int before = clicks;
        steps.run();
        return clicks - before;
    }

    private static String firstSpot(Page page, String kind) {
        Locator spot =
                page.locator("table-board [data-spot^='" + kind + "'].can").last();
        spot.waitFor(
                new Locator.WaitForOptions().setState(com.microsoft.playwright.options.WaitForSelectorState.ATTACHED));
        return spot.getAttribute("data-spot");
    }

    /** Waits until the focus is on what can be done next: no Tab is needed. */
    private static void isAtTheNextAction(Page page) {
        page.waitForFunction("next => document.activeElement?.matches(next)", NEXT);
    }

    @Test
    void a_turn_of_expedition_takes_five_clicks_and_no_tab(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = atATable(browser, baffin, "expedition");
            Page page = visitor.page();
            PlaywrightAssertions.assertThat(page.locator("h1.turn")).hasText("It is your turn.");
            points(visitor, firstSpot(page, "tile:L"));
            visitor.reads("picker-panel .choices", "Move ship");

            int sailing = clicksOf(() -> {
                int before = visitor.version();
                points(visitor, "square:2,10");
                visitor.seesMoreThan(before);
            });
            visitor.reads(".happened", "sails the ship");
            isAtTheNextAction(page);
            for (int more = 0; more < TILES_MAX && !offers(page, "Place tile"); more++) {
                int before = visitor.version();
                points(visitor, firstSpot(page, "tile:S"));
                visitor.seesMoreThan(before);
                isAtTheNextAction(page);
            }

            int placing = clicksOf(() -> {
                int before = visitor.version();
                points(visitor, reserveTile(page));
                page.waitForFunction("() => document.querySelector('.picked, .ghost')");
                if (page.locator(SQUARES).count() > 0) {
                    points(visitor, firstSpot(page, "square:"));
                }
                page.waitForFunction(CONFIRM_OR_DONE, before);
                if (visitor.version() == before) {
                    visitor.sees(".ghost");
                    isAtTheNextAction(page);
                    presses(visitor, ".bubble .confirm");
                }
                visitor.seesMoreThan(before);
            });
            visitor.reads(".happened", "places tile");
            isAtTheNextAction(page);

            int ending = clicksOf(() -> {
                int before = visitor.version();
                presses(
                        visitor,
                        "picker-panel button:has-text('End turn'), picker-panel button:has-text('End the turn')");
                visitor.seesMoreThan(before);
            });
            visitor.reads(".log", TURN_ENDED);

            assertThat(sailing).as("sail one tile").isEqualTo(1);
            assertThat(placing).as("place a tile").isLessThanOrEqualTo(3);
            assertThat(ending).as("end the turn").isEqualTo(1);
            assertThat(sailing + placing + ending).as("a whole turn").isLessThanOrEqualTo(5);
            assertThat(browser.faults()).isEmpty();
        }
    }

    private static boolean offers(Page page, String what) {
        return page.locator("picker-panel :is(.choices, .actions) button", new Page.LocatorOptions().setHasText(what))
                        .count()
                > 0;
    }

    /** A tile of the reserve: it is on the card of the seat, not on display. */
    private static String reserveTile(Page page) {
        Locator placing = page.locator("table-board [data-spot^='seat'] [data-spot^='tile:'].can");
        return placing.count() > 0 ? placing.first().getAttribute("data-spot") : firstSpot(page, "tile:L");
    }

    @Test
    void a_voyage_of_north_wind_begins_with_one_click(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = atATable(browser, baffin, "north-wind");
            declinesLetters(visitor);
            int before = visitor.version();

            int sailing = clicksOf(() -> points(visitor, firstSpot(visitor.page(), "stack:")));

            visitor.seesMoreThan(before);
            assertThat(sailing).as("set sail").isEqualTo(1);
            isAtTheNextAction(visitor.page());
            assertThat(browser.faults()).isEmpty();
        }
    }

    /** Those who are drawn to begin may ask the others, until it is the reader's own turn. */
    private static void declinesLetters(Visitor visitor) {
        Page page = visitor.page();
        Locator own = page.locator("h1.turn", new Page.LocatorOptions().setHasText("It is your turn."));
        Locator decline = page.locator(
                "picker-panel :is(.choices, .actions) button",
                new Page.LocatorOptions().setHasText(Pattern.compile("Decline|Do not use")));
        for (own.or(decline).first().waitFor();
                own.count() == 0;
                own.or(decline).first().waitFor()) {
            int before = visitor.version();
            decline.first().click();
            page.locator("picker-panel .sure .do").click();
            visitor.seesMoreThan(before);
        }
    }

    @Test
    void keys_choose_take_back_and_explain_themselves_and_a_click_on_nothing_does_nothing(
            @Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = atATable(browser, baffin, "expedition");
            Page page = visitor.page();
            PlaywrightAssertions.assertThat(page.locator("h1.turn")).hasText("It is your turn.");
            visitor.sees("picker-panel [aria-keyshortcuts='1']");
            page.keyboard().press("1");
            visitor.reads("picker-panel .choices", "Move ship");
            page.keyboard().press("?");
            visitor.reads("dialog.keys", "take back");
            visitor.findsItAccessible();
            page.keyboard().press("Escape");
            PlaywrightAssertions.assertThat(page.locator("dialog")).hasCount(0);
            isAtTheNextAction(page);

            // tiles are drawn one by one, so there is something to choose
            page.locator(
                            "picker-panel :is(.choices, .actions) button",
                            new Page.LocatorOptions().setHasText("Draw tile"))
                    .click();
            visitor.sees(".picked");
            page.keyboard().press("Escape");
            PlaywrightAssertions.assertThat(page.locator(".picked")).hasCount(0);

            int before = visitor.version();
            page.locator("table-board [data-spot='square:6,6'] > .hit")
                    .click(new Locator.ClickOptions().setForce(true));
            visitor.reads(".bubble.why li", "EX-");
            page.keyboard().press("Escape");
            PlaywrightAssertions.assertThat(page.locator(".bubble")).hasCount(0);
            page.locator("table-board .title").first().click(new Locator.ClickOptions().setForce(true));
            assertThat(page.locator(".bubble").count()).isZero();
            assertThat(visitor.version()).isEqualTo(before);
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void rules_are_read_beside_the_table_and_back_leads_out_of_it(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = atATable(browser, baffin, "north-wind");
            Page page = visitor.page();
            String match = page.url();
            visitor.press(page.locator("picker-panel .action a, player-aids a").first());
            visitor.sees("rule-aside article");
            assertThat(page.url()).isEqualTo(match);
            page.keyboard().press("Escape");
            PlaywrightAssertions.assertThat(page.locator("rule-aside article")).hasCount(0);

            // the waiting room leads to the match in its own place
            page.navigate("/app/#/");
            page.navigate(match.replace("#/matches/", "#/tables/"));
            page.waitForURL(Pattern.compile(".*#/matches/.*"));
            page.goBack();
            page.waitForURL(Pattern.compile(".*#/$"));
        }
    }

    @Test
    void styles_of_one_game_do_not_hold_for_the_pictures_of_another(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = atATable(browser, baffin, "adventure");
            visitor.page().navigate("/app/#/");
            visitor.againstABot("north-wind");
            Locator sheets = visitor.page().locator("link[data-board]");
            PlaywrightAssertions.assertThat(sheets).hasCount(1);
            PlaywrightAssertions.assertThat(sheets).hasAttribute("data-board", "north-wind");
        }
    }
}
