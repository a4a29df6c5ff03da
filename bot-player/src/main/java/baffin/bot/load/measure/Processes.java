package baffin.bot.load.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Processor time and memory of processes on this machine; of a database with that of its children. */
public final class Processes {

    private static final double NANOS = 1e9;
    private static final double MICROS_A_NANO = 1e-3;
    private static final long KIB_A_MIB = 1024;

    /** The server that works in its children. */
    private static final String DATABASE = "postgres";

    private final Map<String, Long> pids;
    private final Map<String, JitThreads> jit = new LinkedHashMap<>();

    /** @param pids process ids by the names they are reported under */
    public Processes(Map<String, Long> pids) {
        this.pids = new LinkedHashMap<>(pids);
        this.pids.forEach((name, pid) -> jit.put(name, new JitThreads(pid)));
    }

    /**
     * Processor time used so far.
     *
     * @param cpu by name
     * @param compilers the part of it that compiled, by name
     */
    public record Reading(Map<String, Duration> cpu, Map<String, Duration> compilers) {}

    /**
     * What a process used.
     *
     * @param cores processors kept busy on average
     * @param jitCores the part of it that compiled; 0 where that is not to be had
     * @param microsPerCommand processor time for each accepted command (us), compiling included; 0 without any
     * @param memoryMib resident memory at the end, MiB; 0 where the machine does not tell
     */
    public record Usage(double cores, double jitCores, double microsPerCommand, long memoryMib) {}

    /** To be called every few seconds: a JVM ends compiler threads, and what they used is lost with them. */
    public void look() {
        jit.values().forEach(JitThreads::used);
    }

    /** All that was used so far. */
    public Reading read() {
        Map<String, Duration> cpu = new TreeMap<>();
        Map<String, Duration> compilers = new TreeMap<>();
        pids.forEach((name, pid) -> cpu.put(name, cpu(name, pid)));
        jit.forEach((name, threads) -> compilers.put(name, threads.used()));
        return new Reading(cpu, compilers);
    }

    /**
     * What was used since a reading.
     *
     * @param seconds that have passed since
     * @param commands that were accepted meanwhile
     */
    public Map<String, Usage> since(Reading before, double seconds, long commands) {
        Reading now = read();
        Map<String, Usage> usage = new LinkedHashMap<>();
        pids.forEach((name, pid) -> {
            double nanos = passed(before.cpu(), now.cpu(), name);
            double compiling = passed(before.compilers(), now.compilers(), name);
            usage.put(
                    name,
                    new Usage(
                            nanos / NANOS / seconds,
                            compiling / NANOS / seconds,
                            commands == 0 ? 0 : nanos * MICROS_A_NANO / commands,
                            memoryMib(pid)));
        });
        return usage;
    }

    private static double passed(Map<String, Duration> before, Map<String, Duration> now, String name) {
        Duration from = before.getOrDefault(name, Duration.ZERO);
        // a process that was started again begins at nothing
        return Math.max(0, now.getOrDefault(name, Duration.ZERO).minus(from).toNanos());
    }

    private static Duration cpu(String name, long pid) {
        return ProcessHandle.of(pid)
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
