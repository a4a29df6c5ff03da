package baffin.platform.runtime.projection.engine;

import baffin.platform.operator.ReleaseReport;
import baffin.platform.problem.ProblemException;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.VersionFilter;
import baffin.platform.runtime.projection.rebuild.CatchingUp;
import baffin.platform.runtime.projection.rebuild.LogReader;
import baffin.platform.runtime.projection.rebuild.Rebuild;
import baffin.platform.runtime.projection.rebuild.RebuildReport;
import baffin.platform.runtime.projection.rebuild.Reclaim;
import baffin.platform.runtime.projection.rebuild.Release;
import baffin.platform.runtime.projection.store.BatchWriter;
import baffin.platform.runtime.projection.store.Faults;
import baffin.platform.runtime.projection.store.Generations;
import baffin.platform.runtime.projection.store.Positions;
import baffin.platform.runtime.projection.store.Progress;
import baffin.platform.runtime.projection.store.RetryingWriter;
import baffin.platform.runtime.projection.store.Transactions;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Runs one projection: takes batches of the topic, writes them, finds the place in the log after a restart, rebuilds.
 * A service makes one as an application-scoped bean and starts it; a {@link ProjectionChannel} hands it batches.
 */
public final class ProjectionEngine {

    private static final Logger LOG = Logger.getLogger(ProjectionEngine.class);
    private static final Duration DATABASE_WAIT_MAX = Duration.ofMinutes(4);
    private static final Duration PAUSE = Duration.ofMillis(250);
    private static final Duration PAUSE_MAX = Duration.ofSeconds(2);
    private static final Duration DROP_AFTER = Duration.ofSeconds(3);
    private static final Duration REFRESH_EVERY = Duration.ofSeconds(2);
    // well before the process is taken for stuck and restarted with all that it runs
    private static final Duration TAKEN_UP_AFTER = Duration.ofSeconds(20);

    private final Projection projection;
    private final Transactions transactions;
    private final ProjectionSettings settings;
    private final Generations generations;
    private final Progress progress;
    private final Positions positions;
    private final PendingQueue queue;
    private final WriteLoop loop;
    private final ProjectionMetrics metrics;
    private final CatchingUp catchingUp;
    private final Trouble trouble = new Trouble();
    private final Uni<Void> ready;
    private final Set<Integer> partitions = ConcurrentHashMap.newKeySet();
    private final Map<String, Long> stoppedKeys = new ConcurrentHashMap<>();
    private final List<Consumer<List<Entry>>> listeners = new CopyOnWriteArrayList<>();
    private final AtomicReference<@Nullable Rebuild> rebuild = new AtomicReference<>();
    private volatile @Nullable BatchWriter writer;
    private volatile boolean closed;

    /** Makes the engine; {@link #start} sets it to work. */
    public ProjectionEngine(
            Projection projection, Transactions transactions, ProjectionSettings settings, MeterRegistry meters) {
        this.projection = new SlowProjection(projection, settings.pause());
        this.transactions = transactions;
        this.settings = settings;
        this.generations = new Generations(projection);
        this.progress = new Progress(projection.name());
        this.positions = new Positions(projection.name());
        this.queue = new PendingQueue(settings.pendingMax());
        this.metrics = new ProjectionMetrics(
                meters, projection.name(), this.queue::lagSeconds, this.queue::size, this.stoppedKeys::size);
        RetryingWriter steady = new RetryingWriter(this::writer, this::synchronise, this::troubled);
        this.loop = new WriteLoop(transactions.vertx(), settings, queue, steady::write, this::written);
        this.catchingUp = new CatchingUp(projection, transactions, settings.kafka(), this::live, () -> closed);
        this.ready = settings.first().chain(this::prepare).memoize().indefinitely();
    }

    /** Name of the projection. */
    public String name() {
        return projection.name();
    }

    /** Creates tables that are missing; goes on with a rebuild that was interrupted. Waits for the database. */
    public Uni<Void> start() {
        return ready;
    }

    private Uni<Void> prepare() {
        return new Preparation(projection.name(), transactions, generations, progress, () -> closed)
                .run()
                .invoke(this::begin)
                .replaceWithVoid();
    }

    private void begin(Preparation.Prepared prepared) {
        writer = new BatchWriter(transactions, projection, prepared.live());
        prepared.stops().forEach(stop -> stoppedKeys.put(stop.key(), stop.since()));
        loop.kick();
        catchingUp.start();
        dropOld();
        transactions.vertx().setPeriodic(REFRESH_EVERY.toMillis(), ignored -> refresh());
        if (prepared.unfinished()) {
            LOG.infof("a rebuild of %s was interrupted and goes on", projection.name());
            rebuild(false)
                    .subscribe()
                    .with(report -> {}, failure -> LOG.errorf(failure, "the rebuild of %s failed", projection.name()));
        }
    }

