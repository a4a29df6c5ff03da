package baffin.platform.acknowledgement;

import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Wakes all that wait for a change. */
final class Signal {

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
