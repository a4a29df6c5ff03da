package baffin.standalone.consistency;

import baffin.standalone.config.Directories;
import baffin.standalone.config.Secrets;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Properties;

/** The id of a platform: that of its Kafka cluster, drawn when the log is made. Secrets and databases note it. */
public final class PlatformId {

    private static final String CLUSTER_ID = "cluster.id";

    private PlatformId() {}

    /** The id that the log has; empty when there is no log. */
    public static Optional<String> ofLog(Path kafkaData) throws IOException {
        Path file = kafkaData.resolve("meta.properties");
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        Properties properties = new Properties();
        try (InputStream in = Files.newInputStream(file)) {
            properties.load(in);
        }
        return Optional.ofNullable(properties.getProperty(CLUSTER_ID));
    }

    /**
     * Says in one line why nothing may start: the log is gone or belongs to another platform than the secrets. Nothing
     * needs to run for it.
     */
    public static Optional<String> fault(Directories layout) throws IOException {
        Optional<String> secrets = Secrets.platformId(layout.secrets());
        Optional<String> log = ofLog(layout.kafkaData());
        if (secrets.isEmpty() || secrets.equals(log)) {
            return Optional.empty();
        }
        return Optional.of(
                log.isEmpty()
                        ? layout.kafkaData() + " holds no log, but " + layout.secrets() + " belongs to platform "
                                + secrets.get() + ", which had one. Restore kafka/ from a backup; or begin anew with"
                                + " ./baffin reset, which loses all accounts and matches."
                        : layout.kafkaData() + " is the log of platform " + log.get() + ", " + layout.secrets()
                                + " belongs to platform " + secrets.get() + ". Restore both from the same backup.");
    }
}
