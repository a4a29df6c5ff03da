package baffin.northwind.picture;

import baffin.game.Seat;
import baffin.game.picture.Canvas;
import baffin.game.picture.Paragraph;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;
import baffin.game.words.Phrase;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.Tasks;
import baffin.northwind.state.Column;
import baffin.northwind.state.NorthWindState;
import java.util.ArrayList;
import java.util.List;

/** The task board: three columns from bottom to top, bonus fields above and below them. */
final class BoardPicture {

    private static final double PAD = 12;
    private static final double GAP = 10;
    private static final double BONUS = 44;
    private static final double STEP = 23;
    private static final double GLYPH = .8;

    private final Canvas canvas;
    private final Svg svg;
    private final Layout layout;
    private final double width;
    private final double first;

    /** One thing that a task asks for, drawn around a point. */
    private interface Sign {
        void draw(double x, double y);
    }

    BoardPicture(Canvas canvas, Layout layout) {
        this.canvas = canvas;
        this.svg = canvas.svg();
        this.layout = layout;
        this.width = (layout.boardWidth() - 2 * PAD - 2 * GAP) / 3;
        this.first = layout.boardY() + 34;
    }

    void draw(NorthWindState state) {
        svg.leaf(
                "rect",
                "x",
                layout.boardX(),
                "y",
                layout.boardY(),
                "width",
                layout.boardWidth(),
                "height",
                layout.boardHeight(),
                "rx",
                8,
                "class",
                "card");
        state.board().columns().forEach(this::column);
        double y = first + BONUS + 16 + Tasks.COLUMN * layout.field();
        double half = (layout.boardWidth() - 2 * PAD - GAP) / 2;
        double left = layout.boardX() + PAD;
        bonus(canvas.text("bonus.supply"), state.board().supply(), left, y, half);
        bonus(canvas.text("bonus.crew"), state.board().crew(), left + half + GAP, y, half);
    }

    private void column(Column column) {
        double x = layout.boardX() + PAD + column.port().ordinal() * (width + GAP);
        Glyphs.lighthouse(svg, x + 12, layout.boardY() + 19, .8);
        String name = canvas.labels().named("port", column.port());
        Paragraph.fitted(svg, x + 26, layout.boardY() + 24, width - 26, layout.small(), "bold", name);
        Seat leader = column.leader();
        svg.leaf("rect", "x", x, "y", first, "width", width, "height", BONUS, "rx", 6, "class", "bonus");
        words(canvas.text(leader == null ? "majority.none" : "majority"), x, first, width - (leader == null ? 8 : 44));
        if (leader != null) {
            token(leader, "token.majority", x + width - 20, first + BONUS / 2);
        }
        double fields = first + BONUS + 8;
        for (int place = 1; place <= Tasks.COLUMN; place++) {
            field(column, place, x, fields + (Tasks.COLUMN - place) * layout.field());
        }
    }

    private void field(Column column, int place, double x, double y) {
        boolean done = place <= column.done().size();
        boolean next = place == column.done().size() + 1;
        String style = done ? "field done" : next ? "field next" : "field";
        double height = layout.field();
        svg.leaf("rect", "x", x, "y", y + 1, "width", width, "height", height - 3, "rx", 6, "class", style);
        canvas.centred(x + 6, y + height / 2, next ? "tiny bold" : "tiny", Integer.toString(place));
        demand(Tasks.of(column.port(), place), x + 32, y + height / 2 - .5);
        if (done) {
            token(column.done().get(place - 1), "token.task", x + width - 17, y + height / 2 - .5);
        }
    }

    private void demand(Tasks.Task task, double x, double y) {
        List<Sign> signs = new ArrayList<>();
        for (Commodity piece : task.goods().pieces()) {
            signs.add((at, down) -> Glyphs.good(canvas, piece, at, down, GLYPH));
        }
        for (int captain = 0; captain < task.captains(); captain++) {
            signs.add((at, down) -> Glyphs.captain(svg, at, down, GLYPH, true));
        }
        if (task.gold() > 0) {
            signs.add((at, down) -> Glyphs.coin(canvas, Integer.toString(task.gold()), at, down, .9));
        }
        int inRow = layout.portrait() ? 2 : signs.size();
        int rows = Math.ceilDiv(signs.size(), inRow);
        for (int i = 0; i < signs.size(); i++) {
            int row = i / inRow;
            signs.get(i).draw(x + i % inRow * STEP, y + (row - (rows - 1) / 2.0) * STEP);
        }
    }

    private void bonus(String words, List<Seat> seats, double x, double y, double wide) {
        svg.leaf("rect", "x", x, "y", y, "width", wide, "height", BONUS, "rx", 6, "class", "bonus");
        words(words, x, y, wide - 8 - 22 * seats.size());
        for (int i = 0; i < seats.size(); i++) {
            token(seats.get(i), "token.bonus", x + wide - 16 - i * 22, y + BONUS / 2);
        }
    }

    /** On one line if there is room, else on two. */
    private void words(String words, double x, double y, double room) {
        double size = layout.small();
        boolean one = Paragraph.width(words, size) <= room - 8;
        Paragraph.draw(svg, x + 8, y + (one ? 27 : 18), room - 8, size, "tiny", words);
    }

    private void token(Seat seat, String what, double x, double y) {
        svg.open("g").words("title", canvas.text(what, "seat", Phrase.seat(seat.index())));
        Seats.emblem(canvas, seat.index(), x, y, .7);
        svg.end();
    }
}
