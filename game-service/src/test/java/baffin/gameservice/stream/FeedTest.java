package baffin.gameservice.stream;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.stream.Item;
import io.smallrye.mutiny.helpers.test.AssertSubscriber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FeedTest {

    @Test
    void a_client_gets_each_step_once_and_in_order() {
        Feed feed = new Feed();
        feed.offer(step(4));
        feed.offer(step(5));
        AssertSubscriber<Item> client = feed.after(4).subscribe().withSubscriber(AssertSubscriber.create(10));
        feed.offer(step(6));
        feed.offer(step(6));
        assertThat(client.getItems()).extracting(Item::version).containsExactly(5L, 6L);
    }

    @Test
    void a_client_that_does_not_read_is_cut_at_too_many_events() {
        Feed feed = new Feed();
        AssertSubscriber<Item> client = feed.after(0).subscribe().withSubscriber(AssertSubscriber.create(1));
        for (int version = 1; version <= 1 + Feed.EVENTS_MAX; version++) {
            feed.offer(step(version));
        }
        client.assertNotTerminated();
        feed.offer(step(2 + Feed.EVENTS_MAX));
        client.assertFailedWith(SlowClientException.class, "the client does not read its stream");
        assertThat(client.getItems()).hasSize(1);
    }

    @Test
    void a_client_that_does_not_read_is_cut_at_too_many_bytes() {
        Feed feed = new Feed();
        AssertSubscriber<Item> client = feed.after(0).subscribe().withSubscriber(AssertSubscriber.create(0));
        String large = "x".repeat(Feed.BYTES_MAX / 4);
        for (int version = 1; version <= 4; version++) {
            feed.offer(Item.of(version, "step", large));
        }
        client.assertNotTerminated();
        feed.offer(step(5));
        client.assertFailedWith(SlowClientException.class, "the client does not read its stream");
    }

    @Test
    void a_client_that_reads_late_gets_everything_within_the_bounds() {
        Feed feed = new Feed();
        AssertSubscriber<Item> client = feed.after(0).subscribe().withSubscriber(AssertSubscriber.create(0));
        for (int version = 1; version <= Feed.EVENTS_MAX; version++) {
            feed.offer(step(version));
        }
        client.request(Long.MAX_VALUE);
        assertThat(client.getItems()).hasSize(Feed.EVENTS_MAX);
    }

    @Test
    void only_an_idle_client_gets_a_heartbeat() {
        Feed feed = new Feed();
        AssertSubscriber<Item> client = feed.after(0).subscribe().withSubscriber(AssertSubscriber.create(10));
        feed.offer(step(1));
        feed.beat();
        assertThat(client.getItems()).noneMatch(Item::heartbeat);
        feed.beat();
        assertThat(client.getItems()).last().matches(Item::heartbeat);
    }

    @Test
    void a_stream_that_ends_gives_nothing_of_what_waits() {
        Feed feed = new Feed();
        feed.offer(step(1));
        AssertSubscriber<Item> client = feed.after(0).subscribe().withSubscriber(AssertSubscriber.create(0));
        feed.stop();
        feed.offer(step(2));
        client.assertCompleted().assertHasNotReceivedAnyItem();
    }

    @Test
    void what_waits_is_made_when_it_is_sent_and_none_of_it_once_the_client_may_see_no_more() {
        Feed feed = new Feed();
        List<Item> shown = new ArrayList<>(List.of(step(1)));
        feed.offer(1, 2, () -> Optional.of(shown.removeFirst()));
        feed.offer(2, 2, () -> shown.stream().findFirst());
        feed.offer(3, 2, () -> Optional.of(step(3)));
        AssertSubscriber<Item> client = feed.after(0).subscribe().withSubscriber(AssertSubscriber.create(5));
        client.assertCompleted().assertItems(step(1));
    }

    private static Item step(long version) {
        return Item.of(version, "step", "{}");
    }
}
