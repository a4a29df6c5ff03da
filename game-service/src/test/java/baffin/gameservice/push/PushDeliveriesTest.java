package baffin.gameservice.push;

import static baffin.gameservice.push.Sample.NOW;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.gameservice.delivery.DeliveryAttempt;
import baffin.gameservice.delivery.DeliveryJob;
import baffin.gameservice.delivery.DeliveryOutcome;
import baffin.gameservice.delivery.DeliveryResponse;
import baffin.gameservice.notification.NoticeKind;
import baffin.platform.secrets.SecretSealer;
import baffin.testkit.Waits;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PushDeliveriesTest {

    private static final String URL = "https://push.example.org/good";

    private final PushVault vault = vault("11");
    private final List<String> sent = new ArrayList<>();
    private final PushDeliveries deliveries = new PushDeliveries(
            vault,
            new PushRequests(
                    VapidKey.of("12".repeat(32)), "mailto:host@league.example", (notice, language) -> notice.kind()),
            (url, headers, body) -> {
                sent.add(url);
                return Uni.createFrom().item(DeliveryResponse.with(201));
            },
            Runnable::run);

    private static PushVault vault(String key) {
        return new PushVault(SecretSealer.of(List.of(key.repeat(32)), "tests"));
    }

    private static DeliveryJob job(PushVault vault, String url, @Nullable Instant deadline, int tries) {
        return Sample.job(vault, url, Sample.notice(NoticeKind.YOUR_TURN, "match", deadline), tries);
    }

    private DeliveryResponse send(DeliveryJob job) {
        return deliveries.send(job, NOW).await().atMost(Waits.MAX);
    }

    private DeliveryOutcome judged(DeliveryJob job, DeliveryResponse response) {
        DeliveryAttempt attempt = new DeliveryAttempt(NOW, 0, response.status(), response.error());
        return deliveries.judge(job, attempt, response);
    }

    private DeliveryOutcome of(int status, @Nullable String retryAfter, int tries) {
        return judged(job(vault, URL, null, tries - 1), DeliveryResponse.with(status, retryAfter));
    }

    private static DeliveryOutcome again(Duration after) {
        return new DeliveryOutcome.Again(NOW.plus(after));
    }

    @ParameterizedTest
    @ValueSource(ints = {200, 201, 202, 204})
    void a_success_is_one(int status) {
        assertThat(of(status, null, 1)).isEqualTo(new DeliveryOutcome.Delivered());
    }

    @ParameterizedTest
    @ValueSource(ints = {404, 410})
    void a_subscription_that_is_not_known_ends(int status) {
        assertThat(of(status, null, 1)).isEqualTo(new DeliveryOutcome.Gone());
    }

    @ParameterizedTest
    @ValueSource(ints = {301, 400, 401, 403, 413})
    void what_would_be_refused_again_is_not_tried_again(int status) {
        assertThat(of(status, "1", 1)).isEqualTo(new DeliveryOutcome.Exhausted());
    }

    @ParameterizedTest
    @ValueSource(ints = {429, 500, 503})
    void a_service_that_is_busy_is_asked_three_times(int status) {
        assertThat(of(status, null, 1)).isEqualTo(again(Duration.ofSeconds(5)));
        assertThat(of(status, null, 2)).isEqualTo(again(Duration.ofSeconds(30)));
        assertThat(of(status, null, 3)).isEqualTo(new DeliveryOutcome.Exhausted());
    }

    @Test
    void a_service_says_when_to_come_again() {
        assertThat(of(429, "120", 1)).isEqualTo(again(Duration.ofMinutes(2)));
        assertThat(of(503, "Fri, 1 May 2026 12:01:00 GMT", 2)).isEqualTo(again(Duration.ofMinutes(1)));
        assertThat(of(503, "Fri, 1 May 2026 11:00:00 GMT", 1)).isEqualTo(again(Duration.ZERO));
        assertThat(of(503, "soon", 1)).isEqualTo(again(Duration.ofSeconds(5)));
        assertThat(of(429, "7200", 1)).isEqualTo(new DeliveryOutcome.Exhausted());
    }

    @Test
    void no_answer_is_like_a_service_that_is_busy() {
        DeliveryResponse none = DeliveryResponse.not("no connection");
        assertThat(judged(job(vault, URL, null, 0), none)).isEqualTo(again(Duration.ofSeconds(5)));
        assertThat(judged(job(vault, URL, null, 2), none)).isEqualTo(new DeliveryOutcome.Exhausted());
    }

    @Test
    void nothing_is_sent_after_its_deadline() {
        DeliveryJob late = job(vault, URL, NOW.plusMillis(1), 0);
        assertThat(send(late).status()).isEqualTo(201);
        assertThat(judged(late, DeliveryResponse.with(429, "0"))).isEqualTo(again(Duration.ZERO));
        assertThat(judged(late, DeliveryResponse.with(429, "1"))).isEqualTo(new DeliveryOutcome.Exhausted());

        assertThat(deliveries
                        .send(late, NOW.plusMillis(1))
                        .await()
                        .atMost(Waits.MAX)
                        .error())
                .isEqualTo("its deadline has passed");
        assertThat(sent).containsExactly(URL);
    }

    @Test
    void what_no_key_opens_and_what_is_no_address_is_not_sent() {
        assertThat(send(job(vault("22"), URL, null, 0)).error()).contains("no key of this installation");
        DeliveryJob nowhere = job(vault, "no address at all", null, 0);
        assertThatThrownBy(() -> send(nowhere)).isInstanceOf(RuntimeException.class);
        assertThat(sent).isEmpty();
    }
}
