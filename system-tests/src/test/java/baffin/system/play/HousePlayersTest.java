package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpClient;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A person plays a whole match of each game against house players: they answer, and move. */
@Tag(Lanes.SMOKE)
@OnSharedBaffin(Kind.STABLE)
class HousePlayersTest {

    private static final int COMMANDS_MAX = 400;

    /** The game whose matches are the shortest. */
    private static final String ANALYSED = "adventure";

    @ParameterizedTest
    @ValueSource(strings = {"expedition", "adventure", "north-wind"})
    void house_players_take_their_turns_to_the_end(String game, @Shared RunningBaffin baffin) throws Exception {
        try (Players players = new Players(baffin.origin(), "House-" + game, 1);
                HttpClient http = HttpClient.newHttpClient()) {
            Caller me = new Caller(http, baffin.origin(), players.sessions().getFirst());
            String match = me.post(
                            "/lobby/matches",
                            ("{'game':'%s','seats':3,'ready':true,'bots':[{'seat':1,'kind':'navigator'},"
                                            + "{'seat':2,'kind':'deckhand'}]}")
                                    .formatted(game))
                    .as(201)
                    .path("matchId")
                    .asText();

            JsonNode actions = mine(me, match, 1);
            me.get("/matches/" + match + "/analysis").as(409);
            for (int count = 0; count < COMMANDS_MAX && !actions.path("toAct").isEmpty(); count++) {
                JsonNode items = actions.path("items");
                String command =
                        items.path(count * 7 % items.size()).path("command").toString();
                long version = me.post("/matches/" + match + "/commands", command)
                        .as(200)
                        .path("version")
                        .asLong();
                actions = mine(me, match, version);
            }

            if (game.equals(ANALYSED)) {
                assertThatItIsAnalysed(me, match);
            }
            JsonNode log =
                    me.get("/matches/" + match + "/events?limit=200").as(200).path("items");
            assertThat(List.of(1, 2))
                    .allSatisfy(seat -> assertThat(played(log, seat))
                            .as("types of events of seat " + seat)
                            .hasSizeGreaterThan(1));
            assertThat(me.get("/matches/" + match).as(200).path("seats").findValuesAsText("handle"))
                    .contains("Navigator (bot)");
        }
    }

    private static void assertThatItIsAnalysed(Caller me, String match) throws InterruptedException {
        assertThat(me.get("/matches/" + match + "/analysis").status()).isIn(200, 202);
        Eventually.holds(() -> {
            JsonNode analysis = me.get("/matches/" + match + "/analysis").as(200);
            assertThat(analysis.path("items")).isNotEmpty().allSatisfy(decision -> {
                assertThat(decision.path("chances")).hasSize(3);
                assertThat(decision.path("lost").asDouble()).isBetween(0.0, 1.0);
                assertThat(decision.path("text").asText()).isNotEmpty();
            });
        });
    }

    /** What may be done next, once it is the person's turn or nobody's. */
    private static JsonNode mine(Caller me, String match, long version) throws InterruptedException {
        JsonNode[] found = new JsonNode[1];
        Eventually.holds(() -> {
            JsonNode actions = me.get("/matches/" + match + "/legal-actions?kind=move&minVersion=" + version)
                    .as(200);
            assertThat(actions.path("toAct").isEmpty() || !actions.path("items").isEmpty())
                    .as("%s", actions.path("toAct"))
                    .isTrue();
            found[0] = actions;
        });
        return found[0];
    }

    private static List<String> played(JsonNode log, int seat) {
        return StreamSupport.stream(log.spliterator(), false)
                .filter(step -> step.path("seat").asInt(-1) == seat)
                .flatMap(step -> StreamSupport.stream(step.path("events").spliterator(), false))
                .map(event -> event.path("type").asText())
                .distinct()
                .toList();
    }
}
