package baffin.adventure;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.scoring.AdventureTally;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Options;
import baffin.game.Seat;
import baffin.match.terms.MatchTerms;
import baffin.testing.RuleId;
import baffin.testing.TimedMatch;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Who chooses in secret need not have seen that others have chosen. */
class SecretChoiceTest {

    private static final Seat ONE = new Seat(1);
    private static final Seat TWO = new Seat(2);

    private static void chooses(
            TimedMatch<AdventureCommand, AdventureState, AdventureEvent, AdventureTally> match, Seat seat) {
        match.play(
                seat,
                Matches.GAME
                        .legalCommands(match.state().game(), seat)
                        .getFirst()
                        .command());
    }

    @Test
    @RuleId("AD-3.1")
    void a_choice_of_others_makes_no_choice_stale() {
        var match = new TimedMatch<>(Matches.GAME, 3, MatchTerms.DEFAULT, 7);
        long seen = match.state().version();

        chooses(match, ONE);
        chooses(match, TWO);

        assertThat(match.state().isCurrent("p0", seen)).isTrue();
        assertThat(match.state().isCurrent("p0", seen + 1)).isTrue();
        assertThat(match.state().isCurrent("p0", seen + 3))
                .as("nobody has seen what is to come")
                .isFalse();
        assertThat(match.state().isCurrent("p1", seen)).as("its own choice").isFalse();
        assertThat(match.state().isCurrent("p1", seen + 1)).isTrue();
        assertThat(match.state().isCurrent("a stranger", seen)).isFalse();
    }

    @Test
    @RuleId("AD-5.2")
    void the_choice_of_a_partner_counts() {
        var setup = TimedMatch.setup(Matches.GAME, 4, Map.of(Options.MODE, Options.TEAMS));
        var match = new TimedMatch<>(Matches.GAME, setup, MatchTerms.DEFAULT, 7);
        long seen = match.state().version();

        chooses(match, TWO);

        assertThat(match.state().isCurrent("p0", seen)).as("its partner").isFalse();
        assertThat(match.state().isCurrent("p1", seen)).isTrue();
    }

    @Test
    void all_have_seen_the_same_once_all_have_chosen() {
        var match = new TimedMatch<>(Matches.GAME, 2, MatchTerms.DEFAULT, 7);
        long seen = match.state().version();

        chooses(match, new Seat(0));
        chooses(match, ONE);

        assertThat(match.state().attendance().changedBySeat()).isNull();
        assertThat(match.state().isCurrent("p0", seen + 1)).isFalse();
        assertThat(match.state().isCurrent("p0", seen + 2)).isTrue();
    }
}
