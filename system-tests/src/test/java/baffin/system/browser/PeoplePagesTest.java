package baffin.system.browser;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.MatchClient;
import baffin.bot.client.model.NewMatch;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import baffin.system.play.Caller;
import baffin.system.play.Eventually;
import baffin.system.play.Players;
import com.microsoft.playwright.FrameLocator;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Profiles and leaderboards, live tables, and what pages of other sites show of them. */
@Tag(Lanes.BROWSER)
@OnSharedBaffin(Kind.STABLE)
@Timeout(900)
class PeoplePagesTest {

    private static final int COMMANDS_MAX = 5_000;
    private static final Pattern NEXT_VERSION = Pattern.compile(".*version=[2-9].*");
    private static final String WIDTH = "() => document.documentElement.scrollWidth <= innerWidth";
    private static final String CUP = "{'name':'Cup of the onlookers','game':'adventure',"
            + "'format':{'type':'RoundRobin','cycles':1},'tableSize':2,'points':'DUEL','tieBreaks':['LOT'],"
            + "'entry':{'who':'OPEN','min':4,'max':8},"
            + "'schedule':{'round':'P7D','ruling':'P1D','automatic':false}}";

    private static String handle(Players players, int number) {
        return players.sessions().get(number).me().handle();
    }

    private static void signIn(Visitor visitor, String handle) {
        visitor.page().navigate("/app/#/sign-in");
        visitor.signIn(handle);
    }

    @Test
    void a_profile_shows_ratings_record_and_how_the_reader_does_against_the_player(@Shared RunningBaffin baffin)
            throws InterruptedException {
        try (RealBrowser browser = RealBrowser.start();
                HttpClient http = HttpClient.newHttpClient();
                Players players = new Players(baffin.origin(), Visitor.freshHandle(), 2)) {
            List<MatchClient> tables = players.sitDown(NewMatch.of("adventure", 2));
            assertThat(players.play(tables, new Random(3), COMMANDS_MAX, version -> {}))
                    .isTrue();
            Caller caller = new Caller(http, baffin.origin(), players.sessions().getFirst());
            String other = players.sessions().get(1).me().id();
            Eventually.holds(() -> assertThat(caller.get("/players/" + other + "/ratings/changes")
                            .as(200)
                            .path("items"))
                    .isNotEmpty());

            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
            Page page = visitor.page();
            signIn(visitor, handle(players, 0));
            page.navigate("/app/#/leaderboards?game=adventure");
            visitor.reads("main table", handle(players, 1));
            visitor.findsItAccessible();
            visitor.press(page.locator("main [role=group] button").last());
            visitor.reads("main thead", "Shared wins");
            page.locator("input[type=search]").fill(handle(players, 1));
            visitor.press(page.locator(".found a"));

            visitor.reads("h1", handle(players, 1));
            visitor.reads("[data-met]", "One match against each other");
            visitor.reads("[data-part='people.ratings'] button", "one match, provisional");
            PlaywrightAssertions.assertThat(page.locator(".chart circle")).hasCount(1);
            visitor.press(page.locator(".chart summary"));
            PlaywrightAssertions.assertThat(page.locator(".chart tbody tr")).hasCount(1);
            PlaywrightAssertions.assertThat(page.locator("[data-results] > li")).hasCount(1);
            visitor.reads("[data-part='people.bySeat'] tbody", "seat ");
            visitor.findsItAccessible();
            mutesAndChallenges(visitor, handle(players, 1));
            onAPhoneInGerman(browser, baffin, handle(players, 1));
            assertThat(browser.faults()).isEmpty();
        }
    }

    private static void mutesAndChallenges(Visitor visitor, String handle) {
        Page page = visitor.page();
        Locator mute = page.locator(".buttons button[aria-pressed]").first();
        visitor.press(mute);
        PlaywrightAssertions.assertThat(mute).hasText("Unmute");
        visitor.press(mute);
        PlaywrightAssertions.assertThat(mute).hasText("Mute this player");
        visitor.press(page.locator("[data-part='people.headToHead'] button"));
        PlaywrightAssertions.assertThat(page.locator("[data-results] > li")).hasCount(1);
        visitor.press(page.locator("a.button.do"));
        PlaywrightAssertions.assertThat(page.locator("input[name=invite]")).hasValue(handle);
    }

    private static void onAPhoneInGerman(RealBrowser browser, RunningBaffin baffin, String handle) {
        Page page = browser.page(baffin.origin(), 390, 844, "de", options -> options.setColorScheme(ColorScheme.DARK));
        Visitor phone = Visitor.at(page);
        page.navigate("/app/#/player/" + handle);
        phone.reads("[data-part='people.ratings']", "vorläufig");
        assertThat(page.locator("[data-met]").count()).as("nobody is signed in").isZero();
        phone.findsItAccessible();
        assertThat(page.evaluate(WIDTH)).isEqualTo(true);
        page.navigate("/app/#/player/Nobody-at-all");
        phone.reads("h1", "Niemand heißt Nobody-at-all");
        page.navigate("/app/#/watch");
        phone.sees("h1");
        phone.findsItAccessible();
        assertThat(page.evaluate(WIDTH)).isEqualTo(true);
    }

