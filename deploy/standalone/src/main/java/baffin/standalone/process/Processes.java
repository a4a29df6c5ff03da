package baffin.standalone.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** Stopping processes, politely first. */
public final class Processes {

    private static final Duration KILL_LIMIT = Duration.ofSeconds(5);
    private static final long LOOK_EVERY_MS = 20;

    private Processes() {}

    /**
     * Asks a process to end (SIGTERM), and kills it when it does not within the limit.
     *
     * @return whether it is gone
     */
    public static boolean stop(ProcessHandle process, Duration limit) {
        process.destroy();
        if (awaitEnd(process, limit)) {
            return true;
        }
        process.destroyForcibly();
        return awaitEnd(process, KILL_LIMIT);
    }

    /**
     * Sends a signal by its name without SIG, such as {@code INT}, and waits. Tells whether the process is gone then.
     */
    public static boolean signal(ProcessHandle process, String signal, Duration limit) throws IOException {
        new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid()))
                .inheritIO()
                .start();
        return awaitEnd(process, limit);
    }

    /** Ends a process at once (SIGKILL) and waits until it is gone. */
    public static void kill(long pid) {
        ProcessHandle.of(pid).ifPresent(process -> {
            process.destroyForcibly();
            awaitEnd(process, KILL_LIMIT);
        });
    }

    /**
     * Whether a process does nothing any more. A dead process that its parent has not taken note of is gone too; in a
     * container
     * without an init process it stays in the list for good.
     */
    public static boolean isGone(ProcessHandle process) {
        return !process.isAlive() || process.info().command().isEmpty();
    }

    /** Whether a process is stopped by a signal (SIGSTOP) and does nothing until told to. Known on Linux alone. */
    public static boolean isFrozen(ProcessHandle process) {
        try {
            String state = Files.readString(Path.of("/proc", Long.toString(process.pid()), "stat"));
            // the name before it is in brackets and may hold anything
            return state.startsWith(" T", state.lastIndexOf(')') + 1);
        } catch (IOException e) {
            return false;
        }
    }

    private static boolean awaitEnd(ProcessHandle process, Duration limit) {
        long end = System.nanoTime() + limit.toNanos();
        while (!isGone(process)) {
            if (System.nanoTime() > end) {
                return false;
            }
            try {
                Thread.sleep(LOOK_EVERY_MS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return isGone(process);
            }
        }
        return true;
    }
}
