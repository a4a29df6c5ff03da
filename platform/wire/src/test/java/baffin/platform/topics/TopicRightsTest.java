package baffin.platform.topics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.common.acl.AclOperation;
import org.junit.jupiter.api.Test;

class TopicRightsTest {

    private static final List<String> SERVICES = List.of("lobby", "rules", "scoring", "game");

    @Test
    void every_topic_is_written_by_a_service_and_nothing_else_is() {
        List<String> written = new ArrayList<>();
        SERVICES.forEach(service -> written.addAll(TopicRights.topics(service, AclOperation.WRITE)));
        List<String> all = new ArrayList<>(Topics.names());
        all.addAll(Topics.CHANGELOGS);

        // commands come from people through the rules, and from house players in the game service
        List<String> events = new ArrayList<>(Topics.keyedByMatch());
        events.remove(Topics.MATCH_COMMANDS);
        assertThat(written).containsOnlyOnceElementsOf(events);
        assertThat(written).hasSameElementsAs(all);
    }

    @Test
    void an_analyst_reads_what_is_keyed_by_match_and_writes_nothing() {
        assertThat(TopicRights.topics(TopicRights.ANALYST, AclOperation.READ)).hasSameElementsAs(Topics.keyedByMatch());
        assertThat(TopicRights.topics(TopicRights.ANALYST, AclOperation.WRITE)).isEmpty();
    }
}
