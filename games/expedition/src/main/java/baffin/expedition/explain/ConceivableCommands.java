package baffin.expedition.explain;

import baffin.expedition.board.Areas;
import baffin.expedition.data.Action;
import baffin.expedition.data.Arrow;
import baffin.expedition.data.Token;
import baffin.expedition.data.Tokens;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Quadrant;
import baffin.expedition.geometry.Side;
import baffin.expedition.geometry.Square;
import baffin.expedition.state.Expedition;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.Discover;
import baffin.expedition.state.ExpeditionCommand.DrawTile;
import baffin.expedition.state.ExpeditionCommand.Explore;
import baffin.expedition.state.ExpeditionCommand.MoveShip;
import baffin.expedition.state.ExpeditionCommand.MoveSled;
import baffin.expedition.state.ExpeditionCommand.PlaceTile;
import baffin.expedition.state.ExpeditionCommand.RelocateSled;
import baffin.expedition.state.ExpeditionCommand.TakeTile;
import baffin.expedition.state.ExpeditionCommand.TransferCrew;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Phase;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Piece;
import baffin.expedition.tile.Shape;
import baffin.expedition.tile.Shapes;
import baffin.expedition.tile.Tile;
import baffin.game.Explainer;
import baffin.game.Seat;
import baffin.game.action.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** What a seat could think of doing at a place of the picture. */
final class ConceivableCommands {

    private final ExpeditionState state;
    private final Expedition own;
    private final List<ExpeditionCommand> all = new ArrayList<>();

    ConceivableCommands(ExpeditionState state, Seat seat) {
        this.state = state;
        this.own = state.of(seat);
    }

    List<ExpeditionCommand> at(Spot spot) {
        switch (spot.kind()) {
            case "square" ->
                spot.as(Place::new).filter(place -> place.quadrant() == null).ifPresent(this::square);
            case "area" -> spot.as(Place::new).map(Place::quadrant).ifPresent(quadrant -> area(Place.of(quadrant)));
            case "arrow" -> spot.as(Arrow::valueOf).map(Place::of).ifPresent(this::arrow);
            case "tile" -> spot.as(Tile::new).ifPresent(this::tile);
            case "token" -> spot.as(Token::valueOf).ifPresent(this::take);
            case "vehicle" -> spot.as(Vehicle::valueOf).ifPresent(this::transfer);
            default -> {}
        }
        return all.subList(0, Math.min(Explainer.CONCEIVABLE_MAX, all.size()));
    }

    private void square(Place place) {
        Square square = place.square();
        if (square == null) {
            return;
        }
        Piece piece = state.board().pieceAt(square);
        if (piece == null) {
            tilesOn(square);
            all.add(new MoveShip(place));
            return;
        }
        Place tile = Place.of(piece.anchor());
        if (!tile.equals(own.ship())) {
            all.add(new MoveShip(tile));
        }
        for (Quadrant area : Areas.of(state.board(), state.ice(), piece)) {
            area(Place.of(area));
        }
        Token symbol = piece.symbol();
        if (symbol != null && piece.token()) {
            take(symbol);
        }
        own.reserve().stream()
                .limit(1)
                .flatMap(held -> covering(Vehicle.SHIP, held, square).stream().limit(1))
                .forEach(all::add);
    }

    private void area(Place area) {
        if (state.phase() == Phase.RELOCATION) {
            all.add(new RelocateSled(area));
        } else if (own.sledAboard()) {
            all.add(new TransferCrew(Vehicle.SHIP, 1, 0, area));
        } else if (!area.equals(own.sled())) {
            all.add(new MoveSled(area));
        }
    }

    private void arrow(Place arrow) {
        if (!arrow.equals(own.ship())) {
            all.add(new MoveShip(arrow));
        }
        if (!own.sledAboard() && !arrow.equals(own.sled())) {
            all.add(new MoveSled(arrow));
        }
    }

