package baffin.expedition.picture;

import baffin.expedition.data.Arrow;
import baffin.expedition.data.SunLine;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Phase;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.picture.Svg;
import java.util.stream.Collectors;

/** The whole table as one SVG document, 1,200 pixels wide. */
public final class ExpeditionPicture {

    private static final String TITLE = "Expedition: Northwest Passage";

    private ExpeditionPicture() {}

    /**
     * Draws the table. All of it is public, so every viewer sees the same but for "you" on the viewer's own card.
     *
     * @param sheet the scores as if the match ended now
     * @return a complete SVG document; the same text for the same table
     */
    public static String svg(ExpeditionState state, ScoreSheet sheet, Viewer viewer) {
        Svg svg = begun(status(state));
        svg.rect(0, 0, Layout.WIDTH, Layout.HEIGHT, "paper");
        svg.label(Layout.MARGIN, 46, "title", TITLE);
        svg.label(Layout.MARGIN, 74, "sub", status(state));
        SunPicture.draw(svg, state.round());
        board(svg, state);
        SupplyPicture.draw(svg, state);
        TrackPicture.draw(svg, sheet);
        SeatPicture.draw(svg, state, sheet, viewer);
        return svg.close("svg").toString().strip();
    }

    private static Svg begun(String words) {
        Svg svg = Svg.picture(TITLE, words, Layout.WIDTH, Layout.HEIGHT, Palette.STYLE);
        svg.open("defs");
        Palette.patterns(svg);
        svg.close("defs");
        return svg;
    }

    private static void board(Svg svg, ExpeditionState state) {
        MapPicture.draw(svg, state.board());
        IcePicture.overlay(svg, state.frozenRows());
        ZonePicture.draw(svg);
        MapPicture.frame(svg);
        IcePicture.lines(svg, state);
        MapPicture.tokens(svg, state.board());
        ArrowPicture.draw(svg, Arrow.GREENLAND, "Greenland", state.supply().greenland());
        ArrowPicture.draw(
                svg,
                Arrow.NORTHWEST_PASSAGE,
                "Northwest Passage",
                state.supply().passage());
        Fleet.draw(svg, state);
    }

    private static String status(ExpeditionState state) {
        if (state.phase() == Phase.OVER) {
            return "The match is over";
        }
        String asked = state.asked().stream()
                .limit(1)
                .map(Seat::index)
                .map(String::valueOf)
                .collect(Collectors.joining());
        String what = switch (state.phase()) {
            case DRAFT -> " takes a tile";
            case ACTIONS -> " acts";
            case TAKE -> " takes a tile after the refresh";
            case RELOCATION -> " moves its sled off the thaw";
            case OVER -> "";
        };
        String round = state.round() == 0 ? "Setup" : "Round " + state.round() + " of " + SunLine.rounds();
        return asked.isEmpty() ? round : round + " · seat " + asked + what;
    }
}
