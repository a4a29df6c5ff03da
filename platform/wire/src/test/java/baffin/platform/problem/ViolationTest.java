package baffin.platform.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ViolationTest {

    private static List<String> nearby(String sent, String... allowed) {
        return new Violation("/type", "unknown", "is not known")
                .withValue(sent)
                .withAllowed(List.of(allowed))
                .nearby();
    }

    @Test
    void a_slip_of_the_pen_finds_what_was_meant() {
        assertThat(nearby("PlaceTiel", "PlaceTile", "TakeTile", "EndTurn")).containsExactly("PlaceTile");
        assertThat(nearby("expeditoin", "adventure", "expedition", "north-wind"))
                .containsExactly("expedition");
        assertThat(nearby("salt", "GRAIN", "FISH", "SALT")).containsExactly("SALT");
    }

    @Test
    void what_is_like_nothing_finds_nothing() {
        assertThat(nearby("chess", "adventure", "expedition", "north-wind")).isEmpty();
        assertThat(nearby("x", "L", "M", "R")).isEmpty();
        assertThat(nearby("x".repeat(1_000), "x".repeat(999))).isEmpty();
        assertThat(new Violation("/type", "unknown", "is not known").nearby()).isEmpty();
    }

    @Test
    void a_name_of_a_parameter_or_field_is_what_was_sent() {
        Violation parameter = new Violation("?versoin", "unknown-parameter", "is not known")
                .withAllowed(List.of("as", "minVersion", "version"));
        Violation field =
                new Violation("/seats/0/handel", "unknown-field", "is not known").withAllowed(List.of("handle", "bot"));

        assertThat(parameter.nearby()).containsExactly("version");
        assertThat(field.nearby()).containsExactly("handle");
        assertThat(field.below("/match").nearby()).containsExactly("handle");
    }
}