    private void tile(Tile tile) {
        boolean free = state.phase() == Phase.DRAFT || state.phase() == Phase.TAKE;
        if (own.reserve().contains(tile)) {
            all.addAll(besideVehicles(tile));
        } else if (free) {
            all.add(new TakeTile(tile));
        } else {
            for (Vehicle payer : Vehicle.values()) {
                all.add(new DrawTile(payer, tile));
            }
        }
    }

    /** Tiles of the reserve on a square; without any the first one on display, which is not at hand. */
    private void tilesOn(Square square) {
        List<Tile> tiles = own.reserve().isEmpty()
                ? state.supply().display().stream().limit(1).toList()
                : List.copyOf(new TreeSet<>(own.reserve()));
        for (Tile tile : tiles) {
            for (Vehicle vehicle : vehicles()) {
                all.addAll(covering(vehicle, tile, square));
            }
        }
    }

    private List<ExpeditionCommand> besideVehicles(Tile tile) {
        List<ExpeditionCommand> beside = new ArrayList<>();
        for (Vehicle vehicle : vehicles()) {
            Place stand = own.place(vehicle);
            Piece piece = stand == null ? null : state.board().pieceAt(stand);
            // on an arrow any square does: it is refused for the arrow
            List<Square> squares = piece == null ? List.of(Square.of(0)) : neighbours(piece);
            squares.forEach(square -> beside.addAll(covering(vehicle, tile, square)));
        }
        return beside;
    }

    private static List<Square> neighbours(Piece piece) {
        List<Square> squares = new ArrayList<>();
        for (Square square : piece.squares()) {
            for (Side side : Side.all()) {
                Square beside = new Square(square.row() + side.down, square.col() + side.right);
                if (beside.onGrid() && !piece.squares().contains(beside) && !squares.contains(beside)) {
                    squares.add(beside);
                }
            }
        }
        return squares;
    }

    /** All ways in which a tile covers a square without leaving the board. */
    private static List<ExpeditionCommand> covering(Vehicle vehicle, Tile tile, Square square) {
        List<ExpeditionCommand> ways = new ArrayList<>();
        for (Shape shape : Shapes.distinct(tile)) {
            for (int back = 0; back < (tile.isLarge() ? 2 : 1); back++) {
                boolean upright = shape.orientation.quarterTurns() % 2 == 1;
                Square first = upright
                        ? new Square(square.row() - back, square.col())
                        : new Square(square.row(), square.col() - back);
                Square last = new Square(first.row() + shape.rows - 1, first.col() + shape.cols - 1);
                if (first.onGrid() && last.onGrid()) {
                    ways.add(new PlaceTile(vehicle, tile, first.row(), first.col(), shape.orientation));
                }
            }
        }
        return ways;
    }

    private void take(Token token) {
        Action action = Tokens.of(token).action();
        for (Vehicle vehicle : vehicles()) {
            if (action == Action.EXPLORE) {
                all.add(new Explore(vehicle, token));
            } else if (action == Action.DISCOVER) {
                all.add(new Discover(vehicle, token));
            }
        }
    }

    private void transfer(Vehicle vehicle) {
        Place aboard = own.sledAboard() ? firstArea() : null;
        all.add(
                vehicle == Vehicle.SHIP
                        ? new TransferCrew(Vehicle.SHIP, 1, 0, aboard)
                        : new TransferCrew(Vehicle.SLED, -1, 0, null));
    }

    private @Nullable Place firstArea() {
        Piece stand = state.board().pieceAt(own.ship());
        return stand == null
                ? null
                : Areas.of(state.board(), state.ice(), stand).stream()
                        .findFirst()
                        .map(Place::of)
                        .orElse(null);
    }

    /** The ship, and the sled unless it is aboard. */
    private List<Vehicle> vehicles() {
        return own.sledAboard() ? List.of(Vehicle.SHIP) : List.of(Vehicle.values());
    }
}
