package baffin.platform.runtime.decider.loop;

import java.util.List;
import java.util.function.BiConsumer;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.producer.Producer;

/** The log as one decider sees it. */
interface DeciderLog {

    /** True once all topics are there. */
    boolean has(List<String> topics);

    /** A new member of the deciders' group. */
    Consumer<String, byte[]> consumer();

    /** A new producer for the only transactions of this instance. */
    Producer<String, byte[]> producer();

    /**
     * Reads the rows of a partition, as they are once every transaction has ended that is open now.
     *
     * @param changelog topic of the rows
     * @param sink takes each row in order; an empty one is deleted
     */
    void restore(String changelog, int partition, BiConsumer<String, byte[]> sink);
}
