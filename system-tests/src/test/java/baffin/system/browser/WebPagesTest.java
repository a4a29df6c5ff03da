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
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Every page: for everybody, in words of the message bundles, in both colour schemes, to be hit and to be read. */
@Tag(Lanes.BROWSER)
@OnSharedBaffin(Kind.STABLE)
@Timeout(900)
class WebPagesTest {

    private static final List<String> FOR_ALL = List.of(
            "",
            "sign-in",
            "password",
            "email",
            "rules/north-wind?rule=NW-4.5",
            "rules/adventure",
            "seek",
            "watch",
            "leaderboards?game=adventure",
            "learn/adventure",
            "competitions");
    private static final List<String> SIGNED_IN =
            List.of("", "mine", "new/adventure", "seek", "sandboxes", "settings", "organise", "organise/new");

    /** Those of them that show a list of what somebody has. */
    private static final Set<String> LISTS = Set.of("", "mine", "sandboxes", "settings");

    /** Texts that are neither of the bundles nor of the API: what is not in brackets though it has letters. */
    static final String LEAKS = """
            () => {
              const found = [];
              const exempt = "[data-api], svg, script, style, noscript, .brand";
              const judge = (text, element) => {
                const told = text.trim();
                const known = told === "Baffin" || /^\\[[^]*\\]$/.test(told) || element.closest(exempt);
                if (/\\p{L}/u.test(told) && !known) {
                  found.push(told);
                }
              };
              const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
              for (let node = walker.nextNode(); node; node = walker.nextNode()) {
                judge(node.textContent, node.parentElement);
              }
              for (const name of ["aria-label", "title", "placeholder"]) {
                document.querySelectorAll(`[${name}]`).forEach(each => judge(each.getAttribute(name), each));
              }
              return found;
            }
            """;

    /** Height in pixels of the smallest letters of the table. */
    private static final String SMALLEST_TEXT = """
            () => Math.min(...[...document.querySelectorAll("table-board svg text")]
              .filter(text => text.textContent.trim())
              .map(text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().d))
            """;

    private static void go(Visitor visitor, String path) {
        visitor.page().navigate("/app/#/" + path);
        visitor.sees("main h1");
        visitor.page().waitForTimeout(300);
    }

