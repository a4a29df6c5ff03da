package baffin.platform.directory;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.MultiMap;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What caches are told after somebody was erased. */
class ErasureTagsTest {

    private static final Instant ERASED = Instant.parse("2026-11-25T19:30:00Z");

    private static MultiMap headers(String name, String value) {
        return MultiMap.caseInsensitiveMultiMap().add(name, value);
    }

    private static boolean known(MultiMap headers) {
        return known(headers, Duration.ofHours(1));
    }

    private static boolean known(MultiMap headers, Duration later) {
        ErasureTags.forget(headers, ERASED, ERASED.plus(later));
        return headers.contains("If-None-Match");
    }

    @Test
    void who_asks_with_a_tag_alone_gets_the_whole_document_for_a_day() {
        assertThat(known(headers("If-None-Match", "\"57\""), Duration.ofHours(23)))
                .isFalse();
        assertThat(known(headers("If-None-Match", "\"57\""), Duration.ofHours(25)))
                .isTrue();
    }

    @Test
    void who_takes_any_version_has_it() {
        assertThat(known(headers("If-None-Match", "*"))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Wed, 25 Nov 2026 19:29:59 GMT", "yesterday", ""})
    void so_does_who_has_one_from_before(String since) {
        assertThat(known(headers("If-None-Match", "\"57\"").add("If-Modified-Since", since)))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Wed, 25 Nov 2026 19:30:00 GMT", "Thu, 26 Nov 2026 08:00:00 GMT"})
    void one_from_after_it_is_known(String since) {
        assertThat(known(headers("If-None-Match", "\"57\"").add("If-Modified-Since", since)))
                .isTrue();
    }

    @Test
    void an_answer_with_a_tag_tells_when_it_was_and_its_tag_stays_the_version() {
        MultiMap answer = headers("ETag", "\"57\"");
        MultiMap other = headers("Content-Type", "text/plain");
        ErasureTags.date(answer, ERASED);
        ErasureTags.date(other, ERASED);

        assertThat(answer.get("Last-Modified")).isEqualTo("Wed, 25 Nov 2026 19:30:00 GMT");
        assertThat(answer.get("ETag")).isEqualTo("\"57\"");
        assertThat(other.contains("Last-Modified")).isFalse();
    }
}
