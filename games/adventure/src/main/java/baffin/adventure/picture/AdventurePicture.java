package baffin.adventure.picture;

import baffin.adventure.data.Figure;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Phase;
import baffin.adventure.state.Turn;
import baffin.game.ScoreSheet;
import baffin.game.Viewer;
import baffin.game.picture.Svg;

/** The whole table as one SVG document, 1,200 pixels wide. */
public final class AdventurePicture {

    private static final String TITLE = "Northwest Passage Adventure";

    private AdventurePicture() {}

    /**
     * Draws the table. Nothing hidden is drawn, so every viewer sees the same but for "you" on the viewer's own card.
     *
     * @param sheet the places as if the match ended now
     * @return a complete SVG document; the same text for the same table
     */
    public static String svg(AdventureState state, ScoreSheet sheet, Viewer viewer) {
        Layout layout = new Layout(state.sea().grid().width());
        Svg svg = begun(status(state), layout);
        svg.rect(0, 0, Layout.WIDTH, layout.height(), "paper");
        svg.label(Layout.MARGIN, 46, "title", TITLE);
        svg.label(Layout.MARGIN, 74, "sub", status(state));
        MapPicture.draw(svg, state.sea(), layout);
        RoutePicture.draw(svg, state);
        FleetPicture.draw(svg, state, layout);
        LegendPicture.draw(svg, state, layout);
        SeatPicture.draw(svg, state, sheet, viewer, layout);
        return svg.close("svg").toString().strip();
    }

    private static Svg begun(String words, Layout layout) {
        Svg svg = Svg.picture(TITLE, words, Layout.WIDTH, layout.height(), Palette.STYLE);
        svg.open("defs");
        Palette.patterns(svg);
        svg.close("defs");
        return svg;
    }

    private static String status(AdventureState state) {
        if (state.phase() == Phase.DRAFT) {
            return "Characters are being chosen in secret";
        }
        String round = "Round " + Math.min(state.round(), Figure.ROUNDS.value());
        if (state.phase() == Phase.OVER) {
            return round + " · the match is over";
        }
        Turn turn = state.turn();
        String what = switch (state.phase()) {
            case FREE_MARKER -> "lays a free marker";
            case SWAP -> "swaps two strips";
            case NEW_TILES -> "may turn a new strip";
            case DISCARD -> "discards";
            default -> turn.overtaking() ? "overtakes" : "acts";
        };
        return round + " · seat " + state.now().index() + " " + what + ", " + turn.points()
                + (turn.points() == 1 ? " action point left" : " action points left");
    }
}
