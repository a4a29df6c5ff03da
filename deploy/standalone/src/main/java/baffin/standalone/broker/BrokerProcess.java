package baffin.standalone.broker;

import baffin.standalone.process.JavaCommand;
import baffin.standalone.process.ParentWatch;
import baffin.standalone.process.Processes;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.metadata.storage.Formatter;
import org.apache.kafka.server.common.MetadataVersion;

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
        ProcessBuilder builder = new ProcessBuilder(command(settings, List.of()))
                .redirectErrorStream(true)
                .redirectOutput(Redirect.appendTo(log.toFile()));
        builder.environment().putAll(settings.toEnvironment());
        Process process = builder.start();
        BrokerProcess broker = new BrokerProcess(process, settings);
        if (!BrokerClient.awaitReady(settings.access(), START_LIMIT, process::isAlive)) {
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

    /**
     * Runs the broker until the process gets a signal to stop. Standard input is the life line: when it ends, the
     * parent is gone, and the broker stops cleanly.
     */
    public static final class BrokerMain {

        private BrokerMain() {}

        /**
         * Runs the broker; returns when it has stopped.
         *
         * @param args data directory, host, client port, controller port
         */
        public static void main(String[] args) throws Exception {
            // a start tells more than a thousand lines that nobody asked for
            Logger.getLogger("").setLevel(Level.WARNING);
            BrokerSettings settings = BrokerSettings.fromArguments(args, System.getenv());
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
                    .setScramArguments(settings.scramArguments())
                    .setPrintStream(System.out)
                    .run();
        }
    }
}
