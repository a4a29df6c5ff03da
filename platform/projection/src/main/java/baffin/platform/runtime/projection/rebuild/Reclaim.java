package baffin.platform.runtime.projection.rebuild;

import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.store.Generations;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.mutiny.Uni;
import jakarta.persistence.Tuple;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.hibernate.reactive.mutiny.Mutiny;

/**
 * Gives the space of rows that are gone back to the disk after a generation was dropped. Folding a whole log leaves
 * tables that are mostly dead, such as those of matches in play; the database alone would keep their size for good.
 */
public final class Reclaim {

    private static final String TABLES = """
            select relname, pg_relation_size(oid) as size from pg_class
            where relkind = 'r' and relnamespace = cast(current_schema() as regnamespace)
              and relname = any(cast(:names as text[])) order by relname""";

    // what a vacuum has just counted: statistics of what was inserted and deleted come seconds later
    private static final String MOSTLY_DEAD = """
            select 2 * reltuples * (24 + (
              select coalesce(sum(avg_width), 0) from pg_stats
              where schemaname = current_schema() and tablename = relname)) < cast(:size as bigint)
            from pg_class where relnamespace = cast(current_schema() as regnamespace) and relname = :name""";

    private final Transactions transactions;
    private final Projection projection;

    public Reclaim(Transactions transactions, Projection projection) {
        this.transactions = transactions;
        this.projection = projection;
    }

    /**
     * Vacuums all, which holds nobody up, and then writes anew what was mostly dead, which is quick since little of it
     * is left.
     *
     * @param live the generation that stays
     */
    public Uni<Void> run(int live) {
        // vacuum takes no part in a transaction
        return transactions.read(session -> tables(session, live).chain(found -> {
            List<Supplier<Uni<?>>> steps = new ArrayList<>();
            steps.add(() -> vacuum(session, "projection_progress", true));
            found.forEach(row ->
                    steps.add(() -> reclaim(session, row.get("relname", String.class), row.get("size", Long.class))));
            return Sql.inTurn(steps);
        }));
    }

    private static Uni<Integer> reclaim(Mutiny.Session session, String table, long size) {
        return vacuum(session, table, false)
                .chain(() -> Sql.values(session, MOSTLY_DEAD, Map.of("name", table, "size", size), Boolean.class))
                .chain(dead -> dead.getFirst()
                        ? vacuum(session, table, true)
                        : Uni.createFrom().item(0));
    }

    private Uni<List<Tuple>> tables(Mutiny.Session session, int live) {
        String[] names = projection.tables().stream()
                .map(table -> Generations.partition(table, live))
                .toArray(String[]::new);
        return Sql.rows(session, TABLES, Map.of("names", names));
    }

    private static Uni<Integer> vacuum(Mutiny.Session session, String table, boolean anew) {
        return Sql.update(session, (anew ? "vacuum (full, analyze) " : "vacuum (analyze) ") + table, Map.of());
    }
}
