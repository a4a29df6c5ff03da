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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tables that wait for players: found by what one wants, and looked at before one sits down. */
@Tag(Lanes.BROWSER)
@OnSharedBaffin(Kind.STABLE)
@Timeout(900)
class OpenTablesTest {

    @Test
    void an_open_table_is_found_by_game_seats_and_pace(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor ann = Visitor.at(browser.page(baffin.origin(), 1024, 768, "en"));
            String handle = ann.register();
            ann.page().navigate("/app/#/new/adventure");
            ann.page().locator("form select[name=seats]").selectOption("4");
            ann.page().locator("form select[name=clock]").selectOption("day");
            ann.page().locator("form select[name=vacation]").selectOption("3");
            ann.press(ann.page().locator("form button.do"));
            ann.comesTo("tables");

            Visitor ben = Visitor.at(browser.page(baffin.origin(), 390, 844, "en"));
            Page page = ben.page();
            page.navigate("/app/#/");
            Locator filters = page.locator("start-page select");
            filters.nth(0).selectOption("adventure");
            filters.nth(1).selectOption("4");
            filters.nth(2).selectOption("PerMove");
            Locator table = page.locator("[data-open] li", new Page.LocatorOptions().setHasText(handle));
            PlaywrightAssertions.assertThat(table).containsText("1 day per turn.");
            ben.findsItAccessible();
            filters.nth(2).selectOption("Live");
            PlaywrightAssertions.assertThat(table).hasCount(0);
            filters.nth(2).selectOption("");
            filters.nth(1).selectOption("2");
            PlaywrightAssertions.assertThat(table).hasCount(0);
            filters.nth(1).selectOption("4");

            ben.press(table.locator("a"));
            ben.reads("table-page", "Northwest Passage Adventure");
            ben.reads("table-page", "Vacation days for each player: 3.");
            ben.findsItAccessible();
            assertThat(browser.faults()).isEmpty();
        }
    }
}
