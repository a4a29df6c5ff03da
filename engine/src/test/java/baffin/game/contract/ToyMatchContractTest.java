package baffin.game.contract;

import baffin.testing.ToyGame;

/** Matches of the toy game keep the contract. */
class ToyMatchContractTest extends MatchContract {

    ToyMatchContractTest() {
        super(new ToyGame());
    }

    @Override
    protected int matches() {
        return Integer.getInteger("baffin.absence.matches", 2_000);
    }
}
