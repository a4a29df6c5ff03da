package baffin.standalone.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/**
 * Remembers a process on disk, so that a later launcher finds it. Holds the process id and its start time: ids are used
 * again by
 * the operating system, and a stranger must never be stopped.
 *
 * @param file where the process is remembered
 */
public record PidFile(Path file) {

    public void write(ProcessHandle process) {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.writeString(file, process.pid() + " " + startMs(process));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot remember a process in " + file, e);
        }
    }

    /** The remembered process if it still runs. */
    public Optional<ProcessHandle> running() {
        try {
            String[] words = Files.readString(file).strip().split(" ", 2);
            long start = Long.parseLong(words[1]);
            return ProcessHandle.of(Long.parseLong(words[0]))
                    .filter(process -> !Processes.isGone(process))
                    .filter(process -> startMs(process) == start);
        } catch (IOException | NumberFormatException | ArrayIndexOutOfBoundsException e) {
            return Optional.empty();
        }
    }

    public void delete() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static long startMs(ProcessHandle process) {
        return process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
    }
}
