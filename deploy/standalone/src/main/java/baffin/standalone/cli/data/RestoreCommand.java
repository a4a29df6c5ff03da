package baffin.standalone.cli.data;

import baffin.standalone.backup.BackupDirectory;
import baffin.standalone.backup.Point;
import baffin.standalone.backup.Restore;
import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.config.Directories;
import baffin.standalone.part.PlatformLock;
import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Puts a backup into an empty data directory. */
@Command(
        name = "restore",
        description = "Puts a backup into a data directory that holds nothing; ./baffin up goes on from there.",
        mixinStandardHelpOptions = true)
public final class RestoreCommand implements Callable<Integer> {

    @Mixin
    private final DataOptions data = new DataOptions();

    @Parameters(paramLabel = "DIR", description = "Where the backups lie.")
    private Path directory = Path.of("");

    @Option(
            names = "--at",
            paramLabel = "TIME",
            description = "The latest backup that is not after this time, such as 2026-01-31T20:00:00Z. Default: the"
                    + " latest of all.")
    private @Nullable Instant at;

    @Option(names = "--list", description = "Only list the backups.")
    private boolean list;

    @Override
    public Integer call() throws IOException, StartRefused {
        try (BackupDirectory backups = BackupDirectory.toRead(directory)) {
            if (list) {
                backups.points().forEach(point -> System.out.println(point.takenAt()));
                return 0;
            }
            Point point = backups.at(at == null ? Instant.MAX : at)
                    .orElseThrow(() -> new StartRefused(directory + " holds no backup from before then."));
            Directories layout = data.layout();
            Optional<Path> inTheWay = Restore.inTheWay(layout);
            if (inTheWay.isPresent()) {
                throw new StartRefused(
                        inTheWay.get() + " is in the way. Restore into an empty directory (--data DIR), or delete"
                                + " what is there with ./baffin reset.");
            }
            PlatformLock lock = PlatformLock.take(layout.lock())
                    .orElseThrow(() -> new StartRefused("A platform runs on " + layout.data() + "."));
            int erased;
            try {
                erased = Restore.of(point, backups, layout);
            } finally {
                lock.close();
            }
            System.out.println("Restored the platform of " + point.takenAt() + " to " + layout.data()
                    + ". ./baffin up makes its database from the log and goes on.");
            if (erased > 0) {
                System.out.println("What was erased since then stays erased (" + erased + " rows).");
            }
            return 0;
        }
    }
}
