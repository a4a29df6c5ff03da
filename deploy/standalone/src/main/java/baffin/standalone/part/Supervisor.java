package baffin.standalone.part;

import baffin.standalone.process.BackOff;
import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/**
 * Keeps parts running: a part that dies, or is no longer well, is started again after a pause that grows with each
 * failure.
 */
public final class Supervisor implements AutoCloseable {

    private static final int UNWELL_LIMIT = 6;
    private static final Duration WELL_EVERY = Duration.ofSeconds(5);

    /** Short: who is frozen does not come back by itself, and players wait. */
    private static final Duration FROZEN_LIMIT = Duration.ofSeconds(3);

    /** A part that only stands still takes a while to show it, so that a minute of life is no recovery. */
    private static final int UNWELL_FACTOR = 10;

    private final BackOff backOff;
    private final Duration lookEvery;
    private final Duration wellEvery;
    private final Consumer<String> report;
    private final List<Thread> watchers = new CopyOnWriteArrayList<>();
    private volatile boolean closed;

    /**
     * @param lookEvery how often to see whether a process still runs
     * @param report takes one line for each thing that happens
     */
    public Supervisor(BackOff backOff, Duration lookEvery, Consumer<String> report) {
        this(backOff, lookEvery, WELL_EVERY, report);
    }

    Supervisor(BackOff backOff, Duration lookEvery, Duration wellEvery, Consumer<String> report) {
        this.backOff = backOff;
        this.lookEvery = lookEvery;
        this.wellEvery = wellEvery;
        this.report = report;
    }

    /** Watches a part that has been started. */
    public void watch(Part part) {
        watchers.add(Thread.ofVirtual().name("watch-" + part.name()).start(() -> keepRunning(part)));
    }

    /** Stops watching; the parts run on until they are stopped. No part is started after this returns. */
    @Override
    public void close() {
        closed = true;
        for (Thread watcher : watchers) {
            watcher.interrupt();
        }
        for (Thread watcher : watchers) {
            join(watcher);
        }
    }

    private void keepRunning(Part part) {
        int failures = 0;
        Instant started = Instant.now();
        while (!closed && awaitTrouble(part)) {
            Duration ran = Duration.between(started, Instant.now());
            failures = backOff.failuresAfter(failures, part.isAlive() ? ran.dividedBy(UNWELL_FACTOR) : ran);
            Duration pause = backOff.pause(failures);
            report.accept(part.name() + " stopped working; starting it again in " + pause.toMillis() + " ms");
            if (!sleep(pause) || closed) {
                return;
            }
            started = Instant.now();
            restart(part);
        }
    }

    private void restart(Part part) {
        try {
            part.stop();
            part.start();
            report.accept(part.name() + " runs again");
        } catch (IOException e) {
            report.accept(part.name() + " did not start: " + e.getMessage());
        }
    }

    /** Returns true when the part needs a restart, false when watching is over. */
    private boolean awaitTrouble(Part part) {
        int unwell = 0;
        Instant lastQuestion = Instant.now();
        Instant lastMove = Instant.now();
        while (part.isAlive()) {
            if (!sleep(lookEvery) || closed) {
                return false;
            }
            if (!part.isFrozen()) {
                lastMove = Instant.now();
            } else if (Duration.between(lastMove, Instant.now()).compareTo(FROZEN_LIMIT) >= 0) {
                report.accept(part.name() + " is frozen, stopped by a signal; ending it");
                part.kill();
                return true;
            }
            if (Duration.between(lastQuestion, Instant.now()).compareTo(wellEvery) >= 0) {
                lastQuestion = Instant.now();
                unwell = part.isWell() ? 0 : unwell + 1;
                if (unwell >= UNWELL_LIMIT) {
                    return true;
                }
            }
        }
        return !closed;
    }

    private static boolean sleep(Duration pause) {
        try {
            Thread.sleep(pause);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static void join(Thread watcher) {
        try {
            watcher.join(Duration.ofSeconds(30));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
