package baffin.platform.runtime.decider.commit;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Future;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.record.TimestampType;

/** The records of the open transaction that a listener wants, and where the ones before them lie. One thread's. */
final class WrittenRecords {

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
