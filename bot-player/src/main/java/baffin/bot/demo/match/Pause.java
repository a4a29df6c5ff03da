package baffin.bot.demo.match;

import java.time.Duration;

/** Short waits for what comes a moment later. */
public final class Pause {

    private static final Duration MOMENT = Duration.ofMillis(20);

    private Pause() {}

    /**
     * Waits a moment.
     *
     * @param end in nanoseconds of {@link System#nanoTime}
     * @param tooLate thrown when the end is past
     */
    static void until(long end, RuntimeException tooLate) {
        if (System.nanoTime() > end) {
            throw tooLate;
        }
        of(MOMENT);
    }

    /** Waits. */
    public static void of(Duration time) {
        try {
            Thread.sleep(time);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }
}
