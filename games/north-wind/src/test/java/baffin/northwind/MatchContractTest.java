package baffin.northwind;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.contract.MatchContract;
import baffin.testing.Asking;
import org.junit.jupiter.api.Test;

/** Matches of North Wind keep the contract. */
class MatchContractTest extends MatchContract {

    private static final NorthWindGame GAME = new NorthWindGame();

    MatchContractTest() {
        super(GAME);
    }

    @Test
    void seats_are_asked_for_answers_and_for_turns() {
        assertThat(Asking.in(GAME)).containsExactlyInAnyOrder(true, false);
    }
}
