package baffin.adventure;

import baffin.adventure.scoring.AdventureTally;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Options;
import baffin.game.Game;
import baffin.game.Seat;
import baffin.game.contract.GameContract;
import baffin.testing.Effort;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;

/** Northwest Passage Adventure keeps the contract of a game with 2, 3 and 4 seats and in teams. */
class AdventureContractTest {

    @Nested
    class WithTwoSeats extends Suite {
        WithTwoSeats() {
            super(2);
        }
    }

    @Nested
    class WithThreeSeats extends Suite {
        WithThreeSeats() {
            super(3);
        }
    }

    @Nested
    class WithFourSeats extends Suite {
        WithFourSeats() {
            super(4);
        }
    }

    @Nested
    class InTeams extends Suite {
        InTeams() {
            super(4);
        }

        @Override
        protected Map<String, String> options() {
            return Map.of(Options.MODE, Options.TEAMS, Options.CATCH_UP, Options.SIZE_3);
        }
    }

    abstract static class Suite extends GameContract<AdventureCommand, AdventureState, AdventureEvent, AdventureTally> {

        Suite(int seats) {
            super(seats);
        }

        @Override
        protected Game<AdventureCommand, AdventureState, AdventureEvent, AdventureTally> game() {
            return new AdventureGame();
        }

        @Override
        protected int matches() {
            return Effort.many(2);
        }

        @Override
        protected int commandsMax() {
            return 5000;
        }

        @Override
        protected List<AdventureCommand> anyCommands(AdventureState state, Seat seat) {
            return AnyCommands.some(state, seat, 40);
        }
    }
}
