package baffin.standalone.cli.common;

import baffin.standalone.backup.BackupSchedule;
import baffin.standalone.part.StartRefused;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Whether the platform takes backups of itself. */
public final class BackupOptions {

    private static final Duration SHORTEST = Duration.ofMinutes(1);

    @Option(
            names = "--backup-every",
            paramLabel = "TIME",
            description = "Take a backup each time this long has gone by, such as PT24H.")
    private @Nullable Duration every;

    @Option(names = "--backup-to", paramLabel = "DIR", description = "The backup directory for --backup-every.")
    private @Nullable Path to;

    @Option(
            names = "--backup-keep",
            paramLabel = "N",
            defaultValue = "7",
            description = "How many of these backups to keep (${DEFAULT-VALUE}).")
    private int keep;

    public Optional<BackupSchedule.Plan> plan() throws StartRefused {
        if (every == null && to == null) {
            return Optional.empty();
        }
        if (every == null || to == null) {
            throw new StartRefused("--backup-every and --backup-to belong together.");
        }
        if (every.compareTo(SHORTEST) < 0) {
            throw new StartRefused("--backup-every must be PT1M or longer.");
        }
        if (keep < 1) {
            throw new StartRefused("--backup-keep must be 1 or more.");
        }
        return Optional.of(new BackupSchedule.Plan(every, to.toAbsolutePath(), keep));
    }
}
