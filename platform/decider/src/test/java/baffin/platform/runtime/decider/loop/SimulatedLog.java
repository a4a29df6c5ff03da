package baffin.platform.runtime.decider.loop;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import java.util.function.BiConsumer;
import org.apache.kafka.clients.consumer.CloseOptions;
import org.apache.kafka.clients.consumer.CommitFailedException;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.MockConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.record.TimestampType;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** A log with transactions and one group, on which everything that a broker may do can be made to happen. */
final class SimulatedLog {

    /** What becomes of a commit. */
    enum Fate {
        DONE,
        /** The broker never hears of it. */
        ABORTED,
        /** It is done, and the answer is lost. */
        UNKNOWN
    }

    private final String commands;
    private final int partitions;
    private final Map<TopicPartition, List<ProducerRecord<String, byte[]>>> records = new HashMap<>();
    private final Map<TopicPartition, Long> committed = new HashMap<>();
    private final Map<Integer, Integer> owners = new HashMap<>();
    private int generation = 1;
    private Fate fate = Fate.DONE;
    private Runnable meanwhile = () -> {};

    SimulatedLog(String commands, int partitions) {
        this.commands = commands;
        this.partitions = partitions;
    }

    /** Gives a partition to an instance; its owner before learns of it with its next poll. */
    void give(int partition, int instance) {
        owners.put(partition, instance);
        generation++;
    }

    /** A command comes from elsewhere. */
    void append(int partition, String key, byte[] json) {
        write(new ProducerRecord<>(commands, partition, 0L, key, json));
    }

    private long write(ProducerRecord<String, byte[]> record) {
        List<ProducerRecord<String, byte[]>> all = all(new TopicPartition(record.topic(), record.partition()));
        all.add(record);
        return all.size() - 1L;
    }

    private List<ProducerRecord<String, byte[]>> all(TopicPartition place) {
        return records.computeIfAbsent(place, some -> new ArrayList<>());
    }

    /** The values of a topic, by key, in the order of each partition. */
    Map<String, List<String>> values(String topic) {
        Map<String, List<String>> values = new HashMap<>();
        for (int number = 0; number < partitions; number++) {
            all(new TopicPartition(topic, number))
                    .forEach(record -> values.computeIfAbsent(record.key(), key -> new ArrayList<>())
                            .add(new String(record.value(), StandardCharsets.UTF_8)));
        }
        return values;
    }

    /** How many commands no owner has taken. */
    long pending() {
        long pending = 0;
        for (int number = 0; number < partitions; number++) {
            TopicPartition place = new TopicPartition(commands, number);
            pending += all(place).size() - committed.getOrDefault(place, 0L);
        }
        return pending;
    }

    /** The log as an instance sees it. */
    DeciderLog of(int instance) {
        return new DeciderLog() {

            @Override
            public boolean has(List<String> topics) {
                return true;
            }

            @Override
            public Consumer<String, byte[]> consumer() {
                return new Member(instance);
            }

            @Override
            public Producer<String, byte[]> producer() {
                return new Writer();
            }

            @Override
            public void restore(String changelog, int partition, BiConsumer<String, byte[]> sink) {
                all(new TopicPartition(changelog, partition))
                        .forEach(row -> sink.accept(row.key(), row.value() == null ? new byte[0] : row.value()));
            }
        };
    }

    /** A member of the group. */
    private final class Member extends MockConsumer<String, byte[]> {

        private final int instance;
        private final Map<TopicPartition, Long> positions = new HashMap<>();
        private int seen;
        private ConsumerRebalanceListener listener = new ConsumerRebalanceListener() {
            @Override
            public void onPartitionsRevoked(Collection<TopicPartition> revoked) {}

            @Override
            public void onPartitionsAssigned(Collection<TopicPartition> assigned) {}
        };

        Member(int instance) {
            super("earliest");
            this.instance = instance;
        }

        @Override
        public synchronized List<PartitionInfo> partitionsFor(String topic) {
            List<PartitionInfo> infos = new ArrayList<>();
            for (int number = 0; number < partitions; number++) {
                infos.add(new PartitionInfo(topic, number, null, null, null));
            }
            return infos;
        }

        @Override
        public synchronized void subscribe(Collection<String> topics, ConsumerRebalanceListener wanted) {
            listener = wanted;
        }

