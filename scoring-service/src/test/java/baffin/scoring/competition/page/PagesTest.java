package baffin.scoring.competition.page;

import static baffin.competition.policy.TieBreak.BEST_SCORE;
import static baffin.competition.policy.TieBreak.FIRST_PLACES;
import static baffin.competition.policy.TieBreak.LOT;
import static baffin.competition.standing.PlayedCompetition.policy;
import static baffin.competition.standing.PlayedCompetition.swiss;
import static baffin.scoring.competition.page.PageReader.count;
import static baffin.scoring.competition.page.PageReader.fresh;
import static baffin.scoring.competition.page.PageReader.log;
import static baffin.scoring.competition.page.PageReader.page;
import static baffin.scoring.competition.page.PageReader.path;
import static baffin.scoring.competition.page.PageReader.text;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.nullValue;

import baffin.competition.event.CompetitionEvent.AnnouncementMade;
import baffin.competition.event.CompetitionEvent.CompetitionFinished;
import baffin.competition.event.EntryEvent.PersonReplaced;
import baffin.competition.event.EntryEvent.Withdrew;
import baffin.competition.event.RoundEvent.RoundClosed;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.event.RoundEvent.RoundWithdrawn;
import baffin.competition.event.RoundEvent.SeatsExchanged;
import baffin.competition.event.RulingEvent.RulingMade;
import baffin.competition.standing.PlayedCompetition;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import baffin.match.terms.SeatHolder;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.records.TestNames;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.path.json.JsonPath;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The pages of whole competitions; all of them are left in {@code target/pages} to be looked at. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class PagesTest {

    @BeforeEach
    void everybody_has_a_name() {
        SampleCompetitions.giveNames(24);
        TestNames.give(Map.of("player-new", "Sverdrup"));
    }

    private static final Pattern LINK = Pattern.compile("<a [^>]*href=\"([^\"]*)\"[^>]*>");

    private static final String CLIENT =
            "/app/#/(matches/[0-9a-f-]{36}|competition/[0-9a-f-]{36}(\\?view=history(&amp;record=\\d+)?)?)";

    @Test
    void a_standing_marks_what_became_of_entrants_and_says_what_the_marks_mean() {
        String id = log(SampleCompetitions.league(fresh()));
        String page = page(id, "standings.html");
        String text = text(page);

        assertThat(text)
                .contains("Baffin Bay League season 3, finished as of 1 Nov 2026,")
                .contains("Division 1 tier 1")
                .contains("C champion")
                .contains("P promoted")
                .contains("R relegated")
                .contains("W withdrawn")
                .contains("X removed by the organisers")
                .contains("B program");
        assertThat(text)
                .contains("−1 point, yellow card: late · record")
                .contains("−2.5 points, red card: insulted")
                .contains("warned: two days late · record")
                .contains("began with a yellow card for the season before");
        assertThat(page).contains("<span class=\"card RED\" title=\"red card\">");
        assertThat(page).contains("<title>Standing · &#x2068;Baffin Bay League&#x2069;</title>");
        assertThat(text).doesNotContainPattern("[0-9a-f]{8,}");
    }

    @Test
    void an_early_end_shows_and_a_void_table_counts_for_nobody() {
        SeatResult level = new SeatResult(1, null, null, SeatResult.Fate.PLAYED, null);
        PlayedCompetition played = PlayedCompetition.of(fresh(), policy(swiss(2), LOT))
                .enter(SampleCompetitions.people(8))
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3, 4), List.of(5, 6, 7, 8))
                .result(1, 1, 1, 50, 2, 40, 3, 30, 4, 20)
                .add(
                        new RulingMade(
                                1, 2, TableResult.Source.VOID, Collections.nCopies(4, level), "the hall closes", 1),
                        new RoundClosed(1),
                        new CompetitionFinished("the hall closes"));
        String id = log(played);

        assertThat(text(page(id, "standings.html"))).contains("finished early");
        assertThat(text(page(id, "rounds/1.html"))).contains("void : the hall closes");
        assertThat(page(id, "rounds/1.html").split("void")[1]).doesNotContain("<td class=\"rank\">1</td>");
        assertThat(given().get(path(id) + "standings").jsonPath().getList("items.points", Integer.class))
                .containsExactlyInAnyOrder(10, 6, 3, 1, 0, 0, 0, 0);
    }

    @Test
    void a_tie_break_that_decided_nothing_is_folded_away_and_a_lot_tells_whom_it_put_in_order() {
        String id = log(PlayedCompetition.of(fresh(), policy(swiss(1), FIRST_PLACES, BEST_SCORE, LOT))
                .enter(SampleCompetitions.people(8))
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3, 4), List.of(5, 6, 7, 8))
                .result(1, 1, 1, 50, 2, 40, 3, 30, 4, 20)
                .result(1, 2, 1, 60, 2, 40, 3, 30, 4, 20));
        String page = page(id, "standings.html");
        String shown = page.substring(0, page.indexOf("<details>"));
        List<String> ranked = given().get(path(id) + "standings").jsonPath().getList("items.handle");

        assertThat(ranked.subList(0, 2)).containsExactly("Wilhelmina_Featherstonehaugh", "Amundsen");
        assertThat(shown).contains("<th scope=\"col\">Best score</th>").doesNotContain("First places</th>");
        assertThat(page.substring(page.indexOf("<details>"), page.indexOf("class=\"about\"")))
                .contains("<th scope=\"col\">First places</th>")
                .doesNotContain("Best score");
        for (int place = 2; place <= 6; place += 2) {
            assertThat(text(page))
                    .contains("The lot decided this order: " + ranked.get(place) + " , " + ranked.get(place + 1));
        }
        assertThat(count(shown, ">L</abbr>")).as("six lines and the legend").isEqualTo(7);
        assertThat(text(page)).doesNotContainPattern("[0-9a-f]{8,}");
    }

    @Test
    void the_page_of_a_round_tells_that_an_earlier_pairing_was_withdrawn_and_which_seats_were_changed() {
        PlayedCompetition played = PlayedCompetition.of(fresh(), policy(swiss(1), LOT))
                .enter(SampleCompetitions.people(8))
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3, 4), List.of(5, 6, 7, 8))
                .add(new RoundWithdrawn(1, "the wrong people", List.of()));
        List<Table> tables = List.of(
                new Table(1, null, List.of(1, 3, 5, 7), 2, null), new Table(2, null, List.of(2, 4, 6, 8), 2, null));
        Table other = new Table(2, null, List.of(8, 4, 6, 2), 3, null);
        played.add(new RoundPublished(
                        1, Stage.SWISS, tables, List.of(), List.of(), List.of(), "5".repeat(64), 0, Instant.EPOCH))
                .add(new SeatsExchanged(1, 2, 8, List.of(other), List.of(), "by mistake"));

        String text = text(page(log(played), "rounds/1.html"));

        assertThat(text)
                .containsPattern("An earlier pairing was withdrawn on .*: the wrong people")
                .contains("Table 1 match 2")
                .contains("Table 2 match 3 seats changed by an organiser");
    }

    @Test
    void a_played_table_keeps_who_played_and_footnotes_tell_who_did_and_why_somebody_left() {
        var people = SampleCompetitions.people(8);
        String before = SampleCompetitions.name(0);
        String id = log(PlayedCompetition.of(fresh(), policy(swiss(2), LOT))
                .enter(people)
                .start()
                .round(Stage.SWISS, List.of(1, 2, 3, 4), List.of(5, 6, 7, 8))
                .result(1, 1, 1, 50, 2, 40, 3, 30, 4, 20)
                .add(new PersonReplaced(1, new SeatHolder("player-new", false), "moved away"))
                .add(new Withdrew(2, "no time")));

        assertThat(text(page(id, "rounds/1.html"))).contains(before).doesNotContain("Sverdrup");
        assertThat(text(page(id, "standings.html")))
                .contains("Sverdrup : " + before + " played until then · record")
                .contains("has withdrawn: no time · record");
        assertThat(text(page(id, "entrants/1.html"))).contains("Sverdrup").contains(before + " played until then");
        assertThat(text(page(id, "entrants/3.html"))).contains(before).doesNotContain("Sverdrup");
        assertThat(given().get(path(id) + "results.csv").asString())
                .contains("," + before + ",")
                .doesNotContain("Sverdrup");
        assertThat(given().get(path(id) + "calendar.ics?entrant=3").asString())
                .contains(before)
                .doesNotContain("Sverdrup");
    }

    @Test
    void what_is_empty_takes_no_room() {
        String none = log(SampleCompetitions.entry(fresh(), List.of()));
        assertThat(text(page(none, "standings.html"))).contains("Nobody has entered yet.");
        assertThat(page(none, "standings.html"))
                .doesNotContain("<table")
                .doesNotContain("cross-table.html")
                .doesNotContain("rounds/");
        String two = log(SampleCompetitions.entry(fresh(), SampleCompetitions.people(2))
                .start()
                .round(Stage.SWISS, List.of(1, 2)));
        assertThat(page(two, "standings.html"))
                .doesNotContain("<details")
                .doesNotContain("class=\"legend\"")
                .doesNotContain("class=\"notes\"")
                .doesNotContain(">Played</th>")
                .contains(">Left</th>");
        String entry = log(SampleCompetitions.entry(fresh(), SampleCompetitions.people(2)));
        assertThat(text(page(entry, "standings.html"))).contains("Amundsen").doesNotContain("Rank");
    }

    @Test
    void a_round_shows_tables_seats_results_rulings_and_byes() {
        String league = log(SampleCompetitions.league(fresh()));
        assertThat(text(page(league, "rounds/1.html")))
                .contains("Round 1 league round")
                .contains("Table 2 division 1 Place Name Points Score Seat 1 Amundsen 10 40 1")
                .contains("adjudicated : the connection was lost in the last turn")
                .contains("forfeited : never came")
                .contains("called off : set up wrongly")
                .contains("closed without a result : no ruling in time")
                .contains("not there 0 4")
                .contains("Closed on 1 Nov 2026,");
        String swiss = log(SampleCompetitions.swissOf(fresh(), 11, 2));
        assertThat(text(page(swiss, "rounds/2.html")))
                .contains("Open until 15 Nov 2026, 12:00 UTC")
                .contains("to be played")
                .contains("Without a table")
                .contains(": bye");
        given().get(path(swiss) + "rounds/3.html").then().statusCode(404).contentType("application/problem+json");
    }

    @Test
    void the_standing_says_what_the_competition_is_also_before_anybody_has_entered() {
        String id =
                log(SampleCompetitions.entry(fresh(), List.of()).add(new AnnouncementMade(1, "Bring <b>gloves</b>.")));
        assertThat(text(page(id, "standings.html")))
                .contains("About")
                .contains("Game Expedition")
                .contains("Points, 4 seats 10 / 6 / 3 / 1")
                .contains("Tie-breaks, in order")
                .contains("Organisers")
                .contains("Announcements")
                .contains("Bring &lt;b&gt;gloves&lt;/b&gt;.");
    }

    @Test
    void a_cross_table_tells_who_was_better_or_round_by_round_what_each_did() {
        String robin = log(SampleCompetitions.robin(fresh()));
        String each = page(robin, "cross-table.html");
        assertThat(count(each, "class=\"self\"")).isEqualTo(6);
        assertThat(count(each, ">½</a>")).isEqualTo(2);
        assertThat(count(each, ">1</a>") - 1).as("less the link to round 1").isEqualTo(count(each, ">0</a>"));
        JsonPath rows = given().get(path(robin) + "cross-table")
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
        assertThat(rows.getList("items.rank", Integer.class)).hasSize(6).isSorted();
        List<String> outcomes = rows.getList("items.meetings.outcome.flatten()", String.class);
        assertThat(outcomes).filteredOn("LEVEL"::equals).hasSize(2);
        assertThat(outcomes).filteredOn("AHEAD"::equals).hasSize(count(each, ">0</a>"));
        assertThat(rows.getList("items[0].meetings.opponent", Integer.class))
                .contains(rows.getInt("items[1].entrant"))
                .doesNotContain(rows.getInt("items[0].entrant"));
        String swiss = log(SampleCompetitions.swissOf(fresh(), 11, 3));
        assertThat(text(page(swiss, "cross-table.html")))
                .contains("Round by round")
                .contains("…")
                .contains("bye");
    }

    @Test
    void an_entrant_sees_with_whom_why_and_by_whose_word_each_number_came() {
        String id = log(SampleCompetitions.league(fresh()));
        assertThat(text(page(id, "entrants/3.html")))
                .contains(
                        "Penalty, red card: insulted &lt;b&gt;the others&lt;/b&gt; &amp; the organisers (−2.5 points)")
                .contains("Round 1, table 2, with Amundsen, Knud-Rasmussen-Thule and Wilhelmina_Featherstonehaugh"
                        + " (adjudicated: the connection was lost in the last turn): place 2 of 4 = 6")
                .doesNotContainPattern("#\\d+[ ,:]");
        assertThat(page(id, "entrants/3.html"))
                .contains("id=\"points\"")
                .contains("<p class=\"hint\" id=\"OPPONENTS\">");
        given().get(path(id) + "entrants/99.html").then().statusCode(404);
    }

    @Test
    void an_explanation_names_people_reasons_and_kinds_beside_what_it_always_told() {
        String id = log(SampleCompetitions.league(fresh()));
        given().get(path(id) + "entrants/3/explanation")
                .then()
                .statusCode(200)
                .body("contributions.find { it.table == 2 }.kind", equalTo("MATCH"))
                .body("contributions.find { it.table == 2 }.source", equalTo("ADJUDICATION"))
                .body(
                        "contributions.find { it.table == 2 }.reason",
                        equalTo("the connection was lost in the last turn"))
                .body("contributions.find { it.table == 2 }.others[0].handle", equalTo("Amundsen"))
                .body("contributions.find { it.rule == 'penalty 2 = -2.5' }.card", equalTo("RED"))
                .body(
                        "contributions.find { it.rule == 'penalty 1 = -1' }.words",
                        equalTo("Penalty, yellow card: late (−1 point)"))
                .body("contributions.find { it.table == 1 }.reason", nullValue())
                .body("tieBreaks.find { it.kind == 'OPPONENTS' }.parts[0].rule", containsString("#1 "))
                .body("tieBreaks.find { it.kind == 'OPPONENTS' }.parts[0].words", containsString("mean of Amundsen "))
                .body("tieBreaks.find { it.kind == 'PENALTIES' }.parts[0].words", containsString("late"));
    }

    @Test
    void a_calendar_tells_when_something_happened_and_until_then_what_is_planned() {
        String id = log(SampleCompetitions.swissOf(fresh(), 11, 2));
        assertThat(text(page(id, "calendar.html")))
                .contains("1 Nov 2026, 12:02 UTC Entry opened")
                .contains("1 Nov 2026, 12:14 UTC Entry closed, play began")
                .contains("Round 1 closed")
                .contains("15 Nov 2026, 12:00 UTC Round 2 ends planned");
        String calendar = given().get(path(id) + "calendar.ics").asString();
        assertThat(calendar)
                .contains("DTSTART:20261101T120200Z")
                .contains("Winter Swiss: entry opened")
                .doesNotContain("DTSTART:20261001T120000Z")
                .doesNotContain("DTSTART:20261108T120000Z");
        String over = log(SampleCompetitions.league(fresh()));
        assertThat(text(page(over, "calendar.html"))).contains("Finished").doesNotContain("planned");
        assertThat(given().get(path(over) + "calendar.ics?entrant=1").asString())
                .contains("round 1 was played")
                .doesNotContain("DTSTART:20261108T120000Z");
    }

    @Test
    void every_link_leads_somewhere_and_every_page_can_be_reached_from_the_standing() throws IOException {
        String id = log(SampleCompetitions.league(fresh()));
        Map<String, String> pages = new HashMap<>();
        Set<String> fragments = new HashSet<>();
        Deque<String> ahead = new ArrayDeque<>(List.of(path(id) + "standings.html"));
        while (!ahead.isEmpty()) {
            String here = ahead.pop();
            if (pages.containsKey(here)) {
                continue;
            }
            String body = given().get(here).then().statusCode(200).extract().asString();
            pages.put(here, body);
            if (!here.endsWith(".html")) {
                continue;
            }
            for (MatchResult link : LINK.matcher(body).results().toList()) {
                URI to = URI.create(here).resolve(link.group(1));
                assertThat(to.isAbsolute()).as(link.group()).isFalse();
                boolean app = to.getPath().startsWith("/app/");
                if (to.getFragment() != null && !app) {
                    fragments.add(to.toString());
                }
                // matches and records are shown by the web client
                if (app) {
                    assertThat(to.toString()).matches(CLIENT);
                    assertThat(link.group())
                            .as("no page of the client is in a frame")
                            .contains("target=\"_blank\"");
                } else {
                    assertThat(to.getPath()).as("no link leads to JSON").matches(".*\\.(html|csv|ics)");
                    ahead.add(to.getPath() + (to.getQuery() == null ? "" : "?" + to.getQuery()));
                }
            }
        }
        for (String fragment : fragments) {
            String[] parts = fragment.split("#");
            assertThat(pages.get(parts[0])).as(fragment).contains("id=\"" + parts[1] + "\"");
        }
        assertThat(pages.keySet())
                .contains(path(id) + "cross-table.html", path(id) + "calendar.html", path(id) + "rounds/1.html")
                .contains(path(id) + "entrants/15.html", path(id) + "standings.csv");
        keep("league", path(id), pages);
    }

    static void keep(String name, String root, Map<String, String> pages) throws IOException {
        for (Map.Entry<String, String> page : pages.entrySet()) {
            if (page.getKey().endsWith(".html")) {
                Path file = Path.of("target", "pages", name, page.getKey().substring(root.length()));
                Files.createDirectories(file.getParent());
                Files.writeString(file, page.getValue());
            }
        }
    }

    @Test
    void a_page_shows_times_in_the_zone_that_is_asked_for_and_its_links_carry_it_on() {
        String id = log(SampleCompetitions.knockout(fresh()));

        for (String what : List.of("standings.html", "rounds/1.html", "entrants/1.html", "calendar.html")) {
            assertThat(page(id, what)).contains(" UTC</time>").doesNotContain("zone=");
            assertThat(page(id, what + "?zone=Europe/Berlin"))
                    .contains(" CET</time>", "all times in Europe/Berlin", "cross-table.html?zone=Europe%2FBerlin")
                    .doesNotContain(" UTC</time>");
        }
        given().get(path(id) + "calendar.html?zone=Baffin/Bay").then().statusCode(400);
    }

    @Test
    void a_standing_has_a_column_for_the_final() {
        String page = page(log(SampleCompetitions.knockout(fresh())), "standings.html");

        assertThat(page).contains("<th scope=\"col\"><a href=\"rounds/3.html\">final</a></th>");
        assertThat(count(page, "<td data-label=\"final\">1.</td>")).isEqualTo(1);
        assertThat(count(page, "<td data-label=\"final\">2.</td>")).isEqualTo(1);
        assertThat(count(page, "<td data-label=\"final\"></td>")).isEqualTo(5);
    }

    @Test
    void a_page_of_an_earlier_version_leads_to_pages_of_that_version() {
        String id = log(SampleCompetitions.knockout(fresh()));
        String page = page(id, "standings.html?asOf=12");
        assertThat(page).contains("href=\"cross-table.html?asOf=12\"").contains("href=\"rounds/1.html?asOf=12\"");
        assertThat(text(page)).contains("running, round 1 is open").contains("Version 12 of the competition");
        for (String what : List.of("rounds/1.html", "entrants/1.html", "cross-table.html", "calendar.html")) {
            assertThat(page(id, what + "?asOf=12")).contains("?asOf=12");
        }
        given().get(path(id) + "rounds/4.html?asOf=12").then().statusCode(404);
    }
}
