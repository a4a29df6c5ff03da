package baffin.gameservice.match;

import io.smallrye.mutiny.Uni;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/** Readers that wait until a match has reached a version. */
public final class Waiters {

    private record Waiter(long version, Runnable goOn) {}

    private final Map<String, List<Waiter>> byMatch = new ConcurrentHashMap<>();

    /**
     * Completes when the match reaches the version; the caller bounds the time.
     *
     * @param now tells the version that the match has reached
     */
    public Uni<Void> reached(String match, long version, LongSupplier now) {
        return Uni.createFrom().emitter(emitter -> {
            Waiter waiter = new Waiter(version, () -> emitter.complete(null));
            byMatch.compute(match, (id, waiting) -> {
                List<Waiter> all = waiting == null ? new ArrayList<>() : waiting;
                all.add(waiter);
                return all;
            });
            // asked after the waiter stands there: nothing is missed in between
            if (now.getAsLong() >= version) {
                emitter.complete(null);
            }
            emitter.onTermination(() -> byMatch.computeIfPresent(match, (id, waiting) -> {
                waiting.remove(waiter);
                return waiting.isEmpty() ? null : waiting;
            }));
        });
    }

    /** A match has come to a version. */
    public void tell(String match, long version) {
        if (!byMatch.containsKey(match)) {
            return;
        }
        List<Waiter> free = new ArrayList<>();
        byMatch.computeIfPresent(match, (id, waiting) -> {
            for (Iterator<Waiter> each = waiting.iterator(); each.hasNext(); ) {
                Waiter waiter = each.next();
                if (waiter.version() <= version) {
                    free.add(waiter);
                    each.remove();
                }
            }
            return waiting.isEmpty() ? null : waiting;
        });
        free.forEach(waiter -> waiter.goOn().run());
    }
}
