package baffin.platform.runtime.decider.loop;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.runtime.decider.DeciderObserver;
import baffin.platform.runtime.decider.DeciderSpec;
import baffin.platform.runtime.decider.aggregate.DeciderAggregate;
import baffin.platform.runtime.decider.guard.Guard;
import baffin.platform.runtime.decider.guard.PoisonRecords;
import baffin.platform.runtime.decider.guard.Pulse;
import baffin.platform.runtime.decider.loop.SimulatedLog.Fate;
import baffin.platform.runtime.decider.port.CommandPort;
import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CloudEvents;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import io.smallrye.mutiny.Uni;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.utils.Utils;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Two instances on one log, with everything that may go wrong between them; a failing seed is printed. */
class DeciderLoopTest {

    private static final int PARTITIONS = 3;
    private static final int SEEDS = 300;
    private static final int STEPS = 120;
    private static final int KEYS = 5;

    private static final DeciderSpec SPEC = new DeciderSpec(
            "tally",
            "/test",
            Topics.MATCH_COMMANDS,
            Topics.MATCH_EVENTS,
            Topics.REPLIES_RULES,
            Topics.MATCH_COMMANDS_REJECTED,
            null,
            CloudEvents.COMMAND,
            CloudEvents.REPLY,
            Duration.ofDays(7));

    private final SimulatedLog log = new SimulatedLog(SPEC.commands(), PARTITIONS);
    private final List<Instance> instances = List.of(new Instance(0), new Instance(1));
    private final Map<String, CompletableFuture<Optional<Reply>>> waiting = new HashMap<>();

    /** One process. */
    private final class Instance {

        private final int ordinal;
        private CommandPort port;
        private DeciderLoop<Tally.Count> loop;
        private DeciderLoop<Tally.Count>.@Nullable Life life;
        private final List<Committed> notified = new ArrayList<>();
        private boolean turning;

        Instance(int ordinal) {
            this.ordinal = ordinal;
            port = port();
            loop = loop();
        }

        private CommandPort port() {
            return new CommandPort(
                    (key, json, headers) -> {
                        log.append(partition(key), key, json);
                        return Uni.createFrom().voidItem();
                    },
                    CloudEvents.COMMAND,
                    "/test",
                    ordinal,
                    Clock.systemUTC(),
                    (account, seen) -> Uni.createFrom().voidItem(),
                    reply -> List.of(),
                    new CommandPort.Bounds(1_000, Duration.ofMinutes(10)));
        }

        private DeciderLoop<Tally.Count> loop() {
            DeciderLoop<Tally.Count> fresh = new DeciderLoop<>(
                    new DeciderSettings("test", KafkaAccess.open("nowhere:1"), ordinal),
                    SPEC,
                    log.of(ordinal),
                    () -> {
                        Tally tally = new Tally();
                        DeciderAggregate<String, Tally.Count, Tally.Added, String> one =
                                new DeciderAggregate<>(tally, tally);
                        return key -> one;
                    },
                    DeciderObserver.NONE,
                    new Guard(new PoisonRecords(), new Pulse(), () -> true),
                    port,
                    List.of(notified::addAll));
            port.decidesWith(fresh);
            return fresh;
        }

        /** Takes what waits; false when that has failed, and all is begun anew with the next turn. */
        boolean turn() {
            DeciderLoop<Tally.Count>.Life now = life == null ? loop.new Life() : life;
            life = now;
            turning = true;
            try {
                now.turn();
                return true;
            } catch (KafkaException fault) {
                now.close();
                life = null;
                return false;
            } finally {
                turning = false;
            }
        }

        /** Loses its memory and all waiting requests. */
        void crash() {
            life = null;
            port = port();
            loop = loop();
        }

        void ask(String key, String id) {
            CompletableFuture<Optional<Reply>> answer = new CompletableFuture<>();
            waiting.put(ordinal + "/" + waiting.size() + "/" + id, answer);
            port.ask(CommandEnvelope.command(key, id, "ann", null, Reply.empty()))
                    .subscribe()
                    .with(answer::complete);
        }
    }

