package baffin.northwind.rules;

import baffin.game.Chance;
import baffin.game.EventBuffer;
import baffin.northwind.Fold;
import baffin.northwind.NorthWindEvent;
import baffin.northwind.NorthWindState;
import baffin.northwind.Phase;

/** What a command of North Wind causes. */
final class Deeds extends EventBuffer<NorthWindState, NorthWindEvent> {

    Deeds(NorthWindState before, Chance chance) {
        super(before, chance, Fold::evolve);
    }

    boolean over() {
        return now().phase() == Phase.OVER;
    }
}
