package baffin.platform.limits;

import baffin.platform.disk.space.DiskLevel;
import baffin.platform.disk.space.DiskLimits;
import baffin.platform.disk.space.Disks;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.io.IOException;
import java.util.Comparator;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Looks every 5 s how much room there is, and knows the level of the worst disk. */
@ApplicationScoped
public class DiskWatch {

    private static final Logger LOG = Logger.getLogger(DiskWatch.class);
    private static final long EVERY_S = 5;

    private final Disks disks;
    private final DiskLimits limits;
    private volatile DiskLevel level = DiskLevel.AMPLE;
    private @Nullable ScheduledFuture<?> looking;
    private boolean unknown;

    DiskWatch(Disks disks, MeterRegistry meters, DiskConfig config) {
        this.disks = disks;
        this.limits = new DiskLimits(config.lowPercent(), config.scarcePercent(), config.floorMib());
        meters.gauge("baffin.disk.level", this, watch -> watch.level().ordinal());
    }

    void start(@Observes StartupEvent event) {
        look();
        looking = Infrastructure.getDefaultWorkerPool()
                .scheduleWithFixedDelay(this::look, EVERY_S, EVERY_S, TimeUnit.SECONDS);
    }

    void stop(@Observes ShutdownEvent event) {
        if (looking != null) {
            looking.cancel(false);
        }
    }

    /** Level of the worst disk at the latest look. */
    public DiskLevel level() {
        return level;
    }

    /** Looks now. A disk that does not tell changes nothing. */
    public synchronized void look() {
        try {
            DiskLevel before = level;
            level = disks.spaces().stream()
                    .map(space -> limits.level(space, before))
                    .max(Comparator.naturalOrder())
                    .orElse(DiskLevel.AMPLE);
            unknown = false;
            if (level != before) {
                LOG.logf(
                        level == DiskLevel.AMPLE ? Logger.Level.INFO : Logger.Level.WARN,
                        "room on the disk: %s",
                        level);
            }
        } catch (IOException e) {
            if (!unknown) {
                LOG.warnf("the disk does not tell how much of it is free: %s", e.getMessage());
            }
            unknown = true;
        }
    }
}
