package baffin.bot.load.pace;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** Wakes an open loop when a command is due, to some hundredths of a millisecond, on the thread where it lives. */
public final class Pacer implements AutoCloseable {

    private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

    private final OpenLoop loop;
    private final LongSupplier clock;
    private final Consumer<Runnable> home;
    private final Thread thread;
    private volatile long next = Long.MAX_VALUE;
    private volatile boolean closed;

    /**
     * Begins to wake it.
     *
     * @param clock in nanoseconds, of the loop
     * @param home runs something on the thread of the loop
     */
    public Pacer(OpenLoop loop, LongSupplier clock, Consumer<Runnable> home) {
        this.loop = loop;
        this.clock = clock;
        this.home = home;
        thread = Thread.ofPlatform().daemon().name("pacer").start(this::pace);
    }

    /** Starts the loop anew; on the thread of the loop. */
    public void start(double perSecond) {
        loop.start(perSecond);
        tick();
        LockSupport.unpark(thread);
    }

    @Override
    public void close() {
        closed = true;
        LockSupport.unpark(thread);
    }

    private void tick() {
        loop.tick();
        next = loop.nextDue();
    }

    private void pace() {
        while (!closed) {
            long wait = next - clock.getAsLong();
            if (wait > 0) {
                LockSupport.parkNanos(Math.min(wait, LOOK_NANOS));
            } else {
                next = Long.MAX_VALUE;
                home.accept(this::tick);
            }
        }
    }
}
