package baffin.standalone.broker;

import baffin.standalone.process.JavaCommand;
import baffin.standalone.process.Processes;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** A broker in a child JVM. */
public final class BrokerProcess implements AutoCloseable {

    private static final Duration START_LIMIT = Duration.ofMinutes(3);
    private static final Duration STOP_LIMIT = Duration.ofSeconds(20);
    private static final int HEAP_MIB = 256;

    private final Process process;
    private final BrokerSettings settings;

    private BrokerProcess(Process process, BrokerSettings settings) {
        this.process = process;
        this.settings = settings;
    }

    /**
     * The command that runs a broker; it ends when its standard input does.
     *
     * @param jvmOptions further options of its JVM
     */
    public static List<String> command(BrokerSettings settings, List<String> jvmOptions) {
        return JavaCommand.ofClass(
                JavaCommand.classPath(), BrokerMain.class, HEAP_MIB, jvmOptions, settings.toArguments());
    }

    /**
     * Starts a broker and waits until it answers.
     *
     * @param log file that takes what the broker prints
     * @throws IOException when it does not answer; the log says why
     */
    public static BrokerProcess start(BrokerSettings settings, Path log) throws IOException {
        Process process = new ProcessBuilder(command(settings, List.of()))
                .redirectErrorStream(true)
                .redirectOutput(Redirect.appendTo(log.toFile()))
                .start();
        BrokerProcess broker = new BrokerProcess(process, settings);
        if (!BrokerClient.awaitReady(settings.bootstrap(), START_LIMIT, process::isAlive)) {
            broker.close();
            throw new IOException("the Kafka broker did not start, see " + log);
        }
        return broker;
    }

    public long pid() {
        return process.pid();
    }

    public BrokerSettings settings() {
        return settings;
    }

    /** Stops the broker cleanly. */
    @Override
    public void close() {
        Processes.stop(process.toHandle(), STOP_LIMIT);
    }
}
