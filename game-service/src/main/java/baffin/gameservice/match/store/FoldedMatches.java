package baffin.gameservice.match.store;

import baffin.gameservice.match.domain.FoldedStep;
import baffin.gameservice.match.domain.Match;
import baffin.gameservice.match.domain.MatchCache;
import baffin.match.event.Step;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.wire.JsonCodecs;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.smallrye.mutiny.Uni;
import jakarta.persistence.Tuple;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/**
 * Matches as a projection folds them. What a live match has made of a record already is used again; others are folded
 * from the rows of the same generation, and kept for as long as they are behind the log.
 */
public final class FoldedMatches {

    private static final int BEHIND_MAX = 500;

    private final JsonCodecs codecs;
    private final MatchCache live;
    private final Cache<Key, Match<?, ?, ?, ?>> behind =
            Caffeine.newBuilder().maximumSize(BEHIND_MAX).build();

    /** Matches that share a cache with the readers of live ones. */
    public FoldedMatches(JsonCodecs codecs, MatchCache live) {
        this.codecs = codecs;
        this.live = live;
    }

    private record Key(int generation, String match) {}

    /** The step of a record. */
    public Step step(Entry entry) {
        return decoded(entry).step();
    }

    private JsonCodecs.GameStep decoded(Entry entry) {
        return entry.content().as(JsonCodecs.GameStep.class, codecs::step);
    }

    /**
     * The matches of a batch as they were before it, by id; matches that begin in it are missing.
     *
     * @param firsts the first entry of each match in the batch
     */
    public Uni<Map<String, Match<?, ?, ?, ?>>> before(
            Mutiny.Session session, int generation, Map<String, Entry> firsts) {
        Map<String, Match<?, ?, ?, ?>> found = new HashMap<>();
        Map<String, Long> missing = new HashMap<>();
        firsts.forEach((id, first) -> {
            Optional<Match<?, ?, ?, ?>> match = inMemory(generation, id, first);
            if (match.isPresent()) {
                found.put(id, match.get());
            } else if (first.version() > 1) {
                missing.put(id, first.version());
            }
        });
        if (missing.isEmpty()) {
            return Uni.createFrom().item(found);
        }
        return stored(session, generation, missing).invoke(found::putAll).replaceWith(found);
    }

    // a batch that was rolled back leaves matches behind that are ahead of the rows
    private Optional<Match<?, ?, ?, ?>> inMemory(int generation, String id, Entry first) {
        long version = first.version() - 1;
        return first.content()
                .known(FoldedStep.class)
                .<Match<?, ?, ?, ?>>map(FoldedStep::before)
                .or(() -> live.at(id, version))
                .or(() -> Optional.<Match<?, ?, ?, ?>>ofNullable(behind.getIfPresent(new Key(generation, id)))
                        .filter(match -> match.version() == version));
    }

    private Uni<Map<String, Match<?, ?, ?, ?>>> stored(Mutiny.Session session, int generation, Map<String, Long> upTo) {
        return Sql.rows(
                        session,
                        "select match_id, version, body from " + StoredSteps.RECORDS
                                + " where generation = :generation"
                                + " and match_id = any(cast(:ids as text[])) order by match_id, version",
                        Map.of("generation", generation, "ids", upTo.keySet().toArray(String[]::new)))
                .map(rows -> folded(rows, upTo));
    }

    private Map<String, Match<?, ?, ?, ?>> folded(List<Tuple> rows, Map<String, Long> upTo) {
        Map<String, Match<?, ?, ?, ?>> matches = new HashMap<>();
        for (Tuple row : rows) {
            String id = row.get("match_id", String.class);
            if (row.get("version", Long.class) < upTo.getOrDefault(id, 0L)) {
                byte[] body = row.get("body", String.class).getBytes(StandardCharsets.UTF_8);
                Match<?, ?, ?, ?> before = matches.get(id);
                matches.put(id, Match.next(codecs, before, Match.step(codecs, before, body)));
            }
        }
        return matches;
    }

    /** Folds one more record, unless that is done, and remembers the match. */
    public FoldedStep fold(int generation, @Nullable Match<?, ?, ?, ?> before, Entry entry) {
        FoldedStep folded = entry.content().known(FoldedStep.class).orElseGet(() -> folded(before, entry));
        Match<?, ?, ?, ?> after = folded.after();
        Key key = new Key(generation, entry.key());
        if (live.offer(after) || after.ended()) {
            behind.invalidate(key);
        } else {
            behind.put(key, after);
        }
        return folded;
    }

    private FoldedStep folded(@Nullable Match<?, ?, ?, ?> before, Entry entry) {
        JsonCodecs.GameStep step = decoded(entry);
        FoldedStep folded = new FoldedStep(before, step.step(), Match.next(codecs, before, step));
        entry.content().note(FoldedStep.class, folded);
        return folded;
    }
}
