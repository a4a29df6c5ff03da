package baffin.platform.runtime.decider.commit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.Cluster;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is told of transactions, and when. */
class CommitNotifyingProducerTest {

    private static final String EVENTS = "events";
    private static final String OTHER = "other";

    private final MockProducer<byte[], byte[]> inner =
            new MockProducer<>(cluster(), true, null, new ByteArraySerializer(), new ByteArraySerializer());
    private final List<Committed> committed = new ArrayList<>();
    private final CommitNotifyingProducer producer = new CommitNotifyingProducer(inner, List.of(listener()));
    private final AfterCommit hook = AfterCommit.ofThisThread();
    private final List<String> done = new ArrayList<>();

    private static Cluster cluster() {
        List<PartitionInfo> partitions = Stream.of(EVENTS, OTHER)
                .flatMap(topic -> Stream.of(0, 1).map(number -> new PartitionInfo(topic, number, null, null, null)))
                .toList();
        return new Cluster("cluster", List.of(), partitions, Set.of(), Set.of());
    }

    private CommitListener listener() {
        return new CommitListener() {

            @Override
            public String topic() {
                return EVENTS;
            }

            @Override
            public void committed(List<Committed> records) {
                committed.addAll(records);
            }
        };
    }

    @BeforeEach
    void begin() {
        producer.initTransactions();
        producer.beginTransaction();
    }

    @AfterEach
    void forget() {
        hook.drop();
    }

    private void send(String topic, int partition, String value) {
        byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
        assertThat(producer.send(new ProducerRecord<>(topic, partition, bytes, bytes)))
                .isDone();
    }

    private void commit() {
        producer.commitTransaction();
        producer.beginTransaction();
    }

    private List<String> values() {
        return committed.stream().map(each -> each.record().key()).toList();
    }

    @Test
    void nothing_is_done_or_told_before_the_commit_and_all_of_it_once_after() {
        hook.add(this, () -> done.add("a"));
        send(EVENTS, 0, "x");
        hook.add(this, () -> done.add("b"));
        producer.flush();
        assertThat(done).isEmpty();
        assertThat(committed).isEmpty();

        commit();
        commit();

        assertThat(done).containsExactly("a", "b");
        assertThat(values()).containsExactly("x");
    }

    @Test
    void records_are_told_before_anybody_gets_an_answer() {
        hook.add(this, () -> assertThat(values()).containsExactly("x"));
        hook.add(this, () -> done.add("answered"));
        send(EVENTS, 0, "x");

        commit();

        assertThat(done).containsExactly("answered");
    }

    @Test
    void an_aborted_transaction_does_nothing_and_the_next_one_does_its_own() {
        hook.add(this, () -> done.add("first try"));
        send(EVENTS, 0, "first try");
        producer.abortTransaction();
        producer.beginTransaction();
        hook.add(this, () -> done.add("second try"));
        send(EVENTS, 0, "second try");

        commit();

        assertThat(done).containsExactly("second try");
        assertThat(values()).containsExactly("second try");
    }

    @Test
    void a_commit_of_which_nobody_knows_counts_as_none() {
        hook.add(this, () -> done.add("lost"));
        send(EVENTS, 0, "lost");
        inner.commitTransactionException = new TimeoutException("no answer");
        assertThatThrownBy(producer::commitTransaction).isInstanceOf(TimeoutException.class);
        inner.commitTransactionException = null;

        producer.commitTransaction();

        assertThat(done).isEmpty();
        assertThat(committed).isEmpty();
    }

    @Test
    void a_closed_producer_takes_what_was_open_with_it() {
        hook.add(this, () -> done.add("open"));

        producer.close();
        hook.committed();

        assertThat(done).isEmpty();
    }

    @Test
    void a_task_that_ends_leaves_nothing_behind_and_the_others_keep_theirs() {
        hook.add("one", () -> done.add("one"));
        hook.add("two", () -> done.add("two"));
        hook.drop("one", 0);

        commit();

        assertThat(done).containsExactly("two");
    }

    @Test
    void a_fault_in_telling_reaches_neither_the_producer_nor_the_others() {
        hook.add(this, () -> {
            throw new IllegalStateException("nobody there");
        });
        hook.add(this, () -> done.add("next"));

        commit();

        assertThat(done).containsExactly("next");
    }

    @Test
    void a_listener_hears_its_topic_in_order_with_the_place_of_each_record_and_of_the_one_before() {
        send(EVENTS, 0, "a");
        send(OTHER, 0, "no");
        send(EVENTS, 1, "b");
        send(EVENTS, 0, "c");
        commit();
        send(EVENTS, 0, "d");
        commit();

        assertThat(committed)
                .extracting(
                        each -> each.record().key(),
                        each -> each.record().partition(),
                        each -> each.record().offset(),
                        Committed::after)
                .containsExactly(
                        tuple("a", 0, 0L, Committed.UNKNOWN),
                        tuple("b", 1, 0L, Committed.UNKNOWN),
                        tuple("c", 0, 1L, 0L),
                        tuple("d", 0, 2L, 1L));
        assertThat(new String(committed.getFirst().record().value(), StandardCharsets.UTF_8))
                .isEqualTo("a");
    }

    @Test
    void after_an_abort_or_a_task_that_came_or_went_others_may_have_written_in_between() {
        send(EVENTS, 0, "a");
        commit();
        producer.abortTransaction();
        producer.beginTransaction();
        send(EVENTS, 0, "b");
        commit();
        hook.drop("a task", 1);
        hook.drop("another", 0);
        send(EVENTS, 0, "c");
        send(EVENTS, 0, "d");
        commit();

        assertThat(committed)
                .extracting(Committed::after)
                .containsExactly(
                        Committed.UNKNOWN,
                        Committed.UNKNOWN,
                        Committed.UNKNOWN,
                        committed.get(2).record().offset());
    }
}
