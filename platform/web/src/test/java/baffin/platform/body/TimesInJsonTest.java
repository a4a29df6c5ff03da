package baffin.platform.body;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimesInJsonTest {

    @Test
    void a_time_has_three_digits_of_milliseconds_whichever_module_came_last() {
        List<Instant> times = List.of(
                Instant.parse("2026-05-01T18:00:00Z"),
                Instant.parse("2026-05-01T18:00:00.25Z"),
                Instant.parse("2026-05-01T18:00:00.591399559Z"));
        for (ObjectMapper mapper : List.of(
                StrictJson.apply(new ObjectMapper()).registerModule(new JavaTimeModule()),
                StrictJson.apply(new ObjectMapper().registerModule(new JavaTimeModule())))) {
            assertThat(mapper.convertValue(times, String[].class))
                    .containsExactly(
                            "2026-05-01T18:00:00.000Z", "2026-05-01T18:00:00.250Z", "2026-05-01T18:00:00.591Z");
        }
    }
}
