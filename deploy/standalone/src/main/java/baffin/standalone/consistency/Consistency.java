package baffin.standalone.consistency;

import baffin.platform.secrets.SecretSealer;
import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.Topics;
import baffin.standalone.config.Directories;
import baffin.standalone.config.Secrets;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.common.KafkaException;

/** Compares log, databases and secrets of a data directory while broker and database run and no service does. */
public final class Consistency {

    /** Connects to one of the databases. */
    @FunctionalInterface
    public interface Source {
        Connection connect(String database) throws SQLException;
    }

    private Consistency() {}

    /**
     * Says in one line what does not belong together and what to do. When all does, databases and secrets note the
     * platform's id, which those of a new one lack.
     *
     * @param databases names of the databases
     * @throws IOException when broker or database do not answer
     */
    public static Optional<String> fault(
            Directories layout, Secrets secrets, KafkaAccess kafka, Source source, List<String> databases)
            throws IOException {
        String platform = PlatformId.ofLog(layout.kafkaData())
                .orElseThrow(() -> new IOException(layout.kafkaData() + " does not tell whose log it is"));
        try {
            Databases marked = new Databases(source, databases);
            DatabaseMarks known = marked.marks();
            Optional<String> fault = new Belonging(platform, known, LogReading.marks(kafka), keys(secrets)).fault();
            if (fault.isEmpty() && known.platforms().size() < databases.size()) {
                marked.belongTo(platform);
            }
            if (fault.isEmpty() && Secrets.platformId(layout.secrets()).isEmpty()) {
                Secrets.belongTo(layout.secrets(), platform);
            }
            return fault;
        } catch (SQLException e) {
            throw new IOException("the database does not tell what it was made from: " + e.getMessage(), e);
        } catch (KafkaException e) {
            throw new IOException("the log does not tell how far it goes: " + e.getMessage(), e);
        }
    }

    private static Map<String, Belonging.Keys> keys(Secrets secrets) {
        return Map.of(
                Topics.LOBBY_TABLES,
                keys("vault-keys", secrets.vaultKeys()),
                Topics.GAME_TABLES,
                keys("webhook-keys", secrets.webhookKeys()));
    }

    private static Belonging.Keys keys(String name, String texts) {
        return new Belonging.Keys(name, SecretSealer.of(Arrays.asList(texts.split(",")), name));
    }
}
