package baffin.platform.runtime.projection.store;

import baffin.platform.runtime.projection.Projection;
import io.smallrye.mutiny.Uni;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.hibernate.reactive.mutiny.Mutiny;

/** Sums over all rows of a table, whatever their order, without the generation they belong to. */
public final class Checksums {

    private Checksums() {}

    /** Number of rows and sum of their hashes, as text, by table. */
    public static Uni<Map<String, String>> of(Mutiny.Session session, Projection projection, int generation) {
        Uni<Map<String, String>> all = one(
                        session,
                        "projection_progress",
                        "key, version",
                        "generation = :generation and projection = '" + projection.name() + "'",
                        generation)
                .map(sum -> {
                    Map<String, String> sums = new LinkedHashMap<>();
                    sums.put("projection_progress", sum);
                    return sums;
                });
        for (String table : projection.tables()) {
            all = all.chain(sums -> columns(session, table)
                    .chain(columns -> one(session, table, columns, "generation = :generation", generation))
                    .map(sum -> {
                        sums.put(table, sum);
                        return sums;
                    }));
        }
        return all;
    }

    private static Uni<String> columns(Mutiny.Session session, String table) {
        return Sql.values(session, """
                select column_name from information_schema.columns
                where table_schema = current_schema() and table_name = :name and column_name <> 'generation'
                order by ordinal_position
                """, Map.of("name", table), String.class).map(columns -> String.join(", ", columns));
    }

    private static Uni<String> one(Mutiny.Session session, String table, String columns, String where, int generation) {
        String statement = "select count(*) || ' rows, sum '"
                + " || coalesce(sum(cast(hashtextextended(cast(row(" + columns
                + ") as text), 0) as numeric)), 0) from " + table + " where " + where;
        return Sql.values(session, statement, Map.of("generation", generation), String.class)
                .map(List::getFirst);
    }
}
