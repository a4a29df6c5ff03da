package baffin.bot.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Processor time and memory of processes on this machine.
 *
 * @param pids process ids by the names they are reported under
 */
record Processes(Map<String, Long> pids) {

    private static final double NANOS = 1e9;
    private static final long KIB_A_MIB = 1024;

    Processes {
        pids = new LinkedHashMap<>(pids);
    }

    /**
     * Processor time used so far.
     *
     * @param cpu by name
     */
    record Reading(Map<String, Duration> cpu) {}

    /**
     * What a process used.
     *
     * @param cores processors kept busy on average
     * @param memoryMib resident memory at the end, MiB; 0 where the machine does not tell
     */
    record Usage(double cores, long memoryMib) {}

    Reading read() {
        Map<String, Duration> cpu = new TreeMap<>();
        pids.forEach((name, pid) -> cpu.put(name, cpu(pid)));
        return new Reading(cpu);
    }

    Map<String, Usage> since(Reading before, double seconds) {
        Map<String, Usage> usage = new LinkedHashMap<>();
        pids.forEach((name, pid) -> {
            Duration used = cpu(pid).minus(before.cpu().getOrDefault(name, Duration.ZERO));
            usage.put(name, new Usage(used.toNanos() / NANOS / seconds, memoryMib(pid)));
        });
        return usage;
    }

    private static Duration cpu(long pid) {
        return ProcessHandle.of(pid)
                .flatMap(process -> process.info().totalCpuDuration())
                .orElse(Duration.ZERO);
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
