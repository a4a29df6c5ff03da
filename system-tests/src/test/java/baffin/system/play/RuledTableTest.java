package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Over all services and the gateway: a ruled table is over, and every place that tells a result tells the same. */
@Tag(Lanes.HOSTS)
@OnSharedBaffin(Kind.STABLE)
@Order(3)
class RuledTableTest {

    private static final Duration SOON = Duration.ofMinutes(3);
    private static final String TABLE = "/rounds/1/tables/1/";

    @Test
    void a_ruled_match_asks_nobody_until_the_ruling_is_lifted_and_a_corrected_one_says_what_counts(
            @Shared RunningBaffin baffin) throws Exception {
        try (Players players = new Players(baffin.origin(), "Ruled", 2);
                HttpClient http = HttpClient.newHttpClient()) {
            URI origin = baffin.origin();
            List<Caller> callers = players.sessions().stream()
                    .map(session -> new Caller(http, origin, session))
                    .toList();
            String id = running(callers);
            String match = ruledAndLifted(callers, id);
            corrected(callers, id, match);
        }
    }

    @Test
    void who_leaves_a_swiss_or_is_removed_from_a_league_keeps_nobody_waiting_and_says_nothing_more(
            @Shared RunningBaffin baffin) throws Exception {
        try (Players players = new Players(baffin.origin(), "Gone", 6);
                HttpClient http = HttpClient.newHttpClient()) {
            List<Caller> callers = players.sessions().stream()
                    .map(session -> new Caller(http, baffin.origin(), session))
                    .toList();
            gone(callers, "{'type':'PodSwiss','rounds':2,'finalists':0}", "withdraw");
            Table league = gone(
                    callers,
                    "{'type':'DivisionLeague','divisionSize':4,'games':3,'atOnce':1,'up':1,'down':1}",
                    "remove");
            Caller next = callers.getLast();
            next.post(league.cup() + "/alternates").as(200);
            callers.getFirst()
                    .post(
                            league.cup() + "/entrants/" + league.entrant() + "/replace",
                            "{'player':'" + next.player() + "','reason':'plays on'}")
                    .as(200);
            soon(
                    next,
                    "/matches/" + league.match(),
                    view -> holder(view, league.seat()).equals(next.player()));
        }
    }

    private record Table(String cup, String match, int entrant, int seat) {}

    /** Whoever is to act leaves in the middle of a match of four. */
    private static Table gone(List<Caller> callers, String format, String how) {
        Caller organiser = callers.getFirst();
        String cup = "/competitions/"
                + organiser
                        .post(
                                "/competitions",
                                "{'name':'Gone cup','game':'expedition','format':" + format
                                        + ",'tableSize':4,'points':'EXPEDITION','tieBreaks':['LOT'],"
                                        + "'entry':{'who':'OPEN','min':4,'max':4,'bots':false},"
                                        + "'schedule':{'round':'P7D','ruling':'P1D','automatic':false}}")
                        .as(201)
                        .path("competitionId")
                        .asText();
        List<Caller> four = callers.subList(1, 5);
        four.forEach(caller -> caller.post(cup + "/entrants").as(200));
        organiser.post(cup + "/start").as(200);
        organiser.post(cup + "/rounds/1/pairings").as(200);
        JsonNode table =
                soon(organiser, cup + "/rounds/1", round -> round.has("tables")).at("/tables/0");
        String match = "/matches/" + table.path("matchId").asText();
        int seat = soon(organiser, match, view -> view.path("toAct").size() == 1)
                .at("/toAct/0")
                .asInt();
        int entrant = table.at("/seats/" + seat + "/entrant").asInt();
        Caller gone = four.get(entrant - 1);

        organiser
                .post(cup + "/entrants/" + entrant + "/" + how, "{'reason':'in mid-match'}")
                .as(200);

        JsonNode played = soon(organiser, match, view -> !holder(view, seat).equals(gone.player()));
        assertThat(holder(played, seat)).isEqualTo("house:careful");
        assertThat(soon(organiser, match, view -> !view.path("toAct").isEmpty()).path("toAct"))
                .as("a house bot acts at once, and the others go on")
                .noneMatch(next -> next.asInt() == seat);
        gone.command(table.path("matchId").asText(), "{'type':'Resign'}").as(403);
        boolean removed = how.equals("remove");
        gone.command(table.path("matchId").asText(), "{'type':'StandBy'}").as(removed ? 403 : 200);
        assertThat(gone.post(match + "/chat/public", "{'text':'I am still here'}")
                        .status())
                .isEqualTo(removed ? 403 : 201);
        return new Table(cup, table.path("matchId").asText(), entrant, seat);
    }

    private static String holder(JsonNode view, int seat) {
        return view.at("/seats/" + seat + "/player").asText();
    }

