package baffin.rules.bench;

import baffin.match.GameRegistry;
import baffin.match.chance.Seed;
import baffin.platform.match.GameModules;
import baffin.platform.runtime.decider.DeciderObserver;
import baffin.platform.runtime.decider.loop.DeciderRuntime;
import baffin.platform.runtime.decider.loop.DeciderSettings;
import baffin.platform.runtime.decider.port.CommandPort;
import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CloudEvents;
import baffin.rules.engine.MatchDecisions;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** The decider of matches with the way to it and back, as rules-service puts them together, without HTTP. */
final class BenchDecider implements AutoCloseable {

    private static final int WAITING_MAX = 2_000;
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final KafkaProducer<String, byte[]> log;
    private final DeciderRuntime runtime;
    private final CommandPort port;

    BenchDecider(String bootstrap) {
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
        runtime = new DeciderRuntime(
                new DeciderSettings("rules", KafkaAccess.open(bootstrap), 0),
                MatchDecisions.SPEC,
                port,
                List.of(),
                MatchDecisions.each(new GameModules(GameRegistry.installed()), () -> Seed.fromText("1")),
                DeciderObserver.NONE,
                () -> true);
        runtime.start();
    }

    CommandPort port() {
        return port;
    }

    boolean ready() {
        return runtime.ready();
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
        runtime.close();
        log.close();
    }
}
