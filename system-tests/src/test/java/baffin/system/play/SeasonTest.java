package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A season of a league from entry to the next one, run by an organiser who makes every honest mistake there is. */
@Tag(Lanes.SMOKE)
@OnSharedBaffin(Kind.STABLE)
@Order(3)
class SeasonTest {

    private static final String POLICY = """
        {'name': 'Polar leage', 'game': 'expedition', 'tableSize': 4, 'points': 'EXPEDITION',
         'format': {'type': 'DivisionLeague', 'divisionSize': 4, 'games': 2, 'up': 1, 'down': 1},
         'tieBreaks': ['OPPONENTS', 'WINNER_SHARE', 'LOT'],
         'entry': {'who': 'OPEN', 'min': 8, 'max': 8, 'bots': false},
         'schedule': {'round': 'P14D', 'ruling': 'P2D', 'automatic': false}}
        """;

    private static final int SOME_STEPS = 30;

    /** So few that whoever comes then makes most of the decisions of the seat. */
    private static final int FIRST_STEPS = 8;

    /** Play on to the end of the season, wherever the draw seats them: their news of it is looked at. */
    private static final Set<String> STAY = Set.of("gus", "hal");

    @Test
    void every_mistake_of_a_season_is_refused_or_can_be_taken_back(@Shared RunningBaffin baffin) throws Exception {
        try (LeagueSeason season = new LeagueSeason(
                baffin.origin(),
                "olga",
                "piet",
                "ann",
                "ben",
                "cid",
                "dot",
                "eva",
                "fay",
                "gus",
                "hal",
                "ida",
                "jon",
                "kim")) {
            run(season);
        }
    }

    private static void run(LeagueSeason season) throws Exception {
        founded(season);
        entered(season);
        changedAfterEntry(season);
        season.done("/start", "{}");
        season.done("/rounds/1/pairings?dryRun=true", "{}");
        season.done("/rounds/1/pairings", "{}");
        season.playToTheEnd(1);
        correctedWrongly(season);
        neverCame(season);
        replaced(season);
        adjudicatedTwice(season);
        calledOff(season);
        penalised(season);
        nextSeason(season);
        assertNotices(season);
    }

    /** All that is wrong with a policy is told at once, with what would be right. */
    private static void founded(LeagueSeason season) throws InterruptedException {
        String wrong = POLICY.replace("'tableSize': 4", "'tableSize': 9").replace("'P14D'", "'14 days'");
        JsonNode problem = season.as("olga").post("/competitions", wrong).as(400);
        assertThat(problem.path("violations").findValuesAsText("pointer")).contains("/tableSize", "/schedule/round");
        assertThat(problem.path("violations").findValuesAsText("example")).contains("P14D");

        season.at(season.as("olga")
                .post("/competitions", POLICY)
                .as(201)
                .path("competitionId")
                .asText());
        season.done("/officials", "{'player': '" + season.as("piet").player() + "', 'role': 'ORGANISER'}");
        season.act("piet", "/invitations/accept", "{}").as(200);
    }

    /** A removed entrant comes back, alternates come before others, a typo in a batch enters nobody. */
    private static void entered(LeagueSeason season) throws Exception {
        for (String name : List.of("ann", "ben", "cid", "dot", "eva", "fay", "gus")) {
            season.act(name, "/entrants", "{}").as(200);
        }
        JsonNode batch = season.act(
                        "olga",
                        "/entrants/batch",
                        "{'entrants': [{'handle': 'seson-9'}, {'player': '"
                                + season.as("ann").player() + "'}, {'bot': 'random'}]}")
                .as(400);
        assertThat(batch.path("violations").findValuesAsText("pointer"))
                .anySatisfy(row -> assertThat(row).startsWith("/entrants/0"))
                .anySatisfy(row -> assertThat(row).startsWith("/entrants/1"))
                .anySatisfy(row -> assertThat(row).startsWith("/entrants/2"));

        season.done("/entrants/7/remove", "{'reason': 'the wrong one'}");
        JsonNode back =
                season.done("/entrants", "{'player': '" + season.as("gus").player() + "'}");
        assertThat(back.path("events").findValuesAsText("type")).contains("Returned");
        assertThat(season.entrant("gus")).isEqualTo(7);

        season.act("ida", "/entrants", "{}").as(200);
        season.act("hal", "/alternates", "{}").as(200);
        season.act("ida", "/entrants/8/withdraw", "{'reason': 'no time'}").as(200);
        Eventually.holds(() -> assertThat(season.entrant("hal")).isEqualTo(9));
        JsonNode later = season.act("jon", "/entrants", "{}").as(200);
        assertThat(later.path("events").findValuesAsText("type")).containsExactly("AlternateListed");
    }

