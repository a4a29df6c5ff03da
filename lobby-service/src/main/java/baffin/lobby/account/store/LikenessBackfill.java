package baffin.lobby.account.store;

import baffin.lobby.account.domain.Handles;
import baffin.platform.runtime.projection.Sql;
import baffin.platform.runtime.projection.Transactions;
import baffin.platform.tables.TableLog;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jboss.logging.Logger;

/**
 * Gives accounts of earlier releases the likeness of their handles, so that no new handle looks like an old one. Of old
 * handles that look alike the first has it.
 */
@ApplicationScoped
class LikenessBackfill {

    private static final Logger LOG = Logger.getLogger(LikenessBackfill.class);
    private static final int BATCH = 500;

    private final Transactions transactions;

    LikenessBackfill(Transactions transactions) {
        this.transactions = transactions;
    }

    void start(@Observes StartupEvent event, TableLog tables) {
        tables.opened()
                .chain(this::fill)
                .onFailure()
                .retry()
                .withBackOff(Duration.ofSeconds(1), Duration.ofSeconds(30))
                .atMost(20)
                .subscribe()
                .with(done -> {}, fault -> LOG.errorf(fault, "older handles are not compared with new ones"));
    }

    /** Goes through all accounts that have none. */
    Uni<Void> fill() {
        return from("");
    }

    private Uni<Void> from(String last) {
        return transactions
                .write(session -> Sql.rows(
                                session,
                                "select id, handle from account where likeness is null and id > :last"
                                        + " order by id limit " + BATCH,
                                Map.of("last", last))
                        .chain(rows -> Sql.inTurn(rows.stream()
                                        .<Supplier<Uni<?>>>map(row -> () -> Sql.update(
                                                session,
                                                "update account set likeness = :likeness where id = :id and not exists"
                                                        + " (select 1 from account where likeness = :likeness)",
                                                Map.of("id", row[0], "likeness", Handles.likeness((String) row[1]))))
                                        .toList())
                                .replaceWith(rows)))
                .chain(rows -> rows.size() < BATCH ? Uni.createFrom().voidItem() : from(id(rows)));
    }

    private static String id(List<Object[]> rows) {
        return (String) rows.getLast()[0];
    }
}
