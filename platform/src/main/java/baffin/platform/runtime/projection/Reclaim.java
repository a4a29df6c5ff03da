package baffin.platform.runtime.projection;

import io.smallrye.mutiny.Uni;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.hibernate.reactive.mutiny.Mutiny;

/**
 * Gives the space of rows that are gone back to the disk after a generation was dropped. Folding a whole log leaves
 * tables that are mostly dead, such as those of matches in play; the database alone would keep their size for good.
 */
final class Reclaim {

    private static final String TABLES = """
            select relname, n_tup_del * 2 > n_tup_ins from pg_stat_user_tables
            where schemaname = current_schema() and relname = any(cast(:names as text[])) order by relname""";

    private final Transactions transactions;
    private final Projection projection;

    Reclaim(Transactions transactions, Projection projection) {
        this.transactions = transactions;
        this.projection = projection;
    }

    /**
     * Writes anew what is mostly dead, which is quick since little of it is left, and vacuums the rest, which holds
     * nobody up.
     *
     * @param live the generation that stays
     */
    Uni<Void> run(int live) {
        // vacuum takes no part in a transaction
        return transactions.read(session -> tables(session, live).chain(found -> {
            List<Supplier<Uni<?>>> steps = new ArrayList<>();
            steps.add(() -> vacuum(session, "projection_progress", true));
            found.forEach(row -> steps.add(() -> vacuum(session, (String) row[0], (Boolean) row[1])));
            return Sql.inTurn(steps);
        }));
    }

    private Uni<List<Object[]>> tables(Mutiny.Session session, int live) {
        String[] names = projection.tables().stream()
                .map(table -> Generations.partition(table, live))
                .toArray(String[]::new);
        return Sql.rows(session, TABLES, Map.of("names", names));
    }

    private static Uni<Integer> vacuum(Mutiny.Session session, String table, boolean anew) {
        return Sql.update(session, (anew ? "vacuum (full, analyze) " : "vacuum (analyze) ") + table, Map.of());
    }
}
