package baffin.scoring.competition;

import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionRecord;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * When a competition went from one state to the next, where its fold does not keep it.
 *
 * @param opened when one could enter from (UTC, ms); null before
 * @param ended when it was finished or called off (UTC, ms); null before
 */
public record Lifecycle(@Nullable Instant opened, @Nullable Instant ended) {

    /** Types of the events that it comes from. */
    public static final List<String> TYPES =
            List.of("EntryOpened", "CompetitionFinished", "CompetitionCancelled", "FinishUndone", "CancellationUndone");

    /** Of the records with such events, in order. */
    public static Lifecycle of(List<CompetitionRecord> records) {
        Instant opened = null;
        Instant ended = null;
        for (CompetitionRecord record : records) {
            for (CompetitionEvent event : record.events()) {
                if (event instanceof CompetitionEvent.EntryOpened) {
                    opened = record.at();
                } else if (event instanceof CompetitionEvent.CompetitionFinished
                        || event instanceof CompetitionEvent.CompetitionCancelled) {
                    ended = record.at();
                } else if (event instanceof CompetitionEvent.FinishUndone
                        || event instanceof CompetitionEvent.CancellationUndone) {
                    ended = null;
                }
            }
        }
        return new Lifecycle(opened, ended);
    }
}
