package baffin.testkit.records;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.match.GameRegistry;
import baffin.match.event.Step;
import baffin.platform.topics.KafkaAccess;
import baffin.platform.verify.LogOracle;
import baffin.platform.wire.JsonCodecs;
import baffin.standalone.broker.LogProof;
import baffin.testkit.backend.Infrastructure;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The oracle that {@code baffin verify} lets judge the log of a real broker. */
@Tag("broker")
class LogProofTest {

    private final KafkaAccess kafka = Infrastructure.shared().access();

    @Test
    void matches_of_all_partitions_are_replayed_and_a_gap_is_found() {
        LogOracle.Report before = proof();
        for (int count = 0; count < 5; count++) {
            try (MatchLog log = MatchLog.of("expedition", kafka.bootstrap())) {
                log.append(match());
            }
        }
        LogOracle.Report whole = proof();
        assertThat(whole.matches()).isEqualTo(before.matches() + 5);
        assertThat(whole.records()).isGreaterThan(before.records() + 5 * 20);
        assertThat(whole.findings()).isEmpty();

        List<Step> torn = match();
        try (MatchLog log = MatchLog.of("expedition", kafka.bootstrap())) {
            log.append(torn.subList(0, 4));
            log.append(torn.subList(5, 6));
        }
        assertThat(proof().findings())
                .singleElement()
                .asString()
                .startsWith("I3 match " + torn.getFirst().matchId() + ": version 6");
    }

    private LogOracle.Report proof() {
        return LogProof.of(kafka, new JsonCodecs(GameRegistry.installed()));
    }

    private static List<Step> match() {
        String id = UUID.randomUUID().toString();
        var game = GameRegistry.installed().find("expedition").orElseThrow();
        return RandomMatch.play(game, id, List.of("ann", "bob"), id.hashCode(), true);
    }
}
