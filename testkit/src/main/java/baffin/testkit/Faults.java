package baffin.testkit;

import baffin.standalone.process.Processes;
import java.io.IOException;
import java.time.Duration;

/** Ways to break a process, by its id only. */
public final class Faults {

    private Faults() {}

    /** Ends a process at once, as {@code kill -9} does, and waits until it is gone. */
    public static void kill(long pid) {
        Processes.kill(pid);
    }

    /** Stops a process from running without ending it (SIGSTOP); undo it with {@link #resume}. */
    public static void freeze(long pid) throws IOException {
        send(pid, "STOP");
    }

    /** Lets a frozen process go on (SIGCONT). */
    public static void resume(long pid) throws IOException {
        send(pid, "CONT");
    }

    private static void send(long pid, String signal) throws IOException {
        ProcessHandle process =
                ProcessHandle.of(pid).orElseThrow(() -> new IllegalArgumentException("there is no process " + pid));
        Processes.signal(process, signal, Duration.ZERO);
    }
}
