package baffin.adventure.picture;

import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Skipper;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Captain;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Viewer;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;
import baffin.game.picture.Words;
import java.util.ArrayList;
import java.util.List;

/** One card a seat: character, place, how many cards it holds, markers in supply, and what cards did to it. */
final class SeatPicture {

    private static final double GAP = 12;
    private static final int CARDS_SHOWN = 8;
    private static final int KINDS_A_LINE = 5;

    private final Svg svg;
    private final AdventureState state;
    private final double width;
    private final double top;

    private SeatPicture(Svg svg, AdventureState state, double top) {
        this.svg = svg;
        this.state = state;
        this.top = top;
        int seats = state.seats().size();
        this.width = (Layout.WIDTH - 2 * Layout.MARGIN - GAP * (seats - 1)) / seats;
    }

    static void draw(Svg svg, AdventureState state, ScoreSheet sheet, Viewer viewer, Layout layout) {
        SeatPicture pictures = new SeatPicture(svg, state, layout.cards());
        sheet.seats().forEach(score -> pictures.card(score, viewer.holds(score.seat())));
    }

    private void card(SeatScore score, boolean viewers) {
        Seat seat = score.seat();
        Captain captain = state.of(seat);
        boolean asked = state.asked().contains(seat);
        svg.at(Layout.MARGIN + seat.index() * (width + GAP), top, 1);
        svg.leaf(
                "rect",
                "x",
                0,
                "y",
                0,
                "width",
                width,
                "height",
                Layout.CARD,
                "rx",
                8,
                "class",
                asked ? "card now" : "card");
        svg.leaf("rect", "x", 0, "y", 0, "width", width, "height", 6, "rx", 3, "fill", Seats.colour(seat.index()));
        Seats.emblem(svg, seat.index(), 24, 30, 1);
        svg.label(46, 27, "bold", "Seat " + seat.index() + (viewers ? " (you)" : ""));
        svg.label(46, 43, "tiny", status(seat, asked));
        svg.label(width - 12, 32, "big tail", captain.row() == 0 ? "start" : "row " + captain.row());
        svg.label(width - 12, 47, "tiny tail", Words.ordinal(score.rank()) + " now");
        Skipper skipper = captain.character();
        svg.label(12, 66, "bold", skipper == null ? "character not revealed" : skipper.title());
        cards(captain.hand().total());
        flags(captain);
        markers(captain);
        svg.end();
    }

    private String status(Seat seat, boolean asked) {
        String team = state.options().teams()
                ? AdventureState.group(seat) == Skipper.Group.SIRS ? "Sirs, " : "Explorers, "
                : "";
        if (seat.equals(FleetPicture.winner(state))) {
            return team + "sailed out";
        }
        return team + (asked ? "to act" : "waiting");
    }

    private void cards(int count) {
        svg.label(12, 90, "tiny", count == 1 ? "1 card" : count + " cards");
        for (int card = 0; card < Math.min(CARDS_SHOWN, count); card++) {
            LegendPicture.card(svg, 70 + card * 12.0, 86, "back");
        }
    }

    private void flags(Captain captain) {
        List<String> flags = new ArrayList<>();
        if (captain.silenced()) {
            flags.add("no cards");
        }
        if (captain.guarded()) {
            flags.add("wake guarded");
        }
        if (captain.slowed() > 0) {
            flags.add("-" + captain.slowed() + " AP");
        }
        svg.label(width - 12, 66, "flag tail", String.join(", ", flags));
    }

    private void markers(Captain captain) {
        double step = (width - 24) / KINDS_A_LINE;
        for (MarkerKind kind : MarkerKind.values()) {
            double x = 12 + (kind.ordinal() % KINDS_A_LINE) * step + 17;
            double y = kind.ordinal() < KINDS_A_LINE ? 118 : 152;
            int count = captain.markers().of(kind);
            MarkerPicture.draw(svg, kind, x, y, count > 0);
            svg.label(x + 21, y + 5, count > 0 ? "bold" : "tiny", Integer.toString(count));
        }
    }
}