    private static int partition(String key) {
        return Utils.toPositive(Utils.murmur2(key.getBytes(StandardCharsets.UTF_8))) % PARTITIONS;
    }

    private void give(int partition, int instance) {
        log.give(partition, instance);
    }

    private void givesAll(int instance) {
        for (int number = 0; number < PARTITIONS; number++) {
            give(number, instance);
        }
    }

    /** Until nothing waits any more. */
    private void settle() {
        log.commitsEnd(Fate.DONE);
        for (int count = 0; count < 20; count++) {
            instances.forEach(Instance::turn);
        }
        assertThat(log.pending()).isZero();
    }

    private Optional<Reply> answer(String id) {
        return waiting.entrySet().stream()
                .filter(entry -> entry.getKey().endsWith("/" + id))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseThrow()
                .join();
    }

    private boolean answered(String id) {
        return waiting.entrySet().stream()
                .anyMatch(entry ->
                        entry.getKey().endsWith("/" + id) && entry.getValue().isDone());
    }

    @Test
    void a_command_of_this_process_never_enters_the_commands_topic() {
        givesAll(0);
        instances.getFirst().turn();
        instances.getFirst().ask("a", "one");
        assertThat(instances.getFirst().turn()).isTrue();
        assertThat(answer("one"))
                .hasValueSatisfying(reply -> assertThat(reply.version()).isEqualTo(1));
        assertThat(log.values(SPEC.commands())).isEmpty();
        assertThat(log.values(SPEC.replies())).isEmpty();
        assertThat(log.values(SPEC.events())).containsEntry("a", List.of("one"));
    }

    @Test
    void a_command_to_another_instance_goes_through_the_log_and_so_does_its_reply() {
        givesAll(1);
        instances.forEach(Instance::turn);
        instances.getFirst().ask("a", "one");
        assertThat(log.pending()).isEqualTo(1);
        instances.get(1).turn();
        assertThat(log.values(SPEC.replies())).containsOnlyKeys("a");
        assertThat(log.values(SPEC.events())).containsEntry("a", List.of("one"));
    }

    @Test
    void an_owner_that_was_replaced_and_holds_commands_of_its_process_alone_commits_and_answers_nothing() {
        givesAll(0);
        Instance zombie = instances.getFirst();
        Instance heir = instances.get(1);
        zombie.turn();
        zombie.ask("a", "one");
        zombie.turn();
        zombie.ask("a", "two");
        log.meanwhile(() -> {
            givesAll(1);
            heir.turn();
            heir.ask("a", "other");
            heir.turn();
        });

        assertThat(zombie.turn()).isFalse();

        assertThat(log.values(SPEC.events())).containsEntry("a", List.of("one", "other"));
        assertThat(answered("two")).isFalse();
        settle();
        assertThat(log.values(SPEC.events())).containsEntry("a", List.of("one", "other", "two"));
    }

    @Test
    void a_probe_is_answered_by_no_owner_that_was_replaced() {
        givesAll(0);
        Instance zombie = instances.getFirst();
        zombie.turn();
        CompletableFuture<Optional<Reply>> probe = new CompletableFuture<>();
        zombie.port.ask(CommandEnvelope.probe("a", "other", "ann")).subscribe().with(probe::complete);
        log.meanwhile(() -> {
            givesAll(1);
            instances.get(1).turn();
            instances.get(1).ask("a", "other");
            instances.get(1).turn();
        });
        assertThat(zombie.turn()).isFalse();
        assertThat(probe).isNotDone();
    }

    @ParameterizedTest
    @EnumSource(
            value = Fate.class,
            names = {"ABORTED", "UNKNOWN"})
    void whoever_waits_is_answered_by_the_next_try_and_the_log_has_one_record(Fate fate) {
        givesAll(0);
        Instance instance = instances.getFirst();
        instance.turn();
        instance.ask("a", "one");
        log.commitsEnd(fate);
        assertThat(instance.turn()).isFalse();
        assertThat(answered("one")).isFalse();
        log.commitsEnd(Fate.DONE);
        instance.turn();
        assertThat(answer("one"))
                .hasValueSatisfying(reply -> assertThat(reply)
                        .returns(true, Reply::accepted)
                        .returns(fate == Fate.UNKNOWN, Reply::repeated));
        assertThat(log.values(SPEC.events())).containsEntry("a", List.of("one"));
        assertThat(instance.notified).hasSize(fate == Fate.UNKNOWN ? 0 : 1);
    }

