package baffin.platform.limits;

import baffin.platform.problem.ProblemException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/** So many bytes of one kind may be held at once, by all requests together. Safe for many threads; never waits. */
public final class ByteBudget {

    private static final int RETRY_S = 2;

    private final String what;
    private final long most;
    private final AtomicLong held = new AtomicLong();

    /**
     * A budget that nothing is taken from yet.
     *
     * @param what plural noun for the refusal, such as {@code large bodies}
     * @param most bytes that may be held at once
     */
    public ByteBudget(String what, long most) {
        this.what = what;
        this.most = most;
    }

    /** A share of the budget; closing it gives it back, once. */
    public interface Share extends AutoCloseable {

        @Override
        void close();
    }

    /**
     * Takes a share.
     *
     * @throws ProblemException 503 with Retry-After when the budget is used up
     */
    public Share take(long bytes) {
        if (held.addAndGet(bytes) > most) {
            held.addAndGet(-bytes);
            throw ProblemException.unavailable("too many " + what + " are being read at once", RETRY_S);
        }
        AtomicBoolean open = new AtomicBoolean(true);
        return () -> {
            if (open.getAndSet(false)) {
                held.addAndGet(-bytes);
            }
        };
    }

    /** Bytes that are held now. */
    public long held() {
        return held.get();
    }
}
