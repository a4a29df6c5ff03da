package baffin.expedition;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Setup;
import baffin.game.contract.MatchContract;
import baffin.testing.Asking;
import java.util.Map;
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

    @Test
    void who_left_comes_last_from_the_second_version_on() {
        Map<String, String> options = GAME.info().completed(Map.of());
        assertThat(GAME.leaversLast(new Setup(2, options, "1"))).isFalse();
        assertThat(GAME.leaversLast(new Setup(2, options, "2"))).isTrue();
    }
}
