package baffin.gameservice.projection;

import baffin.gameservice.chat.ErasedAuthors;
import baffin.platform.directory.NameDirectory;
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
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jboss.logging.Logger;

/**
 * Forgets what players have kept here, once the names say that they are erased. At the start it looks at all of them:
 * what was erased while the service was down must not stay. Every instance does so, and who comes second finds nothing.
 */
@ApplicationScoped
class ErasedPlayers {

    private static final Logger LOG = Logger.getLogger(ErasedPlayers.class);
    private static final Duration LOOK_EVERY = Duration.ofSeconds(1);

    private static final String THEM = "any(cast(:players as text[]))";
    private static final List<String> STATEMENTS = List.of(
            "delete from webhook_delivery where target_id in (select id from webhook where owner = " + THEM + ")",
            "delete from webhook where owner = " + THEM,
            "delete from push_delivery where owner = " + THEM,
            "delete from push_subscription where owner = " + THEM,
            "delete from stored_response where account = " + THEM,
            "delete from chat_mute where player = " + THEM + " or muted = " + THEM,
            "delete from chat_read where player = " + THEM,
            "delete from notice_read where player = " + THEM,
            "delete from sandbox where owner = " + THEM,
            "update chat_report set reason = '' where player = " + THEM + " and reason <> ''");

    private final NameDirectory names;
    private final Transactions transactions;
    private final TableLog tables;
    private final ErasedAuthors authors;
    private final AtomicBoolean busy = new AtomicBoolean();
    private volatile int done;

    ErasedPlayers(
            NameDirectory names,
            @Identifier("game") Transactions transactions,
            @Identifier("game") TableLog tables,
            ErasedAuthors authors) {
        this.names = names;
        this.transactions = transactions;
        this.tables = tables;
        this.authors = authors;
    }

    void begin(@Observes StartupEvent event) {
        transactions.vertx().setPeriodic(LOOK_EVERY.toMillis(), ignored -> look());
    }

    private void look() {
        Set<String> erased = Set.copyOf(names.erased());
        if (erased.size() == done || !tables.isOpen() || !busy.compareAndSet(false, true)) {
            return;
        }
        forget(erased)
                .onTermination()
                .invoke(() -> busy.set(false))
                .subscribe()
                .with(
                        lines -> done = lines == 0 ? erased.size() : done,
                        away -> LOG.debugf("what erased players have left stays for now: %s", away.getMessage()));
    }

    /** Gives how many lines of chat were taken back; those are gone once the log has told so. */
    private Uni<Integer> forget(Set<String> erased) {
        Map<String, Object> players = Map.of("players", erased.toArray(String[]::new));
        return transactions
                .write(session -> Sql.inTurn(STATEMENTS.stream()
                        .<Supplier<Uni<?>>>map(statement -> () -> Sql.update(session, statement, players))
                        .toList()))
                .chain(() -> authors.takeBack(erased));
    }
}
