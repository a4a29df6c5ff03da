package baffin.adventure.rules.common;

import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Fold;
import baffin.game.Chance;
import baffin.game.EventBuffer;

/** What a command causes at this table. */
public final class Course extends EventBuffer<AdventureState, AdventureEvent> {

    public Course(AdventureState before, Chance chance) {
        super(before, chance, Fold::evolve);
    }
}