    @Test
    void live_boards_change_with_each_command_here_and_on_pages_of_others(@Shared RunningBaffin baffin)
            throws Exception {
        try (RealBrowser browser = RealBrowser.start();
                HttpClient http = HttpClient.newHttpClient();
                Players players = new Players(baffin.origin(), Visitor.freshHandle(), 4)) {
            List<Caller> callers = players.sessions().stream()
                    .map(session -> new Caller(http, baffin.origin(), session))
                    .toList();
            String cup = cup(callers);
            List<MatchClient> tables = players.sitDown(
                    NewMatch.of("adventure", 2), players.sessions().subList(0, 2));
            String match = tables.getFirst().matchId();
            Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
            Page page = visitor.page();
            page.navigate("/app/#/watch?game=adventure");
            String table = "[data-match='" + match + "']";
            Locator board = page.locator(table + " img.board");
            PlaywrightAssertions.assertThat(board).hasAttribute("src", Pattern.compile(".*version=1$"));
            visitor.seesDrawn(table + " img.board");
            visitor.findsItAccessible();
            visitor.press(page.locator(table + " summary"));
            visitor.findsItAccessible();
            String widget =
                    page.locator(table + " [data-widget=board] textarea").inputValue();
            String preview = page.locator(table + " [data-widget=board] a").getAttribute("href");

            String standing = onTheRoundsPage(visitor, cup);
            String html = "<!doctype html><html lang=en><title>Club</title>" + widget + standing + "</html>";
            try (OtherSite site = OtherSite.with(html.getBytes(StandardCharsets.UTF_8))) {
                Page foreign = browser.page(site.origin(), 1024, 768, "en");
                foreign.navigate("/");
                FrameLocator live = foreign.frameLocator("iframe[title^='Live board']");
                PlaywrightAssertions.assertThat(live.locator("img.board"))
                        .hasAttribute("src", Pattern.compile(".*version=1&.*"));
                FrameLocator shown = foreign.frameLocator("iframe[title^='Standing']");
                PlaywrightAssertions.assertThat(shown.locator("table").first()).containsText(handle(players, 3));

                players.play(tables, new Random(1), 1, version -> {});
                PlaywrightAssertions.assertThat(live.locator("img.board")).hasAttribute("src", NEXT_VERSION);
                page.navigate("/app/#/watch?game=adventure");
                PlaywrightAssertions.assertThat(board).hasAttribute("src", NEXT_VERSION);
            }
            page.navigate(preview);
            visitor.seesDrawn("img.board");
            visitor.findsItAccessible();
            assertThat(browser.faults()).isEmpty();
        }
    }

    @Test
    void only_the_page_for_other_sites_may_be_framed(@Shared RunningBaffin baffin) {
        try (RealBrowser browser = RealBrowser.start()) {
            Page page = browser.page(baffin.origin(), 1024, 768, "en");

            assertThat(policy(page, "/app/")).endsWith("frame-ancestors 'none'");
            assertThat(policy(page, "/app/embed/")).endsWith("frame-ancestors *");
        }
    }

    private static String policy(Page page, String path) {
        return page.request().get(path).headers().get("content-security-policy");
    }

    /** A round of two tables. */
    private static String cup(List<Caller> callers) {
        Caller organiser = callers.getFirst();
        String cup = "/competitions/"
                + organiser
                        .post("/competitions", CUP)
                        .as(201)
                        .path("competitionId")
                        .asText();
        callers.forEach(caller -> caller.post(cup + "/entrants").as(200));
        organiser.post(cup + "/start").as(200);
        organiser.post(cup + "/rounds/1/pairings").as(200);
        return cup.substring(cup.lastIndexOf('/') + 1);
    }

    /** Looks at a round, and returns what a page of another site needs to show the standing. */
    private static String onTheRoundsPage(Visitor visitor, String cup) {
        Page page = visitor.page();
        page.navigate("/app/#/watch/" + cup);
        visitor.reads("h1", "Cup of the onlookers");
        PlaywrightAssertions.assertThat(page.locator("[data-live] > li")).hasCount(2);
        visitor.seesDrawn("[data-live] img.board");
        visitor.press(page.locator("details.embed > summary"));
        visitor.findsItAccessible();
        page.navigate("/app/#/watch/" + cup + "?round=1");
        visitor.reads("[aria-current=page]", "Round 1");
        String next = page.locator("[data-widget=next] a").getAttribute("href");
        String standing = page.locator("[data-widget=standing] textarea").inputValue();
        page.navigate(next);
        PlaywrightAssertions.assertThat(page.locator("main li")).hasCount(2);
        visitor.findsItAccessible();
        return standing;
    }
}