    @Test
    void each_record_names_the_one_before_it() {
        givesAll(0);
        Instance instance = instances.getFirst();
        for (String id : List.of("one", "two", "three")) {
            instance.turn();
            instance.ask("a", id);
        }
        instance.turn();
        assertThat(instance.notified).extracting(Committed::after).containsExactly(Committed.UNKNOWN, 0L, 1L);
        give(partition("a"), 1);
        settle();
        give(partition("a"), 0);
        settle();
        instance.ask("a", "four");
        settle();
        assertThat(instance.notified.getLast().after()).isEqualTo(Committed.UNKNOWN);
    }

    @Test
    void a_partition_that_stays_is_kept_and_one_that_comes_back_is_read_again() {
        givesAll(0);
        Instance instance = instances.getFirst();
        instance.turn();
        instance.ask("a", "one");
        instance.turn();
        // another partition moves: this one stays in the next generation
        give((partition("a") + 1) % PARTITIONS, 1);
        instance.turn();
        instance.ask("a", "two");
        instance.turn();
        // and now it was away for a generation that this instance has not seen
        give(partition("a"), 1);
        instances.get(1).turn();
        instances.get(1).ask("a", "three");
        instances.get(1).turn();
        give(partition("a"), 0);
        settle();
        instance.ask("a", "four");
        settle();
        assertThat(log.values(SPEC.events())).containsEntry("a", List.of("one", "two", "three", "four"));
    }

    @Test
    void whatever_fails_every_answer_is_borne_out_by_the_log() {
        for (int seed = 0; seed < SEEDS; seed++) {
            DeciderLoopTest one = new DeciderLoopTest();
            Set<String> faults = one.play(new Random(seed));
            assertThat(faults).as("seed %d", seed).isEmpty();
        }
    }

    private Set<String> play(Random random) {
        givesAll(0);
        int ids = 0;
        for (int step = 0; step < STEPS; step++) {
            Instance instance = instances.get(random.nextInt(2));
            switch (random.nextInt(20)) {
                case 0 -> give(random.nextInt(PARTITIONS), random.nextInt(2));
                case 1 -> instance.crash();
                case 2 -> log.commitsEnd(Fate.ABORTED);
                case 3 -> log.commitsEnd(Fate.UNKNOWN);
                case 4 ->
                    log.meanwhile(() -> {
                        givesAll(random.nextInt(2));
                        instances.stream().filter(other -> !other.turning).forEach(Instance::turn);
                    });
                case 5, 6, 7, 8, 9, 10, 11 -> {
                    // now and then the same again, as a client does that has not heard of it
                    int id = ids > 0 && random.nextInt(6) == 0 ? random.nextInt(ids) : ids++;
                    instance.ask("key-" + id % KEYS, "id-" + id);
                }
                default -> {
                    instance.turn();
                    log.commitsEnd(Fate.DONE);
                }
            }
        }
        settle();
        return faults();
    }

    private Set<String> faults() {
        Map<String, List<String>> events = log.values(SPEC.events());
        Set<String> faults = new HashSet<>();
        events.forEach((key, ids) -> {
            if (new HashSet<>(ids).size() != ids.size()) {
                faults.add("twice: " + key + ids);
            }
        });
        waiting.forEach((name, answer) -> {
            if (answer.isDone() && answer.join().isPresent()) {
                Reply reply = answer.join().get();
                List<String> ids = events.getOrDefault(reply.key(), List.of());
                int version = ids.indexOf(reply.commandId()) + 1;
                if (reply.accepted() != version > 0 || reply.accepted() && reply.version() != version) {
                    faults.add(reply + " is not borne out by " + ids);
                }
            }
        });
        return faults;
    }
}
