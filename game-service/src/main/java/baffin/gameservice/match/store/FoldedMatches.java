package baffin.gameservice.match.store;

import baffin.gameservice.match.domain.Match;
import baffin.match.Step;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Sql;
import baffin.platform.wire.JsonCodecs;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.smallrye.mutiny.Uni;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jspecify.annotations.Nullable;

/** Matches as a projection folds them: the ones of late in memory, others from the rows of the same generation. */
public final class FoldedMatches {

    private static final int KEPT_MAX = 500;

    private final JsonCodecs codecs;
    private final Cache<Key, Match<?, ?, ?, ?>> kept =
            Caffeine.newBuilder().maximumSize(KEPT_MAX).build();

    public FoldedMatches(JsonCodecs codecs) {
        this.codecs = codecs;
    }

    private record Key(int generation, String match) {}

    /** One step between two states of its match. */
    public record Folded(Entry entry, @Nullable Match<?, ?, ?, ?> before, Step step, Match<?, ?, ?, ?> after) {}

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
            Match<?, ?, ?, ?> match = kept.getIfPresent(new Key(generation, id));
            // a batch that was rolled back leaves matches behind that are ahead of the rows
            if (match != null && match.version() == first.version() - 1) {
                found.put(id, match);
            } else if (first.version() > 1) {
                missing.put(id, first.version());
            }
        });
        if (missing.isEmpty()) {
            return Uni.createFrom().item(found);
        }
        return stored(session, generation, missing).invoke(found::putAll).replaceWith(found);
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

    private Map<String, Match<?, ?, ?, ?>> folded(List<Object[]> rows, Map<String, Long> upTo) {
        Map<String, Match<?, ?, ?, ?>> matches = new HashMap<>();
        for (Object[] row : rows) {
            String id = (String) row[0];
            if (((Number) row[1]).longValue() < upTo.getOrDefault(id, 0L)) {
                byte[] body = ((String) row[2]).getBytes(StandardCharsets.UTF_8);
                Match<?, ?, ?, ?> before = matches.get(id);
                matches.put(id, Match.next(codecs, before, Match.step(codecs, before, body)));
            }
        }
        return matches;
    }

    /** Folds one more record and remembers the match. */
    public Folded fold(int generation, @Nullable Match<?, ?, ?, ?> before, Entry entry) {
        JsonCodecs.GameStep step = Match.step(codecs, before, entry.value());
        Match<?, ?, ?, ?> after = Match.next(codecs, before, step);
        Key key = new Key(generation, entry.key());
        if (after.ended()) {
            kept.invalidate(key);
        } else {
            kept.put(key, after);
        }
        return new Folded(entry, before, step.step(), after);
    }
}
