package baffin.gameservice.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RetryPlanTest {

    private static final Instant ENDED = Instant.parse("2026-05-01T12:00:00Z");

    @Test
    void the_waits_are_those_of_standard_webhooks() {
        List<String> waits = new ArrayList<>();
        for (int tries = 0; RetryPlan.next(tries, ENDED, 0).isPresent(); tries++) {
            waits.add(Duration.between(ENDED, RetryPlan.next(tries, ENDED, 0).orElseThrow())
                    .toString());
        }
        assertThat(waits)
                .containsExactly("PT0S", "PT5S", "PT5M", "PT30M", "PT2H", "PT5H", "PT10H", "PT14H", "PT20H", "PT24H");
    }

    @Test
    void jitter_adds_a_little_and_takes_nothing_away() {
        Duration most = Duration.between(ENDED, RetryPlan.next(9, ENDED, 0.999).orElseThrow());
        assertThat(most).isBetween(Duration.ofHours(25), Duration.ofMinutes(25 * 60 + 12));
        assertThat(RetryPlan.next(0, ENDED, 0.999)).contains(ENDED);
    }

    @Test
    void only_2xx_is_a_success_and_410_is_the_end() {
        assertThat(DeliveryOutcome.of(answered(204), 1, 0)).isEqualTo(new DeliveryOutcome.Delivered());
        assertThat(DeliveryOutcome.of(answered(410), 1, 0)).isEqualTo(new DeliveryOutcome.Gone());
        for (Integer status : new Integer[] {100, 199, 300, 301, 302, 307, 308, 400, 401, 404, 429, 500, 503, null}) {
            assertThat(DeliveryOutcome.of(answered(status), 1, 0))
                    .isEqualTo(new DeliveryOutcome.Again(ENDED.plusSeconds(5)));
            assertThat(DeliveryOutcome.of(answered(status), 10, 0)).isEqualTo(new DeliveryOutcome.Exhausted());
        }
    }

    private static DeliveryAttempt answered(Integer status) {
        return new DeliveryAttempt(ENDED.minusMillis(7), 7, status, null);
    }
}
