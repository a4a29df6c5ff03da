package baffin.expedition;

import baffin.expedition.data.Token;
import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Place;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.Discover;
import baffin.expedition.state.ExpeditionCommand.DrawTile;
import baffin.expedition.state.ExpeditionCommand.EndTurn;
import baffin.expedition.state.ExpeditionCommand.Explore;
import baffin.expedition.state.ExpeditionCommand.MoveShip;
import baffin.expedition.state.ExpeditionCommand.MoveSled;
import baffin.expedition.state.ExpeditionCommand.Pass;
import baffin.expedition.state.ExpeditionCommand.PlaceTile;
import baffin.expedition.state.ExpeditionCommand.RefreshDisplay;
import baffin.expedition.state.ExpeditionCommand.RelocateSled;
import baffin.expedition.state.ExpeditionCommand.TakeTile;
import baffin.expedition.state.ExpeditionCommand.TransferCrew;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Well-formed commands, lawful or not: many more than any position allows. */
final class AnyCommands {

    private static final List<Place> ARROWS = List.of(Place.GREENLAND, Place.NORTHWEST_PASSAGE);
    private static final List<Place> TILES = places(List.of(""));
    private static final List<Place> AREAS = places(List.of(",NW", ",NE", ",SE", ",SW"));
    private static final List<Tile> ALL_TILES = Stream.concat(
                    IntStream.range(0, 64).mapToObj(Tile::large),
                    IntStream.range(0, 6).mapToObj(Tile::small))
            .toList();

    private AnyCommands() {}

    /** Every command of every kind within the fields' ranges and a little beyond; tiles to place are those in hands. */
    static List<ExpeditionCommand> all(ExpeditionState state) {
        List<ExpeditionCommand> all = new ArrayList<>(List.of(new EndTurn(), new Pass()));
        Stream.of(ARROWS, TILES, AREAS).flatMap(List::stream).forEach(place -> {
            all.add(new MoveShip(place));
            all.add(new MoveSled(place));
            all.add(new RelocateSled(place));
        });
        ALL_TILES.forEach(tile -> all.add(new TakeTile(tile)));
        for (Vehicle vehicle : Vehicle.values()) {
            all.add(new RefreshDisplay(vehicle));
            ALL_TILES.forEach(tile -> all.add(new DrawTile(vehicle, tile)));
            for (Token token : Token.values()) {
                all.add(new Explore(vehicle, token));
                all.add(new Discover(vehicle, token));
            }
            placements(state, vehicle, all);
            transfers(state, vehicle, all);
        }
        return all;
    }

    /** For every fifth position a few of all; for the others none. */
    static List<ExpeditionCommand> some(ExpeditionState state, int count) {
        Random random = new Random(state.hashCode());
        if (random.nextInt(5) != 0) {
            return List.of();
        }
        List<ExpeditionCommand> all = all(state);
        return IntStream.range(0, count)
                .mapToObj(i -> all.get(random.nextInt(all.size())))
                .toList();
    }

    private static void placements(ExpeditionState state, Vehicle vehicle, List<ExpeditionCommand> into) {
        TreeSet<Tile> tiles = new TreeSet<>(List.of(Tile.large(21), Tile.small(0)));
        state.toAct().forEach(seat -> tiles.addAll(state.of(seat).reserve()));
        for (Tile tile : tiles) {
            for (int row = -1; row <= 8; row++) {
                for (int column = -1; column <= 12; column++) {
                    for (Orientation orientation : Orientation.values()) {
                        into.add(new PlaceTile(vehicle, tile, row, column, orientation));
                    }
                }
            }
        }
    }

    private static void transfers(ExpeditionState state, Vehicle vehicle, List<ExpeditionCommand> into) {
        List<Place> targets = new ArrayList<>(ARROWS);
        state.toAct().forEach(seat -> {
            Place ship = state.of(seat).ship();
            AREAS.stream()
                    .filter(area -> ship.square() != null
                            && area.square() != null
                            && Math.abs(area.square().row() - ship.square().row()) <= 1
                            && Math.abs(area.square().col() - ship.square().col()) <= 1)
                    .forEach(targets::add);
        });
        for (int available = -8; available <= 8; available++) {
            for (int resting = -8; resting <= 8; resting++) {
                into.add(new TransferCrew(vehicle, available, resting, null));
                for (Place target : targets) {
                    into.add(new TransferCrew(vehicle, available, resting, target));
                }
            }
        }
    }

    private static List<Place> places(List<String> endings) {
        List<Place> places = new ArrayList<>();
        for (int row = 0; row < 8; row++) {
            for (int col = 0; col < 12; col++) {
                for (String ending : endings) {
                    places.add(new Place(row + "," + col + ending));
                }
            }
        }
        return places;
    }
}