        @Override
        public synchronized ConsumerRecords<String, byte[]> poll(Duration timeout) {
            if (seen != generation) {
                rebalance();
            }
            Map<TopicPartition, List<ConsumerRecord<String, byte[]>>> polled = new LinkedHashMap<>();
            positions.replaceAll((place, position) -> {
                List<ProducerRecord<String, byte[]>> all = all(place);
                List<ConsumerRecord<String, byte[]>> next = new ArrayList<>();
                for (long at = position; at < all.size(); at++) {
                    ProducerRecord<String, byte[]> record = all.get((int) at);
                    next.add(new ConsumerRecord<>(
                            place.topic(),
                            place.partition(),
                            at,
                            -1,
                            TimestampType.NO_TIMESTAMP_TYPE,
                            0,
                            0,
                            record.key(),
                            record.value(),
                            record.headers(),
                            Optional.empty()));
                }
                if (!next.isEmpty()) {
                    polled.put(place, next);
                }
                return (long) all.size();
            });
            return new ConsumerRecords<>(polled, Map.of());
        }

        private void rebalance() {
            Set<TopicPartition> mine = new HashSet<>();
            owners.forEach((number, owner) -> {
                if (owner == instance) {
                    mine.add(new TopicPartition(commands, number));
                }
            });
            if (seen == generation - 1) {
                listener.onPartitionsRevoked(positions.keySet());
            } else if (seen > 0) {
                listener.onPartitionsLost(positions.keySet());
            }
            seen = generation;
            positions.clear();
            mine.forEach(place -> positions.put(place, committed.getOrDefault(place, 0L)));
            listener.onPartitionsAssigned(mine);
        }

        @Override
        public synchronized long position(TopicPartition place) {
            return positions.get(place);
        }

        @Override
        public synchronized ConsumerGroupMetadata groupMetadata() {
            return new ConsumerGroupMetadata(
                    "group", seen, "member-" + instance, Optional.of(Integer.toString(instance)));
        }

        @Override
        public synchronized void wakeup() {}

        @Override
        public void close(CloseOptions options) {}
    }

    /** A producer whose transactions end as {@link #fate} says. */
    private final class Writer extends MockProducer<String, byte[]> {

        private record Open(ProducerRecord<String, byte[]> record, CompletableFuture<RecordMetadata> place) {}

        private final List<Open> open = new ArrayList<>();
        private Map<TopicPartition, OffsetAndMetadata> offsets = Map.of();

        Writer() {
            super(true, null, new StringSerializer(), new ByteArraySerializer());
        }

        @Override
        public void initTransactions() {}

        @Override
        public void beginTransaction() {
            open.clear();
            offsets = Map.of();
            Runnable now = meanwhile;
            meanwhile = () -> {};
            now.run();
        }

        @Override
        public synchronized Future<RecordMetadata> send(ProducerRecord<String, byte[]> record) {
            Open sent = new Open(record, new CompletableFuture<>());
            open.add(sent);
            return sent.place();
        }

        @Override
        public synchronized void sendOffsetsToTransaction(
                Map<TopicPartition, OffsetAndMetadata> positions, ConsumerGroupMetadata group) {
            if (group.generationId() != generation) {
                throw new CommitFailedException("another generation owns the group");
            }
            offsets = Map.copyOf(positions);
        }

        @Override
        public void commitTransaction() {
            if (fate == Fate.ABORTED) {
                throw new KafkaException("the broker has heard nothing");
            }
            for (Open each : open) {
                ProducerRecord<String, byte[]> record = each.record();
                long offset = write(record);
                TopicPartition place = new TopicPartition(record.topic(), record.partition());
                each.place().complete(new RecordMetadata(place, offset, 0, 0, 0, 0));
            }
            offsets.forEach((place, position) -> committed.put(place, position.offset()));
            if (fate == Fate.UNKNOWN) {
                throw new KafkaException("the answer is lost");
            }
        }

        @Override
        public void close(Duration timeout) {}
    }

    /** How the next transactions end. */
    void commitsEnd(Fate wanted) {
        fate = wanted;
    }

    /** Something happens once, while a transaction is open. */
    void meanwhile(Runnable event) {
        meanwhile = event;
    }
}
