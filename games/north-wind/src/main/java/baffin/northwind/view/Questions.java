package baffin.northwind.view;

import baffin.game.Seat;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Phase;
import baffin.northwind.view.NorthWindView.AskView;
import java.util.ArrayList;
import java.util.List;

/** Who is asked what, and until when. */
final class Questions {

    private Questions() {}

    static List<AskView> of(NorthWindState state) {
        if (state.phase() == Phase.OVER) {
            return List.of();
        }
        if (state.phase() == Phase.LETTERS) {
            List<AskView> asked = new ArrayList<>();
            for (Seat seat : state.asked()) {
                asked.add(new AskView(seat, Phase.LETTERS, letter(state), untilOf(state, asked)));
            }
            return asked;
        }
        return List.of(new AskView(
                state.active(), state.phase(), question(state), "nothing else happens before it has decided"));
    }

    private static String letter(NorthWindState state) {
        return "use " + state.sailing().current().tile() + " for 1 letter, or decline";
    }

    private static String untilOf(NorthWindState state, List<AskView> before) {
        String end = "the voyage of seat " + state.active().index() + " continues when all have answered";
        return before.isEmpty() ? end : "after seat " + before.getLast().seat().index() + "; " + end;
    }

    private static String question(NorthWindState state) {
        return switch (state.phase()) {
            case SAIL -> "choose a stack for the voyage";
            case LOOKOUT -> "send the lookout, or reveal the first tile";
            case TOP -> "leave the top tile or put it under the stack";
            case TILE -> "use " + state.sailing().current().tile() + ", reveal the next tile or end the voyage";
            case PIRATE -> "pay the pirate of strength " + state.sailing().pirate() + " or fight";
            case LETTERS, OVER -> "";
        };
    }
}
