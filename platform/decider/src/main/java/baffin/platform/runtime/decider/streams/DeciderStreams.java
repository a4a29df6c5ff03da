package baffin.platform.runtime.decider.streams;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.binder.kafka.KafkaStreamsMetrics;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.streams.KafkaClientSupplier;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.Topology;
import org.apache.kafka.streams.TopologyDescription.Source;
import org.apache.kafka.streams.errors.StreamsUncaughtExceptionHandler;
import org.eclipse.microprofile.config.ConfigProvider;
import org.jboss.logging.Logger;

/** Runs the topology of one decider, once its topics are there. */
public final class DeciderStreams implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(DeciderStreams.class);
    private static final long LOOK_EVERY_MS = 500;
    private static final Duration CLOSING = Duration.ofSeconds(10);

    private final StreamsSettings settings;
    private final Set<String> topics;
    private final KafkaStreams streams;
    private final KafkaStreamsMetrics metrics;
    private final CountDownLatch ending = new CountDownLatch(1);
    private final Thread starter;

    /**
     * Streams that do nothing before {@link #start}.
     *
     * @param clients makes the consumers and producers
     * @param onUncaught decides what becomes of a thread that ends
     */
    public DeciderStreams(
            StreamsSettings settings,
            Topology topology,
            KafkaClientSupplier clients,
            StreamsUncaughtExceptionHandler onUncaught,
            MeterRegistry meters) {
        this.settings = settings;
        this.topics = sources(topology);
        this.streams = new KafkaStreams(topology, settings.properties(ConfigProvider.getConfig()), clients);
        this.streams.setUncaughtExceptionHandler(onUncaught);
        this.metrics = new KafkaStreamsMetrics(streams);
        this.metrics.bindTo(meters);
        this.starter = Thread.ofPlatform()
                .name("start-of-streams-" + settings.application())
                .daemon()
                .unstarted(this::startWithTopics);
    }

    /** Starts as soon as all topics are there; returns at once. */
    public void start() {
        starter.start();
    }

    /** What the streams are doing. */
    public KafkaStreams.State state() {
        return streams.state();
    }

    /** Stops within 10 s; what is not committed then is decided again by whoever comes next. */
    @Override
    public void close() {
        ending.countDown();
        starter.interrupt();
        metrics.close();
        streams.close(CLOSING);
    }

    private void startWithTopics() {
        try (Admin admin = Admin.create(settings.kafka().with(Map.of()))) {
            boolean logged = false;
            while (!there(admin)) {
                if (!logged) {
                    LOG.infof("%s waits for its topics: %s", settings.application(), topics);
                    logged = true;
                }
                if (ending.await(LOOK_EVERY_MS, TimeUnit.MILLISECONDS)) {
                    return;
                }
            }
            if (ending.getCount() > 0) {
                streams.start();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private boolean there(Admin admin) throws InterruptedException {
        try {
            return admin.listTopics().names().get().containsAll(topics);
        } catch (ExecutionException away) {
            LOG.debugf("the broker does not tell its topics: %s", away.getCause());
            return false;
        }
    }

    private static Set<String> sources(Topology topology) {
        return topology.describe().subtopologies().stream()
                .flatMap(part -> part.nodes().stream())
                .filter(Source.class::isInstance)
                .flatMap(node -> ((Source) node).topicSet().stream())
                .collect(Collectors.toUnmodifiableSet());
    }
}
