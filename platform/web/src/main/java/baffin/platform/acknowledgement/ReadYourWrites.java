package baffin.platform.acknowledgement;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.request.Position;
import io.quarkus.arc.All;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jboss.logging.Logger;

/** Waits until an account reads nothing from before what it was told of. */
@ApplicationScoped
public class ReadYourWrites {

    /** How long a request waits in all; after that the answer is 503. */
    public static final Duration PATIENCE = Duration.ofSeconds(3);

    private static final Logger LOG = Logger.getLogger(ReadYourWrites.class);
    private static final Duration LOOK_AGAIN = Duration.ofMillis(50);
    private static final int RETRY_S = 1;

    private final List<ReadModel> models;
    private final Acknowledgements acknowledgements;
    private final Signal moved = new Signal();
    private final Map<Class<?>, List<ReadModel>> byResource = new ConcurrentHashMap<>();

    ReadYourWrites(@All List<ReadModel> models, Acknowledgements acknowledgements) {
        this.models = models;
        this.acknowledgements = acknowledgements;
    }

    void start(@Observes StartupEvent event) {
        if (!models.isEmpty()) {
            models.forEach(model -> model.onMoved(moved::raise));
            acknowledgements.read();
        }
    }

    /** What a resource's service reads from. */
    List<ReadModel> modelsOf(Class<?> resource) {
        return byResource.computeIfAbsent(
                resource,
                some -> models.stream()
                        .filter(model -> model.scope().covers(some))
                        .toList());
    }

    /**
     * Waits until the read models that an address is answered from have all that the log held when the service started;
     * fails with 503, which tells how far they are, after {@link #PATIENCE}.
     */
    Uni<Void> whole(List<ReadModel> from, String path) {
        return whole(from, path, System.nanoTime() + PATIENCE.toNanos());
    }

    private Uni<Void> whole(List<ReadModel> from, String path, long deadline) {
        Optional<ProblemException> refusal = from.stream()
                .filter(model -> model.answers(path))
                .flatMap(model -> model.catchingUp().stream())
                .findFirst();
        if (refusal.isEmpty()) {
            return Uni.createFrom().voidItem();
        }
        return System.nanoTime() >= deadline
                ? Uni.createFrom().failure(refusal.get())
                : moved.next(LOOK_AGAIN).chain(() -> whole(from, path, deadline));
    }

    /**
     * Waits until all that the account was told of and that the address shows is there.
     *
     * @return true when the account was told of anything that the address shows within the last minute; fails with 503
     *     after {@link #PATIENCE}
     */
    Uni<Boolean> upToDate(List<ReadModel> from, String account, String path) {
        long deadline = System.nanoTime() + PATIENCE.toNanos();
        return acknowledgements
                .current(PATIENCE)
                .onFailure()
                .transform(away -> {
                    LOG.debugf("the acknowledgements are not read: %s", away);
                    return ProblemException.unavailable("It is not known which state you were told of last", RETRY_S);
                })
                .chain(current -> reached(from, account, path, deadline));
    }

    private Uni<Boolean> reached(List<ReadModel> from, String account, String path, long deadline) {
        SeenVersions seen = acknowledgements.seen();
        List<SeenVersion> named = seen.of(account, path);
        Uni<Void> done = Uni.createFrom().voidItem();
        boolean any = false;
        for (ReadModel model : from) {
            // a command may do without what is not there yet; who reads it was told before
            if (!model.answers(path) || model.catchingUp().isPresent()) {
                continue;
            }
            List<SeenVersion> shown = shown(model, named, () -> seen.of(account));
            List<SeenVersion> open = shown.isEmpty() ? shown : seen.open(account, shown, model);
            if (!open.isEmpty()) {
                done = done.chain(() -> reached(model, open, deadline))
                        .invoke(() -> seen.reached(account, open, model));
            }
            any |= !shown.isEmpty();
        }
        return done.replaceWith(any);
    }

    /** An address that names something of all that it may show waits for nothing else. */
    private static List<SeenVersion> shown(ReadModel model, List<SeenVersion> named, Supplier<List<SeenVersion>> all) {
        List<SeenVersion> shown = named.stream().filter(model::shows).toList();
        return shown.isEmpty() ? all.get().stream().filter(model::shows).toList() : shown;
    }

    private Uni<Void> reached(ReadModel model, List<SeenVersion> open, long deadline) {
        return model.behind(open).chain(behind -> {
            if (behind.isEmpty()) {
                return Uni.createFrom().voidItem();
            }
            if (System.nanoTime() >= deadline) {
                throw late(behind.getFirst());
            }
            return moved.next(LOOK_AGAIN).chain(() -> reached(model, behind, deadline));
        });
    }

    private static ProblemException late(SeenVersion seen) {
        String position = Position.of(seen.id(), seen.version());
        return new ProblemException(
                Problem.of(ProblemType.UNAVAILABLE, "The state that you were told of is not here yet: " + position),
                Map.of("Retry-After", Integer.toString(RETRY_S), Position.HEADER, position));
    }

    /** Wakes all that wait for a change. */
    static final class Signal {

        private final Set<Runnable> waiting = ConcurrentHashMap.newKeySet();

        /** Completes with the next change, or after a time. */
        Uni<Void> next(Duration most) {
            Uni<Void> changed = Uni.createFrom().emitter(emitter -> {
                Runnable goOn = () -> emitter.complete(null);
                waiting.add(goOn);
                emitter.onTermination(() -> waiting.remove(goOn));
            });
            return changed.ifNoItem()
                    .after(most)
                    .recoverWithUni(() -> Uni.createFrom().voidItem());
        }

        /** Something has changed. */
        void raise() {
            waiting.forEach(Runnable::run);
        }
    }
}
