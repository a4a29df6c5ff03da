package baffin.platform.request;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import baffin.platform.http.IfMatch;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.Traces;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HeadersTest {

    private static final String UUID = "019aa5f0-93c1-7c7e-8f65-0d6f3a1f2b10";

    private static String slug(Runnable reading) {
        return catchThrowableOfType(ProblemException.class, reading::run)
                .problem()
                .type()
                .toString();
    }

    @ParameterizedTest
    @ValueSource(strings = {UUID, "\"" + UUID + "\"", " " + UUID + " ", "019AA5F0-93C1-7C7E-8F65-0D6F3A1F2B10"})
    void a_key_is_a_uuid_with_or_without_quotes(String header) {
        assertThat(IdempotencyKey.of(header).id()).isEqualTo(UUID);
    }

    @Test
    void a_request_without_a_key_is_no_repetition() {
        assertThat(IdempotencyKey.of(null).id())
                .isNotEqualTo(IdempotencyKey.of(null).id());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "7", "\"", "019aa5f0-93c1-7c7e-8f65", UUID + "0"})
    void what_is_no_uuid_is_no_key(String header) {
        assertThat(slug(() -> IdempotencyKey.of(header))).isEqualTo("/problems/invalid-field");
    }

    @Test
    void a_precondition_is_a_version_or_a_star() {
        assertThat(IfMatch.required("\"57\"").versions()).containsExactly(57L);
        assertThat(IfMatch.required("57").versions()).containsExactly(57L);
        assertThat(IfMatch.required("*").versions()).isNull();
        assertThat(IfMatch.optional(null)).isEqualTo(IfMatch.ANY);
        assertThat(IfMatch.etag(57)).isEqualTo("\"57\"");
    }

    @Test
    void a_list_of_entity_tags_holds_all_its_strong_ones() {
        assertThat(IfMatch.required("\"1\", \"57\" ,,\"3\"")).isEqualTo(new IfMatch(List.of(57L, 3L, 1L)));
        assertThat(IfMatch.required("W/\"99\", \"57\", \"57-portrait-de\", \"057\", \"a,7\", \"57\""))
                .isEqualTo(new IfMatch(List.of(57L)));
        for (String never : List.of("W/\"57\"", "W/\"57\", \"a\"", "\"\"", "\"99999999999999999999\"", "0")) {
            assertThat(IfMatch.required(never)).isEqualTo(new IfMatch(List.of()));
        }
        assertThat(slug(() -> IfMatch.required(", ".repeat(4_000)))).isEqualTo("/problems/invalid-field");
    }

    @Test
    void a_missing_or_strange_precondition_is_told() {
        assertThat(slug(() -> IfMatch.required(null))).isEqualTo("/problems/precondition-required");
        for (String strange :
                new String[] {"-1", "a", "\"57", "57\"", "*, \"57\"", "W/57", "\"1\" \"2\"", ",", "99999999999999999999"
                }) {
            assertThat(slug(() -> IfMatch.required(strange))).isEqualTo("/problems/invalid-field");
        }
    }

    @Test
    void a_trace_goes_on_when_one_is_given_and_begins_otherwise() {
        String given = "4bf92f3577b34da6a3ce929d0e0e4736";

        assertThat(Traces.from("00-" + given + "-00f067aa0ba902b7-01")).isEqualTo(given);
        for (String strange : new String[] {"", "x\r\ny", "00-" + "0".repeat(32) + "-00f067aa0ba902b7-01"}) {
            assertThat(Traces.from(strange)).matches("[0-9a-f]{32}").isNotEqualTo("0".repeat(32));
        }
    }
}
