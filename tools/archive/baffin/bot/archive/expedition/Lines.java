package baffin.bot.archive.expedition;

import baffin.bot.archive.expedition.Cues.Cue;
import baffin.expedition.ExpeditionGame;
import baffin.expedition.board.Board;
import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Square;
import baffin.expedition.geometry.Terrain;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.DrawTile;
import baffin.expedition.state.ExpeditionCommand.MoveShip;
import baffin.expedition.state.ExpeditionCommand.MoveSled;
import baffin.expedition.state.ExpeditionCommand.PlaceTile;
import baffin.expedition.state.ExpeditionCommand.TakeTile;
import baffin.expedition.state.ExpeditionCommand.TransferCrew;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Phase;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Placement;
import baffin.expedition.tile.Tile;
import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Lines of a script. Each is spoken as soon as it is lawful. */
final class Lines {

    private static final ExpeditionGame GAME = new ExpeditionGame();
    private static final Square MIDDLE = new Square(4, 5);

    private Lines() {}

    /** Takes a large tile in the setup. */
    static Cue takes(String tile) {
        return does(new TakeTile(new Tile(tile)));
    }

    static Cue ship(String to) {
        return does(new MoveShip(new Place(to)));
    }

    static Cue sled(String to) {
        return does(new MoveSled(new Place(to)));
    }

    static Cue draws(Vehicle payer, String tile) {
        return does(new DrawTile(payer, new Tile(tile)));
    }

    /** Places a tile so that its corners show as given, rows from the north, {@code #} land and {@code ~} sea. */
    static Cue places(Vehicle vehicle, String tile, int row, int column, String... corners) {
        return (state, seat) -> lawful(state, seat, placing(vehicle, tile, row, column, corners));
    }

    /** The ship's crew that can act deploys the sled, all but those that stay; the first pays and goes as well. */
    static Cue deploys(int staying, String area) {
        return (state, seat) -> {
            int available = state.of(seat).shipCrew().available() - 1 - staying;
            int resting = state.of(seat).shipCrew().resting() + 1;
            return lawful(state, seat, new TransferCrew(Vehicle.SHIP, available, resting, new Place(area)));
        };
    }

    /** Plans to place a tile, lawful or not. */
    static Cue plansPlacing(Vehicle vehicle, String tile, int row, int column, String... corners) {
        return (state, seat) -> state.phase() == Phase.ACTIONS
                ? Optional.of(plan(placing(vehicle, tile, row, column, corners)))
                : Optional.empty();
    }

    /** Plans to sail, lawful or not. */
    static Cue plansShip(String to) {
        return (state, seat) -> Optional.of(plan(new MoveShip(new Place(to))));
    }

    /** A line that is not spoken before a round. */
    static Cue from(int round, Cue cue) {
        return (state, seat) -> state.round() < round ? Optional.empty() : cue.now(state, seat);
    }

    private static Cue does(ExpeditionCommand command) {
        return (state, seat) -> lawful(state, seat, command);
    }

    private static MatchCommand plan(ExpeditionCommand command) {
        return new MatchCommand.SetOrders(List.of(new MatchCommand.Play<>(command)));
    }

    private static Optional<MatchCommand> lawful(ExpeditionState state, Seat seat, ExpeditionCommand command) {
        return GAME.legalCommands(state, seat).stream()
                .filter(legal -> legal.command().equals(command))
                .findFirst()
                .map(legal -> new MatchCommand.Play<>(legal.command()));
    }

    private static PlaceTile placing(Vehicle vehicle, String tile, int row, int column, String... corners) {
        Orientation orientation = Arrays.stream(Orientation.values())
                .filter(turned -> shows(new Tile(tile), turned, corners))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(tile + " never looks like " + List.of(corners)));
        return new PlaceTile(vehicle, new Tile(tile), row, column, orientation);
    }

    /** Looks at the tile in the middle of an empty board. */
    private static boolean shows(Tile tile, Orientation orientation, String... corners) {
        Board board = Board.start().place(new Placement(tile, MIDDLE, orientation), false);
        List<Square> squares = board.pieces().getLast().squares();
        if (squares.getLast().row() != MIDDLE.row() + corners.length - 2
                || squares.getLast().col() != MIDDLE.col() + corners[0].length() - 2) {
            return false;
        }
        for (int south = 0; south < corners.length; south++) {
            for (int east = 0; east < corners[south].length(); east++) {
                Terrain terrain = board.terrain(MIDDLE.row() + south, MIDDLE.col() + east);
                if ((terrain == Terrain.LAND) != (corners[south].charAt(east) == '#')) {
                    return false;
                }
            }
        }
        return true;
    }
}
