package baffin.rules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.match.GameRegistry;
import baffin.match.chance.Seed;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.SeatHolder;
import baffin.platform.match.GameModules;
import baffin.platform.runtime.decider.DeciderObserver;
import baffin.platform.runtime.decider.DeciderSpec;
import baffin.platform.runtime.decider.StableIds;
import baffin.platform.runtime.decider.commit.CommitListener;
import baffin.platform.runtime.decider.commit.CommitNotifyingProducer;
import baffin.platform.runtime.decider.commit.Committed;
import baffin.platform.runtime.decider.guard.FreshThreads;
import baffin.platform.runtime.decider.guard.Guard;
import baffin.platform.runtime.decider.guard.PoisonRecords;
import baffin.platform.runtime.decider.guard.Pulse;
import baffin.platform.runtime.decider.port.OwnRecords;
import baffin.platform.topics.TopicAdmin;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import baffin.platform.wire.Trees;
import baffin.rules.Starts;
import baffin.rules.TestMatches;
import baffin.testing.ToyGame;
import baffin.testkit.backend.TestBroker;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.streams.KafkaClientSupplier;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.processor.internals.DefaultKafkaClientSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Replies and records that are handed over in the process, on a broker of the test's own. */
@Tag("faults")
class HandOverTest {

    private static final Duration PATIENCE = Duration.ofSeconds(120);
    private static final Duration QUIET = Duration.ofMillis(500);
    private static final AtomicInteger MATCHES = new AtomicInteger();

    @TempDir
    private static Path directory;

    private static TestBroker broker;

    private final String match = "m" + MATCHES.incrementAndGet();
    private final BlockingQueue<Reply> replies = new LinkedBlockingQueue<>();
    private final List<Committed> committed = new CopyOnWriteArrayList<>();
    // what a process does after its end
    private final AtomicBoolean ended = new AtomicBoolean();
    private @Nullable KafkaStreams streams;

    @BeforeAll
    static void start() throws Exception {
        broker = TestBroker.start(directory);
        TopicAdmin.ensure(broker.access(), Topics.PARTITIONS_APART);
    }

    @AfterAll
    static void stop() {
        broker.close();
    }

    @AfterEach
    void close() {
        if (streams != null) {
            streams.close(Duration.ofSeconds(20));
        }
    }

    private void settle(Reply reply) {
        if (!ended.get()) {
            replies.add(reply);
        }
    }

    private CommitListener listener() {
        return new CommitListener() {

            @Override
            public String topic() {
                return Topics.MATCH_EVENTS;
            }

            @Override
            public void committed(List<Committed> records) {
                committed.addAll(records);
            }
        };
    }

    private void run(KafkaClientSupplier clients) {
        DeciderSpec spec = MatchTopology.SPEC;
        Properties settings = new Properties();
        settings.putAll(Map.of(
                "application.id",
                "hand-over",
                "bootstrap.servers",
                broker.bootstrap(),
                "processing.guarantee",
                "exactly_once_v2",
                "commit.interval.ms",
                5,
                "poll.ms",
                1,
                "consumer.auto.offset.reset",
                "earliest",
                // the next test's instance takes the place of the one before at once
                "consumer.group.instance.id",
                "hand-over-0",
                "consumer.session.timeout.ms",
                8000,
                "producer.retry.backoff.ms",
                1,
                "state.dir",
                directory.resolve("state").toString()));
        KafkaStreams running = new KafkaStreams(
                MatchTopology.of(
                        spec,
                        new GameModules(GameRegistry.of(List.of(new ToyGame()))),
                        () -> Seed.fromText("1"),
                        DeciderObserver.NONE,
                        new Guard(PoisonRecords.shared(), new Pulse(), () -> true),
                        new OwnRecords(0, this::settle)),
                settings,
                clients);
        running.setUncaughtExceptionHandler(new FreshThreads(new Pulse()));
        streams = running;
        running.start();
    }

    private void started() {
        MatchSetup setup = new MatchSetup(
                "toy", Map.of("heap", "1000"), List.of(new SeatHolder("p0", false), new SeatHolder("p1", true)));
        TestMatches.send(broker.bootstrap(), Topics.LOBBY_EVENTS, match, Starts.json(Starts.of(setup, "p0", null)));
    }

    private void send(String id, int instance, long ticket) {
        CommandEnvelope command = CommandEnvelope.command(
                        match, id, "p0", null, Trees.trusted(bytes("{\"type\":\"Take\",\"stones\":1}")))
                .answeredAt(instance, ticket);
        TestMatches.send(
                broker.bootstrap(), Topics.MATCH_COMMANDS, match, new String(command.bytes(), StandardCharsets.UTF_8));
    }

    /** The next reply to a command of this test's match. */
    private Reply reply() throws InterruptedException {
        return Objects.requireNonNull(replies.poll(PATIENCE.toMillis(), TimeUnit.MILLISECONDS), "no reply");
    }

