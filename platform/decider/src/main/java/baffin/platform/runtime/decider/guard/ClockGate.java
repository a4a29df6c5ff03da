package baffin.platform.runtime.decider.guard;

import baffin.platform.disk.space.DiskLevel;
import baffin.platform.limits.DiskWatch;
import jakarta.inject.Singleton;

/** Whether time runs: it stands still while players cannot be served, or a full disk lets nobody do anything. */
@Singleton
public class ClockGate {

    private final Serving serving;
    private final DiskWatch disk;

    ClockGate(Serving serving, DiskWatch disk) {
        this.serving = serving;
        this.disk = disk;
    }

    /**
     * True while it runs.
     *
     * @param full from which level of the disk on nothing is taken
     */
    public boolean open(DiskLevel full) {
        return serving.all() && !disk.level().atLeast(full);
    }
}
