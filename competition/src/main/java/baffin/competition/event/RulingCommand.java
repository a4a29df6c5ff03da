package baffin.competition.event;

import baffin.competition.entry.Penalty;
import baffin.competition.policy.Points;
import baffin.competition.table.RuledSeat;
import baffin.competition.table.SeatResult;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What becomes of a table or of an entrant's points. */
public sealed interface RulingCommand extends CompetitionCommand {

    /**
     * The result of a match; only the platform itself says this.
     *
     * @param seats by seat; their players may be the entrants' own persons here
     */
    record RecordResult(int round, int table, int attempt, Instant endedAt, List<SeatResult> seats)
            implements RulingCommand {

        public RecordResult {
            seats = List.copyOf(seats);
        }
    }

    /**
     * The match of a table was stopped since its time is over; only the platform itself says this.
     *
     * @param toAct indexes of the seats that had to act, ascending
     */
    record RecordStop(int round, int table, int attempt, List<Integer> toAct) implements RulingCommand {

        public RecordStop {
            toAct = List.copyOf(toAct);
        }
    }

    /** A ruling on one table. */
    sealed interface OfTable extends RulingCommand {

        int round();

        int table();

        /** Version of the result that the ruling replaces; null when there is none. */
        @Nullable
        Long replaces();
    }

    /**
     * Declares seats of a table lost.
     *
     * @param fate {@code NO_SHOW} or {@code DROPPED}; null for what each seat has done
     * @param idle those of them who have done nothing in the match, as far as the platform knows
     * @param rest what the others do; null for playing on where that is possible
     */
    record Forfeit(
            int round,
            int table,
            List<Integer> entrants,
            String reason,
            SeatResult.@Nullable Fate fate,
            List<Integer> idle,
            @Nullable Rest rest,
            @Nullable Long replaces)
            implements OfTable {

        /** What those do who have not lost their seats. */
        public enum Rest {
            /** They play on; the seats that are lost get nothing. */
            PLAY_ON,
            /** The match ends, and they share what it would have given them. */
            END
        }

        public Forfeit {
            entrants = List.copyOf(entrants);
            idle = List.copyOf(idle);
        }

        /** By what each seat has done. */
        public Forfeit(int round, int table, List<Integer> entrants, String reason, @Nullable Long replaces) {
            this(round, table, entrants, reason, null, List.of(), null, replaces);
        }

        /** The same with a fate that is laid down. */
        public Forfeit as(SeatResult.Fate laidDown) {
            return new Forfeit(round, table, entrants, reason, laidDown, idle, rest, replaces);
        }

        /** The same with a say on the others. */
        public Forfeit then(@Nullable Rest others) {
            return new Forfeit(round, table, entrants, reason, fate, idle, others, replaces);
        }

        /** The same with what the platform knows. */
        public Forfeit knowing(List<Integer> without) {
            return new Forfeit(round, table, entrants, reason, fate, without, rest, replaces);
        }
    }

    /**
     * Says how a match that is not played to its end counts.
     *
     * @param seats a row for each entrant
     * @param despiteScore true when places may be against the scores
     */
    record Adjudicate(
            int round,
            int table,
            List<RuledSeat> seats,
            String reason,
            boolean despiteScore,
            @Nullable Long replaces) implements OfTable {

        public Adjudicate {
            seats = List.copyOf(seats);
        }
    }

    /**
     * Says how many tables of a round ended, or of none and the reasons by row.
     *
     * @param rows in any order, 1 to {@value #ROWS_MAX}, one for each entrant of each table that is named
     */
    record EnterResults(int round, List<Row> rows, String reason) implements RulingCommand {

        /** Most rows of one change: they are one record. */
        public static final int ROWS_MAX = 500;

        public EnterResults {
            rows = List.copyOf(rows);
        }

        /**
         * What came out for an entrant.
         *
         * @param table number of its table
         */
        public record Row(int table, RuledSeat seat) {}
    }

    /**
     * Puts a result right.
     *
     * @param seats a row for each entrant
     * @param despiteScore true when places may be against the scores
     */
    record Correct(
            int round,
            int table,
            List<RuledSeat> seats,
            String reason,
            boolean despiteScore,
            @Nullable Long replaces) implements OfTable {

        public Correct {
            seats = List.copyOf(seats);
        }
    }

    /** Calls a match off: everybody gets the mean. */
    record Abandon(
            int round, int table, String reason, @Nullable Long replaces) implements OfTable {}

    /** Takes points off an entrant. */
    record Penalise(int entrant, Points points, Penalty.Card card, String reason) implements RulingCommand {}

    /** Takes a penalty back. */
    record LiftPenalty(int penalty, String reason) implements RulingCommand {}

    /**
     * Asks the organisers for a ruling on a table.
     *
     * @param player who asks, and plays there
     */
    record RequestRuling(int round, int table, String player, String reason) implements RulingCommand {}

    /** Answers a request without a ruling, as an organiser; or takes it back, as who plays for that entrant. */
    record CloseRulingRequest(int request, String reason) implements RulingCommand {}

    /**
     * Lets a table play again.
     *
     * @param replaces version of the result that counts no more; null when there is none
     */
    record Replay(
            int round, int table, String reason, @Nullable Long replaces) implements OfTable {}

    /** A ruling on a table, or taking it back, by somebody who plays there although somebody else could rule. */
    record OnOwnTable(RulingCommand ruling) implements RulingCommand {}

    /**
     * Takes a ruling on a table back.
     *
     * @param replaces version of the result that has come since; null when the ruling's own one stands
     */
    record LiftRuling(int ruling, String reason, @Nullable Long replaces) implements RulingCommand {}
}