    /** A name may be put right after entry, tried first; the game may not. */
    private static void changedAfterEntry(LeagueSeason season) throws InterruptedException {
        Caller olga = season.as("olga");
        String address = season.address();
        JsonNode frozen = olga.patch(address, "{'name': 'Polar league', 'game': 'adventure', 'options': null}")
                .as(409);
        assertThat(frozen.path("violations").findValuesAsText("pointer")).containsExactly("/game");
        olga.patch(address + "?dryRun=true", "{'name': 'Polar league'}").as(200);
        assertThat(season.read("").at("/policy/name").asText()).isEqualTo("Polar leage");
        olga.patch(address, "{'name': 'Polar league'}").as(200);
        assertThat(season.read("").at("/policy/name").asText()).isEqualTo("Polar league");
        assertThat(olga.patch(address + "?dryrun=true", "{}")
                        .as(400)
                        .path("violations")
                        .findValuesAsText("pointer"))
                .containsExactly("?dryrun");
    }

    /** Rows go by entrant whatever their order; a place against the score, and an unseen result, are safe. */
    private static void correctedWrongly(LeagueSeason season) throws InterruptedException {
        Map<Integer, String> before = season.standing();
        List<Integer> at = List.copyOf(season.seats(1, "place").keySet());
        String rows = "'seats': [{'entrant': " + at.get(3) + ", 'place': 1, 'score': 23}, {'entrant': " + at.get(0)
                + ", 'place': 2, 'score': 14}, {'entrant': " + at.get(2) + ", 'place': 3, 'score': 5}, {'entrant': "
                + at.get(1) + ", 'place': 4, 'score': 3}]}";
        String correct = "/rounds/1/tables/1/correct";

        JsonNode unseen =
                season.act("olga", correct, "{'reason': 'miscounted', " + rows).as(409);
        assertThat(unseen.at("/stands/seats")).hasSize(4);
        String replaces = "'replaces': " + unseen.at("/stands/version") + ", ";
        String against = rows.replace("'score': 23", "'score': 1");
        season.act("olga", correct, "{'reason': 'miscounted', " + replaces + against)
                .as(400);
        String stranger = rows.replace("'entrant': " + at.get(1) + ",", "'entrant': 99,");
        season.act("olga", correct, "{'reason': 'miscounted', " + replaces + stranger)
                .as(400);

        JsonNode tried = season.done(correct + "?dryRun=true", "{'reason': 'miscounted', " + replaces + rows);
        assertThat(season.standing()).isEqualTo(before);
        assertThat(tried.path("after")).isNotEqualTo(tried.path("before"));
        season.done(correct, "{'reason': 'miscounted', " + replaces + rows);
        assertThat(season.seats(1, "place"))
                .containsEntry(at.get(3), "1")
                .containsEntry(at.get(0), "2")
                .containsEntry(at.get(2), "3")
                .containsEntry(at.get(1), "4");
        int ruling = season.table(1).at("/result/ruling").asInt();
        season.done("/rulings/" + ruling + "/lift", "{'reason': 'it was right'}");
        assertThat(season.standing()).isEqualTo(before);
    }

