package baffin.competition.event;

import baffin.competition.table.Proposal;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What somebody asks of a round. */
public sealed interface RoundCommand extends CompetitionCommand {

    /**
     * Publishes the next round; organiser only. As a dry run it shows what would be published.
     *
     * @param locked tables that the organiser has set: entrants' numbers by seat
     * @param forbidden pairs that must not meet in this round
     * @param proposal the round as the platform has worked it out; null where nothing has to be searched
     */
    record Publish(
            List<List<Integer>> locked,
            List<List<Integer>> forbidden,
            @Nullable Proposal proposal) implements RoundCommand {

        /** As somebody asks for it. */
        public Publish(List<List<Integer>> locked, List<List<Integer>> forbidden) {
            this(locked, forbidden, null);
        }

        public Publish {
            locked = List.copyOf(locked);
            forbidden = List.copyOf(forbidden);
        }
    }

    /** Gives a round another deadline. */
    record MoveDeadline(int round, Instant deadline, String reason) implements RoundCommand {}

    /** Closes a round whose tables all have a result. */
    record CloseRound(int round) implements RoundCommand {}

    /**
     * Withdraws the latest round; organiser only.
     *
     * @param despiteMoves true when what has been played may be lost
     * @param moved who has moved at which table, as far as the platform knows
     */
    record WithdrawRound(int round, String reason, boolean despiteMoves, List<Moved> moved) implements RoundCommand {

        public WithdrawRound {
            moved = List.copyOf(moved);
        }

        /** The same with what the platform knows. */
        public WithdrawRound knowing(List<Moved> acted) {
            return new WithdrawRound(round, reason, despiteMoves, acted);
        }
    }

    /**
     * Lets two entrants change seats in a published round; organiser only.
     *
     * @param table number of a table of the first one
     * @param other who gets that seat, and leaves another one or none to the first
     * @param moved who has moved at which table, as far as the platform knows
     */
    record ExchangeSeats(int round, int table, int entrant, int other, String reason, List<Moved> moved)
            implements RoundCommand {

        public ExchangeSeats {
            moved = List.copyOf(moved);
        }

        /** The same with what the platform knows. */
        public ExchangeSeats knowing(List<Moved> acted) {
            return new ExchangeSeats(round, table, entrant, other, reason, acted);
        }
    }

    /** Entrants whose seats at a table have moved. */
    record Moved(int table, List<Integer> entrants) {

        public Moved {
            entrants = List.copyOf(entrants);
        }
    }

    /** Opens a closed round again; organiser only. */
    record ReopenRound(int round, String reason) implements RoundCommand {}

    /** Keeps two entrants apart in all rounds to come; organiser only. */
    record ForbidPair(int one, int other, String reason) implements RoundCommand {}

    /** Lets two entrants meet again; organiser only. */
    record LiftForbiddenPair(int pair, String reason) implements RoundCommand {}
}
