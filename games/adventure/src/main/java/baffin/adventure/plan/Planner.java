package baffin.adventure.plan;

import baffin.adventure.data.Figure;
import baffin.adventure.data.MarkerKind;
import baffin.adventure.rules.Following;
import baffin.adventure.rules.Laying;
import baffin.adventure.rules.Paths;
import baffin.adventure.rules.Rules;
import baffin.adventure.rules.Wakes;
import baffin.adventure.rules.common.Position;
import baffin.adventure.sea.Grid;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Sea;
import baffin.adventure.sea.Thing;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.FollowRoute;
import baffin.adventure.state.AdventureCommand.LayMarker;
import baffin.adventure.state.AdventureCommand.LayWake;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Captain;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.PriorityQueue;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Finds every hex on which the ship can end with the points at hand, the fewest points that takes, and the first step
 * towards it (AD-8.1). Points that a character or a card may bring on the way are left aside.
 */
public final class Planner {

    /**
     * A hex within reach.
     *
     * @param hex where the ship would end
     * @param cost fewest action points
     * @param first the first command on the way
     */
    public record Reach(Hex hex, int cost, AdventureCommand first) {}

    /** Ways to one place that are followed; only with many points and few markers there are more of use. */
    private static final int WAYS_MAX = 16;

    private record Spot(int hex, int wake) {}

    private final AdventureState state;
    private final Seat seat;
    private final Sea sea;
    private final BitSet ships;
    private final Paths paths;
    private final PriorityQueue<Stop> open = new PriorityQueue<>(Comparator.comparingInt(Stop::cost));
    private final Map<Spot, List<Stop>> known = new HashMap<>();
    private final Map<Spot, Integer> followed = new HashMap<>();

    private Planner(AdventureState state, Seat seat) {
        this.state = state;
        this.seat = seat;
        this.sea = state.sea();
        this.ships = Position.ships(state);
        this.paths = new Paths(sea, seat.index(), state.of(seat).character(), ships);
    }

    /** All hexes within reach of the seat to move, by row and column; empty when nobody moves. */
    public static List<Reach> reach(AdventureState state) {
        return switch (state.phase()) {
            case TURN -> new Planner(state, state.now()).search();
            case FREE_MARKER -> forFree(state);
            default -> List.of();
        };
    }

    /** The hexes on which the free marker may end (AD-6.12). */
    private static List<Reach> forFree(AdventureState state) {
        Map<Integer, Reach> reach = new TreeMap<>();
        for (LegalCommand<AdventureCommand> legal : Rules.legal(state, state.now())) {
            Hex end = switch (legal.command()) {
                case LayMarker marker -> marker.path().getLast();
                case LayWake wake -> wake.hex();
                default -> null;
            };
            if (end != null) {
                reach.merge(
                        state.sea().grid().id(end),
                        new Reach(end, legal.cost(), legal.command()),
                        (one, other) -> other.cost() < one.cost() ? other : one);
            }
        }
        return List.copyOf(reach.values());
    }

    private List<Reach> search() {
        Captain captain = state.of(seat);
        int start = Position.of(state, seat);
        Map<Integer, Reach> reach = new TreeMap<>();
        int steps = state.turn().freeSteps();
        offer(new Stop(start, Position.wake(state, seat), 0, captain.markers(), null, steps, null));
        while (!open.isEmpty()) {
            Stop stop = open.poll();
            if (!follows(stop)) {
                continue;
            }
            if (stop.first() != null && stop.hex() != start) {
                reach.putIfAbsent(stop.hex(), new Reach(sea.grid().hex(stop.hex()), stop.cost(), stop.first()));
            }
            follow(stop);
            lay(stop);
            if (!state.turn().overtaking()) {
                enterWakes(stop);
            }
        }
        return List.copyOf(reach.values());
    }

    /** Notes a way, unless another to the same place is no dearer and leaves no marker fewer. */
    private void offer(Stop stop) {
        List<Stop> others = known.computeIfAbsent(new Spot(stop.hex(), stop.wake()), spot -> new ArrayList<>());
        int points = state.turn().points();
        if (others.stream().noneMatch(other -> other.serves(stop, points))) {
            others.removeIf(other -> stop.serves(other, points));
            others.add(stop);
            open.add(stop);
        }
    }

