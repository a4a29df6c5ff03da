package baffin.platform.runtime.projection.rebuild;

import baffin.platform.operator.ReleaseReport;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.VersionFilter;
import baffin.platform.runtime.projection.VersionFilter.Known;
import baffin.platform.runtime.projection.VersionFilter.Sifted;
import baffin.platform.runtime.projection.VersionFilter.Stop;
import baffin.platform.runtime.projection.store.BatchWriter;
import baffin.platform.runtime.projection.store.Faults;
import baffin.platform.runtime.projection.store.FenceLost;
import baffin.platform.runtime.projection.store.Positions;
import baffin.platform.runtime.projection.store.Progress;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.topics.KafkaAccess;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Folds what a stopped match has missed, and lets it go on when nothing is missing any more. */
public final class Release {

    private static final Duration STEP_MAX = Duration.ofMinutes(1);

    private final Transactions transactions;
    private final Projection projection;
    private final KafkaAccess kafka;
    private final BatchWriter writer;
    private final Positions positions;
    private final Progress progress;

    public Release(Transactions transactions, Projection projection, KafkaAccess kafka, BatchWriter writer) {
        this.transactions = transactions;
        this.projection = projection;
        this.kafka = kafka;
        this.writer = writer;
        this.positions = new Positions(projection.name());
        this.progress = new Progress(projection.name());
    }

    /** Blocks its thread; nothing else may be written meanwhile. */
    public ReleaseReport run(String key) {
        int generation = writer.generation();
        Optional<Stop> found = await(transactions.read(session -> progress.stop(session, generation, key)));
        if (found.isEmpty()) {
            return new ReleaseReport(key, false, 0, "the match is not stopped");
        }
        Stop stop = found.get();
        try {
            return fold(stop);
        } catch (RuntimeException fault) {
            return new ReleaseReport(key, false, stop.since() - 1, Faults.inWords(fault));
        } finally {
            writer.forget(key);
        }
    }

    private ReleaseReport fold(Stop stop) {
        int generation = writer.generation();
        Map<Integer, Long> at = await(transactions.read(session -> positions.load(session, generation, false)));
        Sifted sifted =
                VersionFilter.sift(Map.of(stop.key(), new Known(stop.since() - 1, false)), missed(stop, at), Map.of());
        await(transactions.write(session -> positions
                .load(session, generation, true)
                .chain(now -> {
                    if (!now.equals(at)) {
                        return Uni.createFrom().failure(new FenceLost());
                    }
                    return progress.resume(session, generation, stop.key())
                            .chain(() -> writer.storeMissed(session, sifted));
                })));
        long version = sifted.versions().getOrDefault(stop.key(), stop.since() - 1);
        if (sifted.stops().isEmpty()) {
            return new ReleaseReport(stop.key(), true, version, null);
        }
        return new ReleaseReport(
                stop.key(), false, version, sifted.stops().getFirst().reason());
    }

    private List<Entry> missed(Stop stop, Map<Integer, Long> at) {
        List<Entry> missed = new ArrayList<>();
        try (LogReader log = new LogReader(projection, kafka)) {
            log.read(
                    Map.of(stop.partition(), stop.offset()),
                    Map.of(stop.partition(), at.getOrDefault(stop.partition(), 0L)),
                    entries -> entries.stream()
                            .filter(entry -> entry.key().equals(stop.key()))
                            .forEach(missed::add));
        }
        return missed;
    }

    private static <T> T await(Uni<T> work) {
        return work.await().atMost(STEP_MAX);
    }
}
