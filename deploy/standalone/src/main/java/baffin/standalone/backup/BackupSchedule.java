package baffin.standalone.backup;

import baffin.standalone.config.Directories;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Takes backups of a running platform again and again. One that fails is told, and tried again after a while. */
public final class BackupSchedule implements AutoCloseable {

    private static final Duration AFTER_FAILURE = Duration.ofMinutes(10);

    private final Directories layout;
    private final Plan plan;
    private final Supplier<Optional<ProcessHandle>> broker;
    private final Consumer<String> report;
    private final ScheduledExecutorService executor = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("backup").factory());

    /**
     * What a host wants.
     *
     * @param every time between two backups
     * @param to the backup directory
     * @param keep how many to keep, 1 or more
     */
    public record Plan(Duration every, Path to, int keep) {}

    private BackupSchedule(
            Directories layout, Plan plan, Supplier<Optional<ProcessHandle>> broker, Consumer<String> report) {
        this.layout = layout;
        this.plan = plan;
        this.broker = broker;
        this.report = report;
    }

    /**
     * Begins: at once when the latest backup is older than the plan wants.
     *
     * @param report takes a line for each backup, for people
     */
    public static BackupSchedule start(
            Directories layout, Plan plan, Supplier<Optional<ProcessHandle>> broker, Consumer<String> report) {
        BackupSchedule schedule = new BackupSchedule(layout, plan, broker, report);
        schedule.executor.execute(schedule::next);
        return schedule;
    }

    @SuppressWarnings("FutureReturnValueIgnored") // each run tells of its own failure
    private void next() {
        Duration pause = AFTER_FAILURE.compareTo(plan.every()) < 0 ? AFTER_FAILURE : plan.every();
        try (BackupDirectory directory = BackupDirectory.toWrite(plan.to())) {
            Instant due = latest(directory).map(at -> at.plus(plan.every())).orElse(Instant.EPOCH);
            if (!Instant.now().isBefore(due)) {
                take(directory);
                due = Instant.now().plus(plan.every());
            }
            pause = Duration.between(Instant.now(), due);
        } catch (IOException | RuntimeException e) {
            report.accept("backup failed: " + e.getMessage() + " (tried again in " + pause.toMinutes() + " min)");
        }
        if (!executor.isShutdown()) {
            executor.schedule(this::next, Math.max(0, pause.toMillis()), TimeUnit.MILLISECONDS);
        }
    }

    private void take(BackupDirectory directory) throws IOException {
        ProcessHandle process = broker.get().orElseThrow(() -> new IOException("kafka does not run"));
        Backup.Taken taken = new Backup(layout, directory, report).take(Optional.of(process));
        directory.keep(plan.keep());
        report.accept("backup of " + taken.point().takenAt() + " in " + directory);
    }

    private static Optional<Instant> latest(BackupDirectory directory) throws IOException {
        List<Point> points = directory.points();
        return points.isEmpty()
                ? Optional.empty()
                : Optional.of(points.getLast().moment());
    }

    /** Ends after the backup that is being taken, if one is. */
    @Override
    public void close() {
        executor.shutdownNow();
        executor.close();
    }
}
