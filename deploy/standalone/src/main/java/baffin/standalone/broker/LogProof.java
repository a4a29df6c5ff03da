package baffin.standalone.broker;

import baffin.platform.topics.Topics;
import baffin.platform.verify.LogOracle;
import baffin.platform.wire.JsonCodecs;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;

/** Lets the oracle judge all of {@code match.events}, as far as it is committed now. */
public final class LogProof {

    private static final Duration WAIT = Duration.ofMillis(200);

    private LogProof() {}

    /** Reads the log from its beginning; matches of one partition at a time are held in memory. */
    public static LogOracle.Report of(String bootstrap, JsonCodecs codecs) {
        int matches = 0;
        long records = 0;
        List<String> findings = new ArrayList<>();
        try (KafkaConsumer<String, byte[]> consumer = consumer(bootstrap)) {
            for (PartitionInfo info : consumer.partitionsFor(Topics.MATCH_EVENTS)) {
                LogOracle.Report report = of(consumer, new TopicPartition(info.topic(), info.partition()), codecs);
                matches += report.matches();
                records += report.records();
                findings.addAll(report.findings());
            }
        }
        return new LogOracle.Report(matches, records, findings);
    }

    private static LogOracle.Report of(
            KafkaConsumer<String, byte[]> consumer, TopicPartition partition, JsonCodecs codecs) {
        LogOracle oracle = new LogOracle(codecs);
        consumer.assign(List.of(partition));
        consumer.seekToBeginning(List.of(partition));
        long end = consumer.endOffsets(List.of(partition)).getOrDefault(partition, 0L);
        while (consumer.position(partition) < end) {
            for (ConsumerRecord<String, byte[]> record : consumer.poll(WAIT)) {
                if (record.offset() < end) {
                    oracle.record(record.key(), record.value());
                }
            }
        }
        return oracle.report();
    }

    private static KafkaConsumer<String, byte[]> consumer(String bootstrap) {
        return new KafkaConsumer<>(
                Map.of(
                        ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG,
                        bootstrap,
                        ConsumerConfig.ISOLATION_LEVEL_CONFIG,
                        "read_committed"),
                new StringDeserializer(),
                new ByteArrayDeserializer());
    }
}
