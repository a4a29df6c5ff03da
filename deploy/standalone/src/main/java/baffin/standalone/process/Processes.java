package baffin.standalone.process;

import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Stopping processes, politely first. */
public final class Processes {

    private static final Duration KILL_LIMIT = Duration.ofSeconds(5);

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

    /** Sends a signal by its name without SIG, such as {@code INT}, and waits. Tells whether the process is gone then. */
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

    private static boolean awaitEnd(ProcessHandle process, Duration limit) {
        CompletableFuture<ProcessHandle> end = process.onExit();
        try {
            end.get(limit.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException e) {
            return false;
        } catch (ExecutionException e) {
            throw new IllegalStateException("waiting for process " + process.pid(), e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return !process.isAlive();
        }
    }
}
