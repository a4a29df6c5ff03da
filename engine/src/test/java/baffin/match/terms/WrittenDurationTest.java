package baffin.match.terms;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import org.junit.jupiter.api.Test;

class WrittenDurationTest {

    @Test
    void it_is_told_as_it_was_written_and_counts_by_its_length() {
        WrittenDuration days = new WrittenDuration("P14D");
        WrittenDuration hours = new WrittenDuration("PT336H");

        assertThat(days.text()).isEqualTo("P14D");
        assertThat(hours.text()).isEqualTo("PT336H");
        assertThat(days).isEqualTo(hours).hasSameHashCodeAs(hours);
        assertThat(days.length()).isEqualTo(Duration.ofDays(14));
        assertThat(Instant.EPOCH.plus(days).minus(hours)).isEqualTo(Instant.EPOCH);
    }

    @Test
    void what_nobody_wrote_has_the_usual_form() {
        assertThat(WrittenDuration.of(Duration.ofMinutes(90)).text()).isEqualTo("PT1H30M");
    }

    @Test
    void people_count_in_days() {
        assertThat(WrittenDuration.readable(Duration.ofDays(90))).isEqualTo("P90D");
        assertThat(WrittenDuration.readable(Duration.ofHours(36))).isEqualTo("P1DT12H");
        assertThat(WrittenDuration.readable(Duration.ofMinutes(5))).isEqualTo("PT5M");
        assertThat(WrittenDuration.readable(Duration.ZERO)).isEqualTo("PT0S");
    }

    @Test
    void digits_without_end_are_not_kept() {
        assertThat(new WrittenDuration("PT" + "0".repeat(5_000) + "5S").text()).isEqualTo("PT5S");
    }

    @Test
    void what_is_no_duration_is_refused() {
        assertThatThrownBy(() -> new WrittenDuration("two weeks")).isInstanceOf(DateTimeParseException.class);
    }
}
