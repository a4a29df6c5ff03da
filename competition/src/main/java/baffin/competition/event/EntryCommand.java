package baffin.competition.event;

import baffin.competition.entry.Newcomer;
import baffin.match.terms.SeatHolder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What somebody asks about who takes part. */
public sealed interface EntryCommand extends CompetitionCommand {

    /** Opens entry before its time. */
    record OpenEntry() implements EntryCommand {}

    /**
     * Enters, or offers to be an alternate when there is no place.
     *
     * @param invitationHash SHA-256 of the code that was given; null when none was
     */
    record Enter(
            SeatHolder person,
            @Nullable Integer rating,
            int rated,
            @Nullable String invitationHash) implements EntryCommand {}

    /** Offers to take a free place. */
    record OfferAlternate(SeatHolder person, @Nullable Integer rating, int rated) implements EntryCommand {}

    /** Takes the offer back. */
    record WithdrawAlternate(String player) implements EntryCommand {}

    /** Says that the entrant is there; oneself or the organiser. */
    record CheckIn(int entrant) implements EntryCommand {}

    /**
     * Says that many are there, or that nobody is and the reasons by row; organiser only.
     *
     * @param entrants 1 to {@value #ROWS_MAX} numbers
     */
    record CheckInMany(List<Integer> entrants) implements EntryCommand {

        /** Most that check in at once: they are one record. */
        public static final int ROWS_MAX = 500;

        public CheckInMany {
            entrants = List.copyOf(entrants);
        }
    }

    /** Leaves. */
    record Withdraw(int entrant, @Nullable String reason) implements EntryCommand {}

    /** Says that an alternate is there; oneself or the organiser. */
    record CheckInAlternate(String player) implements EntryCommand {}

    /**
     * Comes back, or is brought back by an organiser.
     *
     * @param missed what the rounds that were published meanwhile count; null for {@link Missed#ZERO}
     */
    record Return(int entrant, @Nullable Missed missed) implements EntryCommand {

        /** What rounds count that an entrant has missed. */
        public enum Missed {
            /** Nothing. */
            ZERO,
            /** A bye each. */
            BYE
        }

        /** One for whom missed rounds count nothing. */
        public Return(int entrant) {
            this(entrant, null);
        }
    }

    /**
     * Enters somebody else, or asks somebody to take part; organiser only.
     *
     * @param agreed true when it is known that the person does, false when the person is to be asked
     */
    record AddEntrant(SeatHolder person, @Nullable Integer rating, int rated, boolean agreed) implements EntryCommand {

        /** Somebody who has agreed. */
        public AddEntrant(SeatHolder person, @Nullable Integer rating, int rated) {
            this(person, rating, rated, true);
        }
    }

    /**
     * Enters many, or nobody and the reasons by row; organiser only.
     *
     * @param entrants in the order of their numbers, 1 to {@value #ROWS_MAX}
     */
    record AddEntrants(List<Newcomer> entrants) implements EntryCommand {

        /** Most that enter at once: they are one record. */
        public static final int ROWS_MAX = 500;

        public AddEntrants {
            entrants = List.copyOf(entrants);
        }

        /** What is wrong with a row that names somebody twice; both from 0. */
        public static String twice(int row, int first) {
            return "row " + (row + 1) + " names the same player as row " + (first + 1);
        }
    }

    /** Does all that organisers have asked of one; oneself only. */
    record AcceptInvitations(SeatHolder person, @Nullable Integer rating, int rated) implements EntryCommand {}

    /** Says no to all of it, or takes it back as an organiser. */
    record EndInvitations(String player) implements EntryCommand {}

    /** Takes an entrant out; organiser only. */
    record RemoveEntrant(int entrant, String reason) implements EntryCommand {}

    /**
     * Lets another person play for an entrant, or asks somebody to; organiser only.
     *
     * @param agreed true when it is known that the person does, false when the person is to be asked
     */
    record ReplacePerson(int entrant, SeatHolder to, String reason, boolean agreed) implements EntryCommand {

        /** Somebody who has agreed. */
        public ReplacePerson(int entrant, SeatHolder to, String reason) {
            this(entrant, to, reason, true);
        }
    }

    /** Exchanges two entrants of different divisions before the first round; organiser only. */
    record Swap(int one, int other, String reason) implements EntryCommand {}

    /** Seeds entrants, the best one first; organiser only. */
    record ChangeSeeding(List<Integer> entrants, String reason) implements EntryCommand {

        public ChangeSeeding {
            entrants = List.copyOf(entrants);
        }
    }

    /** Asks for a bye in a round to come; oneself or the organiser. */
    record RequestBye(int entrant, int round) implements EntryCommand {}

    /** Takes that back. */
    record WithdrawByeRequest(int entrant, int round) implements EntryCommand {}

    /** How an account stands from now on; only the platform itself says this. */
    record AccountStands(String player, Account account) implements EntryCommand {

        /** How an account may stand. */
        public enum Account {
            /** It may do everything. */
            USUAL,
            /** It plays on until it is erased, and begins nothing new. */
            LEAVING,
            /** It is suspended. */
            SUSPENDED,
            /** It is erased. */
            ENDED
        }
    }
}
