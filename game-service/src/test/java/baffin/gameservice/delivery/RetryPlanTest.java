package baffin.gameservice.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class RetryPlanTest {

    private static final Instant ENDED = Instant.parse("2026-05-01T12:00:00Z");

    @Test
    void the_waits_are_those_of_standard_webhooks() {
        List<String> waits = new ArrayList<>();
        for (int tries = 0; RetryPlan.next(tries, ENDED, Duration.ZERO, 0).isPresent(); tries++) {
            waits.add(Duration.between(
                            ENDED,
                            RetryPlan.next(tries, ENDED, Duration.ZERO, 0).orElseThrow())
                    .toString());
        }
        assertThat(waits)
                .containsExactly("PT0S", "PT5S", "PT5M", "PT30M", "PT2H", "PT5H", "PT10H", "PT14H", "PT20H", "PT24H");
    }

    @Test
    void jitter_adds_a_little_and_takes_nothing_away() {
        Duration most = Duration.between(
                ENDED, RetryPlan.next(9, ENDED, Duration.ZERO, 0.999).orElseThrow());
        assertThat(most).isBetween(Duration.ofHours(25), Duration.ofMinutes(25 * 60 + 12));
        assertThat(RetryPlan.next(0, ENDED, Duration.ZERO, 0.999)).contains(ENDED);
    }

    @Test
    void only_2xx_is_a_success_and_410_is_the_end() {
        assertThat(DeliveryOutcome.of(answered(204), Duration.ZERO, 1, 0)).isEqualTo(new DeliveryOutcome.Delivered());
        assertThat(DeliveryOutcome.of(answered(410), Duration.ZERO, 1, 0)).isEqualTo(new DeliveryOutcome.Gone());
        for (Integer status : new Integer[] {100, 199, 300, 301, 302, 307, 308, 400, 401, 404, 429, 500, 503, null}) {
            assertThat(DeliveryOutcome.of(answered(status), Duration.ZERO, 1, 0))
                    .isEqualTo(new DeliveryOutcome.Again(ENDED.plusSeconds(5)));
            assertThat(DeliveryOutcome.of(answered(status), Duration.ZERO, 10, 0))
                    .isEqualTo(new DeliveryOutcome.Exhausted());
        }
    }

    @Test
    void a_receiver_says_when_to_come_again_not_before_the_plan_and_not_after_its_longest_wait() {
        assertThat(waited("120", 1)).isEqualTo(Duration.ofMinutes(2));
        assertThat(waited("Fri, 1 May 2026 12:01:00 GMT", 1)).isEqualTo(Duration.ofMinutes(1));
        assertThat(waited("1", 1)).isEqualTo(Duration.ofSeconds(5));
        assertThat(waited("Fri, 1 May 2026 11:00:00 GMT", 1)).isEqualTo(Duration.ofSeconds(5));
        assertThat(waited("soon", 1)).isEqualTo(Duration.ofSeconds(5));
        assertThat(waited(null, 1)).isEqualTo(Duration.ofSeconds(5));
        assertThat(waited("999999999", 1)).isEqualTo(Duration.ofHours(24));
        assertThat(waited("999999999999", 9)).isEqualTo(Duration.ofHours(24));
    }

    private static Duration waited(@Nullable String retryAfter, int tries) {
        Duration pause = DeliveryResponse.with(503, retryAfter).pause(ENDED).orElse(Duration.ZERO);
        return Duration.between(ENDED, RetryPlan.next(tries, ENDED, pause, 0).orElseThrow());
    }

    private static DeliveryAttempt answered(Integer status) {
        return new DeliveryAttempt(ENDED.minusMillis(7), 7, status, null);
    }
}
