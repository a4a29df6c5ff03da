package baffin.expedition.rules;

import baffin.expedition.geometry.Place;
import baffin.expedition.state.Expedition;
import baffin.expedition.state.ExpeditionEvent.Fate;
import baffin.expedition.state.ExpeditionState;
import baffin.game.Seat;
import java.util.ArrayList;
import java.util.List;

/** What is lost when the match ends (EX-8.3, EX-9.5, EX-9.7). */
final class Fates {

    private Fates() {}

    static List<Fate> of(ExpeditionState state) {
        return sparing(state, List.of());
    }

    /** Some seats lose nothing. */
    static List<Fate> sparing(ExpeditionState state, List<Seat> spared) {
        List<Fate> fates = new ArrayList<>();
        for (int index = 0; index < state.seats().size(); index++) {
            Seat seat = new Seat(index);
            Expedition expedition = state.of(seat);
            fates.add(
                    spared.contains(seat)
                            ? new Fate(seat, expedition.returned(), false, 0, false, 0)
                            : of(seat, expedition));
        }
        return fates;
    }

    private static Fate of(Seat seat, Expedition x) {
        boolean lostShip = !x.ship().equals(Place.GREENLAND);
        boolean sledOut = x.sled() != null && !x.sled().equals(Place.GREENLAND);
        return new Fate(
                seat,
                x.returned(),
                lostShip,
                lostShip ? x.shipCrew().total() : 0,
                sledOut || x.sledLost(),
                sledOut ? x.sledCrew().total() : x.crewLost());
    }
}
