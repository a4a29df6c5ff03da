package baffin.match;

import baffin.game.Event;
import baffin.game.Game;
import baffin.game.Seat;
import baffin.match.state.Attendance;
import baffin.match.state.MatchState;
import baffin.match.time.SeatClock;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How far a match is: what people who are not looking at it want to know.
 *
 * @param status whether it is played
 * @param toAct seats that may act now, in the order in which they are asked; none once it is over or ruled on
 * @param deadline when the first of them runs out of time if nothing happens (UTC, ms); null while no clock runs
 */
public record MatchProgress(
        Status status, List<Seat> toAct, @Nullable Instant deadline) {

    /** Whether a match is played. */
    public enum Status {
        /** It is played. */
        RUNNING,
        /** Nobody plays on, since its table was ruled on. */
        RULED,
        /** It is over. */
        ENDED
    }

    public MatchProgress {
        toAct = List.copyOf(toAct);
    }

    /** How far the match of a decider is. */
    public static <S, E extends Event> MatchProgress of(Game<?, S, E, ?> game, MatchState<S, E> match) {
        return of(game, match.game(), match.ended(), match.attendance());
    }

    /** How far the match of a reader is. */
    public static <S, E extends Event> MatchProgress of(Game<?, S, E, ?> game, MatchRecord<S, E, ?> match) {
        return of(game, match.table().current(), match.ended(), match.attendance());
    }

    private static <S> MatchProgress of(Game<?, S, ?, ?> game, S table, boolean ended, Attendance attendance) {
        boolean ruled = attendance.clocks().ruled() != null;
        if (ended || ruled) {
            return new MatchProgress(ruled ? Status.RULED : Status.ENDED, List.of(), null);
        }
        List<Seat> toAct = game.toAct(table);
        Instant deadline = toAct.stream()
                .map(seat -> attendance.clocks().seats().get(seat.index()))
                .map(SeatClock::deadline)
                .filter(Objects::nonNull)
                .min(Comparator.naturalOrder())
                .orElse(null);
        return new MatchProgress(Status.RUNNING, toAct, deadline);
    }
}
