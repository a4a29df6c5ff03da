package baffin.platform.tables;

import baffin.platform.runtime.projection.store.Transactions;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.subscription.UniEmitter;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Sends changed rows to the log in their order, one relay at a time over all instances. A change is forgotten once the
 * log has it, in the transaction that has read it: who dies in between sends it again.
 */
final class TableRelay {

    private static final Logger LOG = Logger.getLogger(TableRelay.class);
    private static final int BATCH = 500;

    private final Transactions transactions;
    private final TableRows rows;
    private final Map<String, LoggedTable> tables;
    private final SealedRows sealed;
    private final TableWriter log;
    private List<UniEmitter<? super Void>> waiting = new ArrayList<>();
    private boolean busy;
    private boolean closed;

    TableRelay(
            Transactions transactions, TableRows rows, List<LoggedTable> tables, SealedRows sealed, TableWriter log) {
        this.transactions = transactions;
        this.rows = rows;
        this.tables = tables.stream().collect(Collectors.toMap(LoggedTable::name, Function.identity()));
        this.sealed = sealed;
        this.log = log;
    }

    /** Completes when the log has all that was changed before the call; fails when it can't take it. */
    Uni<Void> flushed() {
        return Uni.createFrom().emitter(emitter -> {
            synchronized (this) {
                waiting.add(emitter);
            }
            wake();
        });
    }

    /** Sends what waits, unless that is being done: then those who wait for more are served after it. */
    void wake() {
        List<UniEmitter<? super Void>> served;
        synchronized (this) {
            if (busy || closed) {
                return;
            }
            busy = true;
            served = waiting;
            waiting = new ArrayList<>();
        }
        drain().subscribe().with(done -> settle(served, null), away -> settle(served, away));
    }

    synchronized void close() {
        closed = true;
    }

    private void settle(List<UniEmitter<? super Void>> served, @Nullable Throwable failure) {
        boolean more;
        synchronized (this) {
            busy = false;
            more = !waiting.isEmpty();
        }
        if (failure == null) {
            served.forEach(emitter -> emitter.complete(null));
        } else {
            LOG.warnf("rows wait for the log: %s", failure.getMessage());
            served.forEach(emitter -> emitter.fail(failure));
        }
        if (more) {
            wake();
        }
    }

    private Uni<Void> drain() {
        return pass().chain(sent -> sent < BATCH ? Uni.createFrom().voidItem() : drain());
    }

    private Uni<Integer> pass() {
        return transactions.write(session -> rows.lock(session)
                .chain(() -> TableRows.changes(session, tables.keySet(), BATCH))
                .chain(changes -> changes.isEmpty() ? Uni.createFrom().item(0) : send(session, changes)));
    }

    private Uni<Integer> send(Mutiny.Session session, List<TableRows.Change> changes) {
        Context own = Vertx.currentContext();
        List<Uni<Void>> sends = changes.stream().map(this::send).toList();
        return Uni.join()
                .all(sends)
                .andCollectFailures()
                // the session belongs to the event loop that has opened it
                .emitOn(task -> own.runOnContext(ignored -> task.run()))
                .chain(() -> rows.sent(session, changes))
                .replaceWith(changes.size());
    }

    private Uni<Void> send(TableRows.Change change) {
        LoggedTable table = tables.get(change.table());
        if (table == null) {
            return Uni.createFrom().failure(new IllegalStateException("nobody logs the table " + change.table()));
        }
        String key = table.recordKey(change.key());
        return log.append(key, change.body() == null ? null : sealed.seal(key, change.body()));
    }
}
