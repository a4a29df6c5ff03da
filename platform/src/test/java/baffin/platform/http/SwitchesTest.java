package baffin.platform.http;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.platform.problem.ProblemException;
import jakarta.ws.rs.core.MultivaluedHashMap;
import jakarta.ws.rs.core.MultivaluedMap;
import java.util.List;
import org.junit.jupiter.api.Test;

class SwitchesTest {

    private static MultivaluedMap<String, String> query(String name, String value) {
        MultivaluedMap<String, String> query = new MultivaluedHashMap<>();
        query.putSingle(name, value);
        return query;
    }

    @Test
    void a_switch_is_on_or_off_and_nothing_else() {
        for (String word : List.of("yes", "1", "TRUE", "")) {
            assertThatThrownBy(() -> Switches.check(query("dryRun", word)))
                    .isInstanceOf(ProblemException.class)
                    .hasMessageContaining("?dryRun must be true or false");
        }
    }

    @Test
    void both_words_and_every_other_parameter_are_let_through() {
        for (String word : List.of("true", "false")) {
            assertThatCode(() -> Switches.check(query("dryRun", word))).doesNotThrowAnyException();
        }
        assertThatCode(() -> Switches.check(query("game", "yes"))).doesNotThrowAnyException();
    }
}
