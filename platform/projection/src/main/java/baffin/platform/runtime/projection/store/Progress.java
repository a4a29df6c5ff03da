package baffin.platform.runtime.projection.store;

import baffin.platform.runtime.projection.VersionFilter.Known;
import baffin.platform.runtime.projection.VersionFilter.Stop;
import io.smallrye.mutiny.Uni;
import jakarta.persistence.Tuple;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hibernate.reactive.mutiny.Mutiny;

/** How far each match is folded, and which matches are stopped. */
public final class Progress {

    private final String projection;

    public Progress(String projection) {
        this.projection = projection;
    }

    /** Reads what is known of some keys; unknown keys are missing. */
    public Uni<Map<String, Known>> load(Mutiny.Session session, int generation, Collection<String> keys) {
        if (keys.isEmpty()) {
            return Uni.createFrom().item(Map.of());
        }
        return Sql.rows(
                        session,
                        "select key, version, stopped_since is not null as stopped from projection_progress"
                                + " where projection = :projection and generation = :generation"
                                + " and key = any(cast(:keys as text[]))",
                        Map.of("projection", projection, "generation", generation, "keys", keys.toArray(String[]::new)))
                .map(rows -> {
                    Map<String, Known> found = new HashMap<>();
                    rows.forEach(row -> found.put(
                            row.get("key", String.class),
                            new Known(row.get("version", Long.class), row.get("stopped", Boolean.class))));
                    return found;
                });
    }

    /** Writes the last version of each key. */
    Uni<Integer> save(Mutiny.Session session, int generation, Map<String, Long> versions) {
        if (versions.isEmpty()) {
            return Uni.createFrom().item(0);
        }
        return Sql.update(
                session,
                """
                insert into projection_progress (projection, generation, key, version)
                select :projection, :generation, key, version
                from unnest(cast(:keys as text[]), cast(:versions as bigint[])) as s(key, version)
                on conflict (projection, generation, key) do update set version = excluded.version
                """,
                Map.of(
                        "projection",
                        projection,
                        "generation",
                        generation,
                        "keys",
                        versions.keySet().toArray(String[]::new),
                        "versions",
                        versions.values().toArray(Long[]::new)));
    }

    /** Marks a match as stopped. */
    Uni<Integer> stop(Mutiny.Session session, int generation, Stop stop) {
        Map<String, Object> parameters = new HashMap<>(Map.of(
                "projection",
                projection,
                "generation",
                generation,
                "key",
                stop.key(),
                "since",
                stop.since(),
                "part",
                stop.partition(),
                "position",
                stop.offset(),
                "reason",
                stop.reason()));
        parameters.put("version", stop.since() - 1);
        return Sql.update(session, """
                insert into projection_progress
                  (projection, generation, key, version, stopped_since, stopped_part, stopped_offset, stopped_reason)
                values (:projection, :generation, :key, :version, :since, :part, :position, :reason)
                on conflict (projection, generation, key) do update set stopped_since = :since,
                  stopped_part = :part, stopped_offset = :position, stopped_reason = :reason
                """, parameters);
    }

    /** Takes the mark away. */
    public Uni<Integer> resume(Mutiny.Session session, int generation, String key) {
        return Sql.update(session, """
                update projection_progress set stopped_since = null, stopped_part = null,
                  stopped_offset = null, stopped_reason = null
                where projection = :projection and generation = :generation and key = :key
                """, Map.of("projection", projection, "generation", generation, "key", key));
    }

    /** Where a match is stopped; empty when it is not. */
    public Uni<Optional<Stop>> stop(Mutiny.Session session, int generation, String key) {
        return stopped(session, generation)
                .map(all -> all.stream().filter(stop -> stop.key().equals(key)).findFirst());
    }

    /** All stopped matches, at most 1,000. */
    public Uni<List<Stop>> stopped(Mutiny.Session session, int generation) {
        return Sql.rows(session, """
                select key, stopped_since, stopped_part, stopped_offset, stopped_reason from projection_progress
                where projection = :projection and generation = :generation and stopped_since is not null
                order by key limit 1000
                """, Map.of("projection", projection, "generation", generation))
                .map(rows -> rows.stream().map(Progress::stop).toList());
    }

    private static Stop stop(Tuple row) {
        return new Stop(
                row.get("key", String.class),
                row.get("stopped_since", Long.class),
                row.get("stopped_part", Integer.class),
                row.get("stopped_offset", Long.class),
                row.get("stopped_reason", String.class));
    }
}