    /**
     * The generation to read from.
     *
     * @throws ProblemException 503 while the projection waits for its database, or has not all that the log held when
     *     the service started
     */
    public int generation() {
        int live = live();
        catchingUp().ifPresent(refusal -> {
            throw refusal;
        });
        return live;
    }

    /** What readers are told until all is folded that the log held when the service started; empty from then on. */
    public Optional<ProblemException> catchingUp() {
        return catchingUp.refusal();
    }

    private int live() {
        BatchWriter now = writer;
        if (now == null) {
            throw ProblemException.unavailable("The database does not answer yet", 2);
        }
        return now.generation();
    }

    /** The version at which this instance has stopped a match; null when it goes on. */
    public @Nullable Long stoppedSince(String key) {
        return stoppedKeys.get(key);
    }

    /**
     * How far some keys stand in the database, whichever instance writes them; what is stopped is as far as it will
     * come. Keys without a record are missing.
     */
    public Uni<Map<String, Long>> reached(Collection<String> keys) {
        int generation = live();
        return transactions
                .answer(session -> progress.load(session, generation, keys))
                .map(found -> {
                    Map<String, Long> reached = new HashMap<>();
                    found.forEach((key, known) -> reached.put(key, known.stopped() ? Long.MAX_VALUE : known.version()));
                    return reached;
                });
    }

    /** Takes a batch of entries, made by {@link #entries}; completes when there is room for the next one. */
    public Uni<Void> accept(List<Entry> entries) {
        Uni<Void> room = queue.add(entries);
        if (writer != null) {
            loop.kick();
        }
        return room;
    }

    /** The records as this projection sees them. */
    public List<Entry> entries(List<ConsumerRecord<String, byte[]>> records) {
        List<Entry> entries = new ArrayList<>(records.size());
        for (ConsumerRecord<String, byte[]> record : records) {
            entries.add(LogReader.entry(projection, record));
        }
        return entries;
    }

    /** True while more records may be taken at once. */
    boolean hasRoom() {
        return queue.size() < settings.pendingMax();
    }

    /** Calls the listener with every batch that stands in the database. */
    public void onWritten(Consumer<List<Entry>> listener) {
        listeners.add(listener);
    }

    /** Seeks each partition to where the database stands. Called on the thread that polls; blocks it. */
    public void assigned(
            org.apache.kafka.clients.consumer.Consumer<?, ?> consumer, Collection<TopicPartition> assigned) {
        if (assigned.isEmpty()) {
            return;
        }
        List<Integer> numbers = assigned.stream().map(TopicPartition::partition).toList();
        queue.forget(numbers);
        partitions.addAll(numbers);
        ready.chain(this::synchronise)
                .onFailure(Faults::passing)
                .retry()
                .withBackOff(PAUSE, PAUSE_MAX)
                .indefinitely()
                .await()
                .atMost(DATABASE_WAIT_MAX);
        Map<Integer, Long> next = writer().next();
        Map<TopicPartition, Long> ends = consumer.endOffsets(assigned);
        for (TopicPartition partition : assigned) {
            long offset = next.getOrDefault(partition.partition(), 0L);
            if (ends.getOrDefault(partition, 0L) < offset) {
                String words =
                        "the log of " + partition + " ends before offset " + offset + ", where the database stands";
                trouble.lasting(words);
                LOG.error(words);
            }
            consumer.seek(partition, offset);
        }
    }

    /** Forgets what is pending of partitions that another instance takes over. */
    public void revoked(Collection<TopicPartition> revoked) {
        List<Integer> numbers = revoked.stream().map(TopicPartition::partition).toList();
        partitions.removeAll(numbers);
        queue.forget(numbers);
    }

    /**
     * Folds the whole topic anew beside the live rows, compares, and switches readers over.
     *
     * @param force takes over even when rows differ
     * @return fails with {@link IllegalStateException} when a rebuild is running
     */
    public Uni<RebuildReport> rebuild(boolean force) {
        Rebuild mine = new Rebuild(transactions, projection, settings.kafka());
        return Uni.createFrom()
                .item(() -> {
                    if (!rebuild.compareAndSet(null, mine)) {
                        throw new IllegalStateException("a rebuild of " + projection.name() + " is running");
                    }
                    try {
                        return mine.run(loop::exclusively, this::live, force, this::takeOver);
                    } finally {
                        rebuild.set(null);
                    }
                })
                .runSubscriptionOn(Infrastructure.getDefaultWorkerPool());
    }

