package baffin.nim;

import baffin.game.Game;
import baffin.game.Seat;
import baffin.game.contract.GameContract;
import baffin.nim.NimScores.NimTally;
import java.util.ArrayList;
import java.util.List;

/** Nim keeps the contract of a game. */
class NimContractTest extends GameContract<NimCommand, NimState, NimEvent, NimTally> {

    NimContractTest() {
        super(2);
    }

    @Override
    protected Game<NimCommand, NimState, NimEvent, NimTally> game() {
        return new NimGame();
    }

    @Override
    protected int commandsMax() {
        return 12;
    }

    @Override
    protected List<NimCommand> anyCommands(NimState state, Seat seat) {
        List<NimCommand> all = new ArrayList<>();
        for (int heap = 0; heap <= 4; heap++) {
            for (int matches = 0; matches <= 6; matches++) {
                all.add(new NimCommand.Take(heap, matches));
            }
        }
        return all;
    }
}
