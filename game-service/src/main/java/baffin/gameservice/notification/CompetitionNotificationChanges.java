package baffin.gameservice.notification;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a record of a competition tells.
 *
 * @param facts in a fixed order
 * @param settled earlier notices that are out of date from this record on
 */
public record CompetitionNotificationChanges(List<CompetitionFact> facts, List<Settled> settled) {

    public CompetitionNotificationChanges {
        facts = List.copyOf(facts);
        settled = List.copyOf(settled);
    }

    /**
     * All earlier notices of a kind.
     *
     * @param subject of those that are meant; null for all
     */
    public record Settled(NoticeKind kind, @Nullable String subject) {}
}
