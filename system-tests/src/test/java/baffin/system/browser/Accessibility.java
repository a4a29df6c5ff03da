package baffin.system.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.microsoft.playwright.Page;
import java.util.List;

/** What a page owes to everybody, in whatever state it is. */
final class Accessibility {

    /** What can be pressed and is smaller than 24 pixels, but for links within a sentence (WCAG 2.5.8). */
    private static final String SMALL = """
            () => [...document.querySelectorAll("button, a[href], select, input, summary")]
              .filter(each => each.checkVisibility() && !each.hidden && each.getClientRects().length > 0)
              .filter(each => {
                const inline = each.tagName === "A" && getComputedStyle(each).display === "inline";
                const { width, height } = each.getBoundingClientRect();
                return !inline && !each.classList.contains("skip") && Math.min(width, height) < 24;
              })
              .map(each => each.outerHTML)
            """;

    private Accessibility() {}

    /** Fails with what axe finds on the page, and with what is too small to be hit. */
    static void check(Page page) {
        assertThat(new AxeBuilder(page).analyze().getViolations())
                .as("axe on " + page.url())
                .isEmpty();
        assertThat(page.evaluate(SMALL)).as("too small on " + page.url()).isEqualTo(List.of());
    }
}
