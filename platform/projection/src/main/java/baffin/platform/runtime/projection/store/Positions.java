package baffin.platform.runtime.projection.store;

import io.smallrye.mutiny.Uni;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import org.hibernate.reactive.mutiny.Mutiny;

/** How far each partition is folded, as rows that move in the same transaction as what was folded. */
public final class Positions {

    private final String projection;

    public Positions(String projection) {
        this.projection = projection;
    }

    /**
     * A move of one partition.
     *
     * @param from offset that must stand in the row now
     * @param to offset of the next record to be folded after this batch
     */
    record Span(long from, long to) {}

    /** Moves all partitions or reports false: somebody else has moved one, and the caller rolls back. */
    Uni<Boolean> advance(Mutiny.Session session, int generation, SortedMap<Integer, Span> spans) {
        Integer[] partitions = spans.keySet().toArray(Integer[]::new);
        Long[] from = spans.values().stream().map(Span::from).toArray(Long[]::new);
        Long[] to = spans.values().stream().map(Span::to).toArray(Long[]::new);
        return Sql.update(
                        session,
                        """
                update projection_position p set next_offset = s.target
                from unnest(cast(:partitions as int[]), cast(:origins as bigint[]), cast(:targets as bigint[]))
                  as s(part, origin, target)
                where p.projection = :projection and p.generation = :generation
                  and p.part = s.part and p.next_offset = s.origin
                """,
                        Map.of(
                                "partitions",
                                partitions,
                                "origins",
                                from,
                                "targets",
                                to,
                                "projection",
                                projection,
                                "generation",
                                generation))
                .map(rows -> rows == spans.size());
    }

    /** Reads all positions of a generation; with a lock nobody moves them before the transaction ends. */
    public Uni<Map<Integer, Long>> load(Mutiny.Session session, int generation, boolean lock) {
        String statement = "select part, next_offset from projection_position"
                + " where projection = :projection and generation = :generation order by part"
                + (lock ? " for update" : "");
        return Sql.rows(session, statement, Map.of("projection", projection, "generation", generation))
                .map(rows -> {
                    Map<Integer, Long> found = new HashMap<>();
                    rows.forEach(row -> found.put(row.get("part", Integer.class), row.get("next_offset", Long.class)));
                    return found;
                });
    }

    /** Makes rows for partitions that have none, at the start of the log. */
    Uni<Integer> ensure(Mutiny.Session session, int generation, Collection<Integer> partitions) {
        return Sql.update(
                session,
                """
                insert into projection_position (projection, generation, part, next_offset)
                select :projection, :generation, part, 0 from unnest(cast(:partitions as int[])) as s(part)
                on conflict do nothing
                """,
                Map.of(
                        "projection",
                        projection,
                        "generation",
                        generation,
                        "partitions",
                        partitions.toArray(Integer[]::new)));
    }
}
