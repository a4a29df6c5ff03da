package baffin.platform.runtime.decider.bounds;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.acknowledgement.RecordSize;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CloudEvents;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.record.AbstractRecords;
import org.apache.kafka.common.record.CompressionType;
import org.apache.kafka.common.record.RecordBatch;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordSizeTest {

    private static final RecordLimits BOUNDS = RecordLimits.of(
            Topics.LOBBY_COMMANDS, Topics.LOBBY_EVENTS, Topics.REPLIES_LOBBY, Topics.MATCH_COMMANDS_REJECTED);

    private static int real(String key, Map<String, String> attributes, byte[] value) {
        Headers headers = CloudEvents.headers(attributes);
        return AbstractRecords.estimateSizeInBytesUpperBound(
                RecordBatch.CURRENT_MAGIC_VALUE,
                CompressionType.NONE,
                key.getBytes(StandardCharsets.UTF_8),
                value,
                headers.toArray());
    }

    private static Map<String, String> attributes(String key, String id) {
        return CloudEvents.attributes(
                CloudEvents.LOBBY_COMMAND, "/scoring", id, key, Instant.parse("2027-01-05T12:00:00.123456789Z"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "k", "competitions/01890000-0000-7000-8000-00000000c0", "ключ", "\ud83d\udea2\ud83d\udea2"})
    void what_is_measured_is_never_less_than_what_the_broker_counts(String key) {
        for (int length : new int[] {0, 1, 127, 128, 16_383, 16_384, 524_000}) {
            byte[] value = new byte[length];
            String id = key + "@123456789/01234567890123456789";
            assertThat(RecordSize.of(key, id, value)).isGreaterThanOrEqualTo(real(key, attributes(key, id), value));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 100, 524_287, 2_000_000})
    void a_copy_of_what_was_set_aside_fits_with_its_reason(int length) {
        String key = "\ud83d\udea2".repeat(Texts.LENGTH_MAX / 2);
        byte[] copy = BOUNDS.copy(key, new byte[length]);
        Map<String, String> attributes = attributes(key, "lobby.commands-11-9223372036854775807");
        attributes.put("baffin-reason", "invalid-field " + "я".repeat(2 * Texts.LENGTH_MAX));
        assertThat(real(key, attributes, copy)).isLessThanOrEqualTo(Topics.bytesMax(Topics.MATCH_COMMANDS_REJECTED));
    }
}
