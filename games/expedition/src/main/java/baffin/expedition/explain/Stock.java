package baffin.expedition.explain;

import baffin.expedition.state.Expedition;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.CrewSpent;
import baffin.expedition.state.Vehicle;
import baffin.game.Seat;
import baffin.game.action.Price;
import java.util.List;
import java.util.Map;

/** What seats pay with: available crewmen of each column (EX-5.3). */
final class Stock {

    private static final String SHIP_CREW = "ship-crew";
    private static final String SLED_CREW = "sled-crew";

    private Stock() {}

    static Map<String, Integer> of(Expedition expedition) {
        return Map.of(
                SHIP_CREW, expedition.shipCrew().available(),
                SLED_CREW, expedition.sledCrew().available());
    }

    static List<Price> charges(ExpeditionEvent event, Seat seat) {
        return event instanceof CrewSpent spent && spent.seat().equals(seat) && spent.crew() > 0
                ? List.of(new Price(spent.payer() == Vehicle.SHIP ? SHIP_CREW : SLED_CREW, spent.crew()))
                : List.of();
    }
}
