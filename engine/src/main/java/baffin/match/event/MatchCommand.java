package baffin.match.event;

import baffin.game.Command;
import baffin.game.Seat;
import baffin.match.state.Orders;
import baffin.match.terms.QuietHours;
import baffin.match.terms.Ruled;
import baffin.match.terms.SeatHolder;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What may be asked of a match: by the holder of a seat, by others where it says so, or by the clock. */
public sealed interface MatchCommand extends Command {

    /** A command of the game; on the wire it stands for itself, without a wrapper. */
    record Play<C extends Command>(C command) implements MatchCommand {}

    /** The seat plays no more: from now on the match plays its safe command whenever it is asked. */
    record Resign() implements MatchCommand {}

    /** Takes back the seat's own last step of this turn, as long as nothing new was revealed since. */
    record Undo() implements MatchCommand {}

    /**
     * What the seat will do when it is asked next. Each is judged when its time comes; the first that is refused ends
     * the queue. Replaces what was queued before; an empty list clears it.
     *
     * @param orders commands of the game, 0 to {@link Orders#LONGEST}
     */
    record SetOrders(List<MatchCommand> orders) implements MatchCommand {
        public SetOrders {
            orders = List.copyOf(orders);
        }
    }

    /** What only the platform can ask, never a player. */
    sealed interface OfPlatform extends MatchCommand {}

    /** The clock is looked at. */
    record Tick(@Nullable Instant downFrom, @Nullable Instant downUntil) implements OfPlatform {}

    /**
     * Another person takes over a seat of a match of its own, whose holder is gone; an operator says so. Organisers
     * replace people in the matches of their competition.
     */
    record TakeOver(Seat seat, SeatHolder to) implements OfPlatform {}

    /**
     * Somebody may take over no seat any more, or plays no more at all.
     *
     * @param ended true when the account has ended: a seat of it gets what the absence policy has for it at once
     */
    record AccountGone(String player, boolean ended) implements OfPlatform {}

    /** What the competition of the match says about it. */
    sealed interface OfCompetition extends OfPlatform {}

    /**
     * The table was ruled on: nobody plays on. Said again, it names the ruling that holds now.
     *
     * @param ruling number of the ruling; null when it has none
     * @param reason the organiser's words
     */
    record RuleTable(@Nullable Integer ruling, Ruled.Kind kind, String reason) implements OfCompetition {}

    /** The match counts again: it goes on where it stood. */
    record LiftRuling() implements OfCompetition {}

    /** What was ruled can be lifted no more. */
    record CloseMatch() implements OfCompetition {}

    /** Another person plays for the entrant of a seat from now on, whoever sits there. */
    record Reseat(Seat seat, SeatHolder to) implements OfCompetition {}

    /** A player sits there no more: what the absence policy has for the seat it gets at once. */
    record Unseat(Seat seat, String player, Why why) implements OfCompetition {

        /** Why somebody does not. */
        public enum Why {
            /** The entrant has left the competition. */
            LEFT,
            /** The entrant was removed from it: the player has no say at the table any more. */
            REMOVED,
            /** The organisers have declared the seat lost. */
            FORFEITED
        }
    }

    /** What concerns who plays and when, not the game. */
    sealed interface Attend extends MatchCommand {}

    /** Somebody without a seat is ready to take one over. */
    record StandBy() implements Attend {}

    /** An alternate is not ready any more. */
    record StandDown() implements Attend {}

    /** The holder offers the seat to whoever is an alternate and takes it. */
    record OfferSeat() implements Attend {}

    /** An alternate takes a seat that is offered. */
    record TakeSeat(Seat seat) implements Attend {}

    /**
     * A seat goes to an alternate, or to a house bot: its holder or the organiser may say so.
     *
     * @param seat null for the sender's own
     * @param to id of an alternate, or of a house bot such as {@code house:careful}; null for the first alternate
     */
    record HandOver(@Nullable Seat seat, @Nullable String to) implements Attend {}

    /** The seat is taken from its holder; the organiser only. */
    record ForfeitSeat(Seat seat, String reason) implements Attend {}

    /**
     * The whole match is to pause: at once when the organiser says so, else when all who play agree on the same end.
     *
     * @param until when it ends by itself (UTC)
     * @param reason in a few words; the organiser's
     */
    record Pause(Instant until, @Nullable String reason) implements Attend {}

    /** The pause of the whole match ends: any seat ends a mutual one, the organiser ends any. */
    record Resume() implements Attend {}

    /** The seat's clock stands still for some days of its budget. */
    record TakeVacation(int days) implements Attend {}

    /** The vacation ends now; what is left of it goes back to the budget. */
    record EndVacation() implements Attend {}

    /** The player's quiet hours from now on; null for none. */
    record SetQuietHours(@Nullable QuietHours quiet) implements Attend {}
}
