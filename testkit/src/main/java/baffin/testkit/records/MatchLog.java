package baffin.testkit.records;

import baffin.match.GameRegistry;
import baffin.match.event.Step;
import baffin.platform.topics.Topics;
import baffin.platform.wire.JsonCodec;
import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Writes records to {@code match.events} as rules-service does, for tests of what reads them. */
public final class MatchLog implements AutoCloseable {

    private final JsonCodec<?, ?, ?, ?> codec;
    private final Producer<String, byte[]> producer;

    private MatchLog(JsonCodec<?, ?, ?, ?> codec, Producer<String, byte[]> producer) {
        this.codec = codec;
        this.producer = producer;
    }

    /** A writer of matches of one installed game to the broker. */
    public static MatchLog of(String game, String bootstrap) {
        JsonCodec<?, ?, ?, ?> codec = new baffin.platform.wire.JsonCodecs(GameRegistry.installed()).of(game);
        return new MatchLog(codec, TestLog.producer(bootstrap));
    }

    /** Appends steps in order and waits until the log has them. */
    public void append(List<Step> steps) {
        TestLog.append(
                producer,
                steps.stream()
                        .map(step -> new ProducerRecord<>(Topics.MATCH_EVENTS, step.matchId(), codec.step(step)))
                        .toList());
    }

    /** Appends bytes that may be no record at all. */
    public void append(String key, byte[] value) {
        TestLog.append(producer, List.of(new ProducerRecord<>(Topics.MATCH_EVENTS, key, value)));
    }

    @Override
    public void close() {
        producer.close();
    }
}
