package baffin.expedition.picture;

import baffin.expedition.board.Areas;
import baffin.expedition.board.Board;
import baffin.expedition.board.Ice;
import baffin.expedition.geometry.Corner;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Quadrant;
import baffin.expedition.geometry.Square;
import baffin.expedition.geometry.Terrain;
import baffin.expedition.tile.Piece;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds each vehicle a quadrant of its tile to be drawn in: ships on sea, sleds on their area, one a quadrant if
 * possible.
 */
final class Berths {

    private final Layout layout;
    private final Board board;
    private final Ice ice;
    private final Map<Quadrant, Integer> taken = new HashMap<>();

    Berths(Layout layout, Board board, Ice ice) {
        this.layout = layout;
        this.board = board;
        this.ice = ice;
    }

    /**
     * A point of the picture.
     *
     * @param x pixels from the left
     * @param y pixels from the top
     */
    record Point(double x, double y) {}

    Point ship(Place place) {
        Piece piece = board.pieceAt(place);
        if (piece == null) {
            throw new IllegalArgumentException("no tile at " + place);
        }
        List<Quadrant> open = new ArrayList<>();
        List<Quadrant> sea = new ArrayList<>();
        List<Quadrant> all = new ArrayList<>();
        for (Square square : piece.squares()) {
            for (Corner corner : Corner.values()) {
                Quadrant quadrant = new Quadrant(square.row(), square.col(), corner);
                all.add(quadrant);
                if (board.terrain(quadrant) == Terrain.SEA) {
                    sea.add(quadrant);
                    if (!ice.freezes(square)) {
                        open.add(quadrant);
                    }
                }
            }
        }
        return take(piece, !open.isEmpty() ? open : sea.isEmpty() ? all : sea);
    }

    Point sled(Place place) {
        Quadrant quadrant = place.quadrant();
        Piece piece = board.pieceAt(place);
        if (quadrant == null || piece == null) {
            throw new IllegalArgumentException("no area: " + place);
        }
        List<Quadrant> area = Areas.quadrants(board, ice, quadrant);
        return take(piece, area.isEmpty() ? List.of(quadrant) : area);
    }

    /** The least crowded quadrant; of equals rather one beside no token. */
    private Point take(Piece piece, List<Quadrant> choice) {
        Quadrant best = choice.getFirst();
        for (Quadrant quadrant : choice) {
            if (crowd(piece, quadrant) < crowd(piece, best)) {
                best = quadrant;
            }
        }
        int before = taken.merge(best, 1, Integer::sum) - 1;
        boolean east = best.corner() == Corner.NE || best.corner() == Corner.SE;
        boolean south = best.corner() == Corner.SE || best.corner() == Corner.SW;
        double row = best.row() + (south ? .74 : .26);
        double col = best.col() + (east ? .73 : .27);
        double away = layout.side() / 10;
        return new Point(layout.x(row, col) + away * before, layout.y(row, col) - away * before);
    }

    private int crowd(Piece piece, Quadrant quadrant) {
        boolean beside = piece.token() && quadrant.square().equals(piece.symbolSquare());
        return 2 * taken.getOrDefault(quadrant, 0) + (beside ? 1 : 0);
    }
}
