package baffin.platform.runtime.decider.loop;

import baffin.platform.runtime.decider.guard.PoisonRecords;
import baffin.platform.runtime.decider.guard.PoisonRecords.Place;
import baffin.platform.wire.Reply;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Future;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.InvalidRecordException;
import org.apache.kafka.common.errors.RecordTooLargeException;
import org.apache.kafka.common.record.TimestampType;
import org.jspecify.annotations.Nullable;

/** What one transaction writes, and the answers that wait for its commit. */
final class Transaction {

    private record Sent(
            ProducerRecord<String, byte[]> record,
            Future<RecordMetadata> place,
            @Nullable Place cause) {}

    private final Producer<String, byte[]> producer;
    private final List<Sent> sent = new ArrayList<>();
    private final List<Reply> replies = new ArrayList<>();
    private final Map<String, Place> causes = new HashMap<>();
    private @Nullable Place cause;

    Transaction(Producer<String, byte[]> producer) {
        this.producer = producer;
    }

    /** What is written from now on follows from a record. */
    void causedBy(Place place, String key) {
        cause = place;
        causes.put(key, place);
    }

    /** Where the record lies from which the rest follows; null while a clock alone is looked at. */
    @Nullable
    Place cause() {
        return cause;
    }

    void send(ProducerRecord<String, byte[]> record) {
        sent.add(new Sent(record, producer.send(record), cause));
    }

    /** Writes a row, which follows from the last record of its key. */
    void row(ProducerRecord<String, byte[]> row) {
        sent.add(new Sent(row, producer.send(row), causes.get(row.key())));
    }

    void answer(Reply reply) {
        replies.add(reply);
    }

    List<Reply> replies() {
        return replies;
    }

    /** Condemns what led to a record that no broker takes, so that the next try gets past it. */
    void condemn(PoisonRecords condemned) {
        for (Sent each : sent) {
            Place place = each.cause();
            if (place != null
                    && each.place().state() == Future.State.FAILED
                    && (each.place().exceptionNow() instanceof RecordTooLargeException
                            || each.place().exceptionNow() instanceof InvalidRecordException)) {
                condemned.condemn(place, each.place().exceptionNow());
            }
        }
    }

    /** How many records it has by now. */
    int size() {
        return sent.size();
    }

    /**
     * The records of a topic, once they are committed.
     *
     * @param last offset of the last one before, by partition; moved to the last one of these
     */
    List<Committed> committed(String topic, Map<Integer, Long> last) {
        List<Committed> records = new ArrayList<>();
        for (Sent each : sent) {
            if (each.record().topic().equals(topic)) {
                RecordMetadata place = each.place().resultNow();
                Long before = last.put(place.partition(), place.offset());
                records.add(new Committed(seen(each.record(), place), before == null ? Committed.UNKNOWN : before));
            }
        }
        return records;
    }

    private static ConsumerRecord<String, byte[]> seen(ProducerRecord<String, byte[]> record, RecordMetadata place) {
        return new ConsumerRecord<>(
                place.topic(),
                place.partition(),
                place.offset(),
                place.timestamp(),
                TimestampType.CREATE_TIME,
                place.serializedKeySize(),
                place.serializedValueSize(),
                record.key(),
                record.value(),
                record.headers(),
                Optional.empty());
    }
}
