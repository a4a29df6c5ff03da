package baffin.adventure.data;

import baffin.game.data.DataFile;
import baffin.game.data.Row;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Number and shapes of the markers (AD-1.1, AD-1.3). */
public final class Markers {

    /** Hexes of the longest marker. */
    public static final int LONGEST = 4;

    /** Ways to turn from one step to the next within a marker: 60 degrees right, straight on, 60 degrees left. */
    public static final int TURNS = 3;

    private static final List<Shape> ALL = load();
    private static final @Nullable MarkerKind[][] BY_WALK = byWalk();

    private Markers() {}

    /**
     * One kind.
     *
     * @param marker which
     * @param hexes how many hexes it covers, 1 to 4
     * @param count how many of them a seat has
     * @param walks turns between its steps from either end: {@code 0} straight on, {@code +} left, {@code -} right
     * @param source source mark
     */
    public record Shape(MarkerKind marker, int hexes, int count, List<String> walks, String source) {}

    /** All kinds in the order of {@link MarkerKind}. */
    public static List<Shape> all() {
        return ALL;
    }

    /** How many hexes a kind covers. */
    public static int hexes(MarkerKind marker) {
        return ALL.get(marker.ordinal()).hexes();
    }

    /** The number of each kind that a seat has, in the order of {@link MarkerKind}. */
    public static List<Integer> counts() {
        return ALL.stream().map(Shape::count).toList();
    }

    /**
     * The route marker that has a shape.
     *
     * @param hexes 1 to 4
     * @param walk the turns as a number with one digit of base 3 a turn: 0 right, 1 straight on, 2 left
     * @return null when no marker has this shape
     */
    public static @Nullable MarkerKind of(int hexes, int walk) {
        return BY_WALK[hexes][walk];
    }

    private static List<Shape> load() {
        List<Shape> all =
                DataFile.read("adventure/markers", List.of("marker", "hexes", "count", "walks"), Markers::shape);
        if (!all.stream().map(Shape::marker).toList().equals(List.of(MarkerKind.values()))) {
            throw new IllegalStateException("markers.tsv must hold every marker once, in order");
        }
        return all;
    }

    private static Shape shape(Row row) {
        int hexes = row.number("hexes", 1, LONGEST);
        boolean turns = hexes > 2;
        List<String> walks = turns ? List.of(row.text("walks").split(" ")) : List.of();
        row.check(
                walks.stream().allMatch(walk -> walk.matches("[0+-]{" + (hexes - 2) + "}")),
                "walks must have one turn less than steps: " + walks);
        return new Shape(row.oneOf(MarkerKind.class, "marker"), hexes, row.number("count", 1, 9), walks, row.source());
    }

    private static @Nullable MarkerKind[][] byWalk() {
        @Nullable MarkerKind[][] kinds = new @Nullable MarkerKind[LONGEST + 1][TURNS * TURNS];
        for (Shape shape : ALL) {
            if (shape.marker() != MarkerKind.WAKE) {
                List<String> walks = new ArrayList<>(shape.walks());
                if (walks.isEmpty()) {
                    walks.add("");
                }
                walks.forEach(walk -> kinds[shape.hexes()][number(walk)] = shape.marker());
            }
        }
        return kinds;
    }

    private static int number(String walk) {
        return walk.chars().reduce(0, (all, turn) -> all * TURNS + "-0+".indexOf(turn));
    }
}
