package baffin.northwind.picture;

import baffin.game.ScoreSheet;
import baffin.game.Viewer;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;
import baffin.northwind.data.Commodity;
import baffin.northwind.state.NorthWindState;
import java.util.List;

/** The whole table as one SVG document, 1,200 pixels wide. */
public final class NorthWindPicture {

    private static final String TITLE = "North Wind";

    private NorthWindPicture() {}

    /**
     * Draws the table.
     *
     * @param sheet the scores as if the match ended now
     * @param viewer sees what its own lookout has seen, nobody else does
     * @return a complete SVG document; the same text for the same table and viewer
     */
    public static String svg(NorthWindState state, ScoreSheet sheet, Viewer viewer) {
        String status = status(state, sheet);
        Svg svg = begun(status);
        svg.rect(0, 0, Layout.WIDTH, Layout.HEIGHT, "paper");
        svg.label(Layout.MARGIN, 46, "title", TITLE);
        svg.label(Layout.MARGIN, 74, "sub", status);
        key(svg, state);
        StackPicture.draw(svg, state, viewer);
        VoyagePicture.draw(svg, state, viewer);
        BoardPicture.draw(svg, state);
        SeatPicture.draw(svg, state, sheet, viewer);
        return svg.close("svg").toString().strip();
    }

    private static Svg begun(String words) {
        Svg svg = Svg.picture(TITLE, words, Layout.WIDTH, Layout.HEIGHT, Look.STYLE);
        svg.open("defs");
        Seats.patterns(svg);
        svg.close("defs");
        return svg;
    }

    /** The supply, which serves as the key to the signs. */
    private static void key(Svg svg, NorthWindState state) {
        double x = 600;
        for (Commodity commodity : Commodity.values()) {
            Glyphs.good(svg, commodity, x, 52, 1);
            svg.label(x + 18, 49, "tiny bold", Names.of(commodity));
            svg.label(x + 18, 64, "tiny", "×" + state.supply().goods().of(commodity));
            x += 92;
        }
        Glyphs.captain(svg, x, 52, 1, true);
        svg.label(x + 18, 49, "tiny bold", "captains");
        svg.label(x + 18, 64, "tiny", "×" + state.supply().captains());
    }

    private static String status(NorthWindState state, ScoreSheet sheet) {
        int seat = state.active().index();
        return switch (state.phase()) {
            case SAIL -> "Seat " + seat + " chooses a stack";
            case LOOKOUT -> "Seat " + seat + " may send the lookout";
            case TOP -> "Seat " + seat + " has seen the top tile";
            case TILE -> "Seat " + seat + " deals with a tile";
            case PIRATE -> "Seat " + seat + " meets a pirate";
            case LETTERS -> "Seat " + state.asked().getFirst().index() + " may use the tile by letter";
            case OVER -> "The match is over: " + first(sheet);
        };
    }

    private static String first(ScoreSheet sheet) {
        List<String> seats = sheet.seats().stream()
                .filter(score -> score.rank() == 1)
                .map(score -> "seat " + score.seat().index())
                .toList();
        return String.join(" and ", seats) + (seats.size() == 1 ? " is first" : " are first");
    }
}
