package baffin.expedition.picture;

import baffin.expedition.data.Token;
import baffin.expedition.state.Crew;
import baffin.expedition.state.Expedition;
import baffin.expedition.state.ExpeditionState;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Viewer;
import baffin.game.picture.Canvas;
import baffin.game.picture.Outline;
import baffin.game.picture.Paragraph;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;

/** One card a seat: points, crew of both columns, tokens, reserve. */
final class SeatPicture {

    private final Canvas canvas;
    private final Svg svg;
    private final Layout layout;
    private final ExpeditionState state;
    private final double width;

    private SeatPicture(Canvas canvas, Layout layout, ExpeditionState state) {
        this.canvas = canvas;
        this.svg = canvas.svg();
        this.layout = layout;
        this.state = state;
        this.width = layout.cardWidth();
    }

    static void draw(Canvas canvas, Layout layout, ExpeditionState state, ScoreSheet sheet, Viewer viewer) {
        SeatPicture pictures = new SeatPicture(canvas, layout, state);
        sheet.seats().forEach(score -> pictures.card(score, sheet.last(), viewer.holds(score.seat())));
    }

    private void card(SeatScore score, boolean last, boolean viewers) {
        Seat seat = score.seat();
        Expedition expedition = state.of(seat);
        double height = layout.cardHeight(seat.index());
        String style = state.asks(seat) ? "card now" : "card";
        String heading = canvas.heading(seat.index(), viewers);
        svg.at(layout.cardX(seat.index()), layout.cardY(seat.index()), 1);
        canvas.spot("seat", seat.index(), heading, Outline.rect(0, 0, width, height));
        svg.leaf("rect", "x", 0, "y", 0, "width", width, "height", height, "rx", 8, "class", style);
        svg.leaf("rect", "x", 0, "y", 0, "width", width, "height", 6, "rx", 3, "fill", Seats.colour(seat.index()));
        Seats.emblem(canvas, seat.index(), 24, 30, 1);
        Paragraph.fitted(svg, 46, 29, width - 110, layout.small(), "bold", heading);
        points(score, last);
        Paragraph.fitted(svg, 46, 50, width - 160, layout.small(), "tiny", status(seat, expedition));
        double from = Math.max(50, 20 + longest("ship", "sled"));
        crew(canvas.text("ship"), expedition.shipCrew(), 71, "", from);
        crew(canvas.text("sled"), expedition.sledCrew(), 91, sled(expedition), from);
        tokens(expedition);
        ReservePicture.draw(canvas, expedition.reserve(), Layout.RESERVE, width);
        canvas.endSpot();
        svg.end();
    }

    private double longest(String one, String other) {
        return Math.max(
                Paragraph.width(canvas.text(one), layout.small()), Paragraph.width(canvas.text(other), layout.small()));
    }

    private String sled(Expedition expedition) {
        return canvas.text(expedition.sledLost() ? "sled.lost" : "sled.aboard");
    }

    private void points(SeatScore score, boolean last) {
        String total = canvas.text(
                last ? "points.final" : "points.now",
                "points",
                score.score(),
                "rank",
                canvas.text("rank", "rank", score.place()));
        svg.label(width - 12, 32, "big tail", Integer.toString(TrackPicture.earned(score)));
        svg.label(width - 12, 50, "tiny tail", total);
    }

    private String status(Seat seat, Expedition expedition) {
        String doing = expedition.home()
                ? canvas.text("home", "rank", canvas.text("rank", "rank", expedition.returned()))
                : canvas.text(state.asks(seat) ? "acts" : state.done(seat) ? "passed" : "waits");
        return expedition.discovered() ? doing + ", " + canvas.text("discovered") : doing;
    }

    private void crew(String name, Crew crew, double y, String empty, double from) {
        canvas.centred(12, y, "tiny", name);
        if (crew.total() == 0) {
            canvas.centred(from - 6, y, "tiny", empty);
        }
        for (int man = 0; man < crew.total(); man++) {
            String style = man < crew.available() ? "free" : "rest";
            svg.leaf("circle", "cx", from + man * 15.0, "cy", y, "r", 5.5, "class", style);
        }
    }

    private void tokens(Expedition expedition) {
        double step = Math.min(56, (width - 24) / Token.values().length);
        for (Token token : Token.values()) {
            double x = 24 + token.ordinal() * step;
            int count = expedition.tokens().getOrDefault(token, 0);
            svg.open("g")
                    .words(
                            "title",
                            canvas.text("tokens", "token", canvas.labels().named("token", token), "count", count));
            TokenPicture.draw(canvas, token, x, 116, .7, count > 0);
            canvas.centred(x + 14, 116, count > 0 ? "bold" : "tiny", Integer.toString(count));
            svg.end();
        }
    }
}
