package baffin.platform.request;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import baffin.platform.body.StrictJson;
import baffin.platform.limits.Limits;
import baffin.platform.problem.JsonProblems;
import baffin.platform.problem.Problem;
import baffin.platform.problem.Violation;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonProblemsTest {

    private static final ObjectMapper JSON = StrictJson.apply(new ObjectMapper());

    enum Colour {
        RED,
        BLUE
    }

    record Inner(@Nullable Integer count, @Nullable Colour colour) {
        Inner {
            if (count != null && count < 0) {
                throw new IllegalArgumentException("must not be negative");
            }
        }
    }

    record Body(
            @Nullable String name,
            @Nullable Long size,
            @Nullable Boolean flag,
            @Nullable List<Inner> parts) {}

    record Strict(String name) {}

    private static Problem problem(String json) {
        return JsonProblems.of(catchThrowableOfType(JacksonException.class, () -> JSON.readValue(json, Body.class)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"nam":"x"}                            | /nam            | unknown-field
            {"parts":[{"count":1},{"coun":1}]}     | /parts/1/coun   | unknown-field
            {"name":7}                             | /name           | wrong-type
            {"name":["x"]}                         | /name           | wrong-type
            {"name":"a\\u0000b"}                   | /name           | invalid
            {"size":"7"}                           | /size           | wrong-type
            {"size":1.5}                           | /size           | wrong-type
            {"flag":"true"}                        | /flag           | wrong-type
            {"size":99999999999999999999}          | /size           | out-of-range
            {"parts":[{"count":99999999999}]}      | /parts/0/count  | out-of-range
            {"parts":[{"count":-1}]}               | /parts/0        | invalid
            {"parts":[{"colour":"GREEN"}]}         | /parts/0/colour | unknown-value
            {"parts":[{"colour":1}]}               | /parts/0/colour | unknown-value
            """)
    void the_field_at_fault_is_named_by_its_pointer(String json, String pointer, String code) {
        Problem problem = problem(json);

        assertThat(problem.status()).isEqualTo(400);
        assertThat(problem.type()).hasToString("/problems/invalid-field");
        assertThat(problem.violations()).singleElement().satisfies(violation -> {
            assertThat(violation.pointer()).isEqualTo(pointer);
            assertThat(violation.code()).isEqualTo(code);
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"name":             | /problems/malformed-json
            {"name":"x"}}        | /problems/malformed-json
            nonsense             | /problems/malformed-json
            []                   | /problems/invalid-field
            "text"               | /problems/invalid-field
            """)
    void what_is_no_object_is_told_apart_from_what_is_no_json(String json, String type) {
        assertThat(problem(json).type()).hasToString(type);
    }

    @Test
    void a_missing_field_is_named() {
        JacksonException failure =
                catchThrowableOfType(JacksonException.class, () -> JSON.readValue("{}", Strict.class));

        assertThat(JsonProblems.of(failure).violations())
                .containsExactly(new Violation("/name", "missing", "is missing"));
    }

    @Test
    void an_allowed_value_is_suggested() {
        assertThat(problem("{\"parts\":[{\"colour\":\"GREEN\"}]}").detail())
                .contains("RED")
                .contains("BLUE");
    }

    @Test
    void a_value_says_itself_why_it_is_refused() {
        assertThat(problem("{\"parts\":[{\"count\":-1}]}").detail()).contains("must not be negative");
    }

    @Test
    void so_many_values_that_they_fill_the_memory_are_refused_before_they_are_read() {
        JacksonException failure = catchThrowableOfType(
                JacksonException.class, () -> JSON.readTree("[" + "{},".repeat(Limits.BODY_BYTES_MAX) + "{}]"));

        assertThat(JsonProblems.of(failure).violations().getFirst().code()).isEqualTo("too-deep");
    }

    @Test
    void deep_nesting_is_refused_before_it_is_read() {
        String deep = "{\"parts\":" + "[".repeat(100) + "]".repeat(100) + "}";

        assertThat(problem(deep).violations().getFirst().code()).isIn("too-deep", "wrong-type");
        JacksonException failure =
                catchThrowableOfType(JacksonException.class, () -> JSON.readTree("[".repeat(100) + "]".repeat(100)));
        assertThat(JsonProblems.of(failure).violations().getFirst().code()).isEqualTo("too-deep");
    }

    @Test
    void no_name_of_a_class_is_shown() {
        for (String json : List.of("{\"nam\":1}", "{\"parts\":{}}", "{\"parts\":[7]}", "{\"size\":{}}", "7")) {
            assertThat(problem(json).toString()).doesNotContain("baffin.").doesNotContain("java.");
        }
    }
}
