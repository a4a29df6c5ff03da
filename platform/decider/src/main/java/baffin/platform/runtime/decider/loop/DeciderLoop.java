package baffin.platform.runtime.decider.loop;

import baffin.platform.runtime.decider.DeciderObserver;
import baffin.platform.runtime.decider.DeciderSpec;
import baffin.platform.runtime.decider.aggregate.DeciderAggregate;
import baffin.platform.runtime.decider.guard.Guard;
import baffin.platform.runtime.decider.port.CommandPort;
import baffin.platform.runtime.decider.port.LocalDecider;
import baffin.platform.wire.CommandEnvelope;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.CloseOptions;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.errors.WakeupException;
import org.apache.kafka.common.utils.Utils;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * The one thread that decides for all partitions that this instance owns. What waits, from the log or from requests to
 * this process, is decided in one transaction and answered after its commit; meanwhile the next batch gathers.
 *
 * <p>Each transaction commits the offsets of every partition that it decides for, with the generation of the group. So
 * an owner that was replaced, and may not know it, commits nothing and answers nothing. What an aborted transaction has
 * changed in memory is forgotten with all the rest, and read again from the log.
 */
final class DeciderLoop<S> implements LocalDecider, AutoCloseable {

    private static final Logger LOG = Logger.getLogger(DeciderLoop.class);
    private static final int LOCAL_MAX = 500;
    private static final long LOOK_FOR_TOPICS_MS = 500;
    private static final long PAUSE_MS = 100;
    private static final int DOUBLINGS_MAX = 6;
    private static final Duration CLOSING = Duration.ofSeconds(2);
    private static final long STOP_WAIT_MS = 10_000;

    private final String name;
    private final int instance;
    private final DeciderSpec spec;
    private final String changelog;
    private final DeciderLog log;
    private final Supplier<Function<String, DeciderAggregate<?, S, ?, ?>>> aggregates;
    private final DeciderObserver observer;
    private final Guard guard;
    private final CommandPort port;
    private final List<CommitListener> listeners;
    private final List<String> sources;

    private final Queue<LocalCommand> arrived = new ConcurrentLinkedQueue<>();
    private final AtomicLong taken = new AtomicLong();
    private final AtomicBoolean resting = new AtomicBoolean();
    private final CountDownLatch ending = new CountDownLatch(1);
    private final Thread thread;
    private volatile int partitions = 1;
    private volatile @Nullable Consumer<String, byte[]> current;

    // of the thread alone
    private final Deque<LocalCommand> again = new ArrayDeque<>();
    private final Ownership<S> ownership;
    private final Map<Integer, OwnedPartition<S>> owned;
    private final Map<Integer, Long> lastFacts = new HashMap<>();

    /**
     * A loop that does nothing before {@link #start}.
     *
     * @param aggregates gives each partition its own by key, fresh ones whenever it is owned anew
     * @param port where requests wait for replies
     * @param listeners hear what was committed
     */
    DeciderLoop(
            DeciderSettings settings,
            DeciderSpec spec,
            DeciderLog log,
            Supplier<Function<String, DeciderAggregate<?, S, ?, ?>>> aggregates,
            DeciderObserver observer,
            Guard guard,
            CommandPort port,
            List<CommitListener> listeners) {
        this.name = settings.application() + " decider";
        this.instance = settings.instance();
        this.spec = spec;
        this.changelog = settings.application() + '-' + spec.name() + "-changelog";
        this.log = log;
        this.aggregates = aggregates;
        this.observer = observer;
        this.guard = guard;
        this.port = port;
        this.listeners = List.copyOf(listeners);
        this.sources = Stream.of(spec.foreign(), spec.commands())
                .filter(Objects::nonNull)
                .toList();
        this.ownership = new Ownership<>(sources, this::read);
        this.owned = ownership.owned();
        this.thread = Thread.ofPlatform().name(name).daemon().unstarted(this::run);
    }

    /** Starts as soon as all topics are there; returns at once. */
    void start() {
        thread.start();
    }

    /** True while commands are decided. */
    boolean ready() {
        return ownership.ready();
    }

    @Override
    public boolean takes(CommandEnvelope command) {
        int partition = partition(command.key());
        if (!ownership.decides(partition)) {
            return false;
        }
        arrived.add(LocalCommand.of(command, partition, taken.incrementAndGet()));
        Consumer<String, byte[]> polling = current;
        if (polling != null && resting.compareAndSet(true, false)) {
            polling.wakeup();
        }
        return true;
    }

    /** The partition that Kafka's producers give to a key. */
    private int partition(String key) {
        return Utils.toPositive(Utils.murmur2(key.getBytes(StandardCharsets.UTF_8))) % partitions;
    }

    /** The time as the log has it, in whole milliseconds. */
    private static Instant now() {
        return Instant.ofEpochMilli(System.currentTimeMillis());
    }

