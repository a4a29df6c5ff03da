package baffin.standalone.database;

import baffin.standalone.process.Processes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Reads the pid file of a PostgreSQL server and deals with a server whose starter is gone. */
final class Postmaster {

    private static final Duration STOP_LIMIT = Duration.ofSeconds(15);

    private Postmaster() {}

    /** The process that the data directory's pid file names, alive or not. */
    static Optional<Long> pid(Path dataDir) {
        try {
            List<String> lines = Files.readAllLines(dataDir.resolve("postmaster.pid"));
            return lines.isEmpty()
                    ? Optional.empty()
                    : Optional.of(Long.parseLong(lines.getFirst().strip()));
        } catch (IOException | NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** The server that runs on the data directory. */
    static Optional<ProcessHandle> running(Path dataDir) {
        return pid(dataDir).flatMap(ProcessHandle::of).filter(Postmaster::isPostgres);
    }

    /**
     * Stops a server that still runs on the data directory. A pid that meanwhile belongs to another program is left
     * alone.
     *
     * @throws IOException when it runs on although told to stop
     */
    static void stopLeftover(Path dataDir) throws IOException {
        Optional<ProcessHandle> server = running(dataDir);
        if (server.isEmpty()) {
            return;
        }
        // INT is PostgreSQL's fast stop; TERM would wait for every client to leave
        if (!Processes.signal(server.get(), "INT", STOP_LIMIT) && !Processes.stop(server.get(), STOP_LIMIT)) {
            throw new IOException("a PostgreSQL server (process " + server.get().pid() + ") still holds " + dataDir);
        }
    }

    private static boolean isPostgres(ProcessHandle process) {
        return process.info()
                .command()
                .map(command -> command.contains("postgres"))
                .orElse(false);
    }
}
