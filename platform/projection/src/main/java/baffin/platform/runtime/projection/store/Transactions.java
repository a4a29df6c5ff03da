package baffin.platform.runtime.projection.store;

import baffin.platform.problem.ProblemException;
import io.quarkus.vertx.core.runtime.context.VertxContextSafetyToggle;
import io.smallrye.common.vertx.VertxContext;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Context;
import io.vertx.core.Vertx;
import java.time.Duration;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.hibernate.reactive.mutiny.Mutiny;

/** Runs transactions from any thread, each on a context of its own: Hibernate keeps its session in the context. */
public final class Transactions {

    private static final Duration ANSWER_MAX = Duration.ofSeconds(5);

    private final Mutiny.SessionFactory factory;
    private final Vertx vertx;

    /** Transactions of one database. */
    public Transactions(Mutiny.SessionFactory factory, Vertx vertx) {
        this.factory = factory;
        this.vertx = vertx;
    }

    /** Runs the work in one transaction; a failure rolls it back. The result comes on an event loop. */
    public <T> Uni<T> write(Function<Mutiny.Session, Uni<T>> work) {
        return onOwnContext(() -> factory.withTransaction(work));
    }

    /** Runs the work in a transaction that is always rolled back. The result comes on an event loop. */
    public <T> Uni<T> rehearse(Function<Mutiny.Session, Uni<T>> work) {
        return onOwnContext(() -> factory.withTransaction((session, transaction) -> {
            transaction.markForRollback();
            return work.apply(session);
        }));
    }

    /** Runs the work in a session without a transaction. The result comes on an event loop. */
    public <T> Uni<T> read(Function<Mutiny.Session, Uni<T>> work) {
        return onOwnContext(() -> factory.withSession(work));
    }

    /**
     * Reads for somebody who waits for the answer.
     *
     * @return fails with a 503 problem when the database is away or takes too long
     */
    public <T> Uni<T> answer(Function<Mutiny.Session, Uni<T>> work) {
        return answered(read(work));
    }

    /**
     * Writes for somebody who waits for the answer.
     *
     * @return fails with a 503 problem when the database is away or takes too long
     */
    public <T> Uni<T> writeAnswer(Function<Mutiny.Session, Uni<T>> work) {
        return answered(write(work));
    }

    private static <T> Uni<T> answered(Uni<T> work) {
        return work.ifNoItem()
                .after(ANSWER_MAX)
                .failWith(() -> new TimeoutException("the database takes too long"))
                .onFailure(Faults::passing)
                .transform(away -> ProblemException.unavailable("The database does not answer", 2));
    }

    private <T> Uni<T> onOwnContext(java.util.function.Supplier<Uni<T>> work) {
        return Uni.createFrom().emitter(emitter -> {
            Context own = VertxContext.createNewDuplicatedContext(vertx.getOrCreateContext());
            VertxContextSafetyToggle.setContextSafe(own, true);
            own.runOnContext(
                    ignored -> Uni.createFrom().deferred(work::get).subscribe().with(emitter::complete, emitter::fail));
        });
    }

    /** The event loops the transactions run on. */
    public Vertx vertx() {
        return vertx;
    }
}
