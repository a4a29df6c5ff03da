package baffin.bench.load;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.Set;
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

    /** Processor time of a JVM's compiler threads, where Linux tells it by thread. */
    static final class JitThreads {

        private static final int TICKS_A_SECOND = 100;
        private static final int USER_TIME = 11;

        private final Path tasks;
        private final Map<String, Long> ticks = new HashMap<>();
        private final Set<Path> others = new HashSet<>();

        JitThreads(long pid) {
            this(Path.of("/proc", Long.toString(pid), "task"));
        }

        /** @param tasks directory with one directory a thread */
        JitThreads(Path tasks) {
            this.tasks = tasks;
        }

        /**
         * Their time so far. JVMs end idle compiler threads, so this must be asked every few seconds: what a thread did
         * after the last look is lost with it.
         */
        Duration used() {
            try (DirectoryStream<Path> threads = Files.newDirectoryStream(tasks)) {
                for (Path thread : threads) {
                    if (!others.contains(thread)) {
                        look(thread).ifPresent(used -> ticks.put(thread.toString(), used));
                    }
                }
            } catch (IOException notLinuxOrGone) {
                // what was seen before stays true
            }
            long all = ticks.values().stream().mapToLong(Long::longValue).sum();
            return Duration.ofMillis(all * 1_000 / TICKS_A_SECOND);
        }

        private OptionalLong look(Path thread) {
            try {
                if (!Files.readString(thread.resolve("comm")).matches("C[12] Compiler.*\\s*")) {
                    others.add(thread);
                    return OptionalLong.empty();
                }
                String stat = Files.readString(thread.resolve("stat"));
                String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
                return OptionalLong.of(Long.parseLong(fields[USER_TIME]) + Long.parseLong(fields[USER_TIME + 1]));
            } catch (IOException | RuntimeException ended) {
                return OptionalLong.empty();
            }
        }
    }
}
