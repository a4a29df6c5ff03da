package baffin.system.browser;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import baffin.system.play.Caller;
import baffin.system.play.Eventually;
import baffin.system.play.Players;
import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ColorScheme;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Pages of competitions: a player enters, and an onlooker follows a number from the standing to its match. */
@Tag(Lanes.BROWSER)
@OnSharedBaffin(Kind.STABLE)
@Timeout(900)
class LeaguePagesTest {

    private static final String POLICY = """
        {'name': '%s', 'description': 'Four tables of ice.', 'game': 'adventure', 'tableSize': 4,
         'points': 'EXPEDITION', 'format': {'type': 'PodSwiss', 'rounds': 3, 'finalists': 0},
         'tieBreaks': ['OPPONENTS', 'FIRST_PLACES', 'LOT'],
         'entry': {'who': 'OPEN', 'min': 4, 'max': 4, 'bots': false},
         'schedule': {'round': 'P7D', 'ruling': 'P1D'}}
        """;
    private static final List<String> VIEWS = List.of(
            "overview", "standing", "rounds", "results", "cross", "progress", "entrants", "calendar", "history");
    private static final Pattern A_MATCH = Pattern.compile(".*#/matches/.*");

    /** A competition as its organiser runs it. */
    private record Cup(Caller organiser, String id) {

        static Cup create(Caller organiser, String name) {
            JsonNode made =
                    organiser.post("/competitions", POLICY.formatted(name)).as(201);
            return new Cup(organiser, made.path("competitionId").asText());
        }

        String path(String part) {
            return "/competitions/" + id + part;
        }

        void done(String path, String json) {
            organiser.post(path(path), json).as(200);
        }

        void done(String path) {
            organiser.post(path(path)).as(200);
        }

        JsonNode round(int round) {
            return organiser.get(path("/rounds/" + round)).as(200);
        }

        /** Publishes a round, and rules on its only table, in the order of its seats. */
        void playedRound(int round) throws InterruptedException {
            done("/rounds/" + round + "/pairings");
            List<String> seats = new ArrayList<>();
            for (JsonNode seat : round(round).at("/tables/0/seats")) {
                seats.add("{'entrant':%d,'place':%d}"
                        .formatted(seat.path("entrant").asInt(), seats.size() + 1));
            }
            done("/rounds/" + round + "/tables/1/adjudicate", "{'reason':'Fog','seats':" + seats + "}");
            Eventually.holds(() -> assertThat(round(round).has("closedAt")).isTrue());
        }
    }

    @Test
    void a_player_enters_and_an_onlooker_opens_every_number(@Shared RunningBaffin baffin) throws Exception {
        try (RealBrowser browser = RealBrowser.start();
                HttpClient http = HttpClient.newHttpClient();
                Players players = new Players(baffin.origin(), "cup-" + Visitor.freshHandle(), 4)) {
            List<Caller> callers = players.sessions().stream()
                    .map(session -> new Caller(http, baffin.origin(), session))
                    .toList();
            String name = "Fog Cup " + Visitor.freshHandle();
            Cup cup = Cup.create(callers.getFirst(), name);
            Visitor player = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
            enters(player, cup);
            callers.subList(1, 4).forEach(one -> one.post(cup.path("/entrants")).as(200));
            cup.done("/start");
            player.page().navigate("/app/#/competition/" + cup.id() + "?view=rounds");
            player.reads("round-tables", "No round has been published yet.");
            cup.playedRound(1);
            player.reads("round-tables .card", "adjudicated: Fog");
            cup.playedRound(2);
            cup.done("/announcements", "{'text':'Mind the ice.'}");

            Visitor onlooker = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
            findsIt(onlooker, name);
            opensANumber(onlooker, cup);
            seesItOtherwise(onlooker, cup);
            asksWhy(onlooker, cup);
            onEachPage(browser, baffin, cup);
            inBracketsOnly(browser, baffin, cup);
            knowsWhereItIsPlayed(player, cup, name);
            assertThat(browser.faults()).isEmpty();
        }
    }

    private static void enters(Visitor player, Cup cup) {
        player.register();
        player.page().navigate("/app/#/competition/" + cup.id());
        player.reads("own-place", "You can enter this competition.");
        player.press(player.page().locator("own-place button.do"));
        player.reads("own-place", "You take part.");
        player.press(player.page().locator("own-place button", text("Withdraw")));
        player.press(player.page().locator("dialog.ask .do"));
        player.reads("own-place", "You have withdrawn.");
        player.press(player.page().locator("own-place button", text("Take part again")));
        player.reads("own-place", "You take part.");
    }

    private static Page.LocatorOptions text(String text) {
        return new Page.LocatorOptions().setHasText(text);
    }

    private static void findsIt(Visitor onlooker, String name) {
        Page page = onlooker.page();
        page.navigate("/app/");
        onlooker.press(page.locator("header nav a[href='#/competitions']"));
        page.locator("competitions-page input[name=q]").fill(name);
        onlooker.press(page.locator("competitions-page form button"));
        PlaywrightAssertions.assertThat(page.locator("competitions-page .tables li"))
                .hasCount(1);
        onlooker.findsItAccessible();
        onlooker.press(page.locator("competitions-page .tables a", text(name)));
        onlooker.reads("competition-overview", "Mind the ice.");
        onlooker.reads("competition-overview", "10 / 6 / 3 / 1");
    }

