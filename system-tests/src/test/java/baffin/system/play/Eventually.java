package baffin.system.play;

import java.time.Duration;
import java.time.Instant;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Waits for what comes by itself. */
public final class Eventually {

    private static final Duration WAIT_MAX = Duration.ofMinutes(6);
    private static final Duration PAUSE = Duration.ofMillis(100);

    private Eventually() {}

    /** Returns once an assertion holds; its error after six minutes without that. */
    public static void holds(ThrowingCallable assertion) throws InterruptedException {
        Instant end = Instant.now().plus(WAIT_MAX);
        while (true) {
            try {
                assertion.call();
                return;
            } catch (AssertionError notYet) {
                if (Instant.now().isAfter(end)) {
                    throw notYet;
                }
                Thread.sleep(PAUSE);
            } catch (Throwable other) {
                throw new IllegalStateException(other);
            }
        }
    }
}
