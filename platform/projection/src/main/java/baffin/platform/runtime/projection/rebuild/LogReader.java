package baffin.platform.runtime.projection.rebuild;

import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.Projection;
import baffin.platform.runtime.projection.RecordValue;
import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.TopicScan;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.TopicPartition;
import org.jboss.logging.Logger;

/** Reads stretches of a projection's topic; blocks its thread. */
public final class LogReader implements AutoCloseable {

    private static final Logger LOG = Logger.getLogger(LogReader.class);
    private static final int KEY_MAX = 300;

    private final Projection projection;
    private final TopicScan scan;

    public LogReader(Projection projection, KafkaAccess kafka) {
        this.projection = projection;
        this.scan = new TopicScan(kafka);
    }

    /** Reads one record as the projection sees it; one that can't be read is marked so. */
    public static Entry entry(Projection projection, ConsumerRecord<String, byte[]> record) {
        String raw = record.key() == null ? "" : record.key();
        String key = keepable(raw);
        RecordValue value = new RecordValue(record.value() == null ? new byte[0] : record.value());
        long version = Entry.UNREADABLE;
        if (key.equals(raw)) {
            try {
                version = projection.version(key, value);
            } catch (RuntimeException | StackOverflowError unreadable) {
                LOG.debugf(unreadable, "unreadable: topic=%s offset=%d", record.topic(), record.offset());
            }
        }
        return new Entry(record.partition(), record.offset(), key, version, record.timestamp(), value);
    }

    // a mark has to be kept even for a key that no service would write
    private static String keepable(String key) {
        String cut = key.length() > KEY_MAX ? key.substring(0, KEY_MAX) : key;
        return cut.chars().anyMatch(Character::isISOControl) ? cut.replaceAll("\\p{Cntrl}", "?") : cut;
    }

    /** Reads each partition from one offset up to, without, another; both maps have the same keys. */
    void read(Map<Integer, Long> from, Map<Integer, Long> to, Consumer<List<Entry>> sink) {
        scan.read(
                places(from),
                places(to),
                records -> sink.accept(records.stream()
                        .map(record -> entry(projection, record))
                        .toList()));
    }

    private Map<TopicPartition, Long> places(Map<Integer, Long> offsets) {
        return offsets.entrySet().stream()
                .collect(Collectors.toMap(
                        place -> new TopicPartition(projection.topic(), place.getKey()), Map.Entry::getValue));
    }

    /**
     * Offset after the last record that there is to read from some offsets on, by partition; none where there is
     * nothing. The log itself may go on, with marks of transactions and with what was rolled back.
     */
    Map<Integer, Long> goals(Map<Integer, Long> from) {
        Map<TopicPartition, Long> begins = new HashMap<>(places(from));
        scan.partitions(projection.topic()).forEach(partition -> begins.putIfAbsent(partition, 0L));
        return scan.last(begins, record -> true).entrySet().stream()
                .collect(Collectors.toMap(
                        last -> last.getKey().partition(),
                        last -> last.getValue().offset() + 1));
    }

    /** Offsets between some places and the end of the log, marks of transactions included. */
    public long lag(Map<Integer, Long> stored) {
        return scan.ends(scan.partitions(projection.topic())).entrySet().stream()
                .mapToLong(end -> Math.max(
                        0, end.getValue() - stored.getOrDefault(end.getKey().partition(), 0L)))
                .sum();
    }

    @Override
    public void close() {
        scan.close();
    }
}
