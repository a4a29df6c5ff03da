package baffin.northwind.rules;

import baffin.game.Seat;
import baffin.northwind.state.NorthWindEvent.LetterDeclined;
import baffin.northwind.state.NorthWindEvent.OpponentsAsked;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Phase;
import java.util.List;

/** Opponents use the tile by letter (NW-4.5). */
final class Letters {

    private Letters() {}

    /**
     * Asks every opponent that could and wants to use the tile; what one of them does changes nothing for the next.
     *
     * <p>Who could is public, who wants to is learned here: so the asking is an event as soon as one could, and the
     * step can't be taken back to learn it for nothing.
     */
    static void ask(Deeds deeds) {
        NorthWindState state = deeds.now();
        List<Seat> lettered = state.opponents(state.active()).stream()
                .filter(seat -> state.of(seat).letters() > 0)
                .toList();
        List<Seat> opponents =
                lettered.stream().filter(seat -> Standing.wants(state, seat)).toList();
        if (!opponents.isEmpty() || anyAble(state, lettered)) {
            deeds.add(new OpponentsAsked(opponents));
        }
    }

    private static boolean anyAble(NorthWindState state, List<Seat> lettered) {
        return lettered.stream().anyMatch(seat -> Uses.possible(state, seat));
    }

    static void decline(Deeds deeds, Seat seat) {
        deeds.add(new LetterDeclined(seat));
        goOn(deeds);
    }

    /** Once nobody is asked any more the voyage goes on. */
    static void goOn(Deeds deeds) {
        if (deeds.now().phase() == Phase.TILE) {
            Turns.resume(deeds);
        }
    }
}