    private List<ConsumerRecord<String, byte[]>> events() {
        return TestMatches.all(broker.bootstrap(), Topics.MATCH_EVENTS).stream()
                .filter(record -> match.equals(record.key()))
                .toList();
    }

    private List<ConsumerRecord<String, byte[]>> replies() {
        return TestMatches.all(broker.bootstrap(), Topics.REPLIES_RULES).stream()
                .filter(record -> match.equals(record.key()))
                .toList();
    }

    @Test
    void a_reply_to_this_instance_comes_once_the_log_has_its_event_and_others_go_through_the_log() throws Exception {
        run(new StableIds("hand-over", 0, List.of(listener())));
        started();
        send("a", 0, 1);

        Reply mine = reply();

        assertThat(mine).returns(true, Reply::accepted).returns(false, Reply::repeated);
        assertThat(events()).hasSize((int) mine.version());
        send("b", 1, 2);
        send("c", 0, 3);
        assertThat(reply().commandId()).isEqualTo("c");
        assertThat(replies()).singleElement().satisfies(record -> {
            assertThat(record.partition()).isEqualTo(1);
            assertThat(Reply.read(record.value()).commandId()).isEqualTo("b");
        });
        assertThat(replies).isEmpty();
    }

    @Test
    void what_a_listener_hears_is_what_the_log_holds_and_each_record_names_the_one_before() throws Exception {
        run(new StableIds("hand-over", 0, List.of(listener())));
        started();
        for (int number = 0; number < 20; number++) {
            send("c" + number, 0, number);
            assertThat(reply()).returns(true, Reply::accepted).returns(false, Reply::repeated);
        }

        List<ConsumerRecord<String, byte[]>> logged = events();

        List<Committed> mine = committed.stream()
                .filter(each -> match.equals(each.record().key()))
                .toList();
        assertThat(mine).hasSameSizeAs(logged);
        for (int number = 0; number < logged.size(); number++) {
            ConsumerRecord<String, byte[]> seen = mine.get(number).record();
            assertThat(seen.partition()).isEqualTo(logged.get(number).partition());
            assertThat(seen.offset()).isEqualTo(logged.get(number).offset());
            assertThat(seen.timestamp()).isEqualTo(logged.get(number).timestamp());
            assertThat(seen.value()).isEqualTo(logged.get(number).value());
            assertThat(seen.headers()).isEqualTo(logged.get(number).headers());
            if (number > 0) {
                assertThat(mine.get(number).after())
                        .isEqualTo(logged.get(number - 1).offset());
            }
        }
    }

    @Test
    void an_aborted_transaction_hands_over_nothing_and_the_next_try_once() throws Exception {
        FailingCommits clients = new FailingCommits(listener());
        run(clients);
        started();
        send("a", 0, 1);
        assertThat(reply().version()).isEqualTo(2);
        clients.failures.set(1);

        send("b", 0, 2);

        assertThat(reply().version()).isEqualTo(3);
        assertThat(clients.failures).hasValue(0);
        send("c", 0, 3);
        assertThat(reply().version()).isEqualTo(4);
        assertThat(replies.poll(QUIET.toMillis(), TimeUnit.MILLISECONDS)).isNull();
        assertThat(committed.stream().map(each -> each.record().offset()))
                .containsExactlyElementsOf(
                        events().stream().map(ConsumerRecord::offset).toList());
    }

    @Test
    void a_process_that_ends_between_commit_and_hand_over_leaves_the_answer_to_a_repeat() throws Exception {
        run(new StableIds("hand-over", 0, List.of(listener())));
        started();
        send("a", 0, 1);
        assertThat(reply().version()).isEqualTo(2);
        ended.set(true);
        send("b", 0, 2);
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (events().size() < 3 && System.nanoTime() < end) {
            Thread.sleep(50);
        }
        close();
        ended.set(false);
        assertThat(replies).isEmpty();

        run(new StableIds("hand-over", 0, List.of()));
        send("b", 0, 3);

        Reply again = reply();
        assertThat(again).returns(true, Reply::accepted).returns(true, Reply::repeated);
        assertThat(again.version()).isEqualTo(3);
        assertThat(again.ticket()).isEqualTo(3);
        assertThat(events()).hasSize(3);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Producers whose next commits fail before the broker hears of them. */
    private static final class FailingCommits extends DefaultKafkaClientSupplier {

        private final AtomicInteger failures = new AtomicInteger();
        private final CommitListener listener;

        private FailingCommits(CommitListener listener) {
            this.listener = listener;
        }

        @Override
        public Producer<byte[], byte[]> getProducer(Map<String, Object> config) {
            var real =
                    new KafkaProducer<>(new HashMap<>(config), new ByteArraySerializer(), new ByteArraySerializer()) {

                        @Override
                        public void commitTransaction() {
                            if (failures.getAndUpdate(count -> Math.max(0, count - 1)) > 0) {
                                throw new KafkaException("the broker has heard nothing");
                            }
                            super.commitTransaction();
                        }
                    };
            return new CommitNotifyingProducer(real, List.of(listener));
        }
    }
}
