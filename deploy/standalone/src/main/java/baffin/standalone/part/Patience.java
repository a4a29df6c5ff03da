package baffin.standalone.part;

import java.time.Duration;

/**
 * How long a start may stand still. Services wait for each other, so what one of them gets done renews the patience
 * with all.
 */
final class Patience {

    private final Duration limit;
    private volatile long lastMove = System.nanoTime();

    /** @param limit how long nothing at all may change */
    Patience(Duration limit) {
        this.limit = limit;
    }

    /** Something has begun or got on. */
    void renew() {
        lastMove = System.nanoTime();
    }

    boolean isOver() {
        return System.nanoTime() - lastMove > limit.toNanos();
    }

    Duration limit() {
        return limit;
    }
}