    /** Lets a stopped match go on after its cause is gone. */
    public Uni<ReleaseReport> release(String key) {
        return loop.exclusively(() -> Uni.createFrom()
                        .item(() -> new Release(transactions, projection, settings.kafka(), writer()).run(key))
                        .runSubscriptionOn(Infrastructure.getDefaultWorkerPool()))
                .invoke(report -> {
                    if (report.released()) {
                        stoppedKeys.remove(key);
                    }
                });
    }

    /** How it is doing; asks the log for its ends. */
    public Uni<ProjectionStatus> status() {
        int generation = live();
        return transactions
                .read(session -> progress.stopped(session, generation)
                        .chain(stops ->
                                positions.load(session, generation, false).map(stored -> Map.entry(stops, stored))))
                .emitOn(Infrastructure.getDefaultWorkerPool())
                .map(found -> new ProjectionStatus(
                        projection.name(),
                        generation,
                        found.getValue(),
                        lagRecords(found.getValue()),
                        queue.size(),
                        found.getKey().stream()
                                .map(stop -> new ProjectionStatus.StoppedMatch(stop.key(), stop.since(), stop.reason()))
                                .toList()));
    }

    /** Up once it is whole, and as long as records are written; stopped matches are told, and do not make it down. */
    public HealthCheckResponse health() {
        HealthCheckResponseBuilder health = HealthCheckResponse.named("projection " + projection.name());
        return trouble.tell(catchingUp.tell(health), catchingUp.whole())
                .withData("pending", queue.size())
                .withData("stoppedMatches", stoppedKeys.size())
                .build();
    }

    /**
     * Down when records have been pending for long and none is written: a restart is called for. A database that is
     * away is no reason, since a restart does not bring it back.
     */
    public HealthCheckResponse liveness(Duration patience) {
        Duration stalled = rebuild.get() == null ? queue.stalled() : Duration.ZERO;
        return HealthCheckResponse.named("projection " + projection.name() + " moves")
                .status(stalled.compareTo(patience) < 0)
                .withData("pending", queue.size())
                .withData("stalledSeconds", stalled.toSeconds())
                .build();
    }

    /** Stops writing after the batch at hand. */
    public void close() {
        closed = true;
        loop.close();
        Optional.ofNullable(rebuild.get()).ifPresent(Rebuild::cancel);
    }

    private BatchWriter writer() {
        BatchWriter now = writer;
        if (now == null) {
            throw new IllegalStateException("projection " + projection.name() + " waits for its database");
        }
        return now;
    }

    private Uni<Void> synchronise() {
        return transactions
                .read(generations::live)
                .invoke(live -> live.ifPresent(this::follow))
                .chain(() -> writer().synchronise(partitions))
                .replaceWithVoid();
    }

    private void follow(int live) {
        if (writer().generation() != live) {
            writer = new BatchWriter(transactions, projection, live);
        }
    }

    /** Another instance may have rebuilt; writing notices at once, reading by this. */
    private void refresh() {
        if (!closed && rebuild.get() == null && loop.stuckFor(TAKEN_UP_AFTER)) {
            LOG.warnf("projection %s is stuck and takes its batch up again", projection.name());
            writer = new BatchWriter(transactions, projection, live());
            loop.again(synchronise());
        } else if (!closed) {
            transactions
                    .read(generations::live)
                    .chain(live -> live.orElse(live()) == live()
                            ? Uni.createFrom().voidItem()
                            : loop.exclusively(this::synchronise))
                    .subscribe()
                    .with(done -> {}, away -> LOG.debugf("no answer from the database: %s", Faults.inWords(away)));
        }
    }

    private void takeOver(BatchWriter rebuilt) {
        writer = rebuilt;
        transactions.vertx().setTimer(DROP_AFTER.toMillis(), ignored -> dropOld());
    }

    private void dropOld() {
        Uni<Void> none = Uni.createFrom().voidItem();
        transactions
                .write(generations::dropOld)
                .chain(dropped -> dropped ? new Reclaim(transactions, projection).run(live()) : none)
                .subscribe()
                .with(done -> {}, away -> LOG.warnf("an old generation stays for now: %s", Faults.inWords(away)));
    }

    private void written(List<Entry> batch, BatchWriter.Written result) {
        trouble.over();
        metrics.written(result, loop.sinceStart());
        for (VersionFilter.Stop stop : result.stops()) {
            stoppedKeys.put(stop.key(), stop.since());
            LOG.errorf(
                    "projection %s stopped match %s at version %d: %s",
                    projection.name(), stop.key(), stop.since(), stop.reason());
        }
        listeners.forEach(listener -> listener.accept(batch));
    }

    private void troubled(Throwable fault) {
        metrics.retried();
        if (Faults.away(fault)) {
            queue.excused();
        }
        trouble.again();
    }

    private long lagRecords(Map<Integer, Long> stored) {
        try (LogReader log = new LogReader(projection, settings.kafka())) {
            return log.lag(stored);
        }
    }
}
