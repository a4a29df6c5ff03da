package baffin.gameservice.match.domain;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Folded matches in memory, for readers and for what is written of them: the ones of late, each as new as the last
 * record that has come from the log. Thread-safe.
 */
public final class MatchCache {

    private static final int MATCHES_MAX = 900;
    private static final int LATEST_MAX = 20_000;
    private static final Duration FORGET_AFTER = Duration.ofMinutes(10);

    private final Cache<String, Match<?, ?, ?, ?>> matches = Caffeine.newBuilder()
            .maximumSize(MATCHES_MAX)
            .expireAfterAccess(FORGET_AFTER)
            .build();
    private final Cache<String, Long> latest =
            Caffeine.newBuilder().maximumSize(LATEST_MAX).build();

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
    public Optional<Match<?, ?, ?, ?>> at(String id, long version) {
        return Optional.<Match<?, ?, ?, ?>>ofNullable(find(id)).filter(match -> match.version() == version);
    }

    /** Replaces a match that is in memory; null forgets it. */
    void replace(String id, UnaryOperator<@Nullable Match<?, ?, ?, ?>> change) {
        matches.asMap().computeIfPresent(id, (key, match) -> change.apply(match));
    }

    /** Puts what an older or absent match is replaced by; gives what is in memory then. */
    @Nullable
    Match<?, ?, ?, ?> put(Match<?, ?, ?, ?> loaded, UnaryOperator<Match<?, ?, ?, ?>> newest) {
        return matches.asMap()
                .compute(
                        loaded.id(),
                        (id, other) ->
                                newest.apply(other == null || other.version() < loaded.version() ? loaded : other));
    }

    /** Takes a match that was folded elsewhere; false when it is behind the log, or nobody knows whether it is. */
    public boolean offer(Match<?, ?, ?, ?> folded) {
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
