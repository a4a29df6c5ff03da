package baffin.standalone.broker;

import baffin.standalone.process.ParentWatch;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.Level;
import java.util.logging.Logger;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.server.common.MetadataVersion;

/**
 * Runs the broker until the process is told to stop. Standard input is the life line: when it ends, its parent is gone,
 * and the broker stops cleanly by itself.
 */
public final class BrokerMain {

    private BrokerMain() {}

    /**
     * Runs the broker; returns when it has stopped.
     *
     * @param args data directory, host, client port, controller port, whether it keeps all
     */
    public static void main(String[] args) throws Exception {
        // a start tells more than a thousand lines that nobody asked for
        Logger.getLogger("").setLevel(Level.WARNING);
        BrokerSettings settings = BrokerSettings.fromArguments(args);
        formatIfNew(settings);
        KafkaRaftServer server = new KafkaRaftServer(new KafkaConfig(settings.toProperties(), false), Time.SYSTEM);
        Runtime.getRuntime().addShutdownHook(new Thread(server::shutdown, "broker-shutdown"));
        server.startup();
        ParentWatch.exitWhenInputEnds();
        server.awaitShutdown();
    }

    private static void formatIfNew(BrokerSettings settings) throws Exception {
        Path directory = settings.dataDir();
        if (Files.exists(directory.resolve("meta.properties"))) {
            return;
        }
        Files.createDirectories(directory);
        new Formatter()
                .setNodeId(1)
                .setClusterId(Uuid.randomUuid().toString())
                .setReleaseVersion(MetadataVersion.latestProduction())
                .addDirectory(directory.toString())
                .setMetadataLogDirectory(directory.toString())
                .setControllerListenerName("CONTROLLER")
                .setPrintStream(System.out)
                .run();
    }
}
