package baffin.gameservice.delivery;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** When a delivery that was not taken is tried again. */
public final class RetryPlan {

    /** What is waited before each attempt, after the one before it. */
    static final List<Duration> WAITS = List.of(
            Duration.ZERO,
            Duration.ofSeconds(5),
            Duration.ofMinutes(5),
            Duration.ofMinutes(30),
            Duration.ofHours(2),
            Duration.ofHours(5),
            Duration.ofHours(10),
            Duration.ofHours(14),
            Duration.ofHours(20),
            Duration.ofHours(24));

    /** A webhook that has failed for so long is switched off. */
    public static final Duration GIVE_UP_AFTER = Duration.ofDays(5);

    // enough to keep those that failed together from coming back together
    private static final double JITTER_MAX = 0.05;

    private RetryPlan() {}

    /**
     * When the next attempt is due.
     *
     * @param tries attempts made
     * @param ended when the last one ended
     * @param least what the receiver wants to be waited at least; of more than the longest wait of the plan, that much
     * @param random 0 to below 1, how much of the jitter is added
     * @return empty when there is no further one
     */
    public static Optional<Instant> next(int tries, Instant ended, Duration least, double random) {
        if (tries >= WAITS.size()) {
            return Optional.empty();
        }
        Duration longest = WAITS.getLast();
        Duration wanted = least.compareTo(longest) > 0 ? longest : least;
        Duration wait = wanted.compareTo(WAITS.get(tries)) > 0 ? wanted : WAITS.get(tries);
        return Optional.of(ended.plus(wait).plusMillis((long) (wait.toMillis() * JITTER_MAX * random)));
    }
}
