package baffin.northwind.picture;

import baffin.game.Seat;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.Tasks;
import baffin.northwind.state.Column;
import baffin.northwind.state.NorthWindState;
import java.util.List;

/** The task board: three columns from bottom to top, bonus fields above and beside them. */
final class BoardPicture {

    private static final double PAD = 12;
    private static final double GAP = 10;
    private static final double WIDTH = (Layout.BOARD_WIDTH - 2 * PAD - 2 * GAP) / 3;
    private static final double FIELD = 37;
    private static final double BONUS = 34;
    private static final double FIRST = Layout.TOP + 34;
    private static final double FIELDS = FIRST + BONUS + 8;

    private final Svg svg;

    private BoardPicture(Svg svg) {
        this.svg = svg;
    }

    static void draw(Svg svg, NorthWindState state) {
        double height = Layout.BOTTOM - Layout.TOP;
        svg.leaf(
                "rect",
                "x",
                Layout.BOARD,
                "y",
                Layout.TOP,
                "width",
                Layout.BOARD_WIDTH,
                "height",
                height,
                "rx",
                8,
                "class",
                "card");
        BoardPicture picture = new BoardPicture(svg);
        state.board().columns().forEach(picture::column);
        double y = FIELDS + Tasks.COLUMN * FIELD + 8;
        double half = (Layout.BOARD_WIDTH - 2 * PAD - GAP) / 2;
        picture.bonus("a task in each column", state.board().supply(), Layout.BOARD + PAD, y, half);
        picture.bonus("four crew", state.board().crew(), Layout.BOARD + PAD + half + GAP, y, half);
    }

    private void column(Column column) {
        double x = Layout.BOARD + PAD + column.port().ordinal() * (WIDTH + GAP);
        Glyphs.lighthouse(svg, x + 12, Layout.TOP + 19, .8);
        svg.label(x + 26, Layout.TOP + 24, "bold", Names.of(column.port()));
        Seat leader = column.leader();
        svg.leaf("rect", "x", x, "y", FIRST, "width", WIDTH, "height", BONUS, "rx", 6, "class", "bonus");
        svg.label(x + 8, FIRST + 21, "tiny", leader == null ? "most tasks: nobody" : "most tasks");
        if (leader != null) {
            token(leader, "majority token", x + WIDTH - 20, FIRST + BONUS / 2);
        }
        for (int place = 1; place <= Tasks.COLUMN; place++) {
            field(column, place, x, FIELDS + (Tasks.COLUMN - place) * FIELD);
        }
    }

    private void field(Column column, int place, double x, double y) {
        boolean done = place <= column.done().size();
        boolean next = place == column.done().size() + 1;
        String style = done ? "field done" : next ? "field next" : "field";
        svg.leaf("rect", "x", x, "y", y + 1, "width", WIDTH, "height", FIELD - 3, "rx", 6, "class", style);
        svg.label(x + 6, y + 23, next ? "tiny bold" : "tiny", Integer.toString(place));
        demand(Tasks.of(column.port(), place), x + 30, y + FIELD / 2 - .5);
        if (done) {
            token(column.done().get(place - 1), "task token", x + WIDTH - 17, y + FIELD / 2 - .5);
        }
    }

    private void demand(Tasks.Task task, double x, double y) {
        double at = x;
        for (Commodity piece : task.goods().pieces()) {
            Glyphs.good(svg, piece, at, y, .82);
            at += 23;
        }
        for (int captain = 0; captain < task.captains(); captain++) {
            Glyphs.captain(svg, at, y, .82, true);
            at += 23;
        }
        if (task.gold() > 0) {
            Glyphs.coin(svg, Integer.toString(task.gold()), at, y, .92);
        }
    }

    private void bonus(String words, List<Seat> seats, double x, double y, double width) {
        svg.leaf("rect", "x", x, "y", y, "width", width, "height", BONUS, "rx", 6, "class", "bonus");
        svg.label(x + 8, y + 21, "tiny", words);
        for (int i = 0; i < seats.size(); i++) {
            token(seats.get(i), "bonus token", x + width - 16 - i * 22, y + BONUS / 2);
        }
    }

    private void token(Seat seat, String what, double x, double y) {
        svg.open("g").words("title", what + " of seat " + seat.index());
        Seats.emblem(svg, seat.index(), x, y, .72);
        svg.end();
    }
}
