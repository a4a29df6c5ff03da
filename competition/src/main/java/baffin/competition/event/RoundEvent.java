package baffin.competition.event;

import baffin.competition.table.Bye;
import baffin.competition.table.LostTable;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import java.time.Instant;
import java.util.List;

/** What happens to a round. */
public sealed interface RoundEvent extends CompetitionEvent {

    /**
     * A round with all its tables; the matches are made with it.
     *
     * @param tables without results
     * @param locked numbers of the tables that the organiser has set
     * @param forbidden pairs that were kept apart, those of this round before those of all rounds, two entrants each
     * @param seed of the pairing
     * @param cost of the pairing
     */
    record RoundPublished(
            int round,
            Stage stage,
            List<Table> tables,
            List<Bye> byes,
            List<Integer> locked,
            List<List<Integer>> forbidden,
            String seed,
            double cost,
            Instant deadline)
            implements RoundEvent {

        public RoundPublished {
            tables = List.copyOf(tables);
            byes = List.copyOf(byes);
            locked = List.copyOf(locked);
            forbidden = List.copyOf(forbidden);
        }
    }

    /** The deadline of a round has passed, and these tables have no result. */
    record TablesOverdue(int round, List<Integer> tables) implements RoundEvent {

        public TablesOverdue {
            tables = List.copyOf(tables);
        }
    }

    /**
     * The deadline of a round and the time for rulings have passed, and these tables have no result: their matches are
     * stopped, and who had to act there comes last.
     */
    record TablesStopped(int round, List<Integer> tables) implements RoundEvent {

        public TablesStopped {
            tables = List.copyOf(tables);
        }
    }

    /** A round has more, or less, time. */
    record DeadlineMoved(int round, Instant deadline, String reason) implements RoundEvent {}

    /** Nothing more is awaited of a round. */
    record RoundClosed(int round) implements RoundEvent {}

    /**
     * The latest round counts no more, with all its results and rulings: it is to be published anew.
     *
     * @param lost tables that were begun
     */
    record RoundWithdrawn(int round, String reason, List<LostTable> lost) implements RoundEvent {

        public RoundWithdrawn {
            lost = List.copyOf(lost);
        }
    }

    /**
     * An organiser has changed who sits where: these tables play new matches.
     *
     * @param entrant who has left a seat of the first of them
     * @param other who has it now
     * @param tables one or two, as they are now
     * @param byes all of the round, as they are now
     */
    record SeatsExchanged(int round, int entrant, int other, List<Table> tables, List<Bye> byes, String reason)
            implements RoundEvent {

        public SeatsExchanged {
            tables = List.copyOf(tables);
            byes = List.copyOf(byes);
        }
    }

    /** A closed round is open once more, until it is closed or its time is over. */
    record RoundReopened(int round, String reason) implements RoundEvent {}

    /**
     * Two entrants are to be kept apart in all rounds to come.
     *
     * @param pair the next number of a forbidden pair
     */
    record PairForbidden(int pair, int one, int other, String reason) implements RoundEvent {}

    /** Two entrants may meet again. */
    record ForbiddenPairLifted(int pair, String reason) implements RoundEvent {}

    /**
     * An organiser has seeded entrants.
     *
     * @param entrants their numbers, the best one first; empty when ratings and lots decide alone again
     */
    record SeedingChanged(List<Integer> entrants, String reason) implements RoundEvent {

        public SeedingChanged {
            entrants = List.copyOf(entrants);
        }
    }

    /** An entrant wants to sit out a round that is not published yet. */
    record ByeRequested(int entrant, int round) implements RoundEvent {}

    /** An entrant wants to play it after all. */
    record ByeRequestWithdrawn(int entrant, int round) implements RoundEvent {}
}
