package baffin.expedition.geometry;

import baffin.expedition.board.Board;
import baffin.expedition.data.LargeTiles;
import baffin.expedition.tile.Placement;
import baffin.expedition.tile.Shape;
import baffin.expedition.tile.Shapes;
import baffin.expedition.tile.Tile;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Lays tiles by their looks, without asking the rules. */
public final class Boards {

    private Boards() {}

    /** Lays a small or large tile with the given rows of corners: # land, ~ sea. */
    public static Board lay(Board board, int row, int col, String... corners) {
        return board.place(looking(row, col, corners), false);
    }

    /** Any tile that looks like this. */
    public static Placement looking(int row, int col, String... corners) {
        boolean small = corners.length == 2 && corners[0].length() == 2;
        Stream<Tile> tiles = small
                ? IntStream.range(0, 6).mapToObj(Tile::small)
                : IntStream.range(0, LargeTiles.COUNT).mapToObj(Tile::large);
        return tiles.flatMap(tile -> Stream.of(Shapes.distinct(tile))
                        .filter(shape -> looks(shape).equals(List.of(corners)))
                        .map(shape -> new Placement(tile, Square.of(row, col), shape.orientation)))
                .findFirst()
                .orElseThrow();
    }

    public static List<String> looks(Shape shape) {
        return IntStream.rangeClosed(0, shape.rows)
                .mapToObj(row -> IntStream.rangeClosed(0, shape.cols)
                        .mapToObj(col -> (shape.land[row] >> col & 1) == 1 ? "#" : "~")
                        .reduce("", String::concat))
                .toList();
    }

    public static Place area(int row, int col, Corner corner) {
        return Place.of(new Quadrant(row, col, corner));
    }

    public static Place tile(int row, int col) {
        return Place.of(Square.of(row, col));
    }
}
