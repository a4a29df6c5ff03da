package baffin.gameservice.match;

import baffin.platform.wire.JsonCodecs;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import java.util.Optional;
import java.util.SortedMap;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Brings a match back: the nearest snapshot and a fold of what came after. */
final class Loader {

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

    /** Folds as far as records can be folded: what can't be stops its match in the projection, and is told there. */
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
