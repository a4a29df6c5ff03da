package baffin.expedition.picture;

import baffin.expedition.data.Token;
import baffin.expedition.state.Crew;
import baffin.expedition.state.Expedition;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.tile.Tile;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Viewer;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;
import baffin.game.picture.Words;
import java.util.List;

/** One card a seat: points, crew of both columns, tokens, reserve. */
final class SeatPicture {

    private static final double GAP = 12;
    private static final double HEIGHT = Layout.HEIGHT - Layout.SEATS - Layout.MARGIN;
    private static final double TILE = 22;

    private final Svg svg;
    private final ExpeditionState state;
    private final double width;

    private SeatPicture(Svg svg, ExpeditionState state) {
        this.svg = svg;
        this.state = state;
        int seats = state.seats().size();
        this.width = (Layout.WIDTH - 2 * Layout.MARGIN - GAP * (seats - 1)) / seats;
    }

    static void draw(Svg svg, ExpeditionState state, ScoreSheet sheet, Viewer viewer) {
        SeatPicture pictures = new SeatPicture(svg, state);
        sheet.seats().forEach(score -> pictures.card(score, sheet.last(), viewer.holds(score.seat())));
    }

    private void card(SeatScore score, boolean last, boolean viewers) {
        Seat seat = score.seat();
        Expedition expedition = state.of(seat);
        String style = state.asks(seat) ? "card now" : "card";
        svg.at(Layout.MARGIN + seat.index() * (width + GAP), Layout.SEATS, 1);
        svg.leaf("rect", "x", 0, "y", 0, "width", width, "height", HEIGHT, "rx", 8, "class", style);
        svg.leaf("rect", "x", 0, "y", 0, "width", width, "height", 6, "rx", 3, "fill", Seats.colour(seat.index()));
        Seats.emblem(svg, seat.index(), 24, 30, 1);
        svg.label(46, 27, "bold", "Seat " + seat.index() + (viewers ? " (you)" : ""));
        svg.label(46, 43, "tiny", status(seat, expedition));
        points(score, last);
        crew("ship", expedition.shipCrew(), 66, "");
        crew("sled", expedition.sledCrew(), 84, expedition.sledLost() ? "lost" : "aboard");
        tokens(expedition);
        reserve(expedition.reserve());
        svg.end();
    }

    private void points(SeatScore score, boolean last) {
        String total = (last ? "final " : "now ") + score.total() + ", " + Words.ordinal(score.rank());
        svg.label(width - 12, 32, "big tail", Integer.toString(Standing.earned(score)));
        svg.label(width - 12, 47, "tiny tail", total);
    }

    private String status(Seat seat, Expedition expedition) {
        String passage = expedition.discovered() ? ", found the passage" : "";
        if (expedition.home()) {
            return "home " + Words.ordinal(expedition.returned()) + passage;
        }
        return (state.asks(seat) ? "to act" : state.done(seat) ? "passed" : "waiting") + passage;
    }

    private void crew(String name, Crew crew, double y, String empty) {
        svg.label(12, y + 4, "tiny", name);
        if (crew.total() == 0) {
            svg.label(44, y + 4, "tiny", empty);
        }
        for (int man = 0; man < crew.total(); man++) {
            svg.leaf(
                    "circle",
                    "cx",
                    50 + man * 15.0,
                    "cy",
                    y,
                    "r",
                    5.5,
                    "class",
                    man < crew.available() ? "free" : "rest");
        }
    }

    private void tokens(Expedition expedition) {
        double step = Math.min(56, (width - 24) / Token.values().length);
        for (Token token : Token.values()) {
            double x = 24 + token.ordinal() * step;
            int count = expedition.tokens().getOrDefault(token, 0);
            TokenPicture.draw(svg, token, x, 112, .66, count > 0);
            svg.label(x + 13, 117, count > 0 ? "bold" : "tiny", Integer.toString(count));
        }
    }

    private void reserve(List<Tile> reserve) {
        double x = 12;
        double y = 131;
        for (int i = 0; i < reserve.size(); i++) {
            double wide = reserve.get(i).isLarge() ? 2 * TILE : TILE;
            if (x + wide > width - (y > 131 ? 40 : 12)) {
                if (y > 131) {
                    svg.label(x, y + 16, "tiny bold", "+" + (reserve.size() - i));
                    return;
                }
                x = 12;
                y += TILE + 5;
            }
            TilePicture.draw(svg, reserve.get(i), x, y, TILE);
            x += wide + 5;
        }
        if (reserve.isEmpty()) {
            svg.label(12, y + 16, "tiny", "no tiles in reserve");
        }
    }
}
