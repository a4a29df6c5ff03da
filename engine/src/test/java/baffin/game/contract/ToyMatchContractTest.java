package baffin.game.contract;

import baffin.testing.Effort;
import baffin.testing.ToyGame;

/** Matches of the toy game keep the contract. */
class ToyMatchContractTest extends MatchContract {

    ToyMatchContractTest() {
        super(new ToyGame());
    }

    @Override
    protected int matches() {
        return Effort.many(400);
    }
}
