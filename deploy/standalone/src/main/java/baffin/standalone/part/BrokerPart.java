package baffin.standalone.part;

import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.TopicAdmin;
import baffin.platform.topics.TopicRights;
import baffin.standalone.broker.BrokerClient;
import baffin.standalone.broker.BrokerProcess;
import baffin.standalone.broker.BrokerSettings;
import baffin.standalone.broker.GroupProbe;
import baffin.standalone.broker.LogOnDisk;
import baffin.standalone.broker.Revival;
import baffin.standalone.process.ChildProcess;
import baffin.standalone.process.LastWords;
import baffin.standalone.process.LogFile;
import baffin.standalone.process.PidFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The Kafka broker, with its topics. */
public final class BrokerPart implements Part {

    public static final String NAME = "kafka";

    // after a crash or a restore it reads all of its log; one that ends is told at once
    private static final Duration START_LIMIT = Duration.ofMinutes(10);
    private static final Duration PROBE_LIMIT = Duration.ofSeconds(20);

    private final BrokerSettings settings;
    private final List<String> jvmOptions;
    private final Duration stopLimit;
    private final int partitions;
    private final PidFile pidFile;
    private final Path log;
    private final Consumer<String> report;
    private volatile @Nullable ChildProcess process;

    /**
     * @param jvmOptions further options of its JVM
     * @param stopLimit how long it may take to stop before it is killed
     * @param partitions of the topics keyed by match, for a new log
     * @param report takes a line when a start needed help
     */
    public BrokerPart(
            BrokerSettings settings,
            List<String> jvmOptions,
            PidFile pidFile,
            Path log,
            Duration stopLimit,
            int partitions,
            Consumer<String> report) {
        this.jvmOptions = List.copyOf(jvmOptions);
        this.stopLimit = stopLimit;
        this.partitions = partitions;
        this.settings = settings;
        this.pidFile = pidFile;
        this.log = log;
        this.report = report;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void start() throws IOException {
        GroupProbe probe = new GroupProbe(settings.access(), PROBE_LIMIT);
        int restarts = Revival.start(new ProcessControl(), wasKilled(), probe::groupsWork);
        if (restarts > 0) {
            report.accept("kafka came back without its consumer groups; " + restarts + " clean restart(s) helped");
        }
    }

    @Override
    public boolean isAlive() {
        ChildProcess current = process;
        return current != null && current.isAlive();
    }

    @Override
    public boolean isFrozen() {
        ChildProcess current = process;
        return current != null && current.isFrozen();
    }

    @Override
    public void kill() {
        ChildProcess current = process;
        if (current != null) {
            current.kill();
        }
    }

    @Override
    public void stop() {
        ChildProcess current = process;
        if (current != null) {
            current.stop(stopLimit);
        }
    }

    /** Kafka leaves a mark when it stops cleanly, and takes it away when it starts. */
    private boolean wasKilled() {
        Path directory = settings.dataDir();
        return Files.exists(directory.resolve("meta.properties")) && !LogOnDisk.stoppedCleanly(directory);
    }

    private final class ProcessControl implements Revival.Control {

        @Override
        public void start() throws IOException {
            long logFrom = LastWords.end(LogFile.prepare(log));
            ChildProcess started = ChildProcess.start(
                    BrokerProcess.command(settings, jvmOptions), settings.toEnvironment(), pidFile, log);
            process = started;
            KafkaAccess kafka = settings.access();
            try {
                if (!BrokerClient.awaitReady(kafka, START_LIMIT, started::isAlive)) {
                    throw new IOException("the broker does not answer" + LastWords.since(log, logFrom));
                }
                TopicAdmin.ensure(kafka, partitions);
                TopicRights.give(kafka);
            } catch (IllegalStateException e) {
                throw new IOException(e.getMessage(), e);
            }
        }

        @Override
        public void stop() {
            BrokerPart.this.stop();
        }
    }
}
