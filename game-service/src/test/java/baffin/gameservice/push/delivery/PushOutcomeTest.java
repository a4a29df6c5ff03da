package baffin.gameservice.push.delivery;

import static baffin.gameservice.push.delivery.Sample.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.gameservice.webhook.delivery.DeliveryResponse;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PushOutcomeTest {

    private static PushOutcome of(int status, @Nullable String retryAfter, int tries) {
        return PushOutcome.of(DeliveryResponse.with(status, retryAfter), tries, NOW);
    }

    @ParameterizedTest
    @ValueSource(ints = {200, 201, 202, 204})
    void a_success_is_one(int status) {
        assertThat(of(status, null, 1)).isEqualTo(new PushOutcome.Sent());
    }

    @ParameterizedTest
    @ValueSource(ints = {404, 410})
    void a_subscription_that_is_not_known_ends(int status) {
        assertThat(of(status, null, 1)).isEqualTo(new PushOutcome.Ended(status));
    }

    @ParameterizedTest
    @ValueSource(ints = {301, 400, 401, 403, 413})
    void what_would_be_refused_again_is_not_tried_again(int status) {
        assertThat(of(status, "1", 1)).isEqualTo(new PushOutcome.Dropped("status " + status));
    }

    @ParameterizedTest
    @ValueSource(ints = {429, 500, 503})
    void a_service_that_is_busy_is_asked_three_times(int status) {
        assertThat(of(status, null, 1)).isEqualTo(new PushOutcome.Again(Duration.ofSeconds(5)));
        assertThat(of(status, null, 2)).isEqualTo(new PushOutcome.Again(Duration.ofSeconds(30)));
        assertThat(of(status, null, 3)).isEqualTo(new PushOutcome.Dropped("status " + status));
    }

    @Test
    void a_service_says_when_to_come_again() {
        assertThat(of(429, "120", 1)).isEqualTo(new PushOutcome.Again(Duration.ofMinutes(2)));
        assertThat(of(503, "Fri, 1 May 2026 12:01:00 GMT", 2)).isEqualTo(new PushOutcome.Again(Duration.ofMinutes(1)));
        assertThat(of(503, "Fri, 1 May 2026 11:00:00 GMT", 1)).isEqualTo(new PushOutcome.Again(Duration.ZERO));
        assertThat(of(503, "soon", 1)).isEqualTo(new PushOutcome.Again(Duration.ofSeconds(5)));
        assertThat(of(429, "7200", 1)).isEqualTo(new PushOutcome.Dropped("status 429"));
    }

    @Test
    void no_answer_is_like_a_service_that_is_busy() {
        DeliveryResponse none = DeliveryResponse.not("no connection");
        assertThat(PushOutcome.of(none, 1, NOW)).isEqualTo(new PushOutcome.Again(Duration.ofSeconds(5)));
        assertThat(PushOutcome.of(none, 3, NOW)).isEqualTo(new PushOutcome.Dropped("no connection"));
    }
}
