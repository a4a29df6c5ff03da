package baffin.expedition;

import baffin.expedition.scoring.ExpeditionTally;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionState;
import baffin.game.Game;
import baffin.game.Seat;
import baffin.game.contract.GameContract;
import java.util.List;
import org.junit.jupiter.api.Nested;

/** Expedition keeps the contract of a game with 2, 3 and 4 seats. */
class ExpeditionContractTest {

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

    abstract static class Suite
            extends GameContract<ExpeditionCommand, ExpeditionState, ExpeditionEvent, ExpeditionTally> {

        Suite(int seats) {
            super(seats);
        }

        @Override
        protected Game<ExpeditionCommand, ExpeditionState, ExpeditionEvent, ExpeditionTally> game() {
            return new ExpeditionGame();
        }

        @Override
        protected int commandsMax() {
            return 2000;
        }

        @Override
        protected List<ExpeditionCommand> anyCommands(ExpeditionState state, Seat seat) {
            return AnyCommands.some(state, 60);
        }
    }
}