    /** False for a way in whose place a better one has come, and beyond as many as are followed. */
    private boolean follows(Stop stop) {
        Spot spot = new Spot(stop.hex(), stop.wake());
        boolean best = known.getOrDefault(spot, List.of()).contains(stop);
        return best && followed.merge(spot, 1, Integer::sum) <= WAYS_MAX;
    }

    private int left(Stop stop) {
        return state.turn().points() - stop.cost();
    }

    private void follow(Stop stop) {
        if (stop.hex() == Grid.NONE) {
            return;
        }
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int next = sea.grid().next(stop.hex(), direction);
            if (next != Grid.NONE && !ships.get(next)) {
                Stop.Laid laid = stop.laidOn(next);
                if (laid != null) {
                    follow(stop, next, Following.price(state, seat, false), laid.wake());
                } else if (sea.marker(seat.index(), next) != null) {
                    int wake = Position.wake(sea, seat.index(), sea.grid().hex(next));
                    follow(stop, next, Following.price(state, seat, next), wake);
                }
            }
        }
    }

    private void follow(Stop stop, int next, int price, int wake) {
        Stop followed = followed(stop, next, price, wake);
        if (followed != null) {
            offer(followed);
        }
    }

    private @Nullable Stop followed(Stop stop, int next, int price, int wake) {
        boolean more = price > 0 || stop.steps() < Figure.FREE_STEPS.value();
        return price > left(stop) || !more
                ? null
                : new Stop(
                        next,
                        wake,
                        stop.cost() + price,
                        stop.markers(),
                        stop.laid(),
                        stop.steps() + (price == 0 ? 1 : 0),
                        stop.firstOr(new FollowRoute(sea.grid().hex(next))));
    }

    /** Back along a marker just laid: another way may be as good to its end, but not to what it has passed. */
    private void back(Stop end, int[] path, int hexes, int wakeHexes, int wake) {
        Stop stop = end;
        for (int i = hexes - 2; stop != null && i >= 0 && !ships.get(path[i]); i--) {
            stop = followed(stop, path[i], Following.price(state, seat, false), i < wakeHexes ? wake : Grid.NONE);
            if (stop != null) {
                offer(stop);
            }
        }
    }

    private void lay(Stop stop) {
        paths.from(
                stop.hex(),
                stop.wake(),
                stop.markers(),
                stop.covered(),
                left(stop),
                (path, hexes, marker, price, wakeHexes) -> {
                    Stop.Laid laid = stop.laid();
                    for (int i = 0; i < hexes; i++) {
                        laid = new Stop.Laid(path[i], i < wakeHexes ? stop.wake() : Grid.NONE, laid);
                    }
                    Stop end = new Stop(
                            path[hexes - 1],
                            wakeHexes == hexes ? stop.wake() : Grid.NONE,
                            stop.cost() + price,
                            stop.markers().plus(marker, -1),
                            laid,
                            stop.steps(),
                            stop.firstOr(new LayMarker(Laying.hexes(sea.grid(), path, hexes))));
                    offer(end);
                    back(end, path, hexes, wakeHexes, stop.wake());
                });
    }

    private void enterWakes(Stop stop) {
        Grid grid = sea.grid();
        int ways = stop.hex() == Grid.NONE ? grid.width() : Grid.DIRECTIONS;
        for (int way = 0; way < ways; way++) {
            int next = stop.hex() == Grid.NONE ? way : grid.next(stop.hex(), way);
            if (next == Grid.NONE || !enters(stop, next)) {
                continue;
            }
            int owner = ((Thing.Marker) Objects.requireNonNull(sea.top(next))).seat();
            int price = Wakes.price(state, new Seat(owner));
            if (price <= left(stop)) {
                offer(new Stop(
                        next,
                        owner,
                        stop.cost() + price,
                        stop.markers().plus(MarkerKind.WAKE, -1),
                        new Stop.Laid(next, owner, stop.laid()),
                        stop.steps(),
                        stop.firstOr(new LayWake(grid.hex(next)))));
            }
        }
    }

    private boolean enters(Stop stop, int hex) {
        return !ships.get(hex)
                && stop.laidOn(hex) == null
                && stop.markers().of(MarkerKind.WAKE) > 0
                && sea.marker(seat.index(), hex) == null
                && sea.top(hex) instanceof Thing.Marker marker
                && !state.of(new Seat(marker.seat())).guarded();
    }
}
