package baffin.lobby.api;

import baffin.platform.limits.Limits;
import baffin.platform.problem.ProblemException;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;

/** Waits a moment for a list that is behind what the reader has seen. */
public final class Patience {

    private static final Duration LOOK_AGAIN_AFTER = Duration.ofMillis(40);
    private static final int RETRY_S = 1;
    private static final int LOOKS = 12;

    private Patience() {}

    /** What a look finds once it has reached a version; fails with 503 when that takes too long. */
    public static <T> Uni<T> until(Supplier<Uni<T>> look, ToLongFunction<T> version, long minVersion) {
        return look(
                        look,
                        found -> version.applyAsLong(found) >= minVersion,
                        Limits.READ_WAIT_MS_MAX / LOOK_AGAIN_AFTER.toMillis())
                .map(found -> {
                    if (version.applyAsLong(found) < minVersion) {
                        throw ProblemException.unavailable("the list has not reached version " + minVersion, RETRY_S);
                    }
                    return found;
                });
    }

    /** What a look finds; looks a few times for what may have been made a moment ago. */
    public static <T> Uni<Optional<T>> known(Supplier<Uni<Optional<T>>> look) {
        return look(look, Optional::isPresent, LOOKS);
    }

    private static <T> Uni<T> look(Supplier<Uni<T>> look, Predicate<T> enough, long tries) {
        return look.get().chain(found -> {
            if (enough.test(found) || tries <= 0) {
                return Uni.createFrom().item(found);
            }
            return Uni.createFrom()
                    .voidItem()
                    .onItem()
                    .delayIt()
                    .by(LOOK_AGAIN_AFTER)
                    .chain(() -> look(look, enough, tries - 1));
        });
    }
}
