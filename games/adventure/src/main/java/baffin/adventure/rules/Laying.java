package baffin.adventure.rules;

import baffin.adventure.data.Figure;
import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Markers;
import baffin.adventure.data.Skipper;
import baffin.adventure.rules.common.Chests;
import baffin.adventure.rules.common.Course;
import baffin.adventure.rules.common.Payment;
import baffin.adventure.rules.common.Position;
import baffin.adventure.rules.common.Rows;
import baffin.adventure.sea.Grid;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Sea;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.LayMarker;
import baffin.adventure.state.AdventureEvent.BonusEarned;
import baffin.adventure.state.AdventureEvent.MarkerLaid;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Captain;
import baffin.adventure.state.Phase;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Laying route markers: shape, hexes, price, and what the ship finds on the way (AD-1.3, AD-4.2 to AD-4.6). */
public final class Laying {

    private static final BitSet NOTHING_MORE = new BitSet();

    private Laying() {}

    static Optional<RuleViolation> check(AdventureState state, Seat seat, LayMarker command) {
        return shape(state, seat, command.path()).or(() -> way(state, seat, command.path()));
    }

    private static Optional<RuleViolation> shape(AdventureState state, Seat seat, List<Hex> path) {
        if (path.isEmpty() || path.size() > Markers.LONGEST) {
            return RuleViolation.broken(
                    "AD-1.1", Phrase.of("refused.marker-size", "most", Markers.LONGEST, "hexes", path.size()), "/path");
        }
        Grid grid = state.sea().grid();
        for (int i = 0; i < path.size(); i++) {
            Hex hex = path.get(i);
            int id = grid.id(hex);
            if (id == Grid.NONE || !state.sea().known(id)) {
                return RuleViolation.broken("AD-2.3", Phrase.of("refused.off-map", "hex", hex.text()), "/path/" + i);
            }
            if (i > 0 && grid.direction(grid.id(path.get(i - 1)), id) == Grid.NONE) {
                return RuleViolation.broken(
                        "AD-1.3",
                        Phrase.of(
                                "refused.not-adjacent",
                                "hex",
                                hex.text(),
                                "before",
                                path.get(i - 1).text()),
                        "/path/" + i);
            }
        }
        if (!Position.beside(state, seat, grid.id(path.getFirst()))) {
            String where = state.waiting(seat) ? "refused.begin-in-row-1" : "refused.begin-beside";
            return RuleViolation.broken(
                    "AD-4.2", Phrase.of(where, "hex", path.getFirst().text()), "/path/0");
        }
        int walk = Paths.walk(grid, ids(grid, path));
        MarkerKind marker = walk == Grid.NONE ? null : Markers.of(path.size(), walk);
        if (marker == null) {
            return RuleViolation.broken("AD-1.3", Phrase.of("refused.no-such-shape", "path", written(path)), "/path");
        }
        return state.of(seat).markers().of(marker) > 0
                ? Optional.empty()
                : RuleViolation.broken(
                        "AD-1.1", Phrase.of("refused.supply-lacks", "marker", Phrase.named("marker", marker)), "/path");
    }

    /** A path in the notation of commands, without a separator that a hex has too. */
    private static String written(List<Hex> path) {
        return path.stream().map(Hex::text).collect(Collectors.joining(" "));
    }

    private static Optional<RuleViolation> way(AdventureState state, Seat seat, List<Hex> path) {
        Sea sea = state.sea();
        Captain captain = state.of(seat);
        int wake = Position.wake(state, seat);
        int sum = 0;
        for (int i = 0; i < path.size(); i++) {
            int hex = sea.grid().id(path.get(i));
            int price = Entry.price(sea, seat.index(), captain.character(), hex, wake);
            if (price == Entry.OWN) {
                return RuleViolation.broken(
                        "AD-4.3",
                        Phrase.of("refused.own-marker-there", "hex", path.get(i).text()),
                        "/path/" + i);
            }
            if (price == Entry.FOREIGN) {
                return RuleViolation.broken(
                        "AD-4.5",
                        Phrase.of("refused.foreign-route", "hex", path.get(i).text()),
                        "/path/" + i);
            }
            wake = Entry.inWake(sea, hex, wake) ? wake : Grid.NONE;
            sum += price;
        }
        Seat there = state.shipOn(path.getLast());
        if (there != null) {
            return RuleViolation.broken(
                    "AD-4.4", Position.shipThere(there, path.getLast()), "/path/" + (path.size() - 1));
        }
        return affordable(state, sum, path.size());
    }

    private static Optional<RuleViolation> affordable(AdventureState state, int price, int hexes) {
        if (state.phase() != Phase.FREE_MARKER) {
            return Payment.check(state, price, "/path");
        }
        if (state.options().freeBySize()) {
            return hexes == Figure.FREE_HEXES.value()
                    ? Optional.empty()
                    : RuleViolation.broken(
                            "AD-6.12",
                            Phrase.of("refused.free-size", "size", Figure.FREE_HEXES.value(), "hexes", hexes),
                            "/path");
        }
        return price <= Figure.FREE_POINTS.value()
                ? Optional.empty()
                : RuleViolation.broken(
                        "AD-6.12",
                        Phrase.of("refused.free-price", "most", Figure.FREE_POINTS.value(), "price", price),
                        "/path");
    }

