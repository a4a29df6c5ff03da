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
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Organisers create and run competitions on pages alone, and two of them never overwrite each other. */
@Tag(Lanes.BROWSER)
@OnSharedBaffin(Kind.STABLE)
@Timeout(900)
class OrganiserPagesTest {

    private static final List<String> VIEWS =
            List.of("season", "entrants", "rounds", "rulings", "people", "history", "hooks");

    /** A score for each seat of the tables of a round that have no result, as organisers paste them. */
    private static final String RESULTS = """
            async ([id, round]) => {
              const answer = await fetch(`/api/v1/competitions/${id}/rounds/${round}`);
              const rows = (await answer.json()).tables.filter(table => !table.result).flatMap(({ table, seats }) =>
                seats.map(({ handle }, at) => `${table};${handle};${60 - 5 * at}`));
              return rows.join("\\n");
            }
            """;

    private static final String CREATED = """
            policy => fetch("/api/v1/competitions", {
              method: "POST",
              headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
              body: policy,
            }).then(answer => answer.json()).then(made => made.competitionId)
            """;

    private static final String SWISS = """
            {"name": "Cup of two organisers", "game": "expedition", "format": {"type": "PodSwiss", "rounds": 2,
             "finalists": 0}, "tableSize": 4, "points": "EXPEDITION", "tieBreaks": ["OPPONENTS", "LOT"],
             "entry": {"min": 4, "max": 16, "bots": true}, "schedule": {"round": "P7D", "ruling": "P1D"}}
            """;

    /** Who may sit with everybody: 1 and 2 are kept apart. */
    private static final String FREE = "[data-entrant]:not([data-entrant='1']):not([data-entrant='2'])";

    private static final Pattern ID = Pattern.compile(".*#/organise/([0-9a-f-]{36}).*");

    /** Bots of the visitor, who enter without being invited. */
    private static List<String> bots(Visitor visitor, int many) {
        String name = Visitor.freshHandle();
        List<String> handles = IntStream.rangeClosed(1, many)
                .mapToObj(number -> name + "-" + number)
                .toList();
        handles.forEach(handle -> visitor.asks("POST", "/bots", "{\"handle\": \"" + handle + "\"}"));
        return handles;
    }

    private static void views(Visitor visitor, String id, String view) {
        visitor.page().navigate("/app/#/organise/" + id + "?view=" + view);
        visitor.sees(view + "-view section");
    }

    /** Opens the form of an act. */
    private static Locator opens(Visitor visitor, String title) {
        Locator form = visitor.page()
                .locator("organise-act")
                .filter(new Locator.FilterOptions()
                        .setHas(visitor.page()
                                .locator(
                                        "summary",
                                        new Page.LocatorOptions().setHasText(Pattern.compile("^\\s*" + title)))))
                .first();
        visitor.press(form.locator("summary"));
        form.locator("form").waitFor();
        return form;
    }

    /** Tries what is in a form, and does it. */
    private static void does(Visitor visitor, Locator form) {
        visitor.press(form.locator("form > .buttons .do"));
        form.locator(".outcome").waitFor();
        visitor.press(form.locator(".outcome .do"));
        visitor.sees(".notice:not(.empty)");
    }

    private static void fitsAndIsAccessible(Visitor visitor) {
        visitor.findsItAccessible();
        assertThat(visitor.page().evaluate("() => document.documentElement.scrollWidth <= innerWidth"))
                .as("width of " + visitor.page().url())
                .isEqualTo(true);
    }

    private static void pictures(Visitor visitor, String name) {
        String folder = System.getProperty("baffin.pictures.organiser");
        if (folder != null) {
            visitor.page()
                    .screenshot(new Page.ScreenshotOptions().setFullPage(true).setPath(Path.of(folder, name + ".png")));
        }
    }

    private static String idOf(Visitor visitor) {
        visitor.page().waitForURL(ID);
        return ID.matcher(visitor.page().url()).replaceAll("$1");
    }

