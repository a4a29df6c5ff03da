package baffin.scoring.projection;

import baffin.platform.topics.TopicScan;
import baffin.platform.topics.Topics;
import baffin.testkit.backend.Infrastructure;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/** All that stands on {@code score.events}. */
final class ScoreTopic {

    private ScoreTopic() {}

    /** Every record from the first one on, partition by partition in order. */
    static List<ConsumerRecord<String, byte[]>> records() {
        List<ConsumerRecord<String, byte[]>> records = new ArrayList<>();
        try (TopicScan scan = new TopicScan(Infrastructure.shared().access())) {
            scan.read(Topics.SCORE_EVENTS, records::add);
        }
        return records;
    }

    /** The records of one match. */
    static List<ConsumerRecord<String, byte[]>> of(String match) {
        return records().stream().filter(record -> record.key().equals(match)).toList();
    }
}
