package baffin.standalone.part;

import baffin.standalone.config.Directories;
import baffin.standalone.process.Processes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds what runs on a data directory without any pid file: each part has the directory on its command line. Knows
 * nothing where the system has no /proc.
 */
final class DataProcesses {

    private static final Path PROCESSES = Path.of("/proc");

    private DataProcesses() {}

    /** Marks the command line of a JVM that works on these data. */
    static String mark(Directories layout) {
        return "-Dbaffin.data=" + layout.data();
    }

    /** Services and brokers, but not this process. */
    static List<ProcessHandle> parts(Directories layout) throws IOException {
        return with(words -> words.contains(mark(layout))
                || words.contains(layout.kafkaData().toString()));
    }

    /** The database's main process. */
    static List<ProcessHandle> postmasters(Directories layout) throws IOException {
        return with(words -> words.getFirst().endsWith("postgres")
                && words.contains(layout.databaseData().toString()));
    }

    /** Whoever holds the launcher's lock open. */
    static List<ProcessHandle> launchers(Directories layout) throws IOException {
        List<ProcessHandle> found = new ArrayList<>();
        for (ProcessHandle process : all()) {
            Path files = PROCESSES.resolve(Long.toString(process.pid())).resolve("fd");
            if (Files.isReadable(files) && holds(files, layout.lock())) {
                found.add(process);
            }
        }
        return found;
    }

    private static boolean holds(Path files, Path lock) {
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(files)) {
            for (Path entry : entries) {
                String target = target(entry);
                if (target.equals(lock.toString()) || target.equals(lock + " (deleted)")) {
                    return true;
                }
            }
        } catch (IOException e) {
            return false;
        }
        return false;
    }

    private static String target(Path entry) {
        try {
            return Files.readSymbolicLink(entry).toString();
        } catch (IOException closedMeanwhile) {
            return "";
        }
    }

    private interface Words {
        boolean fit(List<String> words);
    }

    private static List<ProcessHandle> with(Words wanted) throws IOException {
        return all().stream().filter(process -> wanted.fit(words(process))).toList();
    }

    private static List<ProcessHandle> all() throws IOException {
        if (!Files.isDirectory(PROCESSES)) {
            return List.of();
        }
        List<ProcessHandle> all = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(PROCESSES, "[0-9]*")) {
            for (Path entry : entries) {
                long pid = Long.parseLong(entry.getFileName().toString());
                Optional<ProcessHandle> process = ProcessHandle.of(pid);
                process.filter(other -> pid != ProcessHandle.current().pid() && !Processes.isGone(other))
                        .ifPresent(all::add);
            }
        }
        return all;
    }

    private static List<String> words(ProcessHandle process) {
        try {
            byte[] line = Files.readAllBytes(
                    PROCESSES.resolve(Long.toString(process.pid())).resolve("cmdline"));
            return List.of(new String(line, StandardCharsets.UTF_8).split("\0", -1));
        } catch (IOException gone) {
            return List.of("");
        }
    }
}
