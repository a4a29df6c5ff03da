package baffin.bench.compare;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Runs other programs. */
final class Programs {

    private static final long STOP_SECONDS = 10;

    private Programs() {}

    /**
     * Runs one to its end; what it says on standard error goes to a file.
     *
     * @return what it said on standard output
     * @throws IOException when it cannot be started or fails
     */
    static String run(Path directory, Path log, Map<String, String> environment, List<String> command)
            throws IOException, InterruptedException {
        Files.createDirectories(log.toAbsolutePath().getParent());
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(directory.toFile())
                .redirectError(Redirect.appendTo(log.toFile()));
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        int exit = process.waitFor();
        if (exit != 0) {
            throw new IOException(String.join(" ", command) + " ended with " + exit + ", see " + log);
        }
        return said;
    }

    /** Whether a program can be started at all. */
    static boolean isThere(String program) throws InterruptedException {
        try {
            Process process = new ProcessBuilder(program, "--version")
                    .redirectErrorStream(true)
                    .redirectOutput(Redirect.DISCARD)
                    .start();
            return process.waitFor() == 0;
        } catch (IOException none) {
            return false;
        }
    }

    /** Ends a program that was started, gently if it lets itself. */
    static void stop(Process process) throws InterruptedException {
        process.destroy();
        if (!process.waitFor(STOP_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly().waitFor();
        }
    }
}
