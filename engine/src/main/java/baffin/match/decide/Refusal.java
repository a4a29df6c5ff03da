package baffin.match.decide;

import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import baffin.match.terms.Ruled;
import baffin.match.time.Hold;
import java.util.List;

/** Why a match does not take a command. A refusal changes nothing. */
public sealed interface Refusal {

    /** Folder of the texts of all phrases below, and of what else a match tells people. */
    String TEXTS = "match";

    /** There is no such match, or none that the sender may know of. */
    record UnknownMatch() implements Refusal {}

    /** The sender holds no seat of this match. */
    record NotSeated() implements Refusal {}

    /** It is for others to act. */
    record NotYourTurn(Seat seat, List<Seat> toAct) implements Refusal {}

    /** The match has ended. */
    record MatchOver() implements Refusal {}

    record Resigned(Seat seat) implements Refusal {}

    /** Nothing of this turn can be taken back. */
    record NothingToUndo(Phrase reason) implements Refusal {}

    /** A rule of the game forbids it. */
    record RuleBroken(RuleViolation violation) implements Refusal {}

    /** The match is paused. */
    record Paused(Hold hold) implements Refusal {}

    /** Something else counts at the table, which was ruled on. */
    record TableRuled(Ruled ruled) implements Refusal {}

    /** Only the organiser of the match, who does not play in it. */
    record OrganiserOnly() implements Refusal {}

    /** The match is left to those who sit at it; not even who opened it has a say about seats and time. */
    record PlayersOnly() implements Refusal {}

    /** It does not fit the present state. */
    record Conflict(Phrase reason) implements Refusal {}

    /**
     * A field of the command is not as it should be.
     *
     * @param pointer JSON pointer to it
     */
    record BadField(String pointer, Phrase message) implements Refusal {}

    /** Nothing is due; only the clock hears this. */
    record NothingDue() implements Refusal {}
}
