package baffin.platform.runtime.decider.guard;

import org.apache.kafka.streams.errors.StreamsUncaughtExceptionHandler;
import org.jboss.logging.Logger;

/** A thread that ended is replaced, after a pause that grows while threads end one after the other. */
public final class FreshThreads implements StreamsUncaughtExceptionHandler {

    private static final Logger LOG = Logger.getLogger(FreshThreads.class);
    private static final long PAUSE_MS = 100;
    private static final int DOUBLINGS_MAX = 6;

    private final Pulse pulse;

    /** Replaces threads and counts them. */
    public FreshThreads(Pulse pulse) {
        this.pulse = pulse;
    }

    @Override
    public StreamThreadExceptionResponse handle(Throwable fault) {
        int count = pulse.failed();
        LOG.errorf(fault, "a decider's thread has ended and is replaced: in a row=%d", count);
        if (count > 1) {
            pause(PAUSE_MS << Math.min(count - 2, DOUBLINGS_MAX));
        }
        return StreamThreadExceptionResponse.REPLACE_THREAD;
    }

    private static void pause(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
