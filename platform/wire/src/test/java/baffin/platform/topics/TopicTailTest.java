package baffin.platform.topics;

import static baffin.platform.topics.FakeLog.FIRST;
import static baffin.platform.topics.FakeLog.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TopicTailTest {

    private static final Duration MAX = Duration.ofSeconds(30);

    private final FakeLog log = new FakeLog();
    private final Deque<FakeLog> connections = new ConcurrentLinkedDeque<>(List.of(log));
    private final List<String> keys = new CopyOnWriteArrayList<>();
    private TopicTail tail = tail(TopicTail.Start.BEGINNING);

    private TopicTail tail(TopicTail.Start start) {
        return new TopicTail(this::connect, List.of(FIRST, SECOND), start, record -> {
            keys.add(record.key());
            if (record.key().equals("unreadable")) {
                throw new IllegalArgumentException(record.key());
            }
        });
    }

    private Consumer<String, byte[]> connect() {
        FakeLog next = connections.poll();
        if (next == null) {
            throw new KafkaException("the broker is away");
        }
        return next;
    }

    private void awaitRead(TopicPartition partition, long end) throws Exception {
        tail.reached(Map.of(partition, end)).get(MAX.toMillis(), TimeUnit.MILLISECONDS);
    }

    @AfterEach
    void close() {
        tail.close();
    }

    @Test
    void a_tail_reads_what_there_is_and_then_what_comes() throws Exception {
        log.append(FIRST, 0, "a");
        log.append(SECOND, 0, "b");
        log.ends(SECOND, 4);
        assertThat(tail.isCaughtUp()).isFalse();
        tail.start();
        tail.awaitCaughtUp(MAX);
        assertThat(tail.isCaughtUp()).isTrue();
        assertThat(tail.isReading()).isTrue();
        assertThat(keys).containsExactlyInAnyOrder("a", "b");
        log.append(SECOND, 4, "c");
        awaitRead(SECOND, 5);
        assertThat(keys).endsWith("c").hasSize(3);
    }

    @Test
    void a_tail_from_the_end_reads_only_what_comes() throws Exception {
        log.append(FIRST, 0, "before");
        tail = tail(TopicTail.Start.END);
        tail.start();
        tail.awaitCaughtUp(MAX);
        log.append(FIRST, 1, "after");
        awaitRead(FIRST, 2);
        assertThat(keys).containsExactly("after");
    }

    @Test
    void nothing_is_reached_before_it_is_read() throws Exception {
        tail.start();
        CompletableFuture<Void> reached = tail.reached(Map.of(FIRST, 1L, SECOND, 1L));
        log.append(FIRST, 0, "a");
        awaitRead(FIRST, 1);
        assertThat(reached).isNotDone();
        log.append(SECOND, 0, "b");
        reached.get(MAX.toMillis(), TimeUnit.MILLISECONDS);
        assertThat(keys).containsExactly("a", "b");
    }

    @Test
    void a_tail_waits_for_a_broker_that_is_away_and_continues_where_it_was() throws Exception {
        connections.clear();
        tail.start();
        tail.awaitCaughtUp(Duration.ofMillis(1));
        assertThat(tail.isCaughtUp()).isFalse();
        assertThat(tail.isReading()).isFalse();
        log.append(FIRST, 0, "a");
        connections.add(log);
        awaitRead(FIRST, 1);

        FakeLog same = new FakeLog();
        same.append(FIRST, 0, "a");
        same.append(FIRST, 1, "b");
        connections.add(same);
        log.setPollException(new KafkaException("the connection is lost"));
        awaitRead(FIRST, 2);
        assertThat(keys).containsExactly("a", "b");
        assertThat(log.closed()).isTrue();
    }

    @Test
    void a_record_that_cannot_be_read_does_not_hold_up_the_others() throws Exception {
        log.append(FIRST, 0, "unreadable");
        log.append(FIRST, 1, "b");
        tail.start();
        awaitRead(FIRST, 2);
        assertThat(keys).containsExactly("unreadable", "b");
    }

    @Test
    void a_closed_tail_ends_and_gives_its_connection_back() {
        tail.start();
        tail.awaitCaughtUp(MAX);
        tail.close();
        assertThat(log.closed()).isTrue();
        assertThat(tail.isReading()).isFalse();
    }
}
