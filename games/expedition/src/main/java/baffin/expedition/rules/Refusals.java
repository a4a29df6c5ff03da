package baffin.expedition.rules;

import baffin.expedition.geometry.Place;
import baffin.expedition.state.Vehicle;
import baffin.expedition.words.Names;
import baffin.game.words.Phrase;
import java.util.List;

/** Reasons that several chapters give. */
final class Refusals {

    private Refusals() {}

    static Phrase onArrow(Vehicle vehicle, Place arrow) {
        return Phrase.of("refused.on-arrow", "vehicle", Phrase.named("the", vehicle), "arrow", Names.of(arrow));
    }

    /** No way leads there, and where the vehicle could go instead. */
    static Phrase noWay(Vehicle vehicle, Place from, Place to, List<Place> reached) {
        return Phrase.of(
                vehicle == Vehicle.SHIP ? "refused.no-sea" : "refused.no-land",
                "from",
                Names.from(from),
                "to",
                Names.to(to),
                "reach",
                reach(Phrase.named("the", vehicle), reached));
    }

    private static Phrase reach(Phrase vehicle, List<Place> reached) {
        return reached.isEmpty()
                ? Phrase.of("reach.none", "vehicle", vehicle)
                : Phrase.of("reach", "vehicle", vehicle, "places", Names.list(reached));
    }
}
