package baffin.adventure;

import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.sea.Grid;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Tile;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.ChooseCharacter;
import baffin.adventure.state.AdventureCommand.DiscardCard;
import baffin.adventure.state.AdventureCommand.DropIceberg;
import baffin.adventure.state.AdventureCommand.EndTurn;
import baffin.adventure.state.AdventureCommand.FollowRoute;
import baffin.adventure.state.AdventureCommand.KeepTiles;
import baffin.adventure.state.AdventureCommand.LayMarker;
import baffin.adventure.state.AdventureCommand.LayWake;
import baffin.adventure.state.AdventureCommand.Overtake;
import baffin.adventure.state.AdventureCommand.PlayCard;
import baffin.adventure.state.AdventureCommand.PlayOnHex;
import baffin.adventure.state.AdventureCommand.PlayOnMarker;
import baffin.adventure.state.AdventureCommand.PlayOnSeat;
import baffin.adventure.state.AdventureCommand.PlayOnSupply;
import baffin.adventure.state.AdventureCommand.PlayOnTile;
import baffin.adventure.state.AdventureCommand.RecoverMarker;
import baffin.adventure.state.AdventureCommand.SailOut;
import baffin.adventure.state.AdventureCommand.SwapTiles;
import baffin.adventure.state.AdventureCommand.TurnTile;
import baffin.adventure.state.AdventureState;
import baffin.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;

/** Well-formed commands, lawful or not: many more than any position allows. */
final class AnyCommands {

    private static final int BEYOND = 3;

    private static final Map<Integer, List<AdventureCommand>> ANYWHERE = new ConcurrentHashMap<>();

    private AnyCommands() {}

    /** Some of {@link #all}, the same for the same state. */
    static List<AdventureCommand> some(AdventureState state, Seat seat, int count) {
        List<AdventureCommand> all = new ArrayList<>();
        paths(state, seat, all);
        List<AdventureCommand> anywhere = anywhere(state.seats().size());
        Random random = new Random(state.number() * 31L + state.turn().points());
        return IntStream.range(0, count)
                .mapToObj(i -> i % 3 == 0
                        ? all.get(random.nextInt(all.size()))
                        : anywhere.get(random.nextInt(anywhere.size())))
                .distinct()
                .toList();
    }

    /** Every command of every kind within the fields' ranges and a little beyond; paths begin near the ship. */
    static List<AdventureCommand> all(AdventureState state, Seat seat) {
        List<AdventureCommand> all = new ArrayList<>(anywhere(state.seats().size()));
        paths(state, seat, all);
        return all;
    }

    /** All that do not depend on where the ship is. */
    private static List<AdventureCommand> anywhere(int seats) {
        return ANYWHERE.computeIfAbsent(seats, AnyCommands::made);
    }

    private static List<AdventureCommand> made(int seats) {
        List<AdventureCommand> all = new ArrayList<>(
                List.of(new SailOut(), new DropIceberg(), new KeepTiles(), new EndTurn(), new LayMarker(List.of())));
        for (Skipper skipper : Skipper.values()) {
            all.add(new ChooseCharacter(skipper));
        }
        for (int other = 0; other < 5; other++) {
            all.add(new Overtake(new Seat(other)));
        }
        hexes(seats).forEach(hex -> {
            all.add(new LayWake(hex));
            all.add(new FollowRoute(hex));
            all.add(new RecoverMarker(hex));
        });
        tiles().forEach(tile -> {
            all.add(new TurnTile(tile));
            all.add(new SwapTiles(tile, false, true));
        });
        List.of(Treasure.values()).forEach(card -> cards(seats, card, all));
        return all;
    }

    private static void cards(int seats, Treasure card, List<AdventureCommand> into) {
        into.add(new PlayCard(card));
        into.add(new DiscardCard(card));
        for (int seat = 0; seat < 5; seat++) {
            into.add(new PlayOnSeat(card, new Seat(seat)));
            for (MarkerKind kind : MarkerKind.values()) {
                into.add(new PlayOnSupply(card, new Seat(seat), kind));
            }
        }
        hexes(seats).forEach(hex -> {
            into.add(new PlayOnHex(card, hex));
            into.add(new PlayOnMarker(card, hex));
        });
        tiles().forEach(tile -> into.add(new PlayOnTile(card, tile)));
    }

    private static List<Hex> hexes(int seats) {
        int width = Grid.forSeats(seats).width();
        return IntStream.rangeClosed(0, 25)
                .boxed()
                .flatMap(row -> IntStream.rangeClosed(0, width).mapToObj(col -> new Hex(row, col)))
                .toList();
    }

    private static List<Tile> tiles() {
        return IntStream.rangeClosed(0, 25)
                .boxed()
                .flatMap(row -> List.of(Tile.Part.values()).stream().map(part -> new Tile(part, row)))
                .toList();
    }

    /** Every way to walk up to four hexes from the ship, and each of them with a first hex that is not beside it. */
    private static void paths(AdventureState state, Seat seat, List<AdventureCommand> into) {
        Grid grid = state.sea().grid();
        Hex ship = state.of(seat).ship();
        List<Integer> starts = ship == null
                ? IntStream.range(0, grid.width() * BEYOND).boxed().toList()
                : IntStream.range(0, Grid.DIRECTIONS)
                        .map(direction -> grid.next(grid.id(ship), direction))
                        .boxed()
                        .toList();
        for (int start : starts) {
            walk(grid, new ArrayList<>(List.of(start)), into);
        }
        if (ship != null) {
            into.add(new LayMarker(List.of(ship)));
        }
        into.add(new LayMarker(List.of(new Hex(1, 0), new Hex(5, 0))));
    }

    private static void walk(Grid grid, List<Integer> path, List<AdventureCommand> into) {
        int last = path.getLast();
        if (last == Grid.NONE) {
            return;
        }
        into.add(new LayMarker(path.stream().map(grid::hex).toList()));
        if (path.size() < 4) {
            for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                path.add(grid.next(last, direction));
                walk(grid, path, into);
                path.removeLast();
            }
        }
    }
}
