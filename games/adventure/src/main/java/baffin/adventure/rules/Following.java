package baffin.adventure.rules;

import baffin.adventure.data.Figure;
import baffin.adventure.data.Skipper;
import baffin.adventure.rules.common.Course;
import baffin.adventure.rules.common.Payment;
import baffin.adventure.rules.common.Position;
import baffin.adventure.rules.common.Rows;
import baffin.adventure.sea.Grid;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Hex;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.FollowRoute;
import baffin.adventure.state.AdventureCommand.SailOut;
import baffin.adventure.state.AdventureEvent.GameEnded;
import baffin.adventure.state.AdventureEvent.RouteFollowed;
import baffin.adventure.state.AdventureEvent.SailedOut;
import baffin.adventure.state.AdventureState;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Moving without a marker: along the own route (AD-4.3, AD-4.6, AD-7.12) and out of row 24 (AD-4.11). */
public final class Following {

    private Following() {}

    static Optional<RuleViolation> check(AdventureState state, Seat seat, FollowRoute command) {
        Hex to = command.to();
        int id = state.sea().grid().id(to);
        if (id == Grid.NONE || state.sea().marker(seat.index(), id) == null) {
            return RuleViolation.broken("AD-4.3", Phrase.of("refused.no-own-marker", "hex", to.text()), "/to");
        }
        if (state.waiting(seat) || !Position.beside(state, seat, id)) {
            return RuleViolation.broken("AD-4.3", Phrase.of("refused.not-beside", "hex", to.text()), "/to");
        }
        Seat there = state.shipOn(to);
        if (there != null) {
            return RuleViolation.broken("AD-4.4", Position.shipThere(there, to), "/to");
        }
        int price = price(state, seat, id);
        int steps = state.turn().freeSteps();
        if (price == 0 && steps >= Figure.FREE_STEPS.value()) {
            return RuleViolation.broken("AD-9.3", Phrase.of("refused.free-steps", "steps", steps), "/to");
        }
        return Payment.check(state, price, "/to");
    }

    /** Action points for a hex of the own route. */
    public static int price(AdventureState state, Seat seat, int hex) {
        return price(state, seat, state.sea().blocked(seat.index(), hex));
    }

    /** Action points for a hex of the own route with or without an iceberg above it. */
    public static int price(AdventureState state, Seat seat, boolean blocked) {
        boolean baffin = state.of(seat).is(Skipper.BAFFIN);
        if (blocked && !baffin) {
            return Ground.ICEBERG.price(state.of(seat).character());
        }
        return (baffin ? Figure.BAFFIN_OWN_HEX : Figure.OWN_HEX).value();
    }

    static Optional<RuleViolation> checkOut(AdventureState state, Seat seat) {
        int row = state.of(seat).row();
        return row == Figure.ROWS.value()
                ? Payment.check(state, Figure.SAIL_OUT.value())
                : RuleViolation.broken(
                        "AD-4.11", Phrase.of("refused.not-last-row", "last", Figure.ROWS.value(), "row", row));
    }

    static void list(AdventureState state, Seat seat, List<LegalCommand<AdventureCommand>> into) {
        int ship = Position.of(state, seat);
        if (ship == Grid.NONE) {
            return;
        }
        Grid grid = state.sea().grid();
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int next = grid.next(ship, direction);
            if (next != Grid.NONE && state.sea().marker(seat.index(), next) != null) {
                FollowRoute command = new FollowRoute(grid.hex(next));
                if (check(state, seat, command).isEmpty()) {
                    into.add(new LegalCommand<>(command, price(state, seat, next)));
                }
            }
        }
        if (checkOut(state, seat).isEmpty()) {
            into.add(new LegalCommand<>(new SailOut(), Figure.SAIL_OUT.value()));
        }
    }

    static void apply(Course course, Seat seat, FollowRoute command) {
        AdventureState before = course.now();
        int price = price(before, seat, before.sea().grid().id(command.to()));
        Hex from = Objects.requireNonNull(before.of(seat).ship());
        course.add(new RouteFollowed(seat, command.to(), from, price));
        Rows.add(course, seat);
    }

    static void out(Course course, Seat seat) {
        course.add(new SailedOut(seat, Figure.SAIL_OUT.value()));
        course.add(new GameEnded(seat, "AD-4.11"));
    }
}
