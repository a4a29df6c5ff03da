package baffin.lobby.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static org.hamcrest.Matchers.startsWith;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What a refusal says of a body with several faults. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class RefusedBodiesTest {

    /** What the test reads of each. */
    @JsonIgnoreProperties(ignoreUnknown = true)
    record Violation(String pointer, String code) {}

    @Test
    void all_that_is_wrong_is_told_at_once_and_every_word_that_is_none_by_the_same_code() {
        Map<String, String> codes = People.somebody("Host")
                .commands()
                .body("""
                        {"game": "whist", "seats": "two", "visibility": "hidden", "vacationDays": 99,
                         "clock": {"type": "PerMove", "move": "PT1S", "grace": "PT0S", "answer": "PT12H",
                                   "weekendsOff": false},
                         "absence": [{"type": "Sleep"}, {"type": "Safe", "times": 0}],
                         "bots": [{"seat": 1, "kind": "fierce"}, {}, {}, {}, {}, {}, {}, {}, {}]}""")
                .post("/api/v1/lobby/matches")
                .then()
                .statusCode(400)
                .body("violations.find { it.pointer == '/game' }.message", startsWith("must be one of adventure, "))
                .extract()
                .jsonPath()
                .getList("violations", Violation.class)
                .stream()
                .collect(Collectors.toMap(Violation::pointer, Violation::code, (one, other) -> one));

        assertThat(codes)
                .contains(
                        entry("/game", "unknown-value"),
                        entry("/visibility", "unknown-value"),
                        entry("/absence/0/type", "unknown-value"),
                        entry("/bots/0/kind", "unknown-value"),
                        entry("/seats", "wrong-type"),
                        entry("/bots", "invalid"))
                .containsKeys("/vacationDays", "/clock/move", "/absence/1", "/bots/8/seat");
    }
}
