package baffin.lobby.config;

import baffin.accounts.account.AccountLog;
import baffin.accounts.privacy.Deletion;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.tables.TableLog;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import org.jboss.logging.Logger;

/** Erases accounts, and ends suspensions, when their time is over. Several instances may do that at once. */
@ApplicationScoped
class DueDeletions {

    private static final Logger LOG = Logger.getLogger(DueDeletions.class);
    private static final Duration LOOK_EVERY = Duration.ofMinutes(1);

    private final Transactions transactions;
    private final TableLog tables;
    private final Deletion deletion;
    private final AccountLog log;

    DueDeletions(
            @Identifier("lobby") Transactions transactions,
            @Identifier("lobby") TableLog tables,
            Deletion deletion,
            AccountLog log) {
        this.transactions = transactions;
        this.tables = tables;
        this.deletion = deletion;
        this.log = log;
    }

    void begin(@Observes StartupEvent event) {
        tables.opened()
                .subscribe()
                .with(
                        open -> transactions.vertx().setPeriodic(LOOK_EVERY.toMillis(), ignored -> look()),
                        // what cannot be opened ends the service elsewhere
                        refused -> {});
    }

    private void look() {
        deletion.eraseDue()
                .chain(log::tellDue)
                .subscribe()
                .with(done -> {}, away -> LOG.warnf("accounts can't be erased at the moment: %s", away.getMessage()));
    }
}
