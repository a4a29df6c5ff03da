package baffin.standalone.database;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Servers that were unpacked from an archive of PostgreSQL, each in a directory named after the archive's hash. */
final class UnpackedServers {

    private UnpackedServers() {}

    /**
     * Deletes the servers of other versions: those that no program of this machine was started from.
     *
     * @param binDir where servers are unpacked
     * @param programs the files that running processes were started from; nothing is deleted when none lies in binDir
     */
    static void dropUnused(Path binDir, List<Path> programs) throws IOException {
        Path home = binDir.toRealPath();
        if (programs.stream().noneMatch(program -> program.startsWith(home))) {
            return;
        }
        try (DirectoryStream<Path> servers = Files.newDirectoryStream(home, "PG-*")) {
            for (Path server : servers) {
                if (programs.stream().noneMatch(program -> program.startsWith(server))) {
                    delete(server);
                }
            }
        }
    }

    /** The files that the processes of this machine were started from, as far as they may be known. */
    static List<Path> programs() {
        return ProcessHandle.allProcesses()
                .flatMap(process -> process.info().command().stream())
                .distinct()
                .map(Path::of)
                .toList();
    }

    private static void delete(Path directory) throws IOException {
        try (Stream<Path> all = Files.walk(directory)) {
            for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
