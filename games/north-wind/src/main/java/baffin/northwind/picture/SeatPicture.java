package baffin.northwind.picture;

import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Viewer;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;
import baffin.game.picture.Words;
import baffin.northwind.data.ShipParts;
import baffin.northwind.data.ShipParts.Name;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Phase;
import baffin.northwind.state.Ship;

/** One card a seat: tokens, ship, gold and letters. */
final class SeatPicture {

    private static final double GAP = 12;
    private static final double HEIGHT = Layout.HEIGHT - Layout.SHIPS - Layout.MARGIN;
    private static final double SCALE_MAX = 1.12;

    private final Svg svg;
    private final NorthWindState state;
    private final double width;

    private SeatPicture(Svg svg, NorthWindState state) {
        this.svg = svg;
        this.state = state;
        int seats = state.ships().size();
        this.width = (Layout.WIDTH - 2 * Layout.MARGIN - GAP * (seats - 1)) / seats;
    }

    static void draw(Svg svg, NorthWindState state, ScoreSheet sheet, Viewer viewer) {
        SeatPicture picture = new SeatPicture(svg, state);
        sheet.seats().forEach(score -> picture.card(score, viewer.holds(score.seat())));
    }

    private void card(SeatScore score, boolean viewers) {
        Seat seat = score.seat();
        Ship ship = state.of(seat);
        String style = seat.equals(state.asks()) ? "card now" : "card";
        svg.at(Layout.MARGIN + seat.index() * (width + GAP), Layout.SHIPS, 1);
        svg.leaf("rect", "x", 0, "y", 0, "width", width, "height", HEIGHT, "rx", 8, "class", style);
        svg.leaf("rect", "x", 0, "y", 0, "width", width, "height", 6, "rx", 3, "fill", Seats.colour(seat.index()));
        Seats.emblem(svg, seat.index(), 24, 30, 1);
        svg.label(46, 27, "bold", "Seat " + seat.index() + (viewers ? " (you)" : ""));
        svg.label(46, 43, "tiny", status(seat));
        svg.label(width - 12, 32, "big tail", Integer.toString(state.board().tokens(seat)));
        String place = "of " + state.goal() + " tokens, " + Words.ordinal(score.rank());
        svg.label(width - 12, 47, "tiny tail", place);
        double scale = Math.min(SCALE_MAX, (width - 16) / ShipPicture.WIDTH);
        svg.at((width - ShipPicture.WIDTH * scale) / 2, 62, scale);
        ShipPicture.draw(svg, ship, seat.index());
        svg.end();
        purse(ship);
        svg.end();
    }

    private void purse(Ship ship) {
        double y = HEIGHT - 20;
        Glyphs.coin(svg, Integer.toString(ship.gold()), 26, y, 1.15);
        svg.label(44, y + 4, "tiny", "gold");
        for (int letter = 0; letter < ShipParts.most(Name.LETTERS); letter++) {
            Glyphs.letter(svg, 96 + letter * 30, y, 1, letter < ship.letters());
        }
        svg.label(146, y + 4, "tiny", "letters");
        svg.label(width - 12, y + 4, "tiny tail", "voyage " + ship.voyages());
    }

    private String status(Seat seat) {
        if (state.phase() == Phase.OVER) {
            return "the match is over";
        }
        if (seat.equals(state.asks())) {
            return state.phase() == Phase.LETTERS ? "asked to use a letter" : "to act";
        }
        return state.asked().contains(seat) ? "asked next" : seat.equals(state.active()) ? "under way" : "waiting";
    }
}
