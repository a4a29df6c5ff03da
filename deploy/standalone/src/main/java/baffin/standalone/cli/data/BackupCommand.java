package baffin.standalone.cli.data;

import baffin.standalone.backup.Backup;
import baffin.standalone.backup.BackupDirectory;
import baffin.standalone.backup.Point;
import baffin.standalone.backup.Restore;
import baffin.standalone.cli.common.DataOptions;
import baffin.standalone.cli.common.Say;
import baffin.standalone.config.Directories;
import baffin.standalone.part.BrokerPart;
import baffin.standalone.part.PlatformLock;
import baffin.standalone.part.StartRefused;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes what the platform holds to a backup directory. */
@Command(
        name = "backup",
        description = "Writes what the platform holds at this moment to a backup directory, also while it runs. Each"
                + " backup adds only what is new.",
        mixinStandardHelpOptions = true)
public final class BackupCommand implements Callable<Integer> {

    private static final long MIB = 1024L * 1024;

    @Mixin
    private final DataOptions data = new DataOptions();

    @Parameters(paramLabel = "DIR", description = "Where the backups of this platform lie, best on another machine.")
    private Path directory = Path.of("");

    @Option(names = "--keep", paramLabel = "N", description = "Forget all backups but the latest N.")
    private @Nullable Integer keep;

    @Option(names = "--check", description = "Take none; read all backups and tell what is damaged.")
    private boolean check;

    @Override
    public Integer call() throws IOException, StartRefused {
        if (check) {
            return check();
        }
        if (keep != null && keep < 1) {
            throw new StartRefused("--keep must be 1 or more.");
        }
        Directories layout = data.layout();
        try (BackupDirectory to = BackupDirectory.toWrite(directory)) {
            Backup.Taken taken = take(layout, to);
            if (keep != null) {
                to.keep(keep);
            }
            System.out.printf(
                    "Backup of %s: %,d files, %,d MiB, of which %,.1f MiB are new (compressed), in %s.%n",
                    taken.point().takenAt(),
                    taken.point().files().size(),
                    taken.point().size() / MIB,
                    (double) taken.added() / MIB,
                    to);
            if (taken.frozenMs() > 0) {
                System.out.printf("Commands waited for %d ms.%n", taken.frozenMs());
            }
        }
        return 0;
    }

    private static Backup.Taken take(Directories layout, BackupDirectory to) throws IOException, StartRefused {
        Backup backup = new Backup(layout, to, Say::progress);
        Optional<PlatformLock> lock = PlatformLock.take(layout.lock());
        if (lock.isPresent()) {
            try {
                return backup.take(Optional.empty());
            } finally {
                lock.get().close();
            }
        }
        ProcessHandle broker = layout.pidFile(BrokerPart.NAME)
                .running()
                .orElseThrow(() -> new StartRefused("The platform on " + layout.data() + " is not ready yet."));
        return backup.take(Optional.of(broker));
    }

    private int check() throws IOException {
        int damaged = 0;
        try (BackupDirectory backups = BackupDirectory.toRead(directory)) {
            for (Point point : backups.points()) {
                try {
                    Restore.check(point, backups);
                    System.out.println(point.takenAt() + " is whole");
                } catch (IOException e) {
                    damaged++;
                    System.out.println(point.takenAt() + " can't be restored: " + e.getMessage());
                }
            }
        }
        return damaged == 0 ? 0 : 1;
    }
}
