package baffin.adventure;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.state.Options;
import baffin.game.contract.MatchContract;
import baffin.testing.Asking;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Matches of Northwest Passage Adventure keep the contract. */
class MatchContractTest extends MatchContract {

    private static final AdventureGame GAME = new AdventureGame();

    MatchContractTest() {
        super(GAME);
    }

    /** Teams, with four seats. */
    @Override
    protected Map<String, String> options() {
        return Map.of(Options.MODE, Options.TEAMS);
    }

    @Test
    void seats_are_asked_for_answers_and_for_turns() {
        assertThat(Asking.in(GAME)).containsExactlyInAnyOrder(true, false);
    }
}
