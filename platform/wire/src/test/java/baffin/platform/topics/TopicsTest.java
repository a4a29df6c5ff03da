package baffin.platform.topics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class TopicsTest {

    private static final int PARTITIONS = 48;

    private final Map<String, TopicSpec> byName =
            Topics.all(PARTITIONS).stream().collect(Collectors.toMap(TopicSpec::name, spec -> spec));

    @Test
    void what_is_the_truth_is_never_compacted_and_never_expires() {
        for (String name : new String[] {Topics.MATCH_EVENTS, Topics.LOBBY_EVENTS, Topics.SCORE_EVENTS}) {
            assertThat(byName.get(name).config())
                    .as(name)
                    .containsEntry("cleanup.policy", "delete")
                    .containsEntry("retention.ms", "-1")
                    .containsEntry("retention.bytes", "-1");
        }
    }

    @Test
    void topics_keyed_by_match_share_their_partition_count() {
        assertThat(byName.values())
                .filteredOn(spec -> !spec.name().startsWith("replies.")
                        && !spec.name().endsWith(".tables")
                        && !spec.name().equals(Topics.ACKNOWLEDGEMENTS)
                        && !spec.name().equals(Topics.REVOCATIONS)
                        && !spec.name().equals(Topics.ACCOUNT_NAMES)
                        && !spec.name().equals(Topics.OPERATOR_ACTIONS))
                .allSatisfy(spec -> assertThat(spec.partitions()).isEqualTo(PARTITIONS))
                .extracting(TopicSpec::name)
                .hasSize(8)
                .containsExactlyInAnyOrderElementsOf(Topics.keyedByMatch());
    }

    @Test
    void what_people_say_is_forgotten_after_ninety_days() {
        assertThat(byName.get(Topics.CHAT_EVENTS).config())
                .containsEntry("cleanup.policy", "delete")
                .containsEntry("retention.ms", "7776000000");
    }

    @Test
    void what_accounts_were_told_of_is_forgotten_after_minutes_although_the_log_deletes_whole_segments_only() {
        assertThat(byName.get(Topics.ACKNOWLEDGEMENTS).config())
                .containsEntry("cleanup.policy", "delete")
                .containsEntry("retention.ms", "600000")
                .containsEntry("segment.ms", "600000");
    }

    @Test
    void what_expires_goes_soon_after_although_the_log_deletes_whole_segments_only() {
        assertThat(byName.values())
                .filteredOn(spec -> !"-1".equals(spec.config().getOrDefault("retention.ms", "-1")))
                .hasSize(9)
                .allSatisfy(spec -> {
                    long retention = Long.parseLong(spec.config().get("retention.ms"));
                    long segment = Long.parseLong(spec.config().get("segment.ms"));
                    assertThat(segment).as(spec.name()).isBetween(600_000L, Math.max(600_000L, retention / 6));
                });
    }

    @Test
    void replies_are_forgotten_after_an_hour() {
        assertThat(byName.get(Topics.REPLIES_RULES).config()).containsEntry("retention.ms", "3600000");
        assertThat(byName.get(Topics.REPLIES_LOBBY).partitions()).isEqualTo(Topics.REPLY_PARTITIONS);
    }
}