    private static String running(List<Caller> callers) {
        Caller organiser = callers.getFirst();
        String id = organiser
                .post(
                        "/competitions",
                        "{'name':'Ruled cup','game':'expedition','format':{'type':'RoundRobin','cycles':1},"
                                + "'tableSize':2,'points':'DUEL','tieBreaks':['LOT'],"
                                + "'entry':{'who':'OPEN','min':2,'max':4,'bots':false},"
                                + "'schedule':{'round':'P7D','ruling':'P1D','automatic':false}}")
                .as(201)
                .path("competitionId")
                .asText();
        callers.forEach(
                caller -> caller.post("/competitions/" + id + "/entrants").as(200));
        organiser.post("/competitions/" + id + "/start").as(200);
        organiser.post("/competitions/" + id + "/rounds/1/pairings").as(200);
        return id;
    }

    /** Right after the round was published, as a script would: the match hears of it all the same. */
    private static String ruledAndLifted(List<Caller> callers, String id) {
        Caller organiser = callers.getFirst();
        String cup = "/competitions/" + id;
        organiser
                .post(cup + TABLE + "forfeit", "{'entrants':[2],'reason':'never came'}")
                .as(200);
        String match =
                organiser.get(cup + "/rounds/1").as(200).at("/tables/0/matchId").asText();
        JsonNode ruled =
                soon(organiser, "/matches/" + match, view -> status(view).equals("RULED"));
        assertThat(ruled.path("toAct")).isEmpty();
        assertThat(ruled.at("/ruled/ruling").asInt()).isEqualTo(1);
        for (Caller caller : callers) {
            JsonNode refused = caller.command(match, "{'type':'Resign'}").as(409);
            assertThat(refused.path("type").asText()).isEqualTo("/problems/table-ruled");
            assertThat(refused.path("reason").asText()).isEqualTo("never came");
        }
        assertThat(organiser
                        .get("/matches/" + match + "/score")
                        .as(200)
                        .at("/ruled/source")
                        .asText())
                .isEqualTo("FORFEIT");
        assertThat(items(organiser, "/matches?status=RUNNING&competition=" + id))
                .isEmpty();
        assertThat(items(organiser, "/results?competition=" + id)).isEmpty();
        organiser.post(cup + "/rulings/1/lift", "{'reason':'was there'}").as(200);
        JsonNode open =
                soon(organiser, "/matches/" + match, view -> status(view).equals("RUNNING"));
        assertThat(open.path("toAct")).isNotEmpty();
        return match;
    }

    private static void corrected(List<Caller> callers, String id, String match) {
        Caller organiser = callers.getFirst();
        String cup = "/competitions/" + id;
        callers.subList(1, callers.size())
                .reversed()
                .forEach(caller -> caller.command(match, "{'type':'Resign'}").as(200));
        soon(organiser, "/matches/" + match, view -> status(view).equals("ENDED"));
        JsonNode played = soon(
                organiser,
                cup + "/rounds/1",
                round -> round.at("/tables/0/result/source").asText().equals("MATCH"));
        assertThat(items(organiser, "/results?competition=" + id))
                .singleElement()
                .satisfies(result -> assertThat(result.has("ruled")).isFalse());
        int stands = played.at("/tables/0/result/version").asInt();
        organiser
                .post(
                        cup + TABLE + "correct",
                        "{'reason':'a mistake','replaces':" + stands
                                + ",'seats':[{'entrant':1,'place':2},{'entrant':2,'place':1}]}")
                .as(200);
        for (JsonNode view : List.of(
                items(organiser, "/results?competition=" + id).getFirst(),
                organiser.get("/matches/" + match + "/score").as(200))) {
            assertThat(view.at("/ruled/source").asText()).isEqualTo("CORRECTION");
            assertThat(view.at("/ruled/seats")).anySatisfy(seat -> {
                assertThat(seat.path("entrant").asInt()).isEqualTo(2);
                assertThat(seat.path("place").asInt()).isEqualTo(1);
            });
        }
        String link =
                organiser.get("/matches/" + match).as(200).path("resultLink").asText();
        assertThat(link).isEqualTo("/api/v1" + cup + "/rounds/1");
    }

    private static String status(JsonNode view) {
        return view.path("status").asText();
    }

    private static List<JsonNode> items(Caller caller, String path) {
        return caller.get(path).as(200).path("items").valueStream().toList();
    }

    private static JsonNode soon(Caller caller, String path, Predicate<JsonNode> wanted) {
        Instant end = Instant.now().plus(SOON);
        JsonNode body = caller.get(path).body();
        while (!wanted.test(body)) {
            assertThat(Instant.now()).as("%s", body).isBefore(end);
            try {
                Thread.sleep(Duration.ofMillis(200));
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            body = caller.get(path).body();
        }
        return body;
    }
}
