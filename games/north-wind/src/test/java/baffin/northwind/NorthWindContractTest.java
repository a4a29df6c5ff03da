package baffin.northwind;

import baffin.game.Game;
import baffin.game.Seat;
import baffin.game.contract.GameContract;
import baffin.northwind.scoring.NorthWindTally;
import baffin.northwind.state.NorthWindCommand;
import baffin.northwind.state.NorthWindEvent;
import baffin.northwind.state.NorthWindState;
import java.util.List;
import org.junit.jupiter.api.Nested;

/** North Wind keeps the contract of a game with 2, 3 and 4 seats. */
class NorthWindContractTest {

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

    abstract static class Suite extends GameContract<NorthWindCommand, NorthWindState, NorthWindEvent, NorthWindTally> {

        Suite(int seats) {
            super(seats);
        }

        @Override
        protected Game<NorthWindCommand, NorthWindState, NorthWindEvent, NorthWindTally> game() {
            return new NorthWindGame();
        }

        @Override
        protected int commandsMax() {
            return 6000;
        }

        @Override
        protected List<NorthWindCommand> anyCommands(NorthWindState state, Seat seat) {
            return AnyCommands.some(state.turn(), 12);
        }
    }
}
