package baffin.testkit.records;

import baffin.platform.names.NameRow;
import baffin.platform.secrets.SecretSealer;
import baffin.platform.topics.Topics;
import baffin.platform.wire.Json;
import baffin.testkit.backend.PlatformResource;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.jspecify.annotations.Nullable;

/** Gives players names, as the lobby does, for tests of services that show them. */
public final class TestNames {

    private static final SecretSealer SEALER = NameRow.sealer(PlatformResource.INTERNAL_TOKEN);

    private TestNames() {}

    /** Gives players their names, by id; whoever shows them knows them a moment later. */
    public static void give(Map<String, String> names) {
        TestLog.append(names.entrySet().stream()
                .map(name -> row(name.getKey(), name.getValue()))
                .toList());
    }

    /** Erases the name of a player. */
    public static void erase(String player) {
        TestLog.append(List.of(row(player, null)));
    }

    private static ProducerRecord<String, byte[]> row(String player, @Nullable String handle) {
        String key = NameRow.TABLE + Json.shared().text(List.of(player));
        byte[] body = Json.shared().bytes(new NameRow(player, handle));
        return new ProducerRecord<>(
                Topics.ACCOUNT_NAMES, key, SEALER.seal(key, body).getBytes(StandardCharsets.UTF_8));
    }
}
