package baffin.bench;

import baffin.game.Game;
import baffin.match.GameRegistry;
import baffin.match.event.Step;
import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.Topics;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.JsonCodecs;
import baffin.standalone.broker.BrokerProcess;
import baffin.standalone.broker.BrokerSettings;
import baffin.standalone.process.Ports;
import baffin.testkit.records.RandomMatch;
import baffin.testkit.records.TestLog;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.LongStream;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/**
 * Writes whole matches, played at random, into the log of a platform that is down, record by record and compressed as
 * the decider does. Run by bench/backup.sh.
 */
public final class SimulatedMatches {

    private static final List<String> SEATS = List.of("ann", "bob", "eve", "joe");
    private static final long REPORT_EVERY = 500;

    private SimulatedMatches() {}

    /**
     * Plays and writes.
     *
     * @param args data directory, game, how many matches, first seed
     */
    public static void main(String[] args) throws IOException {
        Path data = Path.of(args[0]);
        Game<?, ?, ?, ?> game = GameRegistry.installed().find(args[1]).orElseThrow();
        long matches = Long.parseLong(args[2]);
        long first = Long.parseLong(args[3]);
        JsonCodec<?, ?, ?, ?> codec = new JsonCodecs(GameRegistry.installed()).of(args[1]);
        List<Integer> ports = Ports.free(2);
        BrokerSettings settings = new BrokerSettings(data.resolve("kafka"), "127.0.0.1", ports.get(0), ports.get(1));
        AtomicLong records = new AtomicLong();
        AtomicLong done = new AtomicLong();
        try (BrokerProcess _ = BrokerProcess.start(settings, data.resolve("log/bench.log"));
                KafkaProducer<String, byte[]> producer = producer(settings.access())) {
            LongStream.range(first, first + matches).parallel().forEach(seed -> {
                List<Step> match = RandomMatch.play(game, UUID.randomUUID().toString(), SEATS, seed, true);
                TestLog.append(
                        producer,
                        match.stream()
                                .map(step ->
                                        new ProducerRecord<>(Topics.MATCH_EVENTS, step.matchId(), codec.step(step)))
                                .toList());
                records.addAndGet(match.size());
                if (done.incrementAndGet() % REPORT_EVERY == 0) {
                    System.err.println(done + " matches");
                }
            });
        }
        System.out.println(matches + " matches, " + records + " records");
    }

    private static KafkaProducer<String, byte[]> producer(KafkaAccess kafka) {
        return new KafkaProducer<>(
                kafka.with(Map.of(
                        ProducerConfig.COMPRESSION_TYPE_CONFIG,
                        "gzip",
                        ProducerConfig.COMPRESSION_GZIP_LEVEL_CONFIG,
                        1,
                        // each record is a batch of its own, as with one command a transaction
                        ProducerConfig.BATCH_SIZE_CONFIG,
                        0)),
                new StringSerializer(),
                new ByteArraySerializer());
    }
}
