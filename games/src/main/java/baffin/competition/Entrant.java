package baffin.competition;

import baffin.match.SeatHolder;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who takes part.
 *
 * @param number 1 for the first who entered; its name in tables for good, whoever plays for it
 * @param person who plays for it now
 * @param rating in points as people see them, at entry; null when there was none
 * @param rated matches that the rating comes from; 0 when there was none
 * @param presence whether it takes part
 * @param enteredAt when (UTC, ms)
 * @param fromRound first round that it may play in; 1 for all who came in time
 * @param checkedIn true once it has said that it is there; in heats for the next one
 */
public record Entrant(
        int number,
        SeatHolder person,
        @Nullable Integer rating,
        int rated,
        Presence presence,
        Instant enteredAt,
        int fromRound,
        boolean checkedIn) {

    /** Whether an entrant takes part. */
    public enum Presence {
        ACTIVE,
        /** Has left by itself; may return where late entry is allowed. */
        WITHDRAWN,
        /** The organiser has taken it out. */
        REMOVED
    }

    /** True while it is to be paired. */
    public boolean active() {
        return presence == Presence.ACTIVE;
    }

    /** What its lot is drawn for: the player; house bots share one id, so that their number goes into it as well. */
    public String lotName() {
        String player = Elsewhere.lot(person.player());
        return person.bot() ? player + "#" + number : player;
    }

    Entrant with(Presence now) {
        return new Entrant(number, person, rating, rated, now, enteredAt, fromRound, checkedIn);
    }

    Entrant playedBy(SeatHolder other) {
        return new Entrant(number, other, rating, rated, presence, enteredAt, fromRound, checkedIn);
    }

    Entrant checked(boolean there) {
        return new Entrant(number, person, rating, rated, presence, enteredAt, fromRound, there);
    }

    Entrant from(int round) {
        return new Entrant(number, person, rating, rated, presence, enteredAt, round, checkedIn);
    }
}