    private void run() {
        try {
            awaitTopics();
            while (!ended()) {
                live();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private boolean ended() {
        return ending.getCount() == 0;
    }

    private void awaitTopics() throws InterruptedException {
        List<String> topics =
                Stream.concat(sources.stream(), Stream.of(changelog)).toList();
        for (boolean logged = false; !ended(); logged = true) {
            try {
                if (log.has(topics)) {
                    return;
                }
                if (!logged) {
                    LOG.infof("%s waits for its topics: %s", name, topics);
                }
            } catch (RuntimeException away) {
                LOG.debugf("%s: %s", name, away);
            }
            ending.await(LOOK_FOR_TOPICS_MS, TimeUnit.MILLISECONDS);
        }
    }

    /** From a first connection to the fault that ends it. */
    private void live() throws InterruptedException {
        try (Life life = new Life()) {
            while (!ended()) {
                life.turn();
            }
        } catch (RuntimeException | Error fault) {
            if (!ended()) {
                failed(fault);
            }
        }
    }

    private void failed(Throwable fault) throws InterruptedException {
        int count = guard.pulse().failed();
        LOG.errorf(fault, "%s starts anew: in a row=%d", name, count);
        if (count > 1) {
            ending.await(PAUSE_MS << Math.min(count - 2, DOUBLINGS_MAX), TimeUnit.MILLISECONDS);
        }
    }

    /** A partition as the log has it. */
    private OwnedPartition<S> read(int number) {
        LoggedRows rows = new LoggedRows();
        log.restore(changelog, number, rows::restore);
        lastFacts.remove(number);
        return new OwnedPartition<>(number, instance, spec, rows, aggregates.get(), observer, guard, now());
    }

    /** How long nothing is to be done unless something comes. */
    private Duration rest() {
        Instant now = now();
        Duration rest = OwnedPartition.PULSE;
        for (OwnedPartition<S> each : owned.values()) {
            Duration until = Duration.between(now, each.look());
            rest = until.compareTo(rest) < 0 ? until : rest;
        }
        return rest.isNegative() ? Duration.ZERO : rest;
    }

    /** The commands of this process that wait, those of a failed transaction first; none that nobody waits for. */
    private List<LocalCommand> local() {
        List<LocalCommand> local = new ArrayList<>();
        for (LocalCommand next; local.size() < LOCAL_MAX && (next = next()) != null; ) {
            if (!port.waitsFor(next.command())) {
                continue;
            }
            if (owned.containsKey(next.partition())) {
                local.add(next);
            } else {
                port.throughTheLog(next.command());
            }
        }
        return local;
    }

    private @Nullable LocalCommand next() {
        LocalCommand first = again.poll();
        return first == null ? arrived.poll() : first;
    }

    /** Decides all; returns the partitions of what was written. */
    private Set<Integer> take(
            Transaction transaction, ConsumerRecords<String, byte[]> records, List<LocalCommand> local) {
        Set<Integer> decided = new HashSet<>();
        owned.values().forEach(each -> each.open(transaction));
        for (String source : sources) {
            for (ConsumerRecord<String, byte[]> record : records.records(source)) {
                OwnedPartition<S> partition = Objects.requireNonNull(owned.get(record.partition()));
                partition.take(record, now());
                decided.add(record.partition());
            }
        }
        for (LocalCommand command : local) {
            Objects.requireNonNull(owned.get(command.partition())).take(command, now());
            decided.add(command.partition());
        }
        Instant now = now();
        owned.forEach((number, partition) -> {
            if (!partition.look().isAfter(now) && partition.look(now, transaction)) {
                decided.add(number);
            }
        });
        return decided;
    }

    /** The log has it already, so that no fault in telling of it may end the thread. */
    private void tell(Transaction transaction) {
        List<Committed> facts = transaction.committed(spec.events(), lastFacts);
        try {
            if (!facts.isEmpty()) {
                listeners.forEach(each -> each.committed(facts));
            }
        } catch (RuntimeException e) {
            LOG.error("something was committed, but not all could be told of it", e);
        }
    }

    /** Stops within seconds; the next owner decides what is not committed by then. */
    @Override
    public void close() {
        ending.countDown();
        Consumer<String, byte[]> polling = current;
        if (polling != null) {
            polling.wakeup();
        }
        try {
            thread.join(STOP_WAIT_MS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** One membership of the group and one producer: what either cannot do any more ends both. */
    final class Life implements AutoCloseable {

        private final Consumer<String, byte[]> consumer = log.consumer();
        private final Producer<String, byte[]> producer = log.producer();

        Life() {
            try {
                producer.initTransactions();
                partitions = consumer.partitionsFor(spec.commands()).size();
                ownership.join(consumer);
                current = consumer;
            } catch (RuntimeException | Error e) {
                close();
                throw e;
            }
        }

        /** Takes what waits, decides it and answers it. */
        void turn() {
            ConsumerRecords<String, byte[]> records = poll();
            ownership.restore(DeciderLoop.this::ended);
            List<LocalCommand> local = local();
            Instant now = now();
            boolean due = owned.values().stream().anyMatch(each -> !each.look().isAfter(now));
            if (!records.isEmpty() || !local.isEmpty() || due) {
                try {
                    decide(records, local);
                } catch (RuntimeException | Error e) {
                    // no reply was sent; the next try answers the requests that still wait
                    local.reversed().forEach(again::addFirst);
                    throw e;
                }
            }
        }

        private ConsumerRecords<String, byte[]> poll() {
            resting.set(true);
            try {
                return consumer.poll(again.isEmpty() && arrived.isEmpty() ? rest() : Duration.ZERO);
            } catch (WakeupException arrival) {
                return ConsumerRecords.empty();
            } finally {
                resting.set(false);
            }
        }

        private void decide(ConsumerRecords<String, byte[]> records, List<LocalCommand> local) {
            producer.beginTransaction();
            Transaction transaction = new Transaction(producer);
            try {
                Set<Integer> decided = take(transaction, records, local);
                owned.values().forEach(each -> each.flush(transaction, changelog));
                if (!decided.isEmpty()) {
                    producer.sendOffsetsToTransaction(ownership.positions(decided), consumer.groupMetadata());
                }
                producer.commitTransaction();
            } catch (RuntimeException | Error e) {
                transaction.condemn(guard.condemned());
                throw e;
            }
            // records first: a caller may read them as soon as the reply arrives
            tell(transaction);
            port.settle(transaction.replies());
        }

        @Override
        public void close() {
            current = null;
            ownership.forget();
            // what is open is aborted by the next producer of this instance
            producer.close(Duration.ZERO);
            consumer.close(CloseOptions.timeout(CLOSING));
        }
    }
}
