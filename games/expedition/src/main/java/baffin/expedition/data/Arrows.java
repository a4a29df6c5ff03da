package baffin.expedition.data;

import baffin.game.data.DataFile;
import baffin.game.data.Row;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** Where the arrows are joined to the board (EX-3.2). */
public final class Arrows {

    private static final List<ArrowEdge> ALL =
            DataFile.read("expedition/arrows", List.of("arrow", "row", "column", "side"), Arrows::edge);
    private static final Map<Arrow, ArrowEdge> BY_ARROW = byArrow();

    private Arrows() {}

    /**
     * One arrow.
     *
     * @param arrow which
     * @param row row of the joined square, 0 to 7
     * @param column column of the joined square: 0 on the west side, 11 on the east side
     * @param source source mark
     */
    public record ArrowEdge(Arrow arrow, int row, int column, String source) {

        /** True when the arrow lies west of its square, false when it lies east of it. */
        public boolean west() {
            return column == 0;
        }
    }

    /** Both arrows. */
    public static List<ArrowEdge> all() {
        return ALL;
    }

    public static ArrowEdge of(Arrow arrow) {
        ArrowEdge edge = BY_ARROW.get(arrow);
        if (edge == null) {
            throw new IllegalStateException("arrows.tsv lacks " + arrow);
        }
        return edge;
    }

    private static ArrowEdge edge(Row row) {
        int column = row.number("column", 0, 11);
        row.check(
                column == 0 && row.text("side").equals("WEST")
                        || column == 11 && row.text("side").equals("EAST"),
                "an arrow is joined to the west or east edge of the board");
        return new ArrowEdge(row.oneOf(Arrow.class, "arrow"), row.number("row", 0, 7), column, row.source());
    }

    private static Map<Arrow, ArrowEdge> byArrow() {
        Map<Arrow, ArrowEdge> edges = new EnumMap<>(Arrow.class);
        ALL.forEach(edge -> edges.put(edge.arrow(), edge));
        return edges;
    }
}