    @Test
    void every_page_is_accessible_light_and_dark_and_can_be_hit(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            for (ColorScheme scheme : new ColorScheme[] {ColorScheme.LIGHT, ColorScheme.DARK}) {
                Visitor visitor = Visitor.at(browser.page(
                        baffin.origin(),
                        390,
                        844,
                        "de",
                        options -> options.setColorScheme(scheme).setReducedMotion(ReducedMotion.NO_PREFERENCE)));
                everyPage(visitor, "north-wind", page -> visitor.findsItAccessible());
            }
            assertThat(browser.faults()).isEmpty();
        }
    }

    /** Goes to every page, first as somebody who looks around and then as one who has something in every list. */
    private static void everyPage(Visitor visitor, String game, Consumer<String> check) {
        for (String path : FOR_ALL) {
            go(visitor, path);
            check.accept(path);
        }
        String handle = visitor.register();
        go(visitor, "player/" + handle);
        check.accept("a profile");
        visitor.page().navigate("/app/#/");
        visitor.againstABot(game);
        visitor.sees(Visitor.OFFERED);
        check.accept("a match");
        visitor.press(visitor.page().locator("match-menu button").first());
        visitor.sees(".sandbox-bar");
        check.accept("a sandbox");
        visitor.asks("POST", "/lobby/matches", "{\"game\": \"adventure\", \"seats\": 4, \"ready\": true}");
        visitor.asks("POST", "/seeks", "{\"game\": \"adventure\", \"seats\": [4]}");
        visitor.asks("POST", "/players/me/tokens", "{\"name\": \"Standings\", \"scopes\": [\"read\"], \"days\": 1}");
        for (String path : SIGNED_IN) {
            go(visitor, path);
            if (LISTS.contains(path)) {
                visitor.sees("main .tables li");
            }
            check.accept(path);
        }
    }

    @Test
    void no_word_of_a_page_is_outside_of_the_bundles(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
            visitor.page().addInitScript("localStorage.setItem('baffin.language', '\"pseudo\"')");
            everyPage(
                    visitor,
                    "expedition",
                    page -> assertThat(visitor.page().evaluate(LEAKS)).as(page).isEqualTo(List.of()));
        }
    }

    @Test
    void an_ordinary_visit_is_refused_nothing(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
            List<String> refused = new CopyOnWriteArrayList<>();
            visitor.page().onResponse(answer -> {
                if (answer.status() >= 400) {
                    refused.add(answer.status() + " " + answer.url());
                }
            });
            everyPage(visitor, "adventure", page -> assertThat(refused).as(page).isEmpty());
        }
    }

    @Test
    void rules_that_commands_are_played_by_have_a_picture(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
            for (String rule : List.of("expedition?rule=EX-7.2", "adventure?rule=AD-4.3", "north-wind?rule=NW-4.1")) {
                go(visitor, "rules/" + rule);
                visitor.sees("article.here figcaption");
                visitor.reads("article.here figcaption", "Example: ");
                visitor.seesDrawn("article.here figure img");
            }
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void a_guide_has_pictures_and_leads_to_the_rules_and_back(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
            go(visitor, "");
            for (String game : List.of("expedition", "adventure", "north-wind")) {
                visitor.seesDrawn(".offer img[src*='" + game + "']");
            }
            go(visitor, "rules/north-wind");
            for (String picture : List.of(".guide .scene", ".statements .part", ".statements figure img")) {
                visitor.seesDrawn(picture);
            }
            visitor.press(visitor.page().locator(".statements .rules a").first());
            visitor.sees("article.here");
            PlaywrightAssertions.assertThat(visitor.page().locator(".guide")).hasCount(0);
            visitor.press(visitor.page().locator(".to-guide a"));
            visitor.sees(".guide");
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void a_character_says_what_it_can_do_where_it_is_chosen_and_where_it_lies(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1440, 900, "de"));
            visitor.register();
            visitor.againstABot("adventure");
            PlaywrightAssertions.assertThat(visitor.page().locator(".action .meaning"))
                    .hasCount(2);
            String ability = visitor.page().locator(".action .meaning").first().innerText();
            visitor.press(visitor.page().locator(Visitor.OFFERED).first());
            PlaywrightAssertions.assertThat(visitor.page().locator(".action .meaning"))
                    .hasCount(0);
            Locator own = visitor.page().locator("table-board [data-spot^='character:'] > .hit");
            own.first().waitFor();
            PlaywrightAssertions.assertThat(visitor.page()
                            .locator("table-board title")
                            .filter(new Locator.FilterOptions().setHasText(ability)))
                    .hasCount(1);
            own.first().click();
            // some characters have more than one rule
            PlaywrightAssertions.assertThat(visitor.page().locator(".bubble a").first())
                    .hasText(Pattern.compile("AD-7\\.\\d+"));
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void your_turn_is_announced_and_letters_of_the_table_can_be_read(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(
                    baffin.origin(), 390, 844, "en", options -> options.setReducedMotion(ReducedMotion.REDUCE)));
            Page page = visitor.page();
            visitor.register();
            visitor.againstABot("adventure");
            PlaywrightAssertions.assertThat(page.locator("[role=status].notice"))
                    .hasText("It is your turn.");
            visitor.plays();
            assertThat(page.evaluate("""
                            () => [...document.querySelectorAll(".is-touched, .is-touched > *")]
                              .every(each => getComputedStyle(each).animationName === "none")
                            """)).isEqualTo(true);
            for (int steps = 0; steps < 12 && smallestText(page) < 11; steps++) {
                visitor.press(page.locator(".zoom button").first());
            }
            assertThat(smallestText(page)).isGreaterThanOrEqualTo(11);
            PlaywrightAssertions.assertThat(page)
                    .hasTitle(Pattern.compile("(\\(1\\) )?Northwest Passage Adventure · Baffin"));
            assertThat(browser.faults()).isEmpty();
        }
    }

    private static double smallestText(Page page) {
        return ((Number) page.evaluate(SMALLEST_TEXT)).doubleValue();
    }
}
