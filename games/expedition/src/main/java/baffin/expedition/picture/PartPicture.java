package baffin.expedition.picture;

import baffin.expedition.data.Token;
import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Square;
import baffin.expedition.geometry.Terrain;
import baffin.expedition.tile.Piece;
import baffin.expedition.tile.Placement;
import baffin.expedition.tile.Shape;
import baffin.expedition.tile.Shapes;
import baffin.expedition.tile.Tile;
import baffin.game.picture.Canvas;
import baffin.game.picture.Outline;
import baffin.game.picture.Part;
import baffin.game.picture.PartFrame;
import baffin.game.picture.Svg;
import java.util.List;
import java.util.Optional;

/** What picks name: a tile as it would lie, a token, or a vehicle. */
public final class PartPicture implements Part.Artist {

    private static final double S = Layout.SQUARE;
    private static final PartFrame FRAME = new PartFrame(ExpeditionPicture.MESSAGES, "square", S, Palette.STYLE);

    @Override
    public List<String> pictured() {
        return List.of("tile", "token", "vehicle", "act:MoveShip", "act:MoveSled");
    }

    @Override
    public Optional<String> draw(Part part) {
        String tile = part.first("tile");
        String vehicle = part.first("vehicle");
        if (tile != null) {
            return Optional.of(tile(part, new Tile(tile)));
        }
        String token = part.first("token");
        if (token != null) {
            Canvas canvas = FRAME.small(part, null);
            TokenPicture.draw(canvas, Token.valueOf(token), PartFrame.MIDDLE, PartFrame.MIDDLE, 1, true);
            return Optional.of(canvas.finished());
        }
        boolean sled = "SLED".equals(vehicle) || part.picks().contains("act:MoveSled");
        return sled || vehicle != null || part.picks().contains("act:MoveShip")
                ? Optional.of(vehicle(part, sled))
                : Optional.empty();
    }

    /** With the coast that it would have there; in portrait a tile that lies is turned with the map. */
    private static String tile(Part part, Tile tile) {
        String lying = part.first("orientation");
        Orientation orientation = lying == null ? Orientation.FRONT_0 : Orientation.valueOf(lying);
        if (orientation.ordinal() >= Shapes.all(tile).length) {
            throw new IllegalArgumentException(tile + " has no " + orientation);
        }
        String at = part.first("square");
        Square place = at == null ? null : new Place(at).square();
        Square anchor = place == null ? Square.of(0, 0) : place;
        Piece piece = new Placement(tile, anchor, orientation).piece();
        Shape shape = piece.shape();
        boolean turned = part.options().portrait() && lying != null;
        double width = (turned ? shape.rows : shape.cols) * S;
        double height = (turned ? shape.cols : shape.rows) * S;
        double middle = turned ? width - S / 2 : S / 2;
        Canvas canvas = FRAME.begin(part, width, height, middle, S / 2, at == null ? null : "square:" + at);
        String turn = turned ? "translate(" + Svg.number(width) + " 0) rotate(90)" : "translate(0 0)";
        Svg svg = canvas.svg().open("g", "transform", turn);
        Coast coast = new Coast(
                (row, col) ->
                        (shape.land[row - anchor.row()] >> col - anchor.col() & 1) == 1 ? Terrain.LAND : Terrain.SEA,
                -anchor.col() * S,
                -anchor.row() * S,
                S,
                at == null ? tile.code() : 0);
        piece.squares().forEach(square -> coast.add(square.row(), square.col()));
        String outline = Outline.rect(0, 0, shape.cols * S, shape.rows * S);
        svg.path(outline, "sea")
                .path(coast.land(), "land")
                .path(coast.shore(), "coast")
                .path(outline, "tile");
        svg.end();
        Token symbol = piece.symbol();
        if (symbol != null) {
            double across = (piece.symbolSquare().col() - anchor.col() + .5) * S;
            double down = (piece.symbolSquare().row() - anchor.row() + .5) * S;
            TokenPicture.draw(canvas, symbol, turned ? width - down : across, turned ? across : down, 1, true);
        }
        return canvas.finished();
    }

    private static String vehicle(Part part, boolean sled) {
        String at = part.place("area", "square", "arrow");
        if (!sled) {
            return FRAME.ship(part, at);
        }
        Canvas canvas = FRAME.small(part, at);
        Fleet.sled(canvas, part.seat(), PartFrame.MIDDLE, PartFrame.MIDDLE, 1);
        return canvas.finished();
    }
}
