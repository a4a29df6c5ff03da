package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.names.PublicNames;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpClient;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A short match is played to its end with one request a move: each answer carries what the seat would read next. */
@Tag(Lanes.SMOKE)
@OnSharedBaffin(Kind.STABLE)
class IncludedReadsTest {

    private static final int MOVES_MIN = 4;

    @Test
    void the_answer_to_a_command_carries_the_documents_of_their_own_reads(@Shared RunningBaffin baffin)
            throws Exception {
        try (Players players = new Players(baffin.origin(), "Included", 2);
                HttpClient http = HttpClient.newHttpClient()) {
            List<Caller> callers = players.sessions().stream()
                    .map(session -> new Caller(http, baffin.origin(), session))
                    .toList();
            String match = started(callers);
            JsonNode actions = actions(callers.getFirst(), match);
            int moves = 0;
            while (!actions.path("toAct").isEmpty()) {
                int mover = actions.path("toAct").path(0).asInt();
                Caller caller = callers.get(mover);
                if (actions.path("seat").asInt() != mover) {
                    actions = actions(caller, match);
                }
                actions = played(caller, match, actions);
                moves++;
            }
            assertThat(moves).isGreaterThanOrEqualTo(MOVES_MIN);
        }
    }

    private static String started(List<Caller> callers) throws InterruptedException {
        String match = callers.getFirst()
                .post("/lobby/matches", "{'game':'expedition','seats':2,'ready':true}")
                .as(201)
                .path("matchId")
                .asText();
        callers.getLast()
                .post("/lobby/matches/" + match + "/join", "{'ready':true}")
                .as(200);
        // where services run apart, the name of a new account may come after its match
        Eventually.holds(() -> assertThat(callers.getLast()
                        .get("/matches/" + match)
                        .as(200)
                        .path("seats")
                        .toString())
                .doesNotContain(PublicNames.COMING));
        return match;
    }

    private static JsonNode actions(Caller caller, String match) {
        return caller.get("/matches/" + match + "/legal-actions").as(200);
    }

    private static JsonNode played(Caller caller, String match, JsonNode actions) {
        String command = actions.path("items").path(0).path("command").toString();
        JsonNode answer = caller.post("/matches/" + match + "/commands?include=view,legal-actions", command)
                .as(200);
        JsonNode included = answer.path("included");
        assertThat(included.path("view").path("version")).isEqualTo(answer.path("version"));
        assertThat(included.path("legal-actions")).isEqualTo(actions(caller, match));
        assertThat(Timeless.of(included.path("view")))
                .isEqualTo(Timeless.of(caller.get("/matches/" + match).as(200)));
        return included.path("legal-actions");
    }
}
