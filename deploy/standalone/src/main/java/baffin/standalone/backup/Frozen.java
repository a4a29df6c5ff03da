package baffin.standalone.backup;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A process that is stopped for a moment (SIGSTOP), so that its files stand still. */
final class Frozen implements AutoCloseable {

    private static final Duration LIMIT = Duration.ofSeconds(5);
    private static final long LOOK_EVERY_MS = 2;
    private static final String STOPPED = "T";

    private final ProcessHandle process;
    private final long since = System.nanoTime();

    private Frozen(ProcessHandle process) {
        this.process = process;
    }

    /** Stops a process and waits until none of its threads does anything. */
    static Frozen freeze(ProcessHandle process) throws IOException {
        Frozen frozen = new Frozen(process);
        signal(process, "STOP");
        try {
            long end = System.nanoTime() + LIMIT.toNanos();
            while (!stands(process.pid())) {
                if (System.nanoTime() > end) {
                    throw new IOException("process " + process.pid() + " does not stand still");
                }
                TimeUnit.MILLISECONDS.sleep(LOOK_EVERY_MS);
            }
            return frozen;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            frozen.close();
            throw new IOException("interrupted", e);
        } catch (IOException e) {
            frozen.close();
            throw e;
        }
    }

    /** How long it has stood still, ms. */
    long millis() {
        return Duration.ofNanos(System.nanoTime() - since).toMillis();
    }

    /** Lets the process go on. */
    @Override
    public void close() throws IOException {
        signal(process, "CONT");
    }

    // a thread in the middle of a write stops only after it
    private static boolean stands(long pid) throws IOException {
        Path tasks = Path.of("/proc", Long.toString(pid), "task");
        if (!Files.isDirectory(tasks)) {
            return state(pid).startsWith(STOPPED);
        }
        List<Path> threads;
        try (var found = Files.list(tasks)) {
            threads = found.toList();
        }
        for (Path thread : threads) {
            if (!threadState(thread).startsWith(STOPPED)) {
                return false;
            }
        }
        return true;
    }

    private static String threadState(Path thread) throws IOException {
        try {
            String stat = Files.readString(thread.resolve("stat"));
            return stat.substring(stat.lastIndexOf(')') + 2);
        } catch (NoSuchFileException e) {
            return STOPPED; // it has ended
        }
    }

    private static String state(long pid) throws IOException {
        Process ps = new ProcessBuilder("ps", "-o", "stat=", "-p", Long.toString(pid)).start();
        try (var out = ps.inputReader()) {
            String line = out.readLine();
            return line == null ? "" : line.strip();
        }
    }

    private static void signal(ProcessHandle process, String signal) throws IOException {
        Process kill = new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid())).start();
        try {
            if (kill.waitFor() != 0) {
                throw new IOException("process " + process.pid() + " takes no signal");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }
}
