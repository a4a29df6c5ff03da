package baffin.platform.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.MultiMap;
import io.vertx.core.http.HttpHeaders;
import org.junit.jupiter.api.Test;

/** Which answers are left to the server to code. */
class CompressionFilterTest {

    private static MultiMap answer(String... codings) {
        MultiMap headers = MultiMap.caseInsensitiveMultiMap()
                .add(HttpHeaders.CONTENT_TYPE, "application/json")
                .add(HttpHeaders.CONTENT_LENGTH, "5000");
        for (String coding : codings) {
            headers.add(HttpHeaders.CONTENT_ENCODING, coding);
        }
        return headers;
    }

    private static MultiMap decided(MultiMap headers) {
        CompressionFilter.decide(headers);
        return headers;
    }

    @Test
    void a_long_text_is_left_to_the_server() {
        assertThat(decided(answer("identity")).getAll(HttpHeaders.CONTENT_ENCODING))
                .isEmpty();
    }

    @Test
    void a_coding_of_its_own_is_kept_also_beside_the_mark_of_an_answer_without() {
        assertThat(decided(answer("gzip")).getAll(HttpHeaders.CONTENT_ENCODING)).containsExactly("gzip");
        assertThat(decided(answer("identity", "gzip")).getAll(HttpHeaders.CONTENT_ENCODING))
                .containsExactly("gzip");
    }
}
