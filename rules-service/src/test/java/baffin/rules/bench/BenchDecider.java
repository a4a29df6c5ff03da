package baffin.rules.bench;

import baffin.match.GameRegistry;
import baffin.match.chance.Seed;
import baffin.platform.match.GameModules;
import baffin.platform.runtime.decider.DeciderObserver;
import baffin.platform.runtime.decider.StableIds;
import baffin.platform.runtime.decider.guard.Guard;
import baffin.platform.runtime.decider.guard.PoisonRecords;
import baffin.platform.runtime.decider.guard.Pulse;
import baffin.platform.runtime.decider.port.CommandPort;
import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.TopicTail;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CloudEvents;
import baffin.rules.engine.MatchTopology;
import io.smallrye.mutiny.Uni;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.apache.kafka.streams.KafkaStreams;

/** The decider of matches with the way to it and back, as rules-service puts them together, without HTTP. */
final class BenchDecider implements AutoCloseable {

    private static final String SETTINGS = "META-INF/microprofile-config.properties";
    private static final String PREFIX = "kafka-streams.";
    private static final int WAITING_MAX = 2_000;
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final KafkaProducer<String, byte[]> log;
    private final KafkaStreams streams;
    private final TopicTail replies;
    private final CommandPort port;

    /**
     * Starts it.
     *
     * @param different settings of Kafka Streams that are not those of the platform
     */
    BenchDecider(String bootstrap, Path state, Map<String, String> different) throws IOException {
        log = new KafkaProducer<>(
                Map.of(
                        "bootstrap.servers",
                        bootstrap,
                        "acks",
                        "all",
                        "linger.ms",
                        0,
                        "compression.type",
                        "gzip",
                        "compression.gzip.level",
                        1),
                new StringSerializer(),
                new ByteArraySerializer());
        port = new CommandPort(
                this::append,
                CloudEvents.COMMAND,
                "/bench",
                0,
                Clock.systemUTC(),
                (account, seen) -> Uni.createFrom().voidItem(),
                reply -> List.of(),
                new CommandPort.Bounds(WAITING_MAX, PATIENCE));
        replies = port.tail(KafkaAccess.open(bootstrap), Topics.REPLIES_RULES);
        Properties settings = settings();
        settings.put("application.id", "rules");
        settings.put("bootstrap.servers", bootstrap);
        settings.put("consumer.group.instance.id", "rules-0");
        settings.put("state.dir", state.toString());
        settings.putAll(different);
        streams = new KafkaStreams(
                MatchTopology.of(
                        MatchTopology.SPEC,
                        new GameModules(GameRegistry.installed()),
                        () -> Seed.fromText("1"),
                        DeciderObserver.NONE,
                        new Guard(PoisonRecords.shared(), new Pulse(), () -> true),
                        port.own()),
                settings,
                new StableIds("rules", 0, List.of()));
        replies.start();
        streams.start();
    }

    /** What every decider is set to, but for what the environment sets. */
    private static Properties settings() throws IOException {
        Properties all = new Properties();
        for (var url :
                java.util.Collections.list(BenchDecider.class.getClassLoader().getResources(SETTINGS))) {
            try (InputStream in = url.openStream()) {
                all.load(in);
            }
        }
        Properties settings = new Properties();
        all.stringPropertyNames().stream()
                .filter(name -> name.startsWith(PREFIX))
                .filter(name -> !all.getProperty(name).contains("${"))
                .forEach(name -> settings.put(name.substring(PREFIX.length()), all.getProperty(name)));
        return settings;
    }

    CommandPort port() {
        return port;
    }

    boolean ready() {
        return streams.state() == KafkaStreams.State.RUNNING && replies.isReading();
    }

    /** What the decider has sent to a topic: {@code byte-total}, compressed, or {@code record-send-total}. */
    double sent(String what, String topic) {
        return streams.metrics().values().stream()
                .filter(metric -> metric.metricName().name().equals(what))
                .filter(metric -> topic.equals(metric.metricName().tags().get("topic")))
                .mapToDouble(metric -> (double) metric.metricValue())
                .sum();
    }

    /** Writes a record without waiting for it. */
    @SuppressWarnings("FutureReturnValueIgnored") // whoever waits for its effect notices when it is lost
    void write(String topic, String key, String json) {
        log.send(new ProducerRecord<>(topic, key, json.getBytes(java.nio.charset.StandardCharsets.UTF_8)));
    }

    @SuppressWarnings("FutureReturnValueIgnored") // the callback is told of every outcome
    private Uni<Void> append(String key, byte[] json, Map<String, String> headers) {
        return Uni.createFrom()
                .emitter(emitter -> log.send(
                        new ProducerRecord<>(Topics.MATCH_COMMANDS, null, key, json, CloudEvents.headers(headers)),
                        (place, failure) -> {
                            if (failure == null) {
                                emitter.complete(null);
                            } else {
                                emitter.fail(Objects.requireNonNull(failure));
                            }
                        }));
    }

    @Override
    public void close() {
        streams.close(Duration.ofSeconds(30));
        replies.close();
        log.close();
    }
}
