package baffin.testkit;

import baffin.match.GameRegistry;
import baffin.match.Step;
import baffin.platform.topics.Topics;
import baffin.platform.wire.JsonCodec;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes records to {@code match.events} as rules-service does, for tests of what reads them. */
public final class MatchLog implements AutoCloseable {

    private final JsonCodec<?, ?, ?, ?> codec;
    private final KafkaProducer<String, byte[]> producer;

    private MatchLog(JsonCodec<?, ?, ?, ?> codec, KafkaProducer<String, byte[]> producer) {
        this.codec = codec;
        this.producer = producer;
    }

    /** A writer of matches of one installed game to the broker. */
    public static MatchLog of(String game, String bootstrap) {
        JsonCodec<?, ?, ?, ?> codec = new baffin.platform.wire.JsonCodecs(GameRegistry.installed()).of(game);
        return new MatchLog(
                codec,
                new KafkaProducer<>(
                        Map.of(ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrap, ProducerConfig.ACKS_CONFIG, "all"),
                        new StringSerializer(),
                        new ByteArraySerializer()));
    }

    /** Appends steps in order and waits until the log has them. */
    public void append(List<Step> steps) {
        List<Future<?>> sent = new ArrayList<>(steps.size());
        for (Step step : steps) {
            sent.add(producer.send(new ProducerRecord<>(Topics.MATCH_EVENTS, step.matchId(), codec.step(step))));
        }
        producer.flush();
        sent.forEach(MatchLog::await);
    }

    /** Appends bytes that may be no record at all. */
    public void append(String key, byte[] value) {
        await(producer.send(new ProducerRecord<>(Topics.MATCH_EVENTS, key, value)));
    }

    private static void await(Future<?> sent) {
        try {
            sent.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("the log did not take a record", e);
        }
    }

    @Override
    public void close() {
        producer.close();
    }
}
