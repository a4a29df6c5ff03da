package baffin.adventure.rules;

import baffin.adventure.data.Figure;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.rules.common.Course;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.DiscardCard;
import baffin.adventure.state.AdventureEvent.CardDiscarded;
import baffin.adventure.state.AdventureEvent.DiscardOwed;
import baffin.adventure.state.AdventureEvent.GameEnded;
import baffin.adventure.state.AdventureEvent.TurnBegan;
import baffin.adventure.state.AdventureEvent.TurnEnded;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Captain;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import java.util.List;
import java.util.Optional;

/** How turns begin and end (AD-3.1, AD-4.1, AD-4.10, AD-6.2, AD-6.7, AD-6.16, AD-7.7, AD-9.3). */
final class Turns {

    private Turns() {}

    /** The seat ends its turn; above the hand limit it has to discard first. */
    static void end(Course course, Seat seat) {
        if (tooMany(course.now(), seat)) {
            course.add(new DiscardOwed(seat));
        } else {
            pass(course, seat);
        }
    }

    static Optional<RuleViolation> check(AdventureState state, Seat seat, DiscardCard command) {
        return state.of(seat).hand().of(command.card()) > 0
                ? Optional.empty()
                : RuleViolation.broken("AD-4.10", Cards.notInHand(command.card()), "/card");
    }

    static void listDiscards(AdventureState state, Seat seat, List<LegalCommand<AdventureCommand>> into) {
        for (Treasure card : Treasure.values()) {
            if (state.of(seat).hand().of(card) > 0) {
                into.add(new LegalCommand<>(new DiscardCard(card), 0));
            }
        }
    }

    static void discard(Course course, Seat seat, DiscardCard command) {
        course.add(new CardDiscarded(seat, command.card(), "AD-4.10"));
        if (!tooMany(course.now(), seat)) {
            pass(course, seat);
        }
    }

    /** The turn of a seat begins. */
    static void begin(Course course, Seat seat, int round) {
        Captain captain = course.now().of(seat);
        int more = captain.is(Skipper.FRANKLIN) ? Figure.FRANKLIN_MORE.value() : 0;
        int points = Math.max(0, Figure.TURN_POINTS.value() + more - captain.slowed());
        course.add(new TurnBegan(seat, round, points, captain.silenced() ? 0 : Figure.TURN_CARDS.value()));
    }

    private static boolean tooMany(AdventureState state, Seat seat) {
        return state.of(seat).hand().total() > Figure.HAND_LIMIT.value();
    }

    private static void pass(Course course, Seat seat) {
        course.add(new TurnEnded(seat));
        AdventureState state = course.now();
        Seat next = new Seat((seat.index() + 1) % state.seats().size());
        int round = next.equals(state.first()) ? state.round() + 1 : state.round();
        if (round > Figure.ROUNDS.value()) {
            course.add(new GameEnded(null, "AD-9.3"));
        } else {
            begin(course, next, round);
        }
    }
}
