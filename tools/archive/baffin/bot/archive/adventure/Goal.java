package baffin.bot.archive.adventure;

import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureState;
import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import java.util.List;
import java.util.Optional;

/** What a match is led towards; then navigators end it. */
interface Goal {

    /** How much a command is wanted; the most wanted one is played, with some chance among those that are near. */
    int worth(AdventureState state, Seat seat, AdventureCommand command);

    /** What a seat does beside the game, before anybody is asked. */
    default Optional<Deed> beside(AdventureState state) {
        return Optional.empty();
    }

    /** True once what was wanted has happened with the last step. */
    boolean met(AdventureState before, List<AdventureEvent> events, AdventureState after);

    /** A command that is none of the game's. */
    record Deed(Seat seat, MatchCommand command) {}
}
