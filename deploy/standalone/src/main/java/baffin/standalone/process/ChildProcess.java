package baffin.standalone.process;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A child process that is remembered in a pid file and prints into a log file. */
public final class ChildProcess {

    private static final Path SETSID = Path.of("/usr/bin/setsid");

    private final Process process;
    private final PidFile pidFile;
    private final Path log;

    private ChildProcess(Process process, PidFile pidFile, Path log) {
        this.process = process;
        this.pidFile = pidFile;
        this.log = log;
    }

    /**
     * Starts a command in a session of its own where the system can do that, so that Ctrl-C reaches only the launcher,
     * which
     * then stops its children in the right order.
     *
     * @param environment variables added to those of this process
     */
    public static ChildProcess start(List<String> command, Map<String, String> environment, PidFile pidFile, Path log)
            throws IOException {
        List<String> words = new ArrayList<>();
        if (Files.isExecutable(SETSID)) {
            words.add(SETSID.toString());
        }
        words.addAll(command);
        ProcessBuilder builder = new ProcessBuilder(words)
                .redirectErrorStream(true)
                .redirectOutput(Redirect.appendTo(LogFile.prepare(log).toFile()));
        builder.environment().putAll(environment);
        Process process = builder.start();
        pidFile.write(process.toHandle());
        return new ChildProcess(process, pidFile, log);
    }

    public boolean isAlive() {
        return process.isAlive();
    }

    /** Whether it is stopped by a signal and does nothing. */
    public boolean isFrozen() {
        return Processes.isFrozen(process.toHandle());
    }

    /** Ends it at once. */
    public void kill() {
        Processes.kill(process.pid());
    }

    public long pid() {
        return process.pid();
    }

    public Path log() {
        return log;
    }

    /** Stops the process, politely within the limit, and forgets it. */
    public void stop(Duration limit) {
        if (Processes.stop(process.toHandle(), limit)) {
            pidFile.delete();
        }
    }
}
