package baffin.gameservice.push.delivery;

import static baffin.gameservice.push.delivery.Sample.NOW;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.gameservice.notification.domain.Notices;
import baffin.gameservice.push.domain.VapidKey;
import baffin.gameservice.webhook.delivery.DeliveryResponse;
import baffin.platform.problem.ProblemException;
import baffin.platform.runtime.projection.Entry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.Test;

class PushFeedTest {

    private final Rows rows = new Rows();
    private final Clock clock = Clock.fixed(NOW, ZoneOffset.UTC);
    private final PushDispatcher dispatcher = new PushDispatcher(
            rows,
            new PushRequests(
                    VapidKey.of("12".repeat(32)), "mailto:host@league.example", (notice, language) -> notice.kind()),
            (url, headers, body) -> Uni.createFrom().item(DeliveryResponse.with(201)),
            Runnable::run,
            clock,
            new SimpleMeterRegistry());
    private final PushFeed feed = new PushFeed(rows, dispatcher, clock, new SimpleMeterRegistry());

    private static Entry entry(String key, long version, Duration age) {
        return new Entry(0, version, key, version, NOW.minus(age).toEpochMilli(), new byte[0]);
    }

    @Test
    void what_was_written_is_asked_for_once_and_sent() {
        rows.messages = List.of(Sample.message("https://push.example.org/good", "match"));
        feed.written(List.of(entry("match", 1, Duration.ZERO), entry("competitions/cup", 2, Duration.ZERO)));
        feed.written(List.of(entry("match", 1, Duration.ZERO)));

        feed.look();
        feed.look();

        assertThat(rows.asked).containsExactly(List.of(new Notices.Stored("match", 1), new Notices.Stored("cup", 2)));
        assertThat(rows.done).containsExactly("sent id of https://push.example.org/good");
    }

    @Test
    void what_is_older_than_ten_minutes_is_not_asked_for() {
        feed.written(List.of(entry("old", 1, PushFeed.AGE_MAX.plusMillis(1)), entry("new", 1, PushFeed.AGE_MAX)));

        feed.look();

        assertThat(rows.asked).containsExactly(List.of(new Notices.Stored("new", 1)));
    }

    @Test
    void what_cannot_be_read_yet_is_asked_for_again() {
        feed.written(List.of(entry("match", 1, Duration.ZERO)));
        rows.fault = ProblemException.unavailable("The database does not answer yet", 2);
        feed.look();
        rows.fault = null;

        feed.look();
        feed.look();

        List<Notices.Stored> step = List.of(new Notices.Stored("match", 1));
        assertThat(rows.asked).containsExactly(step, step);
    }

    @Test
    void what_nobody_asks_for_again_is_forgotten() {
        feed.forget();

        assertThat(rows.done).containsExactly("forgotten " + NOW.minus(Duration.ofMinutes(20)));
    }
}
