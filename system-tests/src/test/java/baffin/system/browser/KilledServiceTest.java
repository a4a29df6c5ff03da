package baffin.system.browser;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.microsoft.playwright.Page;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A command is on its way while a part of the platform dies: it is done once, and the page goes on by itself. */
@Tag(Lanes.BROWSER)
@OnSharedBaffin(Kind.DISRUPTED)
@Order(2)
@ResourceLock(OnSharedBaffin.DISRUPTED_LOCK)
@Timeout(900)
class KilledServiceTest {

    @ParameterizedTest
    @ValueSource(strings = {"rules", "kafka"})
    void a_click_survives_the_death_of_a_part(String part, @Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1024, 768, "en"));
            visitor.register();
            visitor.againstABot("adventure");
            Page page = visitor.page();
            visitor.sees(Visitor.OFFERED);
            int before = visitor.version();

            baffin.kill(part);
            while (page.locator("picker-panel .do[disabled]").count() == 0 && visitor.version() == before) {
                visitor.tryToPress(page.locator(Visitor.OFFERED).first());
            }

            page.waitForFunction(
                    "version => Number(document.querySelector('version-scrubber input')?.value) > version",
                    before,
                    new Page.WaitForFunctionOptions().setTimeout(240_000));
            assertThat(page.locator(".notice.urgent:not(.empty)").count()).isZero();
            visitor.plays();
        }
    }
}