    /** Whoever did nothing is a no-show: nobody's opponent, and the match asks nobody until the ruling is lifted. */
    private static void neverCame(LeagueSeason season) throws Exception {
        Map<Integer, String> before = season.standing();
        int absent = season.entrant(season.namesAt(2).getFirst());
        String lost = "{'entrants': [" + absent + "], 'reason': 'never came'";
        JsonNode playing = season.done("/rounds/1/tables/2/forfeit?dryRun=true", lost + "}");
        assertThat(playing.path("events").findValuesAsText("type")).containsExactly("SeatsForfeited");
        season.done("/rounds/1/tables/2/forfeit", lost + ", 'table': 'END'}");
        assertThat(season.seats(2, "fate")).containsEntry(absent, "NO_SHOW");
        assertThat(season.line(absent).path("played").asInt()).isEqualTo(1);
        Eventually.holds(() -> assertThat(season.match(2).path("toAct")).isEmpty());
        season.done("/rulings/" + season.ruling(2) + "/lift", "{'reason': 'a letter has come'}");
        assertThat(season.standing()).isEqualTo(before);
        Eventually.holds(() -> assertThat(season.match(2).path("toAct")).isNotEmpty());
    }

    /** Who has played keeps the name at the table; the one who comes takes the seat of the running match over. */
    private static void replaced(LeagueSeason season) throws Exception {
        String ill = season.namesAt(2).stream()
                .filter(name -> !STAY.contains(name))
                .findFirst()
                .orElseThrow();
        String replace = "/entrants/" + season.entrant(ill) + "/replace";
        int entrant = season.entrant(ill);
        int seat = season.namesAt(2).indexOf(ill);
        season.play(2, FIRST_STEPS);
        season.act("olga", replace, "{'bot': 'random', 'reason': 'ill'}").as(403);
        season.done(replace, "{'player': '" + season.as("kim").player() + "', 'reason': 'ill'}");
        season.act("kim", "/invitations/accept", "{}").as(200);
        assertThat(season.entrant("kim")).isEqualTo(entrant);
        assertThat(season.namesAt(1)).contains(ill).doesNotContain("kim");
        assertThat(season.namesAt(2)).contains("kim").doesNotContain(ill);
        Eventually.holds(() -> assertThat(season.holder(2, seat)).isEqualTo("kim"));
        String match = season.table(2).path("matchId").asText();
        season.as(ill).command(match, "{'type': 'Resign'}").as(403);
        season.playToTheEnd(2);
        assertThat(season.table(2).path("matchId").asText()).as("no replay").isEqualTo(match);
        assertThat(season.namesAt(2)).contains("kim").doesNotContain(ill);
    }

    /** Of two organisers who rule at once one is told what the other has decided; every result is the same one. */
    private static void adjudicatedTwice(LeagueSeason season) throws Exception {
        season.play(3, SOME_STEPS);
        List<Integer> at = List.copyOf(season.seats(3, "place").keySet());
        String adjudicate = "/rounds/1/tables/3/adjudicate";
        season.done(adjudicate, "{'reason': 'power cut', 'seats': " + places(at) + "}");
        JsonNode refusal = season.act(
                        "piet", adjudicate, "{'reason': 'power cut', 'seats': " + places(at.reversed()) + "}")
                .as(409);
        assertThat(refusal.at("/stands/source").asText()).isEqualTo("ADJUDICATION");
        assertThat(season.seats(3, "place")).containsEntry(at.get(0), "1").containsEntry(at.get(3), "4");
        assertThat(season.line(at.get(0)).path("tieBreaks").findValuesAsText("value"))
                .as("no share without a score")
                .hasSize(1);
        Eventually.holds(() -> assertThat(season.match(3).path("toAct")).isEmpty());
        assertThat(season.read("/results").path("items"))
                .filteredOn(result -> result.path("table").asInt() == 3)
                .singleElement()
                .satisfies(result -> assertThat(LeagueSeason.byEntrant(result.path("seats"), "place"))
                        .isEqualTo(season.seats(3, "place")));
    }

    private static String places(List<Integer> entrants) {
        StringBuilder rows = new StringBuilder("[");
        for (int entrant : entrants) {
            rows.append(rows.length() == 1 ? "" : ", ")
                    .append("{'entrant': ")
                    .append(entrant)
                    .append(", 'place': ")
                    .append(entrants.indexOf(entrant) + 1)
                    .append('}');
        }
        return rows.append(']').toString();
    }

