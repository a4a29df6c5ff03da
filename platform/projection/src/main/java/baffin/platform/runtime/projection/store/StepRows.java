package baffin.platform.runtime.projection.store;

import baffin.platform.runtime.projection.Entry;
import io.smallrye.mutiny.Uni;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.hibernate.reactive.mutiny.Mutiny;

/** Rows of a projection that keeps the records of matches as they stand in the log. */
public final class StepRows {

    private StepRows() {}

    /**
     * Adds records.
     *
     * @param table has the columns generation, match_id, version and body (text)
     */
    public static Uni<Integer> insert(Mutiny.Session session, String table, int generation, List<Entry> entries) {
        return Sql.update(
                session,
                """
                insert into %s (generation, match_id, version, body)
                select :generation, id, version, body
                from unnest(cast(:ids as text[]), cast(:versions as bigint[]), cast(:bodies as text[]))
                  as s(id, version, body)
                """.formatted(table),
                Map.of(
                        "generation",
                        generation,
                        "ids",
                        entries.stream().map(Entry::key).toArray(String[]::new),
                        "versions",
                        entries.stream().map(Entry::version).toArray(Long[]::new),
                        "bodies",
                        entries.stream()
                                .map(entry -> new String(entry.value(), StandardCharsets.UTF_8))
                                .toArray(String[]::new)));
    }
}
