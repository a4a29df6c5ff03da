package baffin.lobby.account.store;

import baffin.lobby.account.domain.Handles;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.tables.TableLog;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jboss.logging.Logger;

/**
 * Gives accounts of earlier releases the likeness of their handles, so that no new handle looks like an old one. Of old
 * handles that look alike the first has it.
 */
@ApplicationScoped
class LikenessBackfill {

    private static final Logger LOG = Logger.getLogger(LikenessBackfill.class);
    private static final int BATCH = 500;

    private record Named(String id, String handle) {}

    private final Transactions transactions;

    LikenessBackfill(@Identifier("lobby") Transactions transactions) {
        this.transactions = transactions;
    }

    void start(@Observes StartupEvent event, @Identifier("lobby") TableLog tables) {
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
                .write(session -> lacking(session, last)
                        .call(found -> Sql.inTurn(found.stream()
                                .<Supplier<Uni<?>>>map(one -> () -> give(session, one))
                                .toList())))
                .chain(found -> found.size() < BATCH
                        ? Uni.createFrom().voidItem()
                        : from(found.getLast().id()));
    }

    private static Uni<List<Named>> lacking(Mutiny.Session session, String last) {
        return session.createSelectionQuery(
                        "select id, handle from AccountEntity where likeness is null and id > :last order by id",
                        Named.class)
                .setParameter("last", last)
                .setMaxResults(BATCH)
                .getResultList();
    }

    private static Uni<Integer> give(Mutiny.Session session, Named one) {
        return Sql.update(
                session,
                "update account set likeness = :likeness where id = :id and not exists"
                        + " (select 1 from account where likeness = :likeness)",
                Map.of("id", one.id(), "likeness", Handles.likeness(one.handle())));
    }
}
