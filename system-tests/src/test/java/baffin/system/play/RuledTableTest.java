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
