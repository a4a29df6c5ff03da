package baffin.bot.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class RetryTest {

    private final Retry retry = new Retry(5, Duration.ofMillis(10), Duration.ofMillis(35));

    @Test
    void the_wait_doubles_up_to_the_longest() {
        assertThat(retry.waitAfter(1, Duration.ZERO)).isEqualTo(Duration.ofMillis(10));
        assertThat(retry.waitAfter(2, Duration.ZERO)).isEqualTo(Duration.ofMillis(20));
        assertThat(retry.waitAfter(3, Duration.ZERO)).isEqualTo(Duration.ofMillis(35));
        assertThat(retry.waitAfter(60, Duration.ZERO)).isEqualTo(Duration.ofMillis(35));
    }

    @Test
    void a_longer_wait_asked_for_wins_within_reason() {
        assertThat(retry.waitAfter(1, Duration.ofMillis(200))).isEqualTo(Duration.ofMillis(200));
        assertThat(retry.waitAfter(1, Duration.ofHours(1))).isEqualTo(Duration.ofMillis(350));
    }
}
