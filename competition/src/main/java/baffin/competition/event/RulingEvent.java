package baffin.competition.event;

import baffin.competition.entry.Penalty;
import baffin.competition.policy.Points;
import baffin.competition.table.LostSeat;
import baffin.competition.table.SeatResult;
import baffin.competition.table.TableResult;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What happens to the result of a table or to an entrant's points. */
public sealed interface RulingEvent extends CompetitionEvent {

    /** A match has ended. */
    record ResultRecorded(int round, int table, int attempt, Instant endedAt, List<SeatResult> seats)
            implements RulingEvent {

        public ResultRecorded {
            seats = List.copyOf(seats);
        }
    }

    /**
     * The organiser, or the deadline, has decided what counts.
     *
     * @param source never {@code MATCH}
     * @param ruling the next number of a ruling; null for the deadline
     */
    record RulingMade(
            int round,
            int table,
            TableResult.Source source,
            List<SeatResult> seats,
            String reason,
            @Nullable Integer ruling)
            implements RulingEvent {

        /** Made by the deadline. */
        public RulingMade(int round, int table, TableResult.Source source, List<SeatResult> seats, String reason) {
            this(round, table, source, seats, reason, null);
        }

        public RulingMade {
            seats = List.copyOf(seats);
        }
    }

    /**
     * The organiser has declared seats lost; the others play on.
     *
     * @param ruling the next number of a ruling
     */
    record SeatsForfeited(int round, int table, List<LostSeat> seats, String reason, int ruling)
            implements RulingEvent {

        public SeatsForfeited {
            seats = List.copyOf(seats);
        }
    }

    /** A ruling counts no more: what its table was before, it is again. */
    record RulingLifted(int ruling, String reason) implements RulingEvent {}

    /** A match has ended after its table was ruled on; it counts once that ruling is lifted. */
    record ResultSetAside(int round, int table, int attempt, Instant endedAt, List<SeatResult> seats)
            implements RulingEvent {

        public ResultSetAside {
            seats = List.copyOf(seats);
        }
    }

    /** Points off. */
    record PenaltyGiven(int entrant, Points points, Penalty.Card card, String reason) implements RulingEvent {}

    /** A penalty counts no more. */
    record PenaltyLifted(int penalty, String reason) implements RulingEvent {}

    /**
     * The table plays another match; what was there counts no more.
     *
     * @param ruling the next number of a ruling
     */
    record MatchReplayed(int round, int table, int attempt, String reason, int ruling) implements RulingEvent {}

    /**
     * Somebody asks for a ruling on the own table.
     *
     * @param request the next number of a request
     * @param details what for; null for everybody but the organisers and who plays at the table
     */
    record RulingRequested(int request, @Nullable Details details) implements RulingEvent {

        /**
         * What is asked.
         *
         * @param entrant for whom
         * @param reason the player's words
         */
        public record Details(int round, int table, int entrant, String reason) {}
    }

    /**
     * A request for a ruling is answered without one, or was taken back.
     *
     * @param reason why; null for everybody but the organisers and who plays at the table
     */
    record RulingRequestClosed(int request, @Nullable String reason) implements RulingEvent {}
}
