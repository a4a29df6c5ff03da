package baffin.gameservice.notification;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.platform.problem.ProblemException;
import baffin.platform.topics.Topics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReadPositionTest {

    @Test
    void a_place_reads_as_it_is_written() {
        ReadPosition place =
                ReadPosition.START.after(7, 12_001).after(3, 41_000).after(7, 12_000);
        assertThat(place).hasToString("3:41000,7:12001");
        assertThat(ReadPosition.parse("x", place.toString())).isEqualTo(place);
        assertThat(ReadPosition.parse("x", ReadPosition.START.toString())).isEqualTo(ReadPosition.START);
    }

    @Test
    void a_place_of_another_log_is_beyond_this_one() {
        ReadPosition last = ReadPosition.START.after(7, 12_001).after(3, 41_000);
        assertThat(last.reaches(ReadPosition.START)).isTrue();
        assertThat(last.reaches(ReadPosition.START.after(3, 41_000))).isTrue();
        assertThat(last.reaches(ReadPosition.START.after(3, 41_001))).isFalse();
        assertThat(last.reaches(ReadPosition.START.after(4, 0))).isFalse();
    }

    @Test
    void a_place_names_all_partitions_that_a_log_may_have() {
        ReadPosition place = ReadPosition.START;
        for (int part = 0; part < Topics.PARTITIONS_MAX; part++) {
            place = place.after(part, 9_999_999_999_999_999L)
                    .after(ReadPosition.COMPETITIONS + part, 9_999_999_999_999_999L);
        }
        assertThat(ReadPosition.parse("x", place.toString())).isEqualTo(place);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "57", "3:", "3:1,", "a:b", "3:1;4:2", "3:1234567890123456789"})
    void nonsense_is_refused(String text) {
        assertThatThrownBy(() -> ReadPosition.parse("Last-Event-ID", text)).isInstanceOf(ProblemException.class);
    }
}
