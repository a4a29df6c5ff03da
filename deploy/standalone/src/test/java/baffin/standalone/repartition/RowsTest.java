package baffin.standalone.repartition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.platform.secrets.SecretSealer;
import baffin.platform.topics.StateRows;
import baffin.platform.topics.Topics;
import baffin.standalone.repartition.LogCopy.OwnRows;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.utils.Utils;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Rows that hold for a partition and not for a key. */
class RowsTest {

    private final SecretSealer sealer = SecretSealer.of(List.of("07".repeat(32)), "webhook-keys");

    @Test
    void a_state_and_the_pages_of_its_commands_go_where_its_key_goes() {
        Placement states = Placement.byAggregate(48);
        int place = Utils.toPositive(Utils.murmur2(bytes("match-1"))) % 48;

        assertThat(states.place(bytes("match-1"), 3)).isEqualTo(place);
        assertThat(states.place(bytes(StateRows.page("match-1", 5)), 3)).isEqualTo(place);
        assertThat(states.place(bytes(StateRows.ALIVE), 3)).isEqualTo(Placement.NOWHERE);
        assertThat(Placement.byKey(48).place(bytes("match-1"), 3)).isEqualTo(place);
        assertThat(Placement.byKey(2).place(null, 3)).isEqualTo(1);
    }

    @Test
    void each_new_partition_gets_the_latest_sign_of_life_and_nobody_s_outage_is_lost() {
        OwnRows own = new OwnRows();
        own.add(record("states", 0, StateRows.ALIVE, sign(5_000)));
        own.add(record("states", 1, StateRows.ALIVE, sign(1_000)));
        own.add(record("states", 1, StateRows.ALIVE, sign(9_000)));
        own.add(record("states", 0, StateRows.OUTAGE, sign(1)));
        own.add(record("states", 0, StateRows.OUTAGE, null));
        own.add(record("states", 0, "match-1", sign(99_000)));

        List<ProducerRecord<byte[], byte[]>> rows = own.rows("states", 3, 77);

        assertThat(rows).extracting(ProducerRecord::partition).containsExactly(0, 1, 2);
        assertThat(rows).allSatisfy(row -> {
            assertThat(row.key()).isEqualTo(bytes(StateRows.ALIVE));
            assertThat(row.value()).isEqualTo(sign(9_000));
            assertThat(row.timestamp()).isEqualTo(77);
        });
    }

    @Test
    void how_far_webhooks_were_told_is_read_and_written_as_game_service_does() throws IOException {
        ToldRows rows = new ToldRows(sealer);
        rows.add(told("match.events", 3, 40));
        rows.add(told("match.events", 3, 41));
        rows.add(told("lobby.events#people", 0, 7));
        rows.add(told("lobby.events", 0, 5));
        rows.add(record(Topics.GAME_TABLES, 0, "webhook[\"x\"]", bytes("sealed elsewhere")));

        Map<String, Map<Integer, Long>> tellings = rows.tellings();

        assertThat(tellings.get("match.events")).containsExactly(Map.entry(3, 41L));
        assertThat(ToldRows.of("lobby.events", tellings)).containsExactly(Map.entry(0, 7L));
        ProducerRecord<byte[], byte[]> row = rows.row("lobby.events#people", 12, 99);
        assertThat(new String(row.key(), StandardCharsets.UTF_8))
                .isEqualTo("webhook_told[\"lobby.events#people\", 12]");
        assertThat(Placement.ofRows().place(row.key(), 0)).isEqualTo(Placement.NOWHERE);
        assertThat(sealer.open(
                        "webhook_told[\"lobby.events#people\", 12]", new String(row.value(), StandardCharsets.UTF_8)))
                .contains(bytes("{\"next_offset\":99,\"part\":12,\"topic\":\"lobby.events#people\"}"));
    }

    @Test
    void rows_that_the_secrets_do_not_open_are_told() {
        ToldRows rows = new ToldRows(SecretSealer.of(List.of("08".repeat(32)), "webhook-keys"));
        rows.add(told("match.events", 3, 40));

        assertThatThrownBy(rows::tellings).isInstanceOf(IOException.class).hasMessageContaining("webhook-keys");
    }

    private ConsumerRecord<byte[], byte[]> told(String telling, int part, long next) {
        String key = "webhook_told[\"" + telling + "\", " + part + "]";
        String body = "{\"part\": %d, \"topic\": \"%s\", \"next_offset\": %d}".formatted(part, telling, next);
        return record(Topics.GAME_TABLES, 0, key, bytes(sealer.seal(key, bytes(body))));
    }

    private static byte[] sign(long since) {
        return ByteBuffer.allocate(10).putLong(1, since).array();
    }

    private static ConsumerRecord<byte[], byte[]> record(
            String topic, int partition, String key, byte @Nullable [] value) {
        return new ConsumerRecord<>(topic, partition, 0, bytes(key), value);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
