package baffin.gameservice.match;

import baffin.match.event.Step;
import baffin.platform.limits.Limits;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.wire.JsonCodecs;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * All matches: the ones somebody looks at in memory, up to date with the log; the others in the archive.
 *
 * <p>Records are taken by one thread; everything else may be asked from any.
 */
@Singleton
public final class Matches implements StepSource {

    /** A snapshot is kept each time a watched match passes a multiple of this. */
    static final int SNAPSHOT_EVERY = 64;

    private static final Logger LOG = Logger.getLogger(Matches.class);

    private final Archive archive;
    private final Unwritten unwritten = new Unwritten();
    private final History history;
    private final Loader loader;
    private final Waiters waiters = new Waiters();
    private final List<Listener> listeners = new CopyOnWriteArrayList<>();
    private final FoldedMatches folded;

    Matches(JsonCodecs codecs, Archive archive, FoldedMatches folded) {
        this.folded = folded;
        this.archive = archive;
        this.history = new History(archive, unwritten);
        this.loader = new Loader(codecs, archive, history);
    }

    @Override
    public void listen(Listener listener) {
        listeners.add(listener);
    }

    /** Takes records as they come from the log; each partition in order. */
    public void take(List<Entry> entries) {
        for (Entry entry : entries) {
            if (entry.version() > 0) {
                take(entry);
            }
        }
    }

    private void take(Entry entry) {
        String id = entry.key();
        if (!folded.came(id, entry.version())) {
            return;
        }
        unwritten.add(id, entry.version(), entry.value());
        try {
            follow(id, entry);
        } catch (RuntimeException fault) {
            // the projection stops the match and tells; readers get the last version that could be folded
            LOG.errorf(fault, "version %d of match %s can't be followed", entry.version(), id);
            folded.forget(id);
        }
        waiters.tell(id, entry.version());
    }

    private void follow(String id, Entry entry) {
        Match<?, ?, ?, ?> head = followed(id);
        folded.follow(entry, head).map(FoldedStep::after).ifPresent(this::keep);
        if (head != null) {
            JsonCodecs.GameStep step = folded.step(entry);
            Match<?, ?, ?, ?> after = folded.at(id, entry.version()).orElse(null);
            listeners.forEach(listener -> listener.came(step.game(), step.step(), after, entry.value().length));
        }
    }

    private @Nullable Match<?, ?, ?, ?> followed(String id) {
        for (Listener listener : listeners) {
            Match<?, ?, ?, ?> head = listener.followed(id);
            if (head != null) {
                return head;
            }
        }
        return null;
    }

    private void keep(Match<?, ?, ?, ?> match) {
        if (match.version() % SNAPSHOT_EVERY == 0) {
            archive.keep(
                    match.id(), new Archive.Snapshot(match.start().setup().game(), match.version(), match.snapshot()));
        }
    }

    /** Records that stand in the database, or never will. */
    public void written(List<Entry> entries) {
        entries.forEach(entry -> unwritten.remove(entry.key(), entry.version()));
    }

    @Override
    public Uni<Match<?, ?, ?, ?>> current(Match<?, ?, ?, ?> known) {
        return current(known.id()).map(now -> now.orElse(known));
    }

    /** The match as it is now; empty when it is not known. */
    public Uni<Optional<Match<?, ?, ?, ?>>> current(String id) {
        Match<?, ?, ?, ?> known = folded.find(id);
        if (known != null && known.version() >= folded.latest(id).orElse(0)) {
            return Uni.createFrom().item(Optional.of(known));
        }
        return loader.at(id, Long.MAX_VALUE - 1).map(loaded -> loaded.map(match -> folded.take(match, unwritten)));
    }

    /** True when a reader finds the match at a version or a later one, without a look at the database. */
    public boolean has(String id, long version) {
        if (folded.latest(id).orElse(0) >= version) {
            return true;
        }
        Match<?, ?, ?, ?> known = folded.find(id);
        return known != null && known.version() >= version;
    }

    /** True when readers get what is in memory. */
    public boolean isWatched(String id) {
        return folded.find(id) != null;
    }

    /**
     * The match as it was at a version.
     *
     * @return empty when it is not known or has no such version
     */
    public Uni<Optional<Match<?, ?, ?, ?>>> at(String id, long version) {
        Optional<Match<?, ?, ?, ?>> known = folded.at(id, version);
        if (known.isPresent()) {
            return Uni.createFrom().item(known);
        }
        return loader.at(id, version).map(found -> found.filter(match -> match.version() == version));
    }

