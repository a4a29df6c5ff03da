package baffin.testkit;

import java.time.Duration;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/** Asks as a client does that is told to come again: 503 means not yet, and so does 202 of a command with its key. */
public final class Retried {

    private static final Set<Integer> NOT_YET = Set.of(202, 503);
    private static final Duration PAUSE = Duration.ofSeconds(1);
    private static final int TRIES_MAX = 60;

    private Retried() {}

    /**
     * The first answer that is final, or the last one of a minute.
     *
     * @param ask sends the request
     * @param status tells the status of an answer
     */
    public static <T> T whileNotYet(Supplier<T> ask, ToIntFunction<T> status) {
        T answer = ask.get();
        for (int tries = 1; NOT_YET.contains(status.applyAsInt(answer)) && tries < TRIES_MAX; tries++) {
            try {
                Thread.sleep(PAUSE);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return answer;
            }
            answer = ask.get();
        }
        return answer;
    }
}
