package baffin.match;

import baffin.game.RuleViolation;
import baffin.game.Seat;
import java.util.List;

/** Why a match does not take a command. A refusal changes nothing. */
public sealed interface Refusal {

    /** The sender holds no seat of this match. */
    record NotSeated() implements Refusal {}

    /**
     * The sender has not seen the latest version.
     *
     * @param expected what the sender has seen
     * @param current the version now
     */
    record StaleVersion(long expected, long current) implements Refusal {}

    /** It is for others to act. */
    record NotYourTurn(Seat seat, List<Seat> toAct) implements Refusal {}

    /** The match has ended. */
    record MatchOver() implements Refusal {}

    /** The seat has resigned. */
    record Resigned(Seat seat) implements Refusal {}

    /** The id was used before with another command. */
    record KeyReused(String commandId) implements Refusal {}

    /** Nothing of this turn can be taken back. */
    record NothingToUndo(String reason) implements Refusal {}

    /** A rule of the game forbids it. */
    record RuleBroken(RuleViolation violation) implements Refusal {}
}
