package baffin.bot.client;

import java.time.Duration;

/**
 * When to try again after 202, 429, 503 or a broken connection. The wait doubles from the
 * first to the longest; a longer
 * Retry-After wins, up to ten times the longest.
 *
 * @param attempts how often a request is sent at most, at least 1
 * @param first wait before the second attempt
 * @param longest no wait of our own is longer
 */
public record Retry(int attempts, Duration first, Duration longest) {

    private static final int PATIENCE = 10;

    /** Twelve attempts over about 30 s: longer than a restart of any part of the platform that is well. */
    public static Retry standard() {
        return new Retry(12, Duration.ofMillis(50), Duration.ofSeconds(5));
    }

    /**
     * The wait after a failed attempt.
     *
     * @param attempt the attempt that failed, from 1
     * @param retryAfter what Retry-After said, zero when it said nothing
     */
    Duration waitAfter(int attempt, Duration retryAfter) {
        Duration own = first.multipliedBy(1L << Math.min(attempt - 1, 20));
        Duration wait = own.compareTo(longest) > 0 ? longest : own;
        Duration most = longest.multipliedBy(PATIENCE);
        Duration capped = retryAfter.compareTo(most) > 0 ? most : retryAfter;
        return capped.compareTo(wait) > 0 ? capped : wait;
    }

    void pause(int attempt, Duration retryAfter) {
        try {
            Thread.sleep(waitAfter(attempt, retryAfter));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while waiting to try again", e);
        }
    }
}
