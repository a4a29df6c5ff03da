package baffin.adventure.picture;

import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Markers;
import baffin.adventure.data.Skipper;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Captain;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Viewer;
import baffin.game.picture.Canvas;
import baffin.game.picture.Outline;
import baffin.game.picture.Paragraph;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One card a seat: character, place, how many cards it holds, markers in supply, and what cards did to it. */
final class SeatPicture {

    private static final int CARDS_SHOWN = 8;
    private static final int KINDS_A_LINE = 5;

    private final Canvas canvas;
    private final Svg svg;
    private final Layout layout;
    private final AdventureState state;
    private final double width;

    private SeatPicture(Canvas canvas, Layout layout, AdventureState state) {
        this.canvas = canvas;
        this.svg = canvas.svg();
        this.layout = layout;
        this.state = state;
        this.width = layout.cardWidth();
    }

    static void draw(Canvas canvas, Layout layout, AdventureState state, ScoreSheet sheet, Viewer viewer) {
        SeatPicture pictures = new SeatPicture(canvas, layout, state);
        sheet.seats().forEach(score -> pictures.card(score, viewer.holds(score.seat())));
    }

    private void card(SeatScore score, boolean viewers) {
        Seat seat = score.seat();
        Captain captain = state.of(seat);
        boolean toAct = state.toAct().contains(seat);
        String style = toAct ? "card now" : "card";
        String heading = canvas.heading(seat.index(), viewers);
        String row = Integer.toString(captain.row());
        svg.at(layout.cardX(seat.index()), layout.cardY(seat.index()), 1);
        canvas.spot("seat", seat.index(), heading, Outline.rect(0, 0, width, Layout.CARD));
        svg.leaf("rect", "x", 0, "y", 0, "width", width, "height", Layout.CARD, "rx", 8, "class", style);
        svg.leaf("rect", "x", 0, "y", 0, "width", width, "height", 6, "rx", 3, "fill", Seats.colour(seat.index()));
        Seats.emblem(canvas, seat.index(), 24, 30, 1);
        double beside = Paragraph.width(row, 24);
        Paragraph.fitted(svg, 46, 29, width - 70 - beside, layout.small(), "bold", heading);
        Paragraph.fitted(svg, 46, 50, width - 150, layout.small(), "tiny", status(seat, toAct));
        svg.label(width - 12, 32, "big tail", row);
        String place = canvas.text("rank", "rank", score.place());
        svg.label(width - 12, 52, "tiny tail", canvas.text("rank.now", "rank", place));
        character(captain.character());
        cards(captain.hand().total());
        flags(captain);
        markers(captain);
        canvas.endSpot();
        svg.end();
    }

    private void character(@Nullable Skipper skipper) {
        if (skipper == null) {
            svg.label(12, 76, "bold", canvas.text("character.secret"));
            return;
        }
        canvas.spot("character", skipper, skipper.title(), Outline.rect(8, 57, width - 16, 28));
        svg.label(12, 76, "bold", skipper.title());
        canvas.endSpot();
    }

    private String status(Seat seat, boolean toAct) {
        String doing = seat.equals(FleetPicture.winner(state)) ? "sailed.out" : toAct ? "acts" : "waits";
        return state.options().teams()
                ? canvas.labels().named("team", AdventureState.group(seat)) + ", " + canvas.text(doing)
                : canvas.text(doing);
    }

    private void cards(int count) {
        String words = canvas.text("cards", "count", count);
        svg.label(12, 102, "tiny", words);
        double left = Math.max(84, 24 + Paragraph.width(words, layout.small()));
        for (int card = 0; card < Math.min(CARDS_SHOWN, count); card++) {
            LegendPicture.card(svg, left + card * 12.0, 97, "back");
        }
    }

    private void flags(Captain captain) {
        List<String> flags = new ArrayList<>();
        if (captain.silenced()) {
            flags.add(canvas.text("silenced"));
        }
        if (captain.guarded()) {
            flags.add(canvas.text("guarded"));
        }
        if (captain.slowed() > 0) {
            flags.add(canvas.text("slowed", "points", captain.slowed()));
        }
        if (!flags.isEmpty()) {
            svg.label(width - 12, 102, "flag tail", String.join(", ", flags));
        }
    }

    private void markers(Captain captain) {
        double step = (width - 24) / KINDS_A_LINE;
        for (MarkerKind kind : MarkerKind.values()) {
            double x = 12 + (kind.ordinal() % KINDS_A_LINE) * step + 17;
            double y = kind.ordinal() < KINDS_A_LINE ? 130 : 166;
            MarkerPicture.draw(canvas, kind, x, y, captain.markers().of(kind));
        }
    }

    /** A marker of the supply, small. */
    static final class MarkerPicture {

        private static final double BIT = 5.2;

        private MarkerPicture() {}

        /** Draws it around a point, with how many there are. */
        static void draw(Canvas canvas, MarkerKind kind, double x, double y, int count) {
            Svg svg = canvas.svg();
            boolean any = count > 0;
            String title = canvas.text("marker.count", "marker", canvas.labels().named("marker", kind), "count", count);
            canvas.spot("marker", kind, title, Outline.rect(x - 19, y - 16, 54, 32));
            shape(svg, kind, x, y, any ? "bit" : "none");
            canvas.centred(x + 21, y, any ? "bold" : "tiny", Integer.toString(count));
            canvas.endSpot();
        }

        /** Draws its hexes around a point. */
        static void shape(Svg svg, MarkerKind kind, double x, double y, String style) {
            List<double[]> bits = bits(kind);
            double left = bits.stream().mapToDouble(bit -> bit[0]).average().orElse(0);
            double high = bits.stream().mapToDouble(bit -> bit[1]).average().orElse(0);
            for (double[] bit : bits) {
                svg.path(HexPicture.outline(x + bit[0] - left, y + bit[1] - high, BIT, false), style);
            }
            if (kind == MarkerKind.WAKE) {
                svg.path("M%s l8 8l-8 8l-8 -8z".formatted(Svg.point(x, y - 8)), style);
            }
        }

        /** Middles of its hexes, walked as the first walk of its data says, straight ahead at first. */
        private static List<double[]> bits(MarkerKind kind) {
            List<String> walks = Markers.all().get(kind.ordinal()).walks();
            String walk = walks.isEmpty() ? "" : walks.getFirst();
            List<double[]> bits = new ArrayList<>();
            double angle = Math.PI / 6;
            double x = 0;
            double y = 0;
            for (int hex = 0; hex < Markers.hexes(kind); hex++) {
                if (hex > 0) {
                    angle -= hex > 1 ? "-0+".indexOf(walk.charAt(hex - 2)) * Math.PI / 3 - Math.PI / 3 : 0;
                    x += BIT * Math.sqrt(3) * Math.cos(angle);
                    y += BIT * Math.sqrt(3) * Math.sin(angle);
                }
                bits.add(new double[] {x, y});
            }
            return bits;
        }
    }
}