    @Override
    public Uni<Match<?, ?, ?, ?>> at(Match<?, ?, ?, ?> known, long version) {
        return at(known.id(), version)
                .map(found -> found.orElseThrow(() -> new IllegalStateException("no such version")));
    }

    /** The match as it is now, once it has reached a version or the time to wait is over. */
    public Uni<Optional<Match<?, ?, ?, ?>>> current(String id, long minVersion) {
        return current(id).chain(found -> {
            if (minVersion <= found.map(Match::version).orElse(0L)) {
                return Uni.createFrom().item(found);
            }
            return reached(id, minVersion).chain(() -> current(id));
        });
    }

    private Uni<Void> reached(String id, long version) {
        return waiters.reached(id, version, () -> folded.latest(id).orElse(0))
                .ifNoItem()
                .after(Duration.ofMillis(Limits.READ_WAIT_MS_MAX))
                .recoverWithUni(() -> Uni.createFrom().voidItem());
    }

    @Override
    public Uni<List<Step>> steps(Match<?, ?, ?, ?> match, long from, long to) {
        return history.records(match.id(), from, to).map(records -> decoded(match, records));
    }

    private static List<Step> decoded(Match<?, ?, ?, ?> match, SortedMap<Long, byte[]> records) {
        List<Step> steps = new ArrayList<>(records.size());
        records.values().forEach(record -> steps.add(match.codec().step(record)));
        return steps;
    }

    /** Matches, the latest start first. */
    public Uni<List<Archive.Listed>> list(Archive.Filter filter, int most) {
        return archive.list(filter, most);
    }

    /** Brings a match back: the nearest snapshot and a fold of what came after. */
    static final class Loader {

        private static final Logger LOG = Logger.getLogger(Loader.class);

        private final JsonCodecs codecs;
        private final Archive archive;
        private final History history;

        Loader(JsonCodecs codecs, Archive archive, History history) {
            this.codecs = codecs;
            this.archive = archive;
            this.history = history;
        }

        /** The match at a version, or at the last one there is; empty when it is not known. */
        Uni<Optional<Match<?, ?, ?, ?>>> at(String id, long version) {
            return archive.snapshot(id, version)
                    .emitOn(Infrastructure.getDefaultWorkerPool())
                    .map(this::restored)
                    .chain(base -> history.records(id, base.map(Match::version).orElse(0L) + 1, version)
                            .emitOn(Infrastructure.getDefaultWorkerPool())
                            .map(records -> Optional.ofNullable(folded(base.orElse(null), records))));
        }

        private Optional<Match<?, ?, ?, ?>> restored(Optional<Archive.Snapshot> snapshot) {
            try {
                return snapshot.map(found -> Match.restored(codecs.of(found.game()), found.body()));
            } catch (RuntimeException old) {
                LOG.warnf("a snapshot can't be read and is left out: %s", old.getMessage());
                return Optional.empty();
            }
        }

        /**
         * Folds as far as records can be folded: what can't be stops its match in the projection, and is told there.
         */
        private @Nullable Match<?, ?, ?, ?> folded(@Nullable Match<?, ?, ?, ?> base, SortedMap<Long, byte[]> records) {
            Match<?, ?, ?, ?> match = base;
            for (byte[] record : records.values()) {
                try {
                    match = Match.next(codecs, match, Match.step(codecs, match, record));
                } catch (RuntimeException fault) {
                    LOG.errorf(fault, "a record after version %d can't be folded", match == null ? 0 : match.version());
                    return match;
                }
            }
            return match;
        }
    }

    /** The records of matches, wherever they are: in the database, or on their way there. */
    static final class History {

        private final Archive archive;
        private final Unwritten unwritten;

        History(Archive archive, Unwritten unwritten) {
            this.archive = archive;
            this.unwritten = unwritten;
        }

        /** The records from one version to another, contiguous; ends before the first one that is missing. */
        Uni<SortedMap<Long, byte[]>> records(String match, long from, long to) {
            // copied before the database is asked: what leaves it meanwhile stands there by then
            SortedMap<Long, byte[]> coming = unwritten.from(match, from);
            return archive.records(match, from, to).map(stored -> {
                SortedMap<Long, byte[]> all = new TreeMap<>();
                for (long version = from; version <= to; version++) {
                    byte[] record = stored.getOrDefault(version, coming.get(version));
                    if (record == null) {
                        break;
                    }
                    all.put(version, record);
                }
                return all;
            });
        }
    }
}
