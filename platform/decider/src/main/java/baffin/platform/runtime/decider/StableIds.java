package baffin.platform.runtime.decider;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.streams.processor.internals.DefaultKafkaClientSupplier;

/**
 * Gives the producers of Kafka Streams transactional ids that an instance has again after a crash. Streams itself draws
 * a
 * fresh one at each start when all stores are in memory, and then the transaction that the crash left open holds back
 * every
 * reader until it times out.
 */
public final class StableIds extends DefaultKafkaClientSupplier {

    private final String prefix;

    /**
     * Ids of one instance.
     *
     * @param application application id of the streams
     * @param instance ordinal of the instance, 0 or above; two running instances never share one
     */
    public StableIds(String application, int instance) {
        this.prefix = application + "-instance-" + instance + "-thread-";
    }

    @Override
    public Producer<byte[], byte[]> getProducer(Map<String, Object> config) {
        Object given = config.get(ProducerConfig.TRANSACTIONAL_ID_CONFIG);
        if (given == null) {
            return super.getProducer(config);
        }
        Map<String, Object> stable = new HashMap<>(config);
        stable.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, stable(given.toString()));
        return super.getProducer(stable);
    }

    // "<application>-<random id of the process>-<number of the thread>"
    String stable(String generated) {
        return prefix + generated.substring(generated.lastIndexOf('-') + 1);
    }
}
