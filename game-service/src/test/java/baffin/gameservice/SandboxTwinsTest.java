package baffin.gameservice;

import static baffin.gameservice.Sandboxing.as;
import static baffin.gameservice.Sandboxing.sending;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.testing.Effort;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Forks of matches that differ only in a hidden value are alike for everyone who may not know it, from every seat. */
@QuarkusTest
@Tag(Effort.SOAK)
@QuarkusTestResource(PlatformResource.class)
class SandboxTwinsTest {

    private static final int MATCHES = Effort.many(1);
    private static final int PLAYED = 12;

    @AfterEach
    void randomAgain() {
        FixedSecrets.choose(null);
    }

    @ParameterizedTest
    @MethodSource("baffin.gameservice.Twins#games")
    void forks_of_twins_are_twins_of_no_difference(String game) {
        for (long seed = Effort.first(); seed < Effort.first() + MATCHES; seed++) {
            Twins twins = Twins.of(game, seed * 1000);
            int end = twins.one().end();
            for (Recorded match : List.of(twins.one(), twins.other())) {
                match.logged(1, end);
                given().get(match.path("?minVersion=" + end)).then().statusCode(200);
            }
            FixedSecrets.choose(game + seed);
            String spectator = UUID.randomUUID().toString();
            assertThat(shown(twins.one(), spectator)).isEqualTo(shown(twins.other(), spectator));
            for (int index = 0; index < 3; index++) {
                Seat seat = new Seat(index);
                List<String> one = shown(twins.one(), Sandboxing.player(twins.one(), seat));
                List<String> other = shown(twins.other(), Sandboxing.player(twins.other(), seat));
                if (!seat.equals(twins.knows())) {
                    assertThat(one).as(seat + " may not know").isEqualTo(other);
                } else {
                    assertThat(one.getFirst()).as(seat + " knows").isNotEqualTo(other.getFirst());
                }
            }
        }
    }

    /** All that a sandbox tells its owner: every seat now, and what happens when it is played. */
    private static List<String> shown(Recorded match, String player) {
        String sandbox = Sandboxing.forked(match, player, null);
        List<String> shown = new ArrayList<>();
        StringBuilder views = new StringBuilder();
        for (int seat = 0; seat < match.players().size(); seat++) {
            views.append(body(player, sandbox, "?seat=" + seat));
        }
        shown.add(views.toString());
        for (int count = 0; count < PLAYED; count++) {
            Map<String, Object> command = as(player)
                    .get(sandbox + "/legal-actions?sample=1&random=" + count)
                    .jsonPath()
                    .getMap("items[0].command");
            if (command == null) {
                break;
            }
            shown.add(sending(player)
                    .body(command)
                    .post(sandbox + "/commands")
                    .asString()
                    .replaceAll("\"(matchId|commandId)\":\"[^\"]*\"", ""));
        }
        shown.add(body(player, sandbox, "?as=public"));
        shown.add(body(player, sandbox, "/events?limit=200"));
        as(player).delete(sandbox).then().statusCode(204);
        return shown;
    }

    private static String body(String player, String sandbox, String path) {
        return as(player)
                .get(sandbox + path)
                .asString()
                .replaceAll(
                        "\"(matchId|sandboxId|from|player|handle|organiser|serverTime|createdAt|"
                                + "expiresAt|at|deadline|commandId)\""
                                + ":\"[^\"]*\"|\"remainingMs\":\\d+",
                        "");
    }
}
