package baffin.testkit.backend;

import baffin.platform.topics.KafkaAccess;
import baffin.standalone.broker.BrokerProcess;
import baffin.standalone.broker.BrokerSettings;
import baffin.standalone.process.Ports;
import baffin.standalone.process.Processes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** A broker of a test's own, which it may kill and start again on the same data and port. */
public final class TestBroker implements AutoCloseable {

    private final BrokerSettings settings;
    private final Path log;
    private BrokerProcess process;

    private TestBroker(BrokerSettings settings, Path log, BrokerProcess process) {
        this.settings = settings;
        this.log = log;
        this.process = process;
    }

    /**
     * Starts a broker on free ports.
     *
     * @param directory takes its data and its log file {@code kafka.log}
     */
    public static TestBroker start(Path directory) throws IOException {
        List<Integer> ports = Ports.free(2);
        var settings = new BrokerSettings(directory.resolve("kafka"), "127.0.0.1", ports.get(0), ports.get(1));
        return start(settings, directory.resolve("kafka.log"));
    }

    static TestBroker start(BrokerSettings settings, Path log) throws IOException {
        return new TestBroker(settings, log, BrokerProcess.start(settings, log));
    }

    /** What clients connect to; stays the same over restarts. */
    public String bootstrap() {
        return settings.bootstrap();
    }

    /** The way to it, which lets in everybody. */
    public KafkaAccess access() {
        return settings.access();
    }

    public long pid() {
        return process.pid();
    }

    /** Ends the broker at once, as {@code kill -9} does. */
    public void kill() {
        Processes.kill(process.pid());
    }

    /** Stops the broker cleanly if it runs, starts it again on the same data, and waits until it answers. */
    public void restart() throws IOException {
        process.close();
        process = BrokerProcess.start(settings, log);
    }

    @Override
    public void close() {
        process.close();
    }
}
