package baffin.rules.config;

import baffin.platform.disk.space.DiskLevel;
import baffin.platform.limits.DiskWatch;
import jakarta.enterprise.context.ApplicationScoped;

/** Whether clocks run: they stand still while players cannot be served, or a full disk lets nobody play. */
@ApplicationScoped
public class ClockGate {

    private final Serving serving;
    private final DiskWatch disk;

    ClockGate(Serving serving, DiskWatch disk) {
        this.serving = serving;
        this.disk = disk;
    }

    /** True while they run. */
    public boolean open() {
        return serving.all() && !disk.level().atLeast(DiskLevel.FULL);
    }
}
