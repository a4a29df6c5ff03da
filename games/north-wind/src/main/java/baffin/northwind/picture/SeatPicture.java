package baffin.northwind.picture;

import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Viewer;
import baffin.game.picture.Canvas;
import baffin.game.picture.Outline;
import baffin.game.picture.Paragraph;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;
import baffin.northwind.data.ShipParts;
import baffin.northwind.data.ShipParts.Name;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Phase;
import baffin.northwind.state.Ship;

/** One card a seat: tokens, ship, gold and letters. */
final class SeatPicture {

    private static final double SCALE_MAX = 1.1;

    private final Canvas canvas;
    private final Svg svg;
    private final Layout layout;
    private final NorthWindState state;
    private final double width;

    private SeatPicture(Canvas canvas, Layout layout, NorthWindState state) {
        this.canvas = canvas;
        this.svg = canvas.svg();
        this.layout = layout;
        this.state = state;
        this.width = layout.cardWidth();
    }

    static void draw(Canvas canvas, Layout layout, NorthWindState state, ScoreSheet sheet, Viewer viewer) {
        SeatPicture picture = new SeatPicture(canvas, layout, state);
        sheet.seats().forEach(score -> picture.card(score, viewer.holds(score.seat())));
    }

    private void card(SeatScore score, boolean viewers) {
        Seat seat = score.seat();
        Ship ship = state.of(seat);
        double height = layout.cardHeight();
        String style = seat.equals(state.asks()) ? "card now" : "card";
        String heading = canvas.heading(seat.index(), viewers);
        svg.at(layout.cardX(seat.index()), layout.cardY(seat.index()), 1);
        canvas.spot("seat", seat.index(), heading, Outline.rect(0, 0, width, height));
        svg.leaf("rect", "x", 0, "y", 0, "width", width, "height", height, "rx", 8, "class", style);
        svg.leaf("rect", "x", 0, "y", 0, "width", width, "height", 6, "rx", 3, "fill", Seats.colour(seat.index()));
        Seats.emblem(canvas, seat.index(), 24, 30, 1);
        Paragraph.fitted(svg, 46, 29, width - 100, layout.small(), "bold", heading);
        Paragraph.fitted(svg, 46, 50, width - 150, layout.small(), "tiny", status(seat));
        svg.label(width - 12, 32, "big tail", Integer.toString(state.board().tokens(seat)));
        String rank = canvas.text("rank", "rank", score.place());
        svg.label(width - 12, 50, "tiny tail", canvas.text("tokens", "goal", state.goal(), "rank", rank));
        double scale = Math.min(SCALE_MAX, (width - 16) / ShipPicture.WIDTH);
        svg.at((width - ShipPicture.WIDTH * scale) / 2, 66, scale);
        ShipPicture.draw(canvas, ship, seat.index(), viewers);
        svg.end();
        purse(ship, height - 20);
        canvas.endSpot();
        svg.end();
    }

    private void purse(Ship ship, double y) {
        Glyphs.coin(canvas, Integer.toString(ship.gold()), 26, y, 1.1);
        canvas.centred(44, y, "tiny", canvas.text("gold"));
        svg.open("g").words("title", canvas.text("letters"));
        for (int letter = 0; letter < ShipParts.most(Name.LETTERS); letter++) {
            Glyphs.letter(svg, 106 + letter * 30, y, 1, letter < ship.letters());
        }
        svg.end();
        canvas.centred(width - 12, y, "tiny tail", canvas.text("voyages", "count", ship.voyages()));
    }

    private String status(Seat seat) {
        if (state.phase() == Phase.OVER) {
            return canvas.text("ended");
        }
        if (seat.equals(state.asks())) {
            return canvas.text(state.phase() == Phase.LETTERS ? "asked" : "acts");
        }
        return canvas.text(
                state.toAnswer().contains(seat) ? "asked.next" : seat.equals(state.active()) ? "sails" : "waits");
    }
}
