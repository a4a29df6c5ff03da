package baffin.standalone.broker;

import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.TopicScan;
import baffin.platform.topics.Topics;
import baffin.platform.verify.LogOracle;
import baffin.platform.wire.JsonCodecs;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.TopicPartition;

/** Lets the oracle judge all of {@code match.events}, as far as it is committed now. */
public final class LogProof {

    private LogProof() {}

    /** Reads the log from its beginning; matches of one partition at a time are held in memory. */
    public static LogOracle.Report of(KafkaAccess kafka, JsonCodecs codecs) {
        int matches = 0;
        long records = 0;
        List<String> findings = new ArrayList<>();
        try (TopicScan scan = new TopicScan(kafka)) {
            for (TopicPartition partition : scan.partitions(Topics.MATCH_EVENTS)) {
                LogOracle oracle = new LogOracle(codecs);
                scan.read(
                        Map.of(),
                        scan.ends(List.of(partition)),
                        batch -> batch.forEach(record -> oracle.record(record.key(), record.value())));
                LogOracle.Report report = oracle.report();
                matches += report.matches();
                records += report.records();
                findings.addAll(report.findings());
            }
        }
        return new LogOracle.Report(matches, records, findings);
    }
}
