package baffin.platform.runtime.decider;

import baffin.platform.runtime.decider.commit.AfterCommit;
import baffin.platform.runtime.decider.commit.BlockingPollConsumer;
import baffin.platform.runtime.decider.commit.CommitListener;
import baffin.platform.runtime.decider.commit.CommitNotifyingProducer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.streams.processor.internals.DefaultKafkaClientSupplier;

/**
 * Gives the producers of Kafka Streams transactional ids that an instance has again after a crash. Streams itself draws
 * a fresh one at each start when all stores are in memory, and then the transaction that the crash left open holds back
 * every reader until it times out. The producers tell what was committed ({@link AfterCommit}); the consumers rest
 * while nothing is to be.
 */
public final class StableIds extends DefaultKafkaClientSupplier {

    private final String prefix;
    private final List<CommitListener> listeners;

    /**
     * Ids of one instance.
     *
     * @param application application id of the streams
     * @param instance ordinal of the instance, 0 or above; two running instances never share one
     * @param listeners hear what the producers have committed
     */
    public StableIds(String application, int instance, List<CommitListener> listeners) {
        this.prefix = application + "-instance-" + instance + "-thread-";
        this.listeners = List.copyOf(listeners);
    }

    @Override
    public Producer<byte[], byte[]> getProducer(Map<String, Object> config) {
        Object given = config.get(ProducerConfig.TRANSACTIONAL_ID_CONFIG);
        if (given == null) {
            return super.getProducer(config);
        }
        Map<String, Object> stable = new HashMap<>(config);
        stable.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, stable(given.toString()));
        return new CommitNotifyingProducer(super.getProducer(stable), listeners);
    }

    @Override
    public Consumer<byte[], byte[]> getConsumer(Map<String, Object> config) {
        return new BlockingPollConsumer(config);
    }

    // "<application>-<random id of the process>-<number of the thread>"
    String stable(String generated) {
        return prefix + generated.substring(generated.lastIndexOf('-') + 1);
    }
}
