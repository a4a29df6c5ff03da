package baffin.competition.pairing;

import java.util.concurrent.CancellationException;

/** Lets what takes long be given up: it looks now and then whether anybody still waits for it. */
public final class Interruption {

    private Interruption() {}

    /**
     * Goes on, unless the thread was interrupted.
     *
     * @throws CancellationException when it was
     */
    public static void check() {
        if (Thread.currentThread().isInterrupted()) {
            throw new CancellationException("interrupted");
        }
    }
}
