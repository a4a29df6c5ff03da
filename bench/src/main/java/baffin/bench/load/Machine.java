package baffin.bench.load;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What a measurement ran on.
 *
 * @param cores processors
 * @param cpu their model, or their architecture where the machine does not tell
 * @param os operating system and its version
 */
public record Machine(int cores, String cpu, String os) {

    /** This one. */
    public static Machine ofThis() {
        return new Machine(
                Runtime.getRuntime().availableProcessors(),
                model(),
                System.getProperty("os.name") + " " + System.getProperty("os.version"));
    }

    private static String model() {
        String unknown = System.getProperty("os.arch");
        try {
            return Files.readAllLines(Path.of("/proc/cpuinfo")).stream()
                    .filter(line -> line.startsWith("model name"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse(unknown);
        } catch (IOException notLinux) {
            return unknown;
        }
    }
}