    /** Two clicks: from a cell of the standing to what is behind it, and from there to the match, or the record. */
    private static void opensANumber(Visitor onlooker, Cup cup) {
        Page page = onlooker.page();
        onlooker.press(page.locator(".tabs a", text("Standing")));
        PlaywrightAssertions.assertThat(page.locator(".standing tbody tr")).hasCount(4);
        onlooker.press(page.locator(".standing tbody .opens").first());
        onlooker.reads("why-points", "Where the points come from");
        PlaywrightAssertions.assertThat(page.locator("[data-of=points]")).isFocused();
        onlooker.findsItAccessible();
        String there = page.url();
        onlooker.press(page.locator("why-points .behind a", text("Match")).first());
        page.waitForURL(A_MATCH);
        onlooker.sees("table-board svg");
        page.navigate(there);
        onlooker.press(page.locator("why-points .behind a", text("Record")).first());
        onlooker.reads("league-history .own", "Ruling:");
        onlooker.reads("league-history .own", "Fog");
        page.navigate("/app/#/competition/" + cup.id() + "?view=standing");
        onlooker.press(page.locator(".standing tbody td:nth-child(4) .opens").first());
        onlooker.sees("why-points details[open] .why-list");
    }

    /** The same results under another policy, and the standing as it was. */
    private static void seesItOtherwise(Visitor onlooker, Cup cup) {
        Page page = onlooker.page();
        page.navigate("/app/#/competition/" + cup.id() + "?view=standing");
        onlooker.sees(".standing tbody tr");
        PlaywrightAssertions.assertThat(page.locator(".unofficial")).hasCount(0);
        onlooker.press(page.locator("other-policy summary"));
        page.locator("other-policy input[name='4']").fill("7 / 5 / 3 / 1");
        page.locator("other-policy input[name='3']").fill("7 / 4 / 1");
        onlooker.press(page.locator("other-policy button.do"));
        onlooker.reads(".unofficial", "Not official.");
        onlooker.reads(".standing thead", "Official rank");
        onlooker.findsItAccessible();
        page.navigate("/app/#/competition/" + cup.id() + "?view=standing");
        page.locator("standing-table select").first().selectOption("after round 1");
        onlooker.reads(".unofficial", "As it was then");
        List<String> points = page.locator(".standing tbody td:nth-child(3)").allInnerTexts();
        assertThat(points).containsExactly("10", "6", "3", "1");
    }

    /** Costs, constraints and seeds are counted in the browser, and hold. */
    private static void asksWhy(Visitor onlooker, Cup cup) {
        Page page = onlooker.page();
        page.navigate("/app/#/competition/" + cup.id() + "?view=rounds&n=2");
        onlooker.press(page.locator("why-tables button"));
        onlooker.sees("why-tables .findings li");
        Locator all = page.locator("why-tables .findings li");
        PlaywrightAssertions.assertThat(page.locator("why-tables .findings .holds"))
                .hasCount(all.count());
        assertThat(all.count()).isEqualTo(7);
        onlooker.reads("why-tables tbody", "once");
        onlooker.findsItAccessible();
    }

    private static void looksAt(Visitor visitor, Cup cup, String view) {
        visitor.page().navigate("/app/#/competition/" + cup.id() + "?view=" + view);
        visitor.sees(".tabs [aria-current]");
    }

    /** No page is too wide for a phone or hard to use, and no word is outside of the bundles. */
    private static void onEachPage(RealBrowser browser, RunningBaffin baffin, Cup cup) {
        for (ColorScheme scheme : new ColorScheme[] {ColorScheme.LIGHT, ColorScheme.DARK}) {
            Visitor phone = Visitor.at(
                    browser.page(baffin.origin(), 390, 844, "de", options -> options.setColorScheme(scheme)));
            for (String view : VIEWS) {
                looksAt(phone, cup, view);
                PlaywrightAssertions.assertThat(phone.page().locator("main"))
                        .not()
                        .containsText("Lädt");
                phone.findsItAccessible();
                assertThat(phone.page().evaluate("() => document.documentElement.scrollWidth"))
                        .as(view)
                        .isEqualTo(390);
            }
        }
    }

    private static void inBracketsOnly(RealBrowser browser, RunningBaffin baffin, Cup cup) {
        Visitor visitor = Visitor.at(browser.page(baffin.origin(), 1440, 900, "en"));
        visitor.page().addInitScript("localStorage.setItem('baffin.language', '\"pseudo\"')");
        for (String view : VIEWS) {
            looksAt(visitor, cup, view);
            PlaywrightAssertions.assertThat(visitor.page().locator("main"))
                    .not()
                    .containsText("Loading");
            assertThat(visitor.page().evaluate(WebPagesTest.LEAKS)).as(view).isEqualTo(List.of());
        }
    }

    /** The match, and what happened in the meantime, lead to the table. */
    private static void knowsWhereItIsPlayed(Visitor player, Cup cup, String name) {
        Page page = player.page();
        page.navigate("/app/");
        player.reads("news-bar", name);
        cup.done("/rounds/3/pairings");
        page.navigate("/app/#/mine");
        Locator match = page.locator("my-matches-page .card", text(name + ", round 3, table 1"));
        player.press(match.locator("> a"));
        player.reads("match-page competition-place", name);
        player.press(page.locator("match-page competition-place a"));
        player.reads("round-tables", "Round 3");
        player.reads("own-place", "Round 3, table 1: you play with");
    }
}