    /** A player asks, the table is called off; a round that is closed can be opened to look at it again. */
    private static void calledOff(LeagueSeason season) throws InterruptedException {
        season.done("/announcements", "{'text': 'No play on the day of the storm'}");
        String doubtful = season.namesAt(4).getFirst();
        String ask = "/rounds/1/tables/4/ruling-request";
        season.act(doubtful, ask, "{'reason': 'we can play no more'}").as(200);
        season.act(season.namesAt(1).getFirst(), ask, "{'reason': 'not my table'}")
                .as(403);
        assertThat(season.read("/ruling-requests?status=OPEN").path("items")).hasSize(1);
        season.done("/rounds/1/tables/4/abandon", "{'reason': 'nobody is to blame'}");
        assertThat(season.read("/ruling-requests?status=OPEN").path("items")).isEmpty();
        season.done("/rounds/1/close", "{}");
        season.done("/rounds/1/reopen", "{'reason': 'a doubt about table 3'}");
        season.done("/rounds/1/close", "{}");
    }

    /** A penalty is tried, given by mistake and lifted by its number. */
    private static void penalised(LeagueSeason season) throws InterruptedException {
        Map<Integer, String> before = season.standing();
        int kim = season.entrant("kim");
        String penalty = "{'entrant': " + kim + ", 'points': 2, 'card': 'YELLOW', 'reason': 'late'}";
        season.done("/penalties?dryRun=true", penalty);
        assertThat(season.standing()).isEqualTo(before);
        int number = season.done("/penalties", penalty).path("penalty").asInt();
        assertThat(season.standing()).isNotEqualTo(before);
        season.done("/penalties/" + number + "/lift", "{'reason': 'she was on time'}");
        assertThat(season.standing()).isEqualTo(before);
    }

    /** A next season that was made by mistake is cancelled and made again; everybody is asked. */
    private static void nextSeason(LeagueSeason season) throws InterruptedException {
        season.done("/finish", "{}");
        season.act("olga", "/next-season", "{'tableSize': 3}").as(201);
        JsonNode there = season.act("olga", "/next-season", "{}").as(409);
        String wrong = there.at("/existing/competitionId").asText();
        season.as("olga")
                .post("/competitions/" + wrong + "/cancel", "{'reason': 'tables of four'}")
                .as(200);
        assertThat(season.read("/next-season").path("items").findValuesAsText("move"))
                .contains("UP", "DOWN", "STAYS")
                .hasSize(8);
        String next = season.act("olga", "/next-season", "{'invite': true}")
                .as(201)
                .path("competitionId")
                .asText();
        Caller olga = season.as("olga");
        assertThat(olga.get("/competitions/" + next)
                        .as(200)
                        .at("/series/season")
                        .asInt())
                .isEqualTo(2);
        for (String invited : List.of("kim", "piet")) {
            Eventually.holds(() -> season.as(invited)
                    .post("/competitions/" + next + "/invitations/accept")
                    .as(200));
        }
        assertThat(olga.get(season.address()).as(200).path("status").asText()).isEqualTo("FINISHED");
    }

    /** Everybody has heard of what concerns them. */
    private static void assertNotices(LeagueSeason season) throws Exception {
        String finished = "COMPETITION_FINISHED";
        Eventually.holds(() -> {
            assertThat(season.noticesOf("hal")).containsKeys("MOVED_UP", "ROUND_PUBLISHED", "ANNOUNCEMENT", finished);
            assertThat(season.noticesOf("gus")).containsKeys("ENTERED", "REMOVED", "ROUND_PUBLISHED", finished);
            assertThat(season.noticesOf("kim"))
                    .containsKeys("INVITED", "REPLACING", "PENALTY_GIVEN", "PENALTY_LIFTED", finished);
            assertThat(season.noticesOf("piet"))
                    .containsKeys("WITHDRAWAL", "RULING_REQUESTED", "ALL_TABLES_DONE", "ANNOUNCEMENT", finished);
            assertThat(season.noticesOf("olga")).containsKeys("ENTRY", "WITHDRAWAL", "RULING_REQUESTED");
            assertThat(season.noticesOf(season.namesAt(3).getFirst())).containsKeys("RULING_MADE", "PAUSED");
        });
    }
}
