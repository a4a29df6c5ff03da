package baffin.competition;

import baffin.competition.entry.Actor;
import baffin.competition.event.RulingEvent.RulingRequested.Details;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A ruling that somebody has asked for; only the organisers and who plays at the table know of it.
 *
 * @param number from 1
 * @param by who asked
 * @param version version of the competition that brought it
 * @param at when (UTC, ms)
 * @param status what became of it
 * @param answer words of whoever closed it; null while it is open, and when there was a ruling
 * @param answeredIn version of the competition that answered it; null while it is open
 */
public record RulingRequest(
        int number,
        Details details,
        @Nullable Actor by,
        long version,
        Instant at,
        Status status,
        @Nullable String answer,
        @Nullable Long answeredIn) {

    /** What became of a request. */
    public enum Status {
        /** It waits for the organisers, also again once the ruling that answered it was lifted. */
        OPEN,
        /** There was a ruling on the table since, or one was lifted, or who sits there was changed or withdrawn. */
        RULED,
        /** An organiser has answered without a ruling. */
        DECLINED,
        /** Whoever asked has taken it back. */
        WITHDRAWN
    }

    /** True while it waits for the organisers. */
    public boolean open() {
        return status == Status.OPEN;
    }

    public boolean about(int round, int table) {
        return details.round() == round && details.table() == table;
    }

    RulingRequest now(Status became, @Nullable String words, @Nullable Long in) {
        return new RulingRequest(number, details, by, version, at, became, words, in);
    }
}
