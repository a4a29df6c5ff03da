package baffin.expedition.rules;

import baffin.expedition.data.Arrow;
import baffin.expedition.geometry.Place;
import baffin.expedition.state.Expedition;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.PassageDiscovered;
import baffin.expedition.state.ExpeditionEvent.ReturnedHome;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Vehicle;
import baffin.game.EventBuffer;
import baffin.game.Seat;

/** What happens on the arrows (EX-8.1, EX-8.2). */
final class Arrivals {

    private Arrivals() {}

    static void apply(EventBuffer<ExpeditionState, ExpeditionEvent> eventBuffer, Seat seat, Vehicle vehicle, Place at) {
        ExpeditionState state = eventBuffer.now();
        if (at.equals(Place.NORTHWEST_PASSAGE) && !state.of(seat).discovered()) {
            int points = state.supply().highest(Arrow.NORTHWEST_PASSAGE);
            eventBuffer.add(new PassageDiscovered(seat, vehicle, points, "EX-8.1"));
        }
        if (at.equals(Place.GREENLAND)) {
            int order =
                    1 + (int) state.seats().stream().filter(Expedition::home).count();
            int points = state.supply().highest(Arrow.GREENLAND);
            eventBuffer.add(new ReturnedHome(seat, vehicle, order, points, "EX-8.2"));
            Turns.end(eventBuffer, seat);
        }
    }
}
