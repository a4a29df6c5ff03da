package baffin.adventure.rules;

import baffin.adventure.data.Figure;
import baffin.adventure.data.Skipper;
import baffin.adventure.rules.common.Course;
import baffin.adventure.rules.common.Payment;
import baffin.adventure.rules.common.Position;
import baffin.adventure.sea.Grid;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Sea;
import baffin.adventure.sea.Thing;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.DropIceberg;
import baffin.adventure.state.AdventureCommand.RecoverMarker;
import baffin.adventure.state.AdventureEvent.IcebergDropped;
import baffin.adventure.state.AdventureEvent.MarkerRecovered;
import baffin.adventure.state.AdventureState;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Recovering a marker (AD-4.7) and dropping an iceberg (AD-4.8, AD-7.3). */
final class Actions {

    private Actions() {}

    static Optional<RuleViolation> check(AdventureState state, Seat seat, RecoverMarker command) {
        return own(state, seat, command.at(), "AD-4.7").or(() -> Payment.check(state, Figure.RECOVER.value()));
    }

    /** Checks that a hex is the first of an own marker with nothing on it. */
    static Optional<RuleViolation> own(AdventureState state, Seat seat, Hex at, String ruleId) {
        int id = state.sea().grid().id(at);
        Thing.Marker marker = id == Grid.NONE ? null : state.sea().marker(seat.index(), id);
        if (marker == null) {
            return RuleViolation.broken(ruleId, Phrase.of("refused.no-own-marker", "hex", at.text()), "/at");
        }
        if (!marker.at().equals(at)) {
            return RuleViolation.broken(
                    ruleId,
                    Phrase.of(
                            "refused.named-by-first",
                            "hex",
                            at.text(),
                            "first",
                            marker.at().text()),
                    "/at");
        }
        return Position.uncovered(state, marker)
                ? Optional.empty()
                : RuleViolation.broken(ruleId, Phrase.of("refused.covered", "hex", at.text()), "/at");
    }

    static Optional<RuleViolation> checkDrop(AdventureState state, Seat seat) {
        Sea sea = state.sea();
        Hex behind = state.of(seat).behind();
        int id = behind == null ? Grid.NONE : sea.grid().id(behind);
        if (behind == null || sea.marker(seat.index(), id) == null) {
            return RuleViolation.broken("AD-4.8", Phrase.of("refused.nothing-behind"));
        }
        Seat there = state.shipOn(behind);
        if (there != null) {
            return RuleViolation.broken("AD-4.8", Position.shipThere(there, behind));
        }
        if (sea.top(id) instanceof Thing.Piece piece && piece.ground() == Ground.ICEBERG) {
            return RuleViolation.broken("AD-4.8", Phrase.of("refused.iceberg-there", "hex", behind.text()));
        }
        return state.supply().icebergs() == 0
                ? RuleViolation.broken("AD-1.2", Phrase.of("refused.no-iceberg-left"))
                : Payment.check(state, priceOfDrop(state, seat));
    }

    private static int priceOfDrop(AdventureState state, Seat seat) {
        return (state.of(seat).is(Skipper.JOHN_ROSS) ? Figure.JOHN_ROSS_DROP : Figure.DROP_ICEBERG).value();
    }

    static void list(AdventureState state, Seat seat, List<LegalCommand<AdventureCommand>> into) {
        if (Payment.check(state, Figure.RECOVER.value()).isEmpty()) {
            for (Thing.Marker marker : state.sea().markers()) {
                if (marker.seat() == seat.index() && Position.uncovered(state, marker)) {
                    into.add(new LegalCommand<>(new RecoverMarker(marker.at()), Figure.RECOVER.value()));
                }
            }
        }
        if (checkDrop(state, seat).isEmpty()) {
            into.add(new LegalCommand<>(new DropIceberg(), priceOfDrop(state, seat)));
        }
    }

    static void recover(Course course, Seat seat, Hex at, int price) {
        Sea sea = course.now().sea();
        Thing.Marker marker =
                Objects.requireNonNull(sea.marker(seat.index(), sea.grid().id(at)));
        course.add(new MarkerRecovered(seat, marker.kind(), at, price));
    }

    static void drop(Course course, Seat seat) {
        Hex behind = Objects.requireNonNull(course.now().of(seat).behind());
        course.add(new IcebergDropped(seat, behind, priceOfDrop(course.now(), seat)));
    }
}