    @Test
    void a_league_comes_from_a_template_and_is_run_to_its_end(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
            visitor.register();
            List<String> bots = bots(visitor, 16);
            String id = createsFromTemplate(visitor);
            startsAndPairs(visitor, id, bots);
            rulesAndFinishes(visitor, id);
            assertThat(browser.faults()).isEmpty();

            onPhone(browser, baffin, visitor, id);
        }
    }

    private static String createsFromTemplate(Visitor visitor) {
        Page page = visitor.page();
        page.navigate("/app/#/organise/new");
        visitor.sees("[data-template=division-league]");
        pictures(visitor, "templates");
        visitor.press(page.locator("[data-template=division-league]"));
        page.locator("[id='policy-name']").fill("x");
        visitor.sees("[id='policy-name-fault']");
        page.locator("[id='policy-name']").fill("Polar league");
        page.locator("[id='policy-entry.bots']").check();
        page.locator("[id='policy-schedule.automatic']").uncheck();
        page.locator(".preview input").fill("16");
        visitor.reads(".preview-text", "With 16 entrants: 2 divisions, 16 tables of 4");
        visitor.reads(".preview", "The platform finds no fault");
        fitsAndIsAccessible(visitor);
        pictures(visitor, "policy");
        visitor.press(page.locator(".create"));
        return idOf(visitor);
    }

    private static void startsAndPairs(Visitor visitor, String id, List<String> bots) {
        Page page = visitor.page();
        views(visitor, id, "entrants");
        Locator list = opens(visitor, "Invite or enter a list");
        list.locator("textarea").first().fill("Nobody-at-all\n" + String.join("\n", bots));
        visitor.press(list.locator("form > .buttons .do"));
        PlaywrightAssertions.assertThat(list.locator(".fault").first()).containsText("Nobody-at-all: no player");
        list.locator("textarea").first().fill(String.join("\n", bots));
        does(visitor, list);
        PlaywrightAssertions.assertThat(page.locator("entrants-view > .columns > section")
                        .first()
                        .locator(".rows > li"))
                .hasCount(16);

        views(visitor, id, "season");
        does(visitor, opens(visitor, "Start the competition"));
        visitor.reads("one-competition h1", "Running");
        visitor.reads(".undo summary", "Undo the start");

        views(visitor, id, "rounds");
        visitor.press(page.locator("pairing-trial > section > .buttons .do"));
        visitor.sees(".seating");
        fitsAndIsAccessible(visitor);
        pictures(visitor, "pairing");
        visitor.press(page.locator("pairing-trial .publish"));
        visitor.reads("#round-title", "Round 1");
    }

    private static void rulesAndFinishes(Visitor visitor, String id) {
        Page page = visitor.page();
        visitor.press(page.locator("rounds-view .rows > li > button").first());
        Locator result = opens(visitor, "Enter the result");
        Locator scores = result.locator("td:first-of-type input");
        for (int seat = 0; seat < scores.count(); seat++) {
            scores.nth(seat).fill(Integer.toString(50 + seat));
        }
        result.locator("select").last().selectOption("TECHNICAL");
        pictures(visitor, "ruling");
        does(visitor, result);
        visitor.reads("rounds-view .rows > li", "entered by the organisers");
        visitor.reads(".undo summary", "Lift the ruling");
        fitsAndIsAccessible(visitor);

        Locator rest = opens(visitor, "Paste results");
        rest.locator("textarea").first().fill((String) page.evaluate(RESULTS, List.of(id, 1)));
        does(visitor, rest);
        PlaywrightAssertions.assertThat(page.locator("rounds-view section p").first())
                .containsText("Closed");

        views(visitor, id, "season");
        does(visitor, opens(visitor, "Finish the competition"));
        visitor.reads("one-competition h1", "Finished");
        visitor.reads("#season-next", "Next season");
        PlaywrightAssertions.assertThat(page.locator(".moves").first()).isVisible();
        PlaywrightAssertions.assertThat(page.locator("a[href='#/competition/" + id + "?view=standing']"))
                .isVisible();
        pictures(visitor, "season");
        views(visitor, id, "history");
        visitor.reads("history-view", "Ruling: Round 1, table 1");
    }

    /** Every page of it on a phone, in German and in the language that shows what is not translated. */
    private static void onPhone(RealBrowser browser, RunningBaffin baffin, Visitor owner, String id) {
        Page phone = browser.tab(owner.page().context());
        phone.setViewportSize(390, 844);
        Visitor visitor = Visitor.at(phone);
        for (String language : List.of("de", "pseudo")) {
            phone.navigate(baffin.origin() + "/app/#/");
            phone.evaluate("language => localStorage.setItem('baffin.language', JSON.stringify(language))", language);
            phone.reload();
            for (String view : VIEWS) {
                views(visitor, id, view);
                if (view.equals("entrants") || view.equals("rounds")) {
                    visitor.press(
                            phone.locator(view + "-view .rows > li > button").first());
                    visitor.press(phone.locator(".acts summary").first());
                }
                if (language.equals("de")) {
                    fitsAndIsAccessible(visitor);
                    pictures(visitor, "phone-" + view);
                } else {
                    assertThat(phone.evaluate(WebPagesTest.LEAKS)).as(view).isEqualTo(List.of());
                }
            }
        }
    }

    @Test
    void two_organisers_see_each_other_and_lose_nothing(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Visitor ada = Visitor.at(browser.page(baffin.origin(), 1024, 768, "en"));
            Visitor bo = Visitor.at(browser.page(baffin.origin(), 1024, 768, "en"));
            ada.register();
            String other = bo.register();
            List<String> bots = bots(ada, 8);
            String id = (String) ada.page().evaluate(CREATED, SWISS);
            String entrants = bots.stream()
                    .map(bot -> "{\"handle\": \"" + bot + "\"}")
                    .collect(Collectors.joining(",", "{\"entrants\": [", "]}"));
            ada.asks("POST", "/competitions/" + id + "/entrants/batch", entrants);
            views(ada, id, "people");
            Locator role = opens(ada, "Give somebody a role");
            role.locator("input").fill(other);
            role.locator("select").selectOption("ORGANISER");
            ada.press(role.locator(".do"));
            ada.sees(".notice:not(.empty)");
            bo.asks("POST", "/competitions/" + id + "/invitations/accept", "");
            views(ada, id, "entrants");
            views(bo, id, "people");
            Locator apart = opens(ada, "Keep two apart");
            apart.locator("select").first().selectOption("1");
            apart.locator("select").nth(1).selectOption("2");
            apart.locator("textarea").first().fill("they travel together");

            Locator said = opens(bo, "Announce something");
            said.locator("textarea").fill("We begin at noon");
            bo.press(said.locator(".do"));
            bo.press(bo.page().locator("dialog.ask .do"));

            ada.reads(".others", other);
            ada.reads(".others", "We begin at noon");
            ada.press(apart.locator("form > .buttons .do"));
            PlaywrightAssertions.assertThat(apart.locator(".met")).containsText("Others have changed something");
            ada.findsItAccessible();
            pictures(ada, "collision");
            ada.press(apart.locator(".met .do"));
            apart.locator(".outcome:not(.met)").waitFor();
            ada.press(apart.locator(".outcome .do"));
            ada.reads("entrants-view", "they travel together");
            bo.reads(".others", "will not be paired");

            swapsByKeys(ada, id);
            assertThat(browser.faults()).isEmpty();
        }
    }

    /** Two change places in a round that is tried, by the Enter key alone; their tables are kept. */
    private static void swapsByKeys(Visitor visitor, String id) {
        visitor.asks("POST", "/competitions/" + id + "/start", "");
        Page page = visitor.page();
        views(visitor, id, "season");
        visitor.reads("one-competition h1", "Running");
        page.navigate("/app/#/organise/" + id + "?view=rounds");
        visitor.press(page.locator("pairing-trial > section > .buttons .do"));
        Locator first = page.locator(".seating").first().locator(FREE);
        Locator second = page.locator(".seating").nth(1).locator(FREE);
        String one = first.first().getAttribute("data-entrant");
        String other = second.first().getAttribute("data-entrant");
        for (String each : List.of(one, other)) {
            page.locator("[data-entrant='" + each + "']").focus();
            page.keyboard().press("Enter");
        }
        PlaywrightAssertions.assertThat(page.locator(".is-kept")).hasCount(2);
        PlaywrightAssertions.assertThat(
                        page.locator(".is-kept:has([data-entrant='" + one + "']):has([data-entrant='" + other + "'])"))
                .hasCount(0);
        visitor.press(page.locator("pairing-trial .publish"));
        visitor.reads("#round-title", "Round 1");
    }
}
