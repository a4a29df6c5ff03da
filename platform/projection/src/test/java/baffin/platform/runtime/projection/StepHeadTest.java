package baffin.platform.runtime.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StepHeadTest {

    @Test
    void the_head_names_game_version_time_and_the_last_event() {
        StepHead head = read("""
                {"schema":1,"game":"toy","matchId":"m","version":7,"at":"2026-01-01T00:00:00Z",
                 "command":{"type":"MatchEnded","version":9},
                 "events":[{"type":"StonesTaken","deep":{"type":"MatchEnded"}},{"stones":1,"type":"TurnEnded"}]}""");
        assertThat(head.game()).isEqualTo("toy");
        assertThat(head.version()).isEqualTo(7);
        assertThat(head.at()).hasToString("2026-01-01T00:00:00Z");
        assertThat(head.lastEvent()).isEqualTo("TurnEnded");
        assertThat(head.ends()).isFalse();
    }

    @Test
    void only_the_last_event_ends_a_match() {
        assertThat(read("{\"game\":\"toy\",\"version\":1,\"events\":[{\"type\":\"MatchEnded\",\"seed\":\"00\"}]}")
                        .ends())
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "nonsense",
                "{}",
                "{\"game\":\"toy\",\"version\":0,\"events\":[{\"type\":\"X\"}]}",
                "{\"game\":\"toy\",\"version\":1,\"events\":[]}",
                "{\"game\":\"toy\",\"version\":1,\"events\":{\"type\":\"X\"}}",
                "{\"game\":\"toy\",\"version\":1,\"at\":\"yesterday\",\"events\":[{\"type\":\"X\"}]}"
            })
    void what_is_no_record_is_refused(String text) {
        assertThatThrownBy(() -> read(text)).isInstanceOf(UncheckedIOException.class);
    }

    private static StepHead read(String text) {
        return StepHead.read(text.getBytes(StandardCharsets.UTF_8));
    }
}
