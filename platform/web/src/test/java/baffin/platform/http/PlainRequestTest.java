package baffin.platform.http;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.body.StrictJson;
import baffin.platform.problem.JsonProblems;
import baffin.platform.problem.Problem;
import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlainRequestTest {

    private final ObjectMapper json = StrictJson.apply(new ObjectMapper());

    /** A body with text wherever text can stand. */
    record Body(
            @Nullable String text,
            @Nullable List<String> list,
            @Nullable Map<String, String> map,
            @Nullable JsonNode tree,
            @Nullable Object anything) {}

    @ParameterizedTest
    @ValueSource(strings = {"/a%00b", "/a/%1f", "/a%7Fb", "/%zz", "/a%", "/a%0d%0aSet-Cookie:x", "/a%C2%85"})
    void a_path_is_plain(String path) {
        assertThat(PlainRequest.address(path, ""))
                .get()
                .extracting(Problem::status)
                .isEqualTo(400);
    }

    @ParameterizedTest
    @CsvSource({"cursor=%00, ?cursor", "a=1&by=%1b, ?by", "a=%zz, ?a", "%00=1, ?"})
    void a_parameter_is_plain_and_named_when_it_is_not(String query, String pointer) {
        assertThat(PlainRequest.address("/a", query))
                .get()
                .satisfies(problem ->
                        assertThat(problem.violations().getFirst().pointer()).isEqualTo(pointer));
    }

    @Test
    void what_people_ask_for_is_let_through() {
        assertThat(PlainRequest.address("/a/%C3%85se/b%20c", "q=a+b%2Bc&x=%E6%9D%8E&flag"))
                .isEmpty();
        assertThat(PlainRequest.headers(List.of(Map.entry("Accept", "a,\tb")))).isEmpty();
    }

    @Test
    void a_header_is_plain_and_named_when_it_is_not() {
        assertThat(PlainRequest.headers(List.of(Map.entry("Idempotency-Key", "a\u0000"))))
                .get()
                .satisfies(problem ->
                        assertThat(problem.violations().getFirst().pointer()).isEqualTo("Idempotency-Key"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{\"text\":\"a\\u0000\"}                  | /text",
                "{\"list\":[\"a\",\"\\u001b\"]}           | /list/1",
                "{\"map\":{\"k\":\"\\u0001\"}}            | /map/k",
                "{\"tree\":{\"x\":[{\"y\":\"\\ud800\"}]}} | /tree/x/0/y",
                "{\"anything\":{\"x\":\"\\u0000\"}}       | /anything",
            })
    void no_text_of_a_body_has_control_characters_wherever_it_stands(String body, String pointer) {
        JacksonException refused = org.assertj.core.api.Assertions.catchThrowableOfType(
                JacksonException.class, () -> json.readValue(body, Body.class));

        Problem problem = JsonProblems.of(refused);
        assertThat(problem.status()).isEqualTo(400);
        assertThat(problem.violations().getFirst().pointer()).isEqualTo(pointer);
        assertThat(problem.detail()).contains("control characters");
    }

    @Test
    void the_name_of_a_field_has_none_either() {
        JacksonException refused = org.assertj.core.api.Assertions.catchThrowableOfType(
                JacksonException.class, () -> json.readValue("{\"map\":{\"a\\u0000\":\"b\"}}", Body.class));

        assertThat(JsonProblems.of(refused).detail()).contains("control characters");
    }

    @Test
    void lines_and_tabs_stay() throws Exception {
        assertThat(json.readValue("{\"text\":\"a\\n\\tb\"}", Body.class).text()).isEqualTo("a\n\tb");
    }
}
