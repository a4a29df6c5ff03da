package baffin.adventure.rules;

import baffin.adventure.AdventureEvent;
import baffin.adventure.AdventureState;
import baffin.adventure.Fold;
import baffin.game.Chance;
import baffin.game.EventBuffer;

/** What a command causes at this table. */
final class Course extends EventBuffer<AdventureState, AdventureEvent> {

    Course(AdventureState before, Chance chance) {
        super(before, chance, Fold::evolve);
    }
}
