package baffin.game.contract;

import baffin.game.Game;
import baffin.game.Seat;
import baffin.testing.Effort;
import baffin.testing.ToyGame;
import baffin.testing.ToyRecords.EndTurn;
import baffin.testing.ToyRecords.Roll;
import baffin.testing.ToyRecords.Take;
import baffin.testing.ToyRecords.ToyCommand;
import baffin.testing.ToyRecords.ToyEvent;
import baffin.testing.ToyRecords.ToyState;
import baffin.testing.ToyRecords.ToyTally;
import java.util.List;

/** The toy game keeps the contract. */
class ToyGameContractTest extends GameContract<ToyCommand, ToyState, ToyEvent, ToyTally> {

    @Override
    protected int matches() {
        return Effort.many(20);
    }

    ToyGameContractTest() {
        super(3);
    }

    @Override
    protected Game<ToyCommand, ToyState, ToyEvent, ToyTally> game() {
        return new ToyGame();
    }

    @Override
    protected int commandsMax() {
        return 2000;
    }

    @Override
    protected List<ToyCommand> anyCommands(ToyState state, Seat seat) {
        return List.of(new Take(0), new Take(1), new Take(3), new Take(4), new Roll(), new EndTurn());
    }
}
