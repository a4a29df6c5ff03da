package baffin.expedition.board;

import baffin.expedition.data.Arrow;
import baffin.expedition.data.Arrows;
import baffin.expedition.data.Arrows.ArrowEdge;
import baffin.expedition.geometry.Corner;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Quadrant;
import baffin.expedition.geometry.Side;
import baffin.expedition.geometry.Square;
import baffin.expedition.tile.Piece;
import baffin.expedition.tile.Shape;
import java.util.ArrayList;
import java.util.List;

/**
 * Land areas of one tile: its connected quadrants that are land or frozen (EX-2.5, EX-2.6). An area is named by its
 * lowest quadrant: northernmost row, westernmost column, then NW, NE, SE, SW.
 *
 * <p>Inside, quadrants of a tile are bits: 0 to 3 of its first square, 4 to 7 of its second one, in the order of
 * {@link Corner}.
 */
public final class Areas {

    private static final int QUADRANTS = 8;

    private Areas() {}

    /** The areas of a tile, each by its lowest quadrant, in their order. */
    public static List<Quadrant> of(Board board, Ice ice, Piece piece) {
        int left = passable(board, ice, piece);
        List<Quadrant> areas = new ArrayList<>();
        while (left != 0) {
            int lowest = Integer.numberOfTrailingZeros(left);
            left &= ~grown(piece, 1 << lowest, left);
            areas.add(quadrant(piece, lowest));
        }
        return areas;
    }

    /** The quadrants of the area that holds a quadrant, in their order; empty when that is open sea or no tile. */
    public static List<Quadrant> quadrants(Board board, Ice ice, Quadrant in) {
        Piece piece = board.pieceAt(in.square());
        if (piece == null) {
            return List.of();
        }
        int area = area(board, ice, piece, in);
        List<Quadrant> result = new ArrayList<>();
        for (int bit = 0; bit < QUADRANTS; bit++) {
            if ((area >> bit & 1) != 0) {
                result.add(quadrant(piece, bit));
            }
        }
        return result;
    }

    /**
     * The places a sled may be on after the ice has changed (EX-6.5). One place: it is there, without being asked.
     * None: the sled is lost. A sled whose whole area stays land or ice stays; once a part of it thaws to sea, the
     * sled may go to any area of its tile.
     *
     * @param sled an area under the old ice, or an arrow
     */
    public static List<Place> afterIce(Board board, Ice before, Ice now, Place sled) {
        Quadrant stand = sled.quadrant();
        Piece piece = board.pieceAt(sled);
        if (stand == null || piece == null) {
            return List.of(sled);
        }
        int held = area(board, before, piece, stand);
        int passable = passable(board, now, piece);
        if ((held & ~passable) == 0) {
            int lowest = Integer.numberOfTrailingZeros(grown(piece, held, passable));
            return List.of(Place.of(quadrant(piece, lowest)));
        }
        return of(board, now, piece).stream().map(Place::of).toList();
    }

    /** The areas of the tile beside an arrow that a sled on the arrow can reach. */
    static List<Quadrant> at(Board board, Ice ice, Arrow arrow) {
        ArrowEdge edge = Arrows.of(arrow);
        Square square = Square.of(edge.row(), edge.column());
        Piece piece = board.pieceAt(square);
        List<Quadrant> areas = new ArrayList<>();
        if (piece != null) {
            Side side = edge.west() ? Side.WEST : Side.EAST;
            for (Corner corner : List.of(side.first, side.second)) {
                int area = area(board, ice, piece, new Quadrant(square.row(), square.col(), corner));
                if (area != 0) {
                    areas.add(quadrant(piece, Integer.numberOfTrailingZeros(area)));
                }
            }
        }
        return areas.stream().distinct().sorted().toList();
    }

    /** The area that holds a quadrant of the piece, as bits; 0 when the quadrant is open sea. */
    static int area(Board board, Ice ice, Piece piece, Quadrant in) {
        int passable = passable(board, ice, piece);
        int start = 1 << bit(piece, in);
        return (passable & start) == 0 ? 0 : grown(piece, start, passable);
    }

    static Quadrant quadrant(Piece piece, int bit) {
        Square square = bit < 4 ? piece.anchor() : piece.squares().getLast();
        return new Quadrant(square.row(), square.col(), Corner.all()[bit & 3]);
    }

    private static int bit(Piece piece, Quadrant quadrant) {
        boolean first = quadrant.row() == piece.anchor().row()
                && quadrant.col() == piece.anchor().col();
        return quadrant.corner().ordinal() + (first ? 0 : 4);
    }

    private static int passable(Board board, Ice ice, Piece piece) {
        int bits = 0;
        int shift = 0;
        for (Square square : piece.squares()) {
            bits |= passable(board, ice, square) << shift;
            shift += 4;
        }
        return bits;
    }

    private static int passable(Board board, Ice ice, Square square) {
        if (ice.freezes(square)) {
            return 0b1111;
        }
        int bits = 0;
        for (Corner corner : Corner.all()) {
            if (board.isLand(square.row() + corner.down, square.col() + corner.right)) {
                bits |= 1 << corner.ordinal();
            }
        }
        return bits;
    }

    /** Spreads over side-by-side quadrants of a square and facing quadrants of the inner border. */
    private static int grown(Piece piece, int start, int passable) {
        int area = start;
        int last;
        do {
            last = area;
            area |= (ring(area & 0xF) | ring(area >> 4) << 4) & passable;
            area |= acrossInnerBorder(piece, area) & passable;
        } while (area != last);
        return area;
    }

    /** The quadrants beside the given ones within their square: the order of corners runs round. */
    private static int ring(int bits) {
        return (bits << 1 | bits >> 3 | bits >> 1 | bits << 3) & 0xF;
    }

    /** Bits that face each other over the inner border: NE-NW and SE-SW lying, SW-NW and SE-NE standing. */
    private static int acrossInnerBorder(Piece piece, int area) {
        Shape shape = piece.shape();
        if (shape.squares() == 1) {
            return 0;
        }
        return shape.cols == 2 ? swapped(area, 1, 4) | swapped(area, 2, 7) : swapped(area, 3, 4) | swapped(area, 2, 5);
    }

    private static int swapped(int area, int one, int other) {
        return (area >> one & 1) << other | (area >> other & 1) << one;
    }
}
