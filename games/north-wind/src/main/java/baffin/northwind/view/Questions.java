package baffin.northwind.view;

import baffin.game.Seat;
import baffin.game.words.Phrase;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Phase;
import baffin.northwind.view.NorthWindView.AskView;
import baffin.northwind.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Who is asked what, and until when. */
final class Questions {

    private Questions() {}

    static List<AskView> of(NorthWindState state, Locale language) {
        List<AskView> asked = new ArrayList<>();
        for (Seat seat : seats(state)) {
            Phrase question = question(state);
            Phrase until = until(state, asked);
            asked.add(new AskView(
                    seat,
                    state.phase(),
                    Words.MESSAGES.text(question, language),
                    question.code(),
                    question.parameters(),
                    Words.MESSAGES.text(until, language),
                    until.code(),
                    until.parameters()));
        }
        return asked;
    }

    private static List<Seat> seats(NorthWindState state) {
        return switch (state.phase()) {
            case OVER -> List.of();
            case LETTERS -> state.asked();
            case SAIL, LOOKOUT, TOP, TILE, PIRATE -> List.of(state.active());
        };
    }

    private static Phrase question(NorthWindState state) {
        String code = "asked." + state.phase().name();
        return switch (state.phase()) {
            case TILE, LETTERS ->
                Phrase.of(code, "tile", state.sailing().current().tile().text());
            case PIRATE -> Phrase.of(code, "strength", state.sailing().pirate());
            case SAIL, LOOKOUT, TOP, OVER -> Phrase.of(code);
        };
    }

    /** Opponents answer one after the other (NW-4.5). */
    private static Phrase until(NorthWindState state, List<AskView> before) {
        if (state.phase() != Phase.LETTERS) {
            return Phrase.of("until.decided");
        }
        int active = state.active().index();
        return before.isEmpty()
                ? Phrase.of("until.answered", "active", active)
                : Phrase.of("until.after", "seat", before.getLast().seat().index(), "active", active);
    }
}
