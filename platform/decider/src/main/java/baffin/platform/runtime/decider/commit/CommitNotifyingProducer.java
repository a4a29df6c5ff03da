package baffin.platform.runtime.decider.commit;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Future;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.Metric;
import org.apache.kafka.common.MetricName;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.metrics.KafkaMetric;
import org.apache.kafka.common.record.TimestampType;

/**
 * The producer of one thread of Kafka Streams, which tells {@link AfterCommit} and the listeners what has become of its
 * transactions. A commit that fails, also one whose outcome is not known, counts as none: who waits learns nothing.
 */
public final class CommitNotifyingProducer implements Producer<byte[], byte[]> {

    private final Producer<byte[], byte[]> inner;
    private final List<WrittenRecords> written;

    /** A producer around another one. */
    public CommitNotifyingProducer(Producer<byte[], byte[]> inner, List<CommitListener> listeners) {
        this.inner = inner;
        this.written = listeners.stream().map(WrittenRecords::new).toList();
    }

    @Override
    public void commitTransaction() {
        AfterCommit hook = AfterCommit.ofThisThread();
        try {
            inner.commitTransaction();
        } catch (RuntimeException | Error e) {
            drop(hook);
            throw e;
        }
        // records first: whoever gets an answer may look for them next
        written.forEach(each -> AfterCommit.run(() -> each.committed(hook)));
        hook.committed();
    }

    @Override
    public void abortTransaction() {
        drop(AfterCommit.ofThisThread());
        inner.abortTransaction();
    }

    private void drop(AfterCommit hook) {
        hook.drop();
        written.forEach(WrittenRecords::drop);
    }

    @Override
    public Future<RecordMetadata> send(ProducerRecord<byte[], byte[]> record) {
        return noted(record, inner.send(record));
    }

    @Override
    public Future<RecordMetadata> send(ProducerRecord<byte[], byte[]> record, Callback callback) {
        return noted(record, inner.send(record, callback));
    }

    private Future<RecordMetadata> noted(ProducerRecord<byte[], byte[]> record, Future<RecordMetadata> place) {
        for (WrittenRecords each : written) {
            each.sent(record, place);
        }
        return place;
    }

    @Override
    public void close() {
        drop(AfterCommit.ofThisThread());
        inner.close();
    }

    @Override
    public void close(Duration timeout) {
        drop(AfterCommit.ofThisThread());
        inner.close(timeout);
    }

    @Override
    public void initTransactions() {
        inner.initTransactions();
    }

    @Override
    public void beginTransaction() {
        AfterCommit.ofThisThread().begun();
        inner.beginTransaction();
    }

    @Override
    public void sendOffsetsToTransaction(Map<TopicPartition, OffsetAndMetadata> offsets, ConsumerGroupMetadata group) {
        inner.sendOffsetsToTransaction(offsets, group);
    }

    @Override
    public void flush() {
        inner.flush();
    }

    @Override
    public List<PartitionInfo> partitionsFor(String topic) {
        return inner.partitionsFor(topic);
    }

    @Override
    public Map<MetricName, ? extends Metric> metrics() {
        return inner.metrics();
    }

    @Override
    public void registerMetricForSubscription(KafkaMetric metric) {
        inner.registerMetricForSubscription(metric);
    }

    @Override
    public void unregisterMetricFromSubscription(KafkaMetric metric) {
        inner.unregisterMetricFromSubscription(metric);
    }

    @Override
    public Uuid clientInstanceId(Duration timeout) {
        return inner.clientInstanceId(timeout);
    }

    /** The records of the open transaction that a listener wants, and where the ones before them lie. One thread's. */
    static final class WrittenRecords {

        private record Last(long offset, long life) {}

        private record Sent(ProducerRecord<byte[], byte[]> record, Future<RecordMetadata> place) {}

        private final CommitListener listener;
        private final List<Sent> open = new ArrayList<>();
        private final Map<Integer, Last> last = new HashMap<>();

        WrittenRecords(CommitListener listener) {
            this.listener = listener;
        }

        void sent(ProducerRecord<byte[], byte[]> record, Future<RecordMetadata> place) {
            if (record.topic().equals(listener.topic())) {
                open.add(new Sent(record, place));
            }
        }

        void drop() {
            open.clear();
            last.clear();
        }

        /** Tells the listener; all sends have ended, since the commit waits for them. */
        void committed(AfterCommit hook) {
            if (open.isEmpty()) {
                return;
            }
            List<Committed> records =
                    open.stream().map(sent -> committed(sent, hook)).toList();
            open.clear();
            listener.committed(records);
        }

        private Committed committed(Sent sent, AfterCommit hook) {
            RecordMetadata place = sent.place().resultNow();
            long life = hook.life(place.partition());
            Last before = last.put(place.partition(), new Last(place.offset(), life));
            ProducerRecord<byte[], byte[]> record = sent.record();
            byte[] key = record.key();
            ConsumerRecord<String, byte[]> seen = new ConsumerRecord<>(
                    place.topic(),
                    place.partition(),
                    place.offset(),
                    place.timestamp(),
                    TimestampType.CREATE_TIME,
                    place.serializedKeySize(),
                    place.serializedValueSize(),
                    key == null ? null : new String(key, StandardCharsets.UTF_8),
                    record.value(),
                    record.headers(),
                    Optional.empty());
            return new Committed(seen, before == null || before.life() != life ? Committed.UNKNOWN : before.offset());
        }
    }
}
