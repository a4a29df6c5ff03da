package baffin.expedition.picture;

import baffin.expedition.data.Token;
import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Square;
import baffin.expedition.geometry.Terrain;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Piece;
import baffin.expedition.tile.Placement;
import baffin.expedition.tile.Shape;
import baffin.expedition.tile.Shapes;
import baffin.expedition.tile.Tile;
import baffin.game.Seat;
import baffin.game.picture.Canvas;
import baffin.game.picture.Frame;
import baffin.game.picture.Grid;
import baffin.game.picture.Grid.Point;
import baffin.game.picture.Labels;
import baffin.game.picture.PickedParts;
import baffin.game.picture.PictureOptions;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What picks speak of: a tile as it would lie, a token, or a vehicle. */
public final class PartPicture {

    /** What is drawn alone. */
    public static final List<String> KINDS =
            List.of("tile", "token", "vehicle", "act:MoveShip", "act:MoveSled", "act:RelocateSled");

    private static final double S = Layout.SQUARE;
    private static final double SMALL = 40;

    private final PickedParts picked;
    private final PictureOptions options;
    private final Labels labels;

    private PartPicture(PickedParts picked, PictureOptions options) {
        this.picked = picked;
        this.options = options;
        this.labels = new Labels(ExpeditionPicture.MESSAGES, options.language());
    }

    /** Draws it; see {@link baffin.game.Game#partPicture}. */
    public static Optional<String> svg(PickedParts picked, Seat seat, PictureOptions options) {
        PartPicture part = new PartPicture(picked, options);
        String tile = picked.first("tile");
        if (tile != null) {
            return Optional.of(part.tile(new Tile(tile)));
        }
        String token = picked.first("token");
        if (token != null) {
            return Optional.of(part.token(Token.valueOf(token)));
        }
        String vehicle = picked.first("vehicle");
        if (vehicle != null || picked.has("act:MoveShip")) {
            return Optional.of(part.vehicle(vehicle == null ? Vehicle.SHIP : Vehicle.valueOf(vehicle), seat));
        }
        return picked.has("act:MoveSled") || picked.has("act:RelocateSled")
                ? Optional.of(part.vehicle(Vehicle.SLED, seat))
                : Optional.empty();
    }

    /** With the coast that it would have there; in portrait a tile that lies is turned with the map. */
    private String tile(Tile tile) {
        String lying = picked.first("orientation");
        Orientation orientation = lying == null ? Orientation.FRONT_0 : Orientation.valueOf(lying);
        if (orientation.ordinal() >= Shapes.all(tile).length) {
            throw new IllegalArgumentException(tile + " has no " + orientation);
        }
        String at = picked.first("square");
        Place place = at == null ? null : new Place(at);
        Square anchor = place == null || place.square() == null ? Square.of(0, 0) : place.square();
        Piece piece = new Placement(tile, anchor, orientation).piece();
        Shape shape = piece.shape();
        boolean turned = options.portrait() && lying != null;
        double width = (turned ? shape.rows : shape.cols) * S;
        double height = (turned ? shape.cols : shape.rows) * S;
        Point origin = new Point(turned ? width - S / 2 : S / 2, S / 2);
        String title = labels.text("tile", "tile", tile.text());
        Canvas canvas = begin(title, width, height, origin, at == null ? null : "square:" + at);
        Svg svg = canvas.svg();
        svg.open("g", "transform", turned ? "translate(" + Svg.number(width) + " 0) rotate(90)" : "translate(0 0)");
        Coast coast = new Coast(
                (row, col) -> (shape.land[row - anchor.row()] >> (col - anchor.col()) & 1) == 1
                        ? Terrain.LAND
                        : Terrain.SEA,
                -anchor.col() * S,
                -anchor.row() * S,
                S,
                at == null ? tile.code() : 0);
        for (int cell = 0; cell < shape.squares(); cell++) {
            coast.add(anchor.row() + (shape.cols == 1 ? cell : 0), anchor.col() + (shape.cols == 1 ? 0 : cell));
        }
        svg.rect(0, 0, shape.cols * S, shape.rows * S, "sea");
        svg.path(coast.land(), "land").path(coast.shore(), "coast");
        svg.leaf(
                "rect",
                "x",
                1,
                "y",
                1,
                "width",
                shape.cols * S - 2,
                "height",
                shape.rows * S - 2,
                "rx",
                5,
                "class",
                "tile");
        svg.end();
        symbol(canvas, piece, turned, width);
        return canvas.finished();
    }

    private static void symbol(Canvas canvas, Piece piece, boolean turned, double width) {
        Token symbol = piece.symbol();
        if (symbol != null) {
            double across = (piece.symbolSquare().col() - piece.anchor().col() + .5) * S;
            double down = (piece.symbolSquare().row() - piece.anchor().row() + .5) * S;
            TokenPicture.draw(canvas, symbol, turned ? width - down : across, turned ? across : down, 1, true);
        }
    }

    private String token(Token token) {
        Canvas canvas = begin(labels.named("token", token), SMALL, SMALL, new Point(SMALL / 2, SMALL / 2), null);
        TokenPicture.draw(canvas, token, SMALL / 2, SMALL / 2, 1, true);
        return canvas.finished();
    }

    private String vehicle(Vehicle vehicle, Seat seat) {
        String title = labels.named("own", vehicle);
        String at = picked.anyOf("area", "square", "arrow");
        Canvas canvas = begin(title, SMALL, SMALL, new Point(SMALL / 2, SMALL / 2), at);
        if (vehicle == Vehicle.SHIP) {
            Seats.ship(canvas.svg(), seat.index(), SMALL / 2, SMALL / 2, 1, title);
        } else {
            Fleet.sled(canvas, seat.index(), SMALL / 2, SMALL / 2, 1);
        }
        return canvas.finished();
    }

    private Canvas begin(String title, double width, double height, Point origin, @Nullable String at) {
        Point none = new Point(0, 0);
        Grid grid = new Grid("square", S, origin, none, none, none);
        return Canvas.part(options, labels, new Frame(title, title, 0, width, height, grid), Palette.STYLE, at);
    }
}