    static void list(AdventureState state, Seat seat, List<LegalCommand<AdventureCommand>> into) {
        list(state, seat, state.phase() == Phase.FREE_MARKER, into);
    }

    /** True when there is a marker that could be laid for free (AD-6.12). */
    static boolean anyFree(AdventureState state, Seat seat) {
        List<LegalCommand<AdventureCommand>> free = new ArrayList<>();
        list(state, seat, true, free);
        return !free.isEmpty();
    }

    private static void list(AdventureState state, Seat seat, boolean free, List<LegalCommand<AdventureCommand>> into) {
        boolean bySize = free && state.options().freeBySize();
        int budget = bySize
                ? Integer.MAX_VALUE
                : free ? Figure.FREE_POINTS.value() : state.turn().points();
        Captain captain = state.of(seat);
        Grid grid = state.sea().grid();
        new Paths(state.sea(), seat.index(), captain.character(), Position.ships(state))
                .from(
                        Position.of(state, seat),
                        Position.wake(state, seat),
                        captain.markers(),
                        NOTHING_MORE,
                        budget,
                        (path, hexes, marker, price, wakeHexes) -> {
                            if (!bySize || hexes == Figure.FREE_HEXES.value()) {
                                into.add(new LegalCommand<>(new LayMarker(hexes(grid, path, hexes)), free ? 0 : price));
                            }
                        });
    }

    public static List<Hex> hexes(Grid grid, int[] path, int count) {
        Hex[] hexes = new Hex[count];
        for (int i = 0; i < count; i++) {
            hexes[i] = grid.hex(path[i]);
        }
        return List.of(hexes);
    }

    static void apply(Course course, Seat seat, LayMarker command) {
        AdventureState before = course.now();
        Sea sea = before.sea();
        Captain captain = before.of(seat);
        int start = Position.wake(before, seat);
        int wake = start;
        int price = 0;
        int wakeHexes = 0;
        @Nullable Ground roughest = null;
        List<Hex> chests = new ArrayList<>();
        for (Hex step : command.path()) {
            int hex = sea.grid().id(step);
            price += Entry.price(sea, seat.index(), captain.character(), hex, wake);
            roughest = rougher(roughest, Entry.crossed(sea, hex, wake));
            wake = Entry.inWake(sea, hex, wake) ? wake : Grid.NONE;
            wakeHexes += wake == Grid.NONE ? 0 : 1;
            if (sea.openChest(hex)) {
                chests.add(step);
            }
        }
        course.add(new MarkerLaid(
                seat,
                marker(sea.grid(), command.path()),
                command.path(),
                captain.ship(),
                wakeHexes == 0 ? null : new Seat(start),
                wakeHexes,
                before.phase() == Phase.FREE_MARKER ? 0 : price));
        chests.forEach(chest -> Chests.open(course, seat, chest));
        bonus(course, seat, roughest);
        Rows.add(course, seat);
    }

    private static void bonus(Course course, Seat seat, @Nullable Ground roughest) {
        Captain captain = course.now().of(seat);
        if (course.now().turn().bonus()) {
            return;
        }
        if (captain.is(Skipper.AMUNDSEN) && roughest == Ground.ICEBERG) {
            course.add(new BonusEarned(seat, Figure.AMUNDSEN_BONUS.value(), Skipper.AMUNDSEN.rule()));
        } else if (captain.is(Skipper.PARRY) && (roughest == Ground.ICEBERG || roughest == Ground.SNOW)) {
            course.add(new BonusEarned(seat, Figure.PARRY_BONUS.value(), Skipper.PARRY.rule()));
        }
    }

    private static @Nullable Ground rougher(@Nullable Ground one, @Nullable Ground other) {
        if (one == null || other == null) {
            return one == null ? other : one;
        }
        return one.compareTo(other) > 0 ? one : other;
    }

    /** The marker whose shape a lawful path has. */
    public static MarkerKind marker(Grid grid, List<Hex> path) {
        return Objects.requireNonNull(Markers.of(path.size(), Paths.walk(grid, ids(grid, path))));
    }

    /** True when a path of adjacent hexes has the shape of a route marker. */
    public static boolean isMarker(Grid grid, List<Hex> path) {
        int walk = Paths.walk(grid, ids(grid, path));
        return walk != Grid.NONE && Markers.of(path.size(), walk) != null;
    }

    private static int[] ids(Grid grid, List<Hex> path) {
        int[] ids = new int[path.size()];
        for (int i = 0; i < ids.length; i++) {
            ids[i] = grid.id(path.get(i));
        }
        return ids;
    }
}
