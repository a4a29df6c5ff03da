package baffin.northwind.rules;

import baffin.game.Chance;
import baffin.game.EventBuffer;
import baffin.northwind.state.Fold;
import baffin.northwind.state.NorthWindEvent;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Phase;

/** What a command of North Wind causes. */
final class Deeds extends EventBuffer<NorthWindState, NorthWindEvent> {

    Deeds(NorthWindState before, Chance chance) {
        super(before, chance, Fold::evolve);
    }

    boolean over() {
        return now().phase() == Phase.OVER;
    }
}
