package baffin.expedition.board;

import baffin.expedition.data.Arrow;
import baffin.expedition.data.Arrows;
import baffin.expedition.data.Arrows.ArrowEdge;
import baffin.expedition.geometry.Distance;
import baffin.expedition.geometry.Grid;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Quadrant;
import baffin.expedition.geometry.Side;
import baffin.expedition.tile.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.TreeSet;

/** Where a sled can go (EX-7.3): from area to area over facing quadrants that are land or frozen on both sides. */
public final class SledRoutes {

    private SledRoutes() {}

    /**
     * The places one move away, areas by their lowest quadrant, then arrows.
     *
     * @param from an area (any of its quadrants) or an arrow
     */
    public static List<Place> next(Board board, Ice ice, Place from) {
        Arrow arrow = from.arrow();
        if (arrow != null) {
            return Areas.at(board, ice, arrow).stream().map(Place::of).toList();
        }
        Quadrant stand = from.quadrant();
        Piece piece = board.pieceAt(from);
        return stand == null || piece == null ? List.of() : next(board, ice, piece, stand);
    }

    /** The fewest moves to Greenland over the map and the ice of now; 0 on it, empty when there is no way. */
    public static OptionalInt home(Board board, Ice ice, Place from) {
        return Distance.home(from, place -> next(board, ice, place));
    }

    private static List<Place> next(Board board, Ice ice, Piece piece, Quadrant stand) {
        int area = Areas.area(board, ice, piece, stand);
        TreeSet<Quadrant> areas = new TreeSet<>();
        List<Place> arrows = new ArrayList<>(1);
        for (int left = area; left != 0; left &= left - 1) {
            Quadrant quadrant = Areas.quadrant(piece, Integer.numberOfTrailingZeros(left));
            for (Side side : Side.all()) {
                if (side.first == quadrant.corner() || side.second == quadrant.corner()) {
                    step(board, ice, piece, quadrant, side, areas);
                    arrow(quadrant, side, arrows);
                }
            }
        }
        List<Place> places = new ArrayList<>(areas.size() + arrows.size());
        areas.forEach(quadrant -> places.add(Place.of(quadrant)));
        places.addAll(arrows);
        return places;
    }

    private static void step(Board board, Ice ice, Piece from, Quadrant quadrant, Side side, TreeSet<Quadrant> areas) {
        int row = quadrant.row() + side.down;
        int col = quadrant.col() + side.right;
        if (!Grid.holds(row, col) || board.ownerAt(row, col) < 0) {
            return;
        }
        Piece piece = board.pieces[board.ownerAt(row, col)];
        if (piece.anchor().equals(from.anchor())) {
            return;
        }
        int area = Areas.area(board, ice, piece, new Quadrant(row, col, side.facing(quadrant.corner())));
        if (area != 0) {
            areas.add(Areas.quadrant(piece, Integer.numberOfTrailingZeros(area)));
        }
    }

    private static void arrow(Quadrant quadrant, Side side, List<Place> arrows) {
        for (ArrowEdge edge : Arrows.all()) {
            Place place = Place.of(edge.arrow());
            if (edge.row() == quadrant.row()
                    && edge.column() == quadrant.col()
                    && side == (edge.west() ? Side.WEST : Side.EAST)
                    && !arrows.contains(place)) {
                arrows.add(place);
            }
        }
    }
}
