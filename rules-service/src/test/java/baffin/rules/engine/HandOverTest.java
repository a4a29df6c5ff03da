package baffin.rules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.match.GameRegistry;
import baffin.match.chance.Seed;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.SeatHolder;
import baffin.platform.match.GameModules;
import baffin.platform.runtime.decider.DeciderObserver;
import baffin.platform.runtime.decider.loop.Committed;
import baffin.platform.runtime.decider.loop.DeciderRuntime;
import baffin.platform.runtime.decider.loop.DeciderSettings;
import baffin.platform.runtime.decider.port.CommandPort;
import baffin.platform.topics.TopicAdmin;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CloudEvents;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import baffin.platform.wire.Trees;
import baffin.rules.Starts;
import baffin.rules.TestMatches;
import baffin.testing.ToyGame;
import baffin.testkit.backend.TestBroker;
import io.smallrye.mutiny.Uni;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.RemoveMembersFromConsumerGroupOptions;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Deciders of matches on a broker of the test's own: what is handed over in the process, and between instances. */
@Tag("faults")
class HandOverTest {

    private static final Duration PATIENCE = Duration.ofSeconds(120);
    /** Whoever does not poll for so long has left the group; shorter than an outage, which would be a step. */
    private static final Map<String, Object> POLLS = Map.of("max.poll.interval.ms", 10_000);

    private static final AtomicInteger MATCHES = new AtomicInteger();

    @TempDir
    private static Path directory;

    private static TestBroker broker;

    private final String match = "m" + MATCHES.incrementAndGet();
    private final List<Committed> committed = new CopyOnWriteArrayList<>();
    private final List<Instance> running = new ArrayList<>();

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
    void close() throws Exception {
        running.forEach(Instance::close);
        // static members stay until their sessions end, and with them the partitions that the next test's instance
        // needs
        try (Admin admin = Admin.create(broker.access().with(Map.of()))) {
            admin.removeMembersFromConsumerGroup("rules", new RemoveMembersFromConsumerGroupOptions())
                    .all()
                    .get();
        }
    }

    /** One rules-service without HTTP. */
    private final class Instance implements AutoCloseable {

        private final CommandPort port;
        private final DeciderRuntime runtime;

        Instance(int ordinal, DeciderObserver observer) throws InterruptedException {
            port = new CommandPort(
                    (key, json, headers) -> {
                        TestMatches.send(
                                broker.bootstrap(),
                                Topics.MATCH_COMMANDS,
                                key,
                                new String(json, StandardCharsets.UTF_8));
                        return Uni.createFrom().voidItem();
                    },
                    CloudEvents.COMMAND,
                    "/rules",
                    ordinal,
                    Clock.systemUTC(),
                    (account, seen) -> Uni.createFrom().voidItem(),
                    reply -> List.of(),
                    new CommandPort.Bounds(100, PATIENCE));
            runtime = new DeciderRuntime(
                    new DeciderSettings("rules", broker.access(), ordinal, POLLS),
                    MatchDecisions.SPEC,
                    port,
                    List.of(committed::addAll),
                    MatchDecisions.each(
                            new GameModules(GameRegistry.of(List.of(new ToyGame()))), () -> Seed.fromText("1")),
                    observer,
                    () -> true);
            runtime.start();
            running.add(this);
            while (!runtime.ready()) {
                Thread.sleep(20);
            }
        }

        Uni<Reply> take(String id) {
            byte[] body = "{\"type\":\"Take\",\"stones\":1}".getBytes(StandardCharsets.UTF_8);
            return port.ask(CommandEnvelope.command(match, id, "p0", null, Trees.trusted(body)))
                    .map(reply -> reply.orElseThrow());
        }

        Reply taken(String id) {
            return take(id).await().atMost(PATIENCE);
        }

        @Override
        public void close() {
            runtime.close();
        }
    }

    private void started() throws InterruptedException {
        MatchSetup setup = new MatchSetup(
                "toy", Map.of("heap", "1000"), List.of(new SeatHolder("p0", false), new SeatHolder("p1", true)));
        TestMatches.send(broker.bootstrap(), Topics.LOBBY_EVENTS, match, Starts.json(Starts.of(setup, "p0", null)));
        while (events().isEmpty()) {
            Thread.sleep(20);
        }
    }

    private List<ConsumerRecord<String, byte[]>> of(String topic) {
        return TestMatches.all(broker.bootstrap(), topic).stream()
                .filter(record -> match.equals(record.key()))
                .toList();
    }

    private List<ConsumerRecord<String, byte[]>> events() {
        return of(Topics.MATCH_EVENTS);
    }

    @Test
    void a_command_of_this_process_is_answered_once_the_log_has_its_event_and_is_no_record_itself() throws Exception {
        Instance instance = new Instance(0, DeciderObserver.NONE);
        started();

        Reply reply = instance.taken("a");

        assertThat(reply).returns(true, Reply::accepted).returns(false, Reply::repeated);
        assertThat(events()).hasSize((int) reply.version());
        assertThat(of(Topics.MATCH_COMMANDS)).isEmpty();
        assertThat(of(Topics.REPLIES_RULES)).isEmpty();
    }

    @Test
    void what_a_listener_hears_is_what_the_log_holds_and_each_record_names_the_one_before() throws Exception {
        Instance instance = new Instance(0, DeciderObserver.NONE);
        started();
        for (int number = 0; number < 20; number++) {
            assertThat(instance.taken("c" + number))
                    .returns(true, Reply::accepted)
                    .returns(false, Reply::repeated);
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
    void a_new_life_knows_what_the_one_before_has_accepted() throws Exception {
        Instance first = new Instance(0, DeciderObserver.NONE);
        started();
        first.taken("a");
        assertThat(first.taken("b").version()).isEqualTo(3);
        first.close();

        Reply again = new Instance(0, DeciderObserver.NONE).taken("b");

        assertThat(again).returns(true, Reply::accepted).returns(true, Reply::repeated);
        assertThat(again.version()).isEqualTo(3);
        assertThat(events()).hasSize(3);
    }

    @Test
    void an_owner_that_slept_while_another_took_its_partitions_commits_nothing_of_what_its_process_asked()
            throws Exception {
        CountDownLatch asleep = new CountDownLatch(1);
        CountDownLatch awake = new CountDownLatch(1);
        Instance first = new Instance(0, new DeciderObserver() {
            @Override
            public void answered(CommandEnvelope command, Reply reply) {
                if (command.commandId().equals("b") && asleep.getCount() > 0) {
                    asleep.countDown();
                    uninterruptibly(awake);
                }
            }
        });
        started();
        first.taken("a");
        List<Reply> late = new CopyOnWriteArrayList<>();
        first.take("b").subscribe().with(late::add);
        asleep.await();

        Instance second = new Instance(1, DeciderObserver.NONE);
        Reply other = second.taken("c");

        assertThat(late).isEmpty();
        awake.countDown();
        while (late.isEmpty()) {
            Thread.sleep(20);
        }
        assertThat(late.getFirst().version()).isEqualTo(other.version() + 1);
        assertThat(events()).hasSize((int) late.getFirst().version());
    }

    private static void uninterruptibly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
