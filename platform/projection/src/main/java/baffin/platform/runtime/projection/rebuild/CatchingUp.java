package baffin.platform.runtime.projection.rebuild;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.runtime.projection.CatchUp;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.store.Faults;
import baffin.platform.runtime.projection.store.Positions;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.topics.KafkaAccess;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import org.eclipse.microprofile.health.HealthCheckResponseBuilder;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Watches a read model until it has all that the log held when the service started, whichever instance folds it. From
 * then on it is whole for good, however far it is behind later.
 */
public final class CatchingUp {

    private static final Logger LOG = Logger.getLogger(CatchingUp.class);
    private static final Duration LOOK_EVERY = Duration.ofMillis(200);
    private static final Duration PAUSE = Duration.ofMillis(250);
    private static final Duration PAUSE_MAX = Duration.ofSeconds(2);
    private static final int RETRY_S = 2;

    private final Projection projection;
    private final Transactions transactions;
    private final KafkaAccess kafka;
    private final Positions positions;
    private final IntSupplier generation;
    private final BooleanSupplier closed;
    private volatile @Nullable CatchUp state;
    private volatile boolean whole;

    /**
     * Makes a watch; {@link #start} begins it.
     *
     * @param generation the live one
     * @param closed true when nobody needs to know any more
     */
    public CatchingUp(
            Projection projection,
            Transactions transactions,
            KafkaAccess kafka,
            IntSupplier generation,
            BooleanSupplier closed) {
        this.projection = projection;
        this.transactions = transactions;
        this.kafka = kafka;
        this.positions = new Positions(projection.name());
        this.generation = generation;
        this.closed = closed;
    }

    /** Asks the log how far it goes, as long as it takes to get an answer, and looks from then on. */
    public void start() {
        Uni.createFrom()
                .deferred(this::stored)
                .emitOn(Infrastructure.getDefaultWorkerPool())
                .map(this::measured)
                .onFailure()
                .invoke(away -> LOG.debugf("the end of the log is not known yet: %s", away.getMessage()))
                .onFailure()
                .retry()
                .withBackOff(PAUSE, PAUSE_MAX)
                .until(away -> !closed.getAsBoolean())
                .subscribe()
                .with(this::begun, away -> LOG.debugf("closed before the end of the log was known: %s", away));
    }

    private Uni<Map<Integer, Long>> stored() {
        return transactions.read(session -> positions.load(session, generation.getAsInt(), false));
    }

    private CatchUp measured(Map<Integer, Long> stored) {
        try (LogReader log = new LogReader(projection, kafka)) {
            return new CatchUp(stored, log.goals(stored), stored);
        }
    }

    private void begun(CatchUp first) {
        if (!first.whole()) {
            LOG.infof("projection %s has %d records to catch up with", projection.name(), first.total());
        }
        seen(first);
    }

    private void seen(CatchUp now) {
        state = now;
        whole = now.whole();
        if (!whole && !closed.getAsBoolean()) {
            transactions.vertx().setTimer(LOOK_EVERY.toMillis(), ignored -> look(now));
        }
    }

    private void look(CatchUp last) {
        stored().subscribe().with(stored -> seen(last.at(stored)), away -> {
            LOG.debugf("no answer from the database: %s", Faults.inWords(away));
            seen(last);
        });
    }

    public boolean whole() {
        return whole;
    }

    /** What readers are told: 503 with the progress; empty once the read model is whole. */
    public Optional<ProblemException> refusal() {
        return whole ? Optional.empty() : Optional.of(ProblemException.retryLater(problem(state), RETRY_S));
    }

    private Problem problem(@Nullable CatchUp now) {
        if (now == null) {
            return Problem.of(ProblemType.CATCHING_UP, "It is not known yet how much of the log is still to be read")
                    .with("readModel", projection.name());
        }
        String detail = "%d of %d records are read".formatted(now.read(), now.total());
        return Problem.of(ProblemType.CATCHING_UP, detail)
                .with("readModel", projection.name())
                .with("recordsRead", now.read())
                .with("recordsToRead", now.total());
    }

    /** Tells the progress. */
    public HealthCheckResponseBuilder tell(HealthCheckResponseBuilder health) {
        CatchUp now = state;
        return now == null || whole
                ? health.withData("caughtUp", whole)
                : health.withData("caughtUp", false)
                        .withData("recordsRead", now.read())
                        .withData("recordsToRead", now.total());
    }
}
