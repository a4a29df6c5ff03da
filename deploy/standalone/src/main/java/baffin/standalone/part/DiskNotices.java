package baffin.standalone.part;

import baffin.platform.disk.space.DiskLevel;
import baffin.platform.disk.space.DiskLimits;
import baffin.platform.disk.space.FreeSpace;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Tells the host when the disk of a running platform gets short of room, and when there is room again. */
public final class DiskNotices implements AutoCloseable {

    private static final Duration EVERY = Duration.ofSeconds(5);
    private static final double MIB = 1 << 20;

    private final Path place;
    private final DiskLimits limits;
    private final Consumer<String> report;
    private final Thread thread;
    private DiskLevel level = DiskLevel.AMPLE;

    private DiskNotices(Path place, DiskLimits limits, Consumer<String> report) {
        this.place = place;
        this.limits = limits;
        this.report = report;
        this.thread = Thread.ofVirtual().name("disk-notices").unstarted(this::run);
    }

    /**
     * Begins to look at the disk of a directory.
     *
     * @param report takes one line at each change of the level
     */
    static DiskNotices start(Path place, DiskLimits limits, Consumer<String> report) {
        DiskNotices notices = of(place, limits, report);
        notices.thread.start();
        return notices;
    }

    static DiskNotices of(Path place, DiskLimits limits, Consumer<String> report) {
        return new DiskNotices(place, limits, report);
    }

    /** The limits as the services read them from the environment. */
    public static DiskLimits limits(Map<String, String> environment) {
        return new DiskLimits(
                number(environment, "BAFFIN_DISK_LOW").orElse(DiskLimits.USUAL.lowPercent()),
                number(environment, "BAFFIN_DISK_SCARCE").orElse(DiskLimits.USUAL.scarcePercent()),
                number(environment, "BAFFIN_DISK_FLOOR").map(Integer::longValue).orElse(DiskLimits.USUAL.floorMib()));
    }

    private static Optional<Integer> number(Map<String, String> environment, String name) {
        return Optional.ofNullable(environment.get(name))
                .filter(text -> !text.isBlank())
                .map(Integer::valueOf);
    }

    /** What a level means for the host, in one line. */
    public static String words(DiskLevel level, FreeSpace space, DiskLimits limits) {
        String free = String.format(Locale.ROOT, "%,.0f MiB (%.0f %%) free", space.free() / MIB, space.percent());
        return switch (level) {
            case AMPLE -> free;
            case LOW ->
                free + ": low; below " + limits.scarcePercent() + " % nothing new is taken, below " + limits.floorMib()
                        + " MiB nothing is written";
            case SCARCE -> free + ": no new matches and competitions until there is room";
            case FULL -> free + ": nothing is written and clocks stand still until there is room";
        };
    }

    private void run() {
        try {
            while (true) {
                try {
                    look(FreeSpace.at(place));
                } catch (IOException unknown) {
                    // the services tell it in their logs
                }
                Thread.sleep(EVERY);
            }
        } catch (InterruptedException over) {
            Thread.currentThread().interrupt();
        }
    }

    void look(FreeSpace space) {
        DiskLevel now = limits.level(space, level);
        if (now != level) {
            report.accept("disk: " + words(now, space, limits));
        }
        level = now;
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
