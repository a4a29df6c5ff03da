package baffin.match;

import baffin.game.Event;
import baffin.game.Game;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import baffin.match.state.Attendance;
import baffin.match.state.MatchFold;
import baffin.match.state.Timeline;
import baffin.match.terms.SeatHolder;
import baffin.match.time.PendingSeats;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A match as readers fold it from its log: the game and its scores, without the decider's memory.
 *
 * @param matchId the match
 * @param start its first event, seed included: never to be shown as it is
 * @param version version of the last step
 * @param table the game
 * @param tally the scores
 * @param resigned seats that play no more, in the order in which they left
 * @param forfeited those of them that were lost, not given up
 * @param ended true once the match is over
 * @param attendance who is at the table and how much time each has; holds secret plans
 */
public record MatchRecord<S, E extends Event, K>(
        String matchId,
        MatchEvent.MatchStarted start,
        long version,
        Timeline<S, E> table,
        Timeline<K, E> tally,
        List<Seat> resigned,
        List<Seat> forfeited,
        boolean ended,
        Attendance attendance) {

    public MatchRecord {
        resigned = List.copyOf(resigned);
        forfeited = List.copyOf(forfeited);
    }

    /**
     * Folds the next step of a match.
     *
     * @param before null for the first step
     * @throws IllegalStateException when the step is not the next version
     */
    public static <S, E extends Event, K> MatchRecord<S, E, K> after(
            Game<?, S, E, K> game, @Nullable MatchRecord<S, E, K> before, Step step) {
        MatchRecord<S, E, K> base = before == null ? empty(game, step) : before;
        if (step.version() != base.version + 1) {
            throw new IllegalStateException(
                    "match " + step.matchId() + ": version " + step.version() + " after " + base.version);
        }
        Timeline<S, E> table = base.table.advanced(step, MatchFold.states(game));
        return new MatchRecord<>(
                base.matchId,
                base.start,
                step.version(),
                table,
                base.tally.advanced(step, MatchFold.tallies(game.scoreKeeper())),
                MatchFold.resigned(base.resigned, step.events()),
                MatchFold.forfeited(base.forfeited, step),
                base.ended || MatchFold.ends(step),
                base.attendance.after(
                        step,
                        PendingSeats.of(game, table.current()),
                        MatchFold.unseeing(
                                game, table.current(), step, base.holders().size())));
    }

    /** Who sits where now, by seat. */
    public List<SeatHolder> holders() {
        return attendance.holders();
    }

    /** The score sheet as if the match ended now, or as it ended. */
    public ScoreSheet sheet(Game<?, S, E, K> game) {
        return FinalPlaces.sheet(game, start.forGame(), tally.current(), resigned, forfeited);
    }

    private static <S, E extends Event, K> MatchRecord<S, E, K> empty(Game<?, S, E, K> game, Step first) {
        MatchEvent.MatchStarted start = MatchFold.started(first);
        var setup = start.forGame();
        return new MatchRecord<>(
                first.matchId(),
                start,
                0,
                Timeline.at(game.initial(setup)),
                Timeline.at(game.scoreKeeper().initial(setup)),
                List.of(),
                List.of(),
                false,
                Attendance.begin(first, start));
    }
}
