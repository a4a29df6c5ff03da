package baffin.bench.load;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Processor time and memory of processes on this machine; of a database with that of its children. */
public final class Processes {

    private static final double NANOS = 1e9;
    private static final double MICROS_A_NANO = 1e-3;
    private static final long KIB_A_MIB = 1024;

    /** The name of this program. */
    static final String LOAD = "load";

    /** The server that works in its children. */
    private static final String DATABASE = "postgres";

    private final Map<String, Long> pids;
    private final Map<String, JitThreads> jit = new TreeMap<>();

    private Processes(Map<String, Long> pids) {
        this.pids = pids;
        pids.forEach((name, pid) -> jit.put(name, new JitThreads(pid)));
    }

    /**
     * This program, and the parts of a platform that runs on this machine.
     *
     * @param run where the launcher keeps their process ids; null for this program alone
     */
    public static Processes of(@Nullable Path run) throws IOException {
        Map<String, Long> pids = new TreeMap<>();
        if (run != null) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(run, "*.pid")) {
                for (Path file : files) {
                    String pid = Files.readString(file).strip().split("\\s+")[0];
                    pids.put(file.getFileName().toString().replace(".pid", ""), Long.valueOf(pid));
                }
            }
        }
        pids.put(LOAD, ProcessHandle.current().pid());
        return new Processes(pids);
    }

    /**
     * Processor time used so far.
     *
     * @param all compiling included
     * @param compiling the part of it that compiled
     */
    record Time(Duration all, Duration compiling) {}

    /**
     * What a process used.
     *
     * @param cores processors kept busy on average
     * @param jitCores the part of it that compiled; 0 where that is not to be had
     * @param microsPerCommand processor time for each accepted command (us), compiling included; 0 without any
     * @param memoryMib resident memory at the end, MiB; 0 where the machine does not tell
     */
    public record Usage(double cores, double jitCores, double microsPerCommand, long memoryMib) {}

    /**
     * All that was used so far, by name. To be read every few seconds: a JVM ends compiler threads, and what they used
     * is lost with them.
     */
    Map<String, Time> read() {
        Map<String, Time> times = new TreeMap<>();
        jit.forEach((name, threads) -> times.put(name, new Time(cpu(name), threads.used())));
        return times;
    }

    /**
     * What was used since a reading, by name.
     *
     * @param seconds that have passed since
     * @param commands that were accepted meanwhile
     */
    Map<String, Usage> since(Map<String, Time> before, double seconds, long commands) {
        Map<String, Usage> usage = new TreeMap<>();
        read().forEach((name, now) -> {
            Time then = Objects.requireNonNull(before.get(name));
            double nanos = passed(then.all(), now.all());
            usage.put(
                    name,
                    new Usage(
                            nanos / NANOS / seconds,
                            passed(then.compiling(), now.compiling()) / NANOS / seconds,
                            commands == 0 ? 0 : nanos * MICROS_A_NANO / commands,
                            memoryMib(pid(name))));
        });
        return usage;
    }

    // a process that is gone has used nothing
    private static double passed(Duration before, Duration now) {
        return Math.max(0, now.minus(before).toNanos());
    }

    private long pid(String name) {
        return Objects.requireNonNull(pids.get(name));
    }

    private Duration cpu(String name) {
        return ProcessHandle.of(pid(name))
                .map(process -> name.equals(DATABASE)
                        ? Stream.concat(Stream.of(process), process.descendants())
                        : Stream.of(process))
                .orElseGet(Stream::of)
                .map(process -> process.info().totalCpuDuration().orElse(Duration.ZERO))
                .reduce(Duration.ZERO, Duration::plus);
    }

    private static long memoryMib(long pid) {
        try {
            return Files.readAllLines(Path.of("/proc", Long.toString(pid), "status")).stream()
                    .filter(line -> line.startsWith("VmRSS:"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")) / KIB_A_MIB)
                    .findFirst()
                    .orElse(0);
        } catch (IOException notLinuxOrGone) {
            return 0;
        }
    }
}
