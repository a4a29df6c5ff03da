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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A player invites another one by name; the notification leads to the match, and the answer starts it. */
@Tag(Lanes.SMOKE)
@OnSharedBaffin(Kind.STABLE)
class ChallengeTest {

    @Test
    void who_is_challenged_by_name_is_notified_and_starts_the_match_by_being_ready(@Shared RunningBaffin baffin)
            throws Exception {
        try (Players players = new Players(baffin.origin(), "Challenge", 2);
                HttpClient http = HttpClient.newHttpClient()) {
            List<Caller> callers = players.sessions().stream()
                    .map(session -> new Caller(http, baffin.origin(), session))
                    .toList();
            Caller guest = callers.getLast();
            String handle = guest.get("/players/me").as(200).path("handle").asText();
            String match = callers.getFirst()
                    .post(
                            "/lobby/matches",
                            "{'game':'expedition','seats':2,'ready':true,'visibility':'private','invite':['" + handle
                                    + "']}")
                    .as(201)
                    .path("matchId")
                    .asText();

            Eventually.holds(() -> {
                JsonNode notice = guest.get("/players/me/notifications")
                        .as(200)
                        .path("items")
                        .path(0);
                assertThat(notice.path("kind").asText()).isEqualTo("INVITED_TO_MATCH");
                assertThat(notice.path("matchId").asText()).isEqualTo(match);
                assertThat(notice.path("link").asText()).isEqualTo("/api/v1/lobby/matches/" + match);
            });
            assertThat(guest.post("/lobby/matches/" + match + "/ready", "{}")
                            .as(200)
                            .path("state")
                            .asText())
                    .isEqualTo("RUNNING");
            guest.get("/matches/" + match).as(200);
        }
    }
}
