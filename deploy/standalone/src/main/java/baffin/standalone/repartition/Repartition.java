package baffin.standalone.repartition;

import baffin.platform.secrets.SecretSealer;
import baffin.platform.topics.TopicAdmin;
import baffin.standalone.broker.BrokerProcess;
import baffin.standalone.broker.BrokerSettings;
import baffin.standalone.config.Layout;
import baffin.standalone.config.Secrets;
import baffin.standalone.config.UnfinishedCopy;
import baffin.standalone.consistency.InUse;
import baffin.standalone.consistency.PlatformId;
import baffin.standalone.process.Ports;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * Makes a platform with another number of partitions of one that is stopped: its log and its secrets. The next start
 * makes the database from the log. The platform that is read stays as it is.
 */
public final class Repartition {

    private static final String HOST = "127.0.0.1";
    private static final String NEXT = ".next";

    private final Layout from;
    private final Layout to;
    private final int partitions;
    private final Consumer<String> report;

    /**
     * A copy that was found possible by {@link RepartitionCheck}. The caller holds the locks of both directories.
     *
     * @param report takes lines on how far it is, for people
     */
    public Repartition(Layout from, Layout to, int partitions, Consumer<String> report) {
        this.from = from;
        this.to = to;
        this.partitions = partitions;
        this.report = report;
    }

    /**
     * Copies. What is broken off leaves {@link UnfinishedCopy a mark} on which nothing starts.
     *
     * @return how many records the new log has
     * @throws IOException when a broker fails, a disk is full or a copy is not what it was made from
     */
    public long run() throws IOException {
        UnfinishedCopy.begin(to, from.data());
        InUse.begin(from);
        long records = copyLog();
        InUse.end(from);
        copySecrets();
        UnfinishedCopy.end(to);
        return records;
    }

    private long copyLog() throws IOException {
        List<Integer> ports = Ports.free(4);
        report.accept("starting a broker on each of both logs");
        Path oldSays = to.log("kafka-of-the-old-log");
        try (BrokerProcess old = BrokerProcess.start(settings(from, ports.subList(0, 2)), oldSays);
                BrokerProcess fresh = BrokerProcess.start(settings(to, ports.subList(2, 4)), to.log("kafka"))) {
            TopicAdmin.ensure(fresh.settings().bootstrap(), partitions);
            try (LogClient source = new LogClient(old.settings().bootstrap());
                    LogClient target = new LogClient(fresh.settings().bootstrap());
                    LogWriter writer = new LogWriter(fresh.settings().bootstrap())) {
                TopicCopier copier = new TopicCopier(source, target, writer, report);
                return new LogCopy(copier, partitions, webhookKeys()).run();
            }
        }
    }

    private static BrokerSettings settings(Layout layout, List<Integer> ports) {
        return new BrokerSettings(layout.kafkaData(), HOST, ports.get(0), ports.get(1), true);
    }

    private SecretSealer webhookKeys() throws IOException {
        return SecretSealer.of(
                Arrays.asList(Secrets.in(from.secrets()).webhookKeys().split(",")), "webhook-keys");
    }

    /** The secrets open what was copied; they belong to the new log now, which has an id of its own. */
    private void copySecrets() throws IOException {
        String platform = PlatformId.ofLog(to.kafkaData())
                .orElseThrow(() -> new IOException(to.kafkaData() + " does not tell whose log it is"));
        Path next = to.secrets().resolveSibling(to.secrets().getFileName() + NEXT);
        Files.copy(from.secrets(), next, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
        Files.move(next, to.secrets(), StandardCopyOption.ATOMIC_MOVE);
        Secrets.belongTo(to.secrets(), platform);
    }
}
