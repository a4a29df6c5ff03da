package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.testing.Effort;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.http.TokenIssuer;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Two matches that differ only in a hidden value answer alike to everyone who may not know it, at every endpoint. */
@QuarkusTest
@Tag(Effort.SOAK)
@QuarkusTestResource(PlatformResource.class)
class HiddenInformationTest {

    private static final int MATCHES = Effort.many(1);
    private static final List<String> PATHS = List.of(
            "",
            "?version=1",
            "/legal-actions",
            "/refusals?spot=hex:5,3",
            "/refusals?spot=strip:M5",
            "/refusals?spot=stack:OLSAND",
            "/refusals?spot=commodity:SALT",
            "/events?limit=200",
            "/board.svg",
            "/board.svg?orientation=portrait&lang=de&marks=legal,last",
            "/verification");

    @ParameterizedTest
    @MethodSource("baffin.gameservice.Twins#games")
    void twins_look_the_same_to_all_who_may_not_know(String game) {
        for (long seed = Effort.first(); seed < Effort.first() + MATCHES; seed++) {
            Twins twins = Twins.of(game, seed * 100);
            int end = twins.one().end();
            twins.one().logged(1, end);
            twins.other().logged(1, end);
            assertThat(seen(twins.one(), Optional.of(twins.knows()), "?minVersion=" + end))
                    .as("its own seat sees the difference")
                    .isNotEqualTo(seen(twins.other(), Optional.of(twins.knows()), "?minVersion=" + end));

            assertThatAllOthersSeeTheSame(twins, end);
        }
    }

    private static void assertThatAllOthersSeeTheSame(Twins twins, int end) {
        assertThat(seen(twins.one(), Optional.empty(), "?minVersion=" + end))
                .isEqualTo(seen(twins.other(), Optional.empty(), "?minVersion=" + end));
        for (String path : PATHS) {
            assertThat(seen(twins.one(), Optional.empty(), path))
                    .as("a spectator at " + path)
                    .isEqualTo(seen(twins.other(), Optional.empty(), path));
            for (int index = 0; index < twins.one().players().size(); index++) {
                Seat seat = new Seat(index);
                if (!seat.equals(twins.knows())) {
                    assertThat(seen(twins.one(), Optional.of(seat), path))
                            .as(seat + " at " + path)
                            .isEqualTo(seen(twins.other(), Optional.of(seat), path));
                }
            }
        }
    }

    /** Status, tag and body, without what differs from request to request. */
    private static String seen(Recorded match, Optional<Seat> viewer, String path) {
        RequestSpecification request = given();
        viewer.ifPresent(seat -> {
            String player = match.players().get(seat.index());
            request.auth().oauth2(TokenIssuer.shared().token(player, "Handle"));
        });
        Response answer = request.get(match.path(path));
        return answer.statusCode() + " " + answer.header("ETag") + " "
                + answer.asString().replace(match.id(), "ID").replaceAll("\"(traceId|serverTime)\":\"[^\"]*\"", "");
    }
}
