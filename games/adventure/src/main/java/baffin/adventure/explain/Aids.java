package baffin.adventure.explain;

import baffin.adventure.plan.Planner;
import baffin.adventure.state.AdventureState;
import baffin.game.Viewer;
import baffin.game.action.Aid;
import baffin.game.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a seat would have to work out: how far its ship gets (AD-8.1). All see it, since all of it is public. */
final class Aids {

    private Aids() {}

    /** One aid a price, the cheapest first. */
    static List<Aid> of(AdventureState state, Viewer viewer) {
        Map<Integer, List<String>> byPrice = new TreeMap<>();
        for (Planner.Reach reach : Planner.reach(state)) {
            byPrice.computeIfAbsent(reach.cost(), price -> new ArrayList<>())
                    .add(reach.hex().text());
        }
        String code = viewer.holds(state.now()) ? "aid.reach.own" : "aid.reach";
        List<Aid> aids = new ArrayList<>();
        // a hex has a comma of its own, so that a list with commas would be hard to read
        byPrice.forEach((price, hexes) -> aids.add(new Aid(
                "reach",
                "AD-8.1",
                Phrase.of(
                        code,
                        "seat",
                        Phrase.seat(state.now().index()),
                        "points",
                        price,
                        "hexes",
                        String.join("; ", hexes)),
                hexes.stream().map(hex -> "hex:" + hex).toList())));
        return aids;
    }
}
