package baffin.expedition.rules;

import baffin.expedition.ExpeditionEvent;
import baffin.expedition.ExpeditionState;
import baffin.expedition.Fold;
import baffin.game.Chance;
import java.util.ArrayList;
import java.util.List;

/** What a command causes, event by event, with the state after each. Lives for one decision only. */
final class Happening {

    private final List<ExpeditionEvent> events = new ArrayList<>();
    private final Chance chance;
    private ExpeditionState now;

    Happening(ExpeditionState before, Chance chance) {
        this.now = before;
        this.chance = chance;
    }

    ExpeditionState now() {
        return now;
    }

    Chance chance() {
        return chance;
    }

    List<ExpeditionEvent> events() {
        return events;
    }

    void add(ExpeditionEvent event) {
        events.add(event);
        now = Fold.evolve(now, event);
    }
}
