package baffin.bench.load;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;

/** Processor time of a JVM's compiler threads, where Linux tells it by thread. */
final class JitThreads {

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
