package baffin.competition.decide.round;

import baffin.competition.event.RoundCommand.Publish;
import java.util.List;

/**
 * What is set about the next round beforehand.
 *
 * @param locked tables that the organiser has set: entrants' numbers by seat
 * @param forbidden pairs that must not meet in this round
 * @param byItself true when nobody publishes it: pairs that are kept apart for good give way, the latest first, where
 *     no seating keeps them all apart, so that nothing hangs the competition
 */
public record RoundConstraints(List<List<Integer>> locked, List<List<Integer>> forbidden, boolean byItself) {

    /** A round that the platform publishes. */
    public static final RoundConstraints NONE = new RoundConstraints(List.of(), List.of(), true);

    /** A round that somebody, or the platform, asks to publish. */
    public static RoundConstraints of(Publish publish, boolean byItself) {
        return new RoundConstraints(publish.locked(), publish.forbidden(), byItself);
    }
}
