package baffin.adventure.rules;

import baffin.adventure.data.Figure;
import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Skipper;
import baffin.adventure.rules.common.Chests;
import baffin.adventure.rules.common.Course;
import baffin.adventure.rules.common.Payment;
import baffin.adventure.rules.common.Position;
import baffin.adventure.rules.common.Rows;
import baffin.adventure.sea.Grid;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Sea;
import baffin.adventure.sea.Thing;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.LayWake;
import baffin.adventure.state.AdventureEvent.WakeEntered;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Captain;
import baffin.adventure.state.Phase;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Entering the wake of another seat (AD-4.5, AD-4.6, AD-6.4, AD-7.4, AD-7.5, AD-7.11). */
public final class Wakes {

    private Wakes() {}

    static Optional<RuleViolation> check(AdventureState state, Seat seat, LayWake command) {
        Sea sea = state.sea();
        Hex hex = command.hex();
        int id = sea.grid().id(hex);
        if (id == Grid.NONE || !sea.known(id)) {
            return RuleViolation.broken("AD-2.3", Phrase.of("refused.off-map", "hex", hex.text()), "/hex");
        }
        if (!Position.beside(state, seat, id)) {
            return RuleViolation.broken("AD-4.5", Phrase.of("refused.wake-not-beside", "hex", hex.text()), "/hex");
        }
        if (sea.marker(seat.index(), id) != null) {
            return RuleViolation.broken("AD-4.3", Phrase.of("refused.own-marker-there", "hex", hex.text()), "/hex");
        }
        if (!(sea.top(id) instanceof Thing.Marker marker)) {
            return sea.routed(id)
                    ? RuleViolation.broken("AD-4.6", Phrase.of("refused.iceberg-bars-wake", "hex", hex.text()), "/hex")
                    : RuleViolation.broken("AD-4.5", Phrase.of("refused.no-foreign-route", "hex", hex.text()), "/hex");
        }
        return check(state, seat, hex, new Seat(marker.seat()));
    }

    private static Optional<RuleViolation> check(AdventureState state, Seat seat, Hex hex, Seat owner) {
        Seat there = state.shipOn(hex);
        if (there != null) {
            return RuleViolation.broken("AD-4.4", Position.shipThere(there, hex), "/hex");
        }
        if (state.of(owner).guarded()) {
            return RuleViolation.broken(
                    "AD-6.4", Phrase.of("refused.guarded", "seat", Phrase.seat(owner.index())), "/hex");
        }
        if (state.of(seat).markers().of(MarkerKind.WAKE) == 0) {
            return RuleViolation.broken(
                    "AD-1.1", Phrase.of("refused.supply-lacks", "marker", Phrase.named("marker", MarkerKind.WAKE)));
        }
        return state.phase() == Phase.FREE_MARKER && state.options().freeBySize()
                ? RuleViolation.broken("AD-6.12", Phrase.of("refused.free-wake", "size", Figure.FREE_HEXES.value()))
                : Payment.check(state, cost(state, owner), "/hex");
    }

    /** Action points to enter the wake of a seat (AD-4.5, AD-7.4); never more than a free marker may cost. */
    public static int price(AdventureState state, Seat owner) {
        return Figure.WAKE_MARKER.value() + (state.of(owner).is(Skipper.HUDSON) ? Figure.HUDSON_MORE.value() : 0);
    }

    /** Action points that the seat to act pays for it; as its free marker nothing, but for Hudson (AD-6.12, AD-7.4). */
    static int cost(AdventureState state, Seat owner) {
        if (state.phase() != Phase.FREE_MARKER) {
            return price(state, owner);
        }
        return state.of(owner).is(Skipper.HUDSON) ? Figure.HUDSON_MORE.value() : 0;
    }

    /** True when a wake marker could be laid for free (AD-6.12). */
    static boolean anyFree(AdventureState state, Seat seat) {
        List<LegalCommand<AdventureCommand>> free = new ArrayList<>();
        list(state.with(Phase.FREE_MARKER), seat, free);
        return !free.isEmpty();
    }

    static void list(AdventureState state, Seat seat, List<LegalCommand<AdventureCommand>> into) {
        Grid grid = state.sea().grid();
        int ship = Position.of(state, seat);
        int ways = ship == Grid.NONE ? grid.width() : Grid.DIRECTIONS;
        for (int way = 0; way < ways; way++) {
            int id = ship == Grid.NONE ? way : grid.next(ship, way);
            if (id != Grid.NONE && state.sea().top(id) instanceof Thing.Marker marker) {
                LayWake command = new LayWake(grid.hex(id));
                if (check(state, seat, command).isEmpty()) {
                    into.add(new LegalCommand<>(command, cost(state, new Seat(marker.seat()))));
                }
            }
        }
    }

    static void apply(Course course, Seat seat, LayWake command) {
        AdventureState before = course.now();
        Captain captain = before.of(seat);
        Seat owner = owner(before, command.hex());
        course.add(new WakeEntered(seat, command.hex(), captain.ship(), owner, cost(before, owner)));
        if (captain.is(Skipper.DAVIS)) {
            Chests.draw(course, seat, Skipper.DAVIS.rule(), null);
        }
        if (before.of(owner).is(Skipper.CABOT)) {
            Chests.draw(course, owner, Skipper.CABOT.rule(), null);
        }
        Rows.add(course, seat);
    }

    private static Seat owner(AdventureState state, Hex hex) {
        Thing top = state.sea().top(state.sea().grid().id(hex));
        if (top instanceof Thing.Marker marker) {
            return new Seat(marker.seat());
        }
        throw new IllegalStateException("no route on " + hex);
    }
}
