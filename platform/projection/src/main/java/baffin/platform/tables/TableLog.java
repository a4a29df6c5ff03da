package baffin.platform.tables;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.secrets.SecretSealer;
import baffin.platform.topics.KafkaAccess;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.microprofile.health.HealthCheckResponse;
import org.jboss.logging.Logger;

/**
 * The tables of a service that stand in the log as well. Nothing of them may be read or written before they are open:
 * until then rows may be missing that the log has.
 */
public final class TableLog implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(TableLog.class);
    private static final Duration PAUSE = Duration.ofMillis(250);
    private static final Duration PAUSE_MAX = Duration.ofSeconds(5);
    private static final Duration LOOK_EVERY = Duration.ofMillis(500);

    /** How long an answer waits for the log. */
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private static final int RETRY_S = 2;

    private enum Phase {
        OPENING,
        OPEN,
        REFUSED
    }

    private final Transactions transactions;
    private final TableSpec spec;
    private final TableRestore restore;
    private final TableRelay relay;
    private final RestoreProgress progress = new RestoreProgress();
    private final Uni<Void> opened;
    private volatile Phase phase = Phase.OPENING;
    private volatile long timer = -1;

    /**
     * Tables that are closed as yet.
     *
     * @param sealer seals the rows in the log; without a key the tables are not logged, unless they were before
     * @param kafka the cluster
     */
    public TableLog(
            Transactions transactions, TableSpec spec, TableWriter writer, SecretSealer sealer, KafkaAccess kafka) {
        this.transactions = transactions;
        this.spec = spec;
        TableRows rows = new TableRows(spec.topic());
        SealedRows sealed = new SealedRows(sealer);
        this.restore = new TableRestore(spec.topic(), kafka, spec.tables(), rows, sealed, progress);
        this.relay = new TableRelay(transactions, rows, spec.tables(), sealed, writer);
        this.opened = opening().memoize().indefinitely();
    }

    String topic() {
        return spec.topic();
    }

    /** True when requests to a resource need these tables. */
    boolean concerns(Class<?> resource) {
        return spec.scope().covers(resource);
    }

    /**
     * Brings the tables in line with the log, once; tries again while the broker or the database is away.
     *
     * @return completes when the tables may be used; fails with {@link TablesRefused} when log and database do not
     *     belong together
     */
    public Uni<Void> opened() {
        return opened;
    }

    private Uni<Void> opening() {
        return transactions
                .write(session -> Sql.lockSchema(session)
                        .chain(() -> TableRows.run(session, spec.schema()))
                        .chain(() -> restore.run(session)))
                .onFailure(fault -> !(fault instanceof TablesRefused))
                .invoke(away -> LOG.warnf("the tables can't be opened yet: %s", away.getMessage()))
                .onFailure(fault -> !(fault instanceof TablesRefused))
                .retry()
                .withBackOff(PAUSE, PAUSE_MAX)
                .indefinitely()
                .invoke(this::begin)
                .onFailure()
                .invoke(refused -> phase = Phase.REFUSED);
    }

    private void begin() {
        phase = Phase.OPEN;
        // what nobody waits for
        timer = transactions.vertx().setPeriodic(LOOK_EVERY.toMillis(), ignored -> relay.wake());
        relay.wake();
    }

    /** True when the tables may be used. */
    public boolean isOpen() {
        return phase == Phase.OPEN;
    }

    /** What callers are told until then; empty from then on. */
    Optional<ProblemException> refusal() {
        return isOpen()
                ? Optional.empty()
                : Optional.of(ProblemException.retryLater(
                        progress.tell(Problem.of(ProblemType.CATCHING_UP, progress.toString()))
                                .with("readModel", spec.topic()),
                        RETRY_S));
    }

    /**
     * Waits until the log has what was changed before the call, so that who is answered then can rely on both. Waits no
     * longer than 2 s and never fails: the database has it, and the log gets it as soon as it can.
     */
    public Uni<Void> flushed() {
        return relay.flushed().ifNoItem().after(PATIENCE).fail().onFailure().recoverWithNull();
    }

    /** Down until the tables may be used. */
    public HealthCheckResponse health() {
        return HealthCheckResponse.named("rows of " + spec.topic())
                .status(isOpen())
                .withData("state", phase.name())
                .withData("progress", progress.toString())
                .build();
    }

    @Override
    public void close() {
        relay.close();
        if (timer >= 0) {
            transactions.vertx().cancelTimer(timer);
        }
    }
}
