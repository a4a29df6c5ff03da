package baffin.gameservice.match;

import baffin.match.event.Step;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.wire.JsonCodecs;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * The owner of folded matches: here, and only here, a record that has come is folded into its match, once, for readers,
 * for streams and for what is written of it. Keeps the matches of late, each as new as the last record that has come
 * from the log; apart from them those of projections that are behind it. Thread-safe.
 */
@Singleton
public final class FoldedMatches {

    private static final int MATCHES_MAX = 900;
    private static final int BEHIND_MAX = 500;
    private static final int LATEST_MAX = 20_000;
    private static final Duration FORGET_AFTER = Duration.ofMinutes(10);

    private record Behind(int generation, String match) {}

    private final JsonCodecs codecs;
    private final Cache<String, Match<?, ?, ?, ?>> matches = Caffeine.newBuilder()
            .maximumSize(MATCHES_MAX)
            .expireAfterAccess(FORGET_AFTER)
            .build();
    private final Cache<String, Long> latest =
            Caffeine.newBuilder().maximumSize(LATEST_MAX).build();
    private final Cache<Behind, Match<?, ?, ?, ?>> behind =
            Caffeine.newBuilder().maximumSize(BEHIND_MAX).build();

    FoldedMatches(JsonCodecs codecs) {
        this.codecs = codecs;
    }

    /** Takes note of a record; false when it, or a later one of its match, has come before. */
    boolean came(String id, long version) {
        Long before = latest.getIfPresent(id);
        if (before != null && version <= before) {
            return false;
        }
        latest.put(id, version);
        return true;
    }

    /** Version of the last record that has come of a match; empty when none has of late. */
    OptionalLong latest(String id) {
        Long version = latest.getIfPresent(id);
        return version == null ? OptionalLong.empty() : OptionalLong.of(version);
    }

    /** The match, whatever its version. */
    @Nullable
    Match<?, ?, ?, ?> find(String id) {
        return matches.getIfPresent(id);
    }

    /** The match at a version, if that is the one in memory. */
    Optional<Match<?, ?, ?, ?>> at(String id, long version) {
        return Optional.<Match<?, ?, ?, ?>>ofNullable(find(id)).filter(match -> match.version() == version);
    }

    /** The step of a record, read once. */
    public JsonCodecs.GameStep step(Entry entry) {
        return entry.content().as(JsonCodecs.GameStep.class, codecs::step);
    }

    /**
     * Folds a record that has come into its match, if that is in memory. A match that misses a step is forgotten, to be
     * loaded when it is asked for.
     *
     * @param head the match as somebody else has kept it; null when nobody has
     * @return empty when there is no match to fold it into, or it has been folded before
     */
    Optional<FoldedStep> follow(Entry entry, @Nullable Match<?, ?, ?, ?> head) {
        matches.asMap().compute(entry.key(), (id, match) -> {
            Match<?, ?, ?, ?> known = match == null ? head : match;
            return known == null || entry.version() <= known.version() ? known : next(known, entry);
        });
        return entry.content().known(FoldedStep.class);
    }

    private @Nullable Match<?, ?, ?, ?> next(Match<?, ?, ?, ?> match, Entry entry) {
        return entry.version() == match.version() + 1 ? folded(match, entry).after() : null;
    }

    private FoldedStep folded(@Nullable Match<?, ?, ?, ?> before, Entry entry) {
        JsonCodecs.GameStep step = step(entry);
        FoldedStep folded = new FoldedStep(before, step.step(), Match.next(codecs, before, step));
        entry.content().note(FoldedStep.class, folded);
        return folded;
    }

    /** The match before a record, for a projection; empty when its rows have to tell. */
    public Optional<Match<?, ?, ?, ?>> before(int generation, Entry entry) {
        // a batch that was rolled back leaves matches behind that are ahead of the rows
        long version = entry.version() - 1;
        return entry.content()
                .known(FoldedStep.class)
                .<Match<?, ?, ?, ?>>map(FoldedStep::before)
                .or(() -> at(entry.key(), version))
                .or(() -> Optional.<Match<?, ?, ?, ?>>ofNullable(
                                behind.getIfPresent(new Behind(generation, entry.key())))
                        .filter(match -> match.version() == version));
    }

    /** Folds a record for a projection, unless that is done, and remembers the match. */
    public FoldedStep fold(int generation, @Nullable Match<?, ?, ?, ?> before, Entry entry) {
        FoldedStep folded = entry.content().known(FoldedStep.class).orElseGet(() -> folded(before, entry));
        Match<?, ?, ?, ?> after = folded.after();
        Behind key = new Behind(generation, entry.key());
        if (offer(after) || after.ended()) {
            behind.invalidate(key);
        } else {
            behind.put(key, after);
        }
        return folded;
    }

    /** Takes a match from the archive and folds what has come since; gives what is in memory then. */
    Match<?, ?, ?, ?> take(Match<?, ?, ?, ?> loaded, Unwritten unwritten) {
        Match<?, ?, ?, ?> now = matches.asMap()
                .compute(
                        loaded.id(),
                        (id, other) -> caughtUp(
                                other == null || other.version() < loaded.version() ? loaded : other, unwritten));
        return now == null ? loaded : now;
    }

    private static Match<?, ?, ?, ?> caughtUp(Match<?, ?, ?, ?> stored, Unwritten unwritten) {
        Match<?, ?, ?, ?> match = stored;
        for (byte[] record : unwritten.from(match.id(), match.version() + 1).values()) {
            Step step = match.codec().step(record);
            if (step.version() != match.version() + 1) {
                break;
            }
            match = match.after(step);
        }
        return match;
    }

    /** Takes a match of a projection; false when it is behind the log, or nobody knows whether it is. */
    private boolean offer(Match<?, ?, ?, ?> folded) {
        Match<?, ?, ?, ?> now = matches.asMap().compute(folded.id(), (id, other) -> {
            boolean newer = other == null || other.version() < folded.version();
            return newer && latest(id).orElse(0) == folded.version() ? folded : other;
        });
        return now != null && now.version() == folded.version();
    }

    void forget(String id) {
        matches.invalidate(id);
    }
}
