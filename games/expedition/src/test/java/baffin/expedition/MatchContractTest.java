package baffin.expedition;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.contract.MatchContract;
import baffin.testing.Asking;
import org.junit.jupiter.api.Test;

/** Matches of Expedition keep the contract. */
class MatchContractTest extends MatchContract {

    private static final ExpeditionGame GAME = new ExpeditionGame();

    MatchContractTest() {
        super(GAME);
    }

    @Test
    void seats_are_asked_for_answers_and_for_turns() {
        assertThat(Asking.in(GAME)).containsExactlyInAnyOrder(true, false);
    }
}
