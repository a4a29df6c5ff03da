package baffin.gameservice.match;

import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.wire.JsonCodecs;
import io.smallrye.mutiny.Uni;
import jakarta.persistence.Tuple;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;

/** Matches as a projection finds them before a batch: in memory, or folded from the rows of the same generation. */
public final class StoredMatches {

    private final JsonCodecs codecs;
    private final FoldedMatches folded;

    /** Matches beside those in memory. */
    public StoredMatches(JsonCodecs codecs, FoldedMatches folded) {
        this.codecs = codecs;
        this.folded = folded;
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
            Optional<Match<?, ?, ?, ?>> match = folded.before(generation, first);
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
}
