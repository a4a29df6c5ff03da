package baffin.gameservice.push.delivery;

import static baffin.gameservice.push.delivery.Sample.NOW;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import baffin.gameservice.Browser;
import baffin.gameservice.notification.domain.NoticeKind;
import baffin.gameservice.notification.domain.Notices;
import baffin.gameservice.push.domain.PushMessage;
import baffin.gameservice.push.domain.VapidKey;
import baffin.gameservice.webhook.delivery.DeliveryResponse;
import baffin.testkit.Waits;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.time.ZoneOffset;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

class PushDispatcherTest {

    private final Rows rows = new Rows();
    private final List<String> sent = new CopyOnWriteArrayList<>();
    private final Map<String, Deque<DeliveryResponse>> answers = new HashMap<>();
    private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
    private final PushDispatcher dispatcher = new PushDispatcher(
            rows,
            new PushRequests(
                    VapidKey.of("12".repeat(32)), "mailto:host@league.example", (notice, language) -> notice.kind()),
            this::post,
            Runnable::run,
            Clock.fixed(NOW.plusSeconds(60), ZoneOffset.UTC),
            meters);

    private Uni<DeliveryResponse> post(String url, Map<String, String> headers, byte[] body) {
        sent.add(url);
        Deque<DeliveryResponse> next = answers.getOrDefault(url, new ArrayDeque<>());
        return Uni.createFrom().item(next.isEmpty() ? DeliveryResponse.with(201) : next.removeFirst());
    }

    private void answering(String url, DeliveryResponse... inTurn) {
        answers.put(url, new ArrayDeque<>(List.of(inTurn)));
    }

    private double count(String outcome) {
        return meters.counter("baffin.push.messages", "outcome", outcome).count();
    }

    private static PushMessage to(String url) {
        return Sample.message(url, "match");
    }

    @Test
    void what_is_taken_is_noted_and_what_is_not_known_ends() {
        answering("https://push.example.org/gone", DeliveryResponse.with(410));

        dispatcher.offer(List.of(to("https://push.example.org/gone"), to("https://push.example.org/good")));

        assertThat(rows.done)
                .containsExactly(
                        "ended id of https://push.example.org/gone", "sent id of https://push.example.org/good");
        assertThat(count("Ended")).isEqualTo(1);
        assertThat(count("Sent")).isEqualTo(1);
    }

    @Test
    void a_busy_service_is_asked_again_when_it_says_and_given_up_after_the_third_time() {
        DeliveryResponse busy = DeliveryResponse.with(503, "0");
        answering("https://push.example.org/a", DeliveryResponse.with(429, "0"), busy);
        answering("https://push.example.org/b", busy, busy, busy);

        dispatcher.offer(List.of(to("https://push.example.org/a"), to("https://push.example.org/b")));

        await().atMost(Waits.MAX).untilAsserted(() -> {
            assertThat(count("Sent")).isEqualTo(1);
            assertThat(count("Dropped")).isEqualTo(1);
        });
        assertThat(sent).hasSize(6);
        assertThat(rows.done).containsExactly("sent id of https://push.example.org/a");
        assertThat(count("Again")).isEqualTo(4);
    }

    @Test
    void what_comes_after_its_deadline_is_not_sent() {
        Notices.Listed late = Sample.notice(NoticeKind.YOUR_TURN, "match", NOW.plusSeconds(30));

        dispatcher.offer(List.of(Sample.message(new Browser(), "https://push.example.org/late", late)));

        assertThat(sent).isEmpty();
        assertThat(count("Dropped")).isEqualTo(1);
    }

    @Test
    void a_fault_of_ours_holds_up_nobody() {
        dispatcher.offer(List.of(to("no address at all"), to("https://push.example.org/good")));

        assertThat(sent).containsExactly("https://push.example.org/good");
    }

    @Test
    void nothing_is_sent_after_the_end() {
        dispatcher.close();

        dispatcher.offer(List.of(to("https://push.example.org/good")));

        assertThat(sent).isEmpty();
        assertThat(meters.get("baffin.push.waiting").gauge().value()).isEqualTo(1);
    }
}
