package baffin.scoring.match;

import baffin.game.Event;
import baffin.game.Game;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.match.Audience;
import baffin.match.FinalPlaces;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import baffin.match.state.MatchFold;
import baffin.match.state.Timeline;
import java.util.List;

/**
 * The scores of a match folded so far; steps that were taken back do not count.
 *
 * @param start its first event; holds the seed, so it must never leave the service
 * @param version version of the last step folded
 * @param scores the game's tally
 * @param resigned seats that play no more, in the order in which they left
 * @param forfeited those of them that were lost, not given up
 * @param sitters who has sat on each seat, by seat
 * @param ended true once the match is over
 * @param audience who may look at it
 */
public record MatchTally<E extends Event, K>(
        String matchId,
        MatchEvent.MatchStarted start,
        long version,
        Timeline<K, E> scores,
        List<Seat> resigned,
        List<Seat> forfeited,
        List<SeatHistory> sitters,
        boolean ended,
        Audience audience) {

    public MatchTally {
        resigned = List.copyOf(resigned);
        forfeited = List.copyOf(forfeited);
        sitters = List.copyOf(sitters);
    }

    public static <E extends Event, K> MatchTally<E, K> start(Game<?, ?, E, K> game, Step first) {
        MatchEvent.MatchStarted start = MatchFold.started(first);
        K empty = game.scoreKeeper().initial(start.forGame());
        List<SeatHistory> sitters =
                start.setup().seats().stream().map(SeatHistory::of).toList();
        return new MatchTally<E, K>(
                        first.matchId(),
                        start,
                        first.version() - 1,
                        Timeline.at(empty),
                        List.of(),
                        List.of(),
                        sitters,
                        false,
                        Audience.of(first))
                .after(game, first);
    }

    /**
     * The tally after the next step.
     *
     * @throws IllegalStateException when the step is not the next version
     */
    public MatchTally<E, K> after(Game<?, ?, E, K> game, Step step) {
        if (step.version() != version + 1) {
            throw new IllegalStateException("match " + matchId + ": version " + step.version() + " after " + version);
        }
        List<Seat> gone = MatchFold.resigned(resigned, step.events());
        List<Seat> lost = MatchFold.forfeited(forfeited, step);
        boolean over = ended || step.events().stream().anyMatch(MatchEvent.MatchEnded.class::isInstance);
        Timeline<K, E> next = scores.advanced(step, MatchFold.tallies(game.scoreKeeper()));
        Audience people = step.version() == 1 ? audience : audience.after(step);
        return new MatchTally<>(
                matchId, start, step.version(), next, gone, lost, SeatHistory.after(sitters, step), over, people);
    }

    /** The score sheet as if the match ended now, or as it ended. */
    public ScoreSheet sheet(Game<?, ?, E, K> game) {
        return FinalPlaces.sheet(game, start.forGame(), scores.current(), resigned, forfeited);
    }
}
