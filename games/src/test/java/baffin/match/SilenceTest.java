package baffin.match;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.match.time.AbsenceStep;
import baffin.match.time.AbsenceStep.Bot;
import baffin.match.time.AbsenceStep.Forfeit;
import baffin.match.time.AbsenceStep.Safe;
import baffin.match.time.AbsenceStep.Substitute;
import baffin.match.time.ClockRule;
import baffin.match.time.MatchTerms;
import baffin.testing.TimedMatch;
import baffin.testing.ToyGame;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * No match can stay open for ever: every game with every seat silent, under every clock and policy, comes to an end.
 */
class SilenceTest {

    private static final List<ClockRule> CLOCKS = List.of(
            new ClockRule.Live(
                    Duration.ofMinutes(5),
                    Duration.ofSeconds(10),
                    Duration.ofMinutes(10),
                    Duration.ofMinutes(1),
                    Duration.ofSeconds(30)),
            new ClockRule.PerMove(Duration.ofDays(1), Duration.ofDays(1), Duration.ofHours(12), true),
            new ClockRule.Unlimited(Duration.ofDays(10)));

    private static final List<List<AbsenceStep>> POLICIES = List.of(
            List.of(new Safe(1), new Forfeit()),
            List.of(new Safe(100)),
            List.of(new Substitute(), new Safe(2), new Forfeit()),
            List.of(new Safe(1), new Substitute(), new Bot("random")),
            List.of(new Bot("careful")),
            List.of(new Forfeit()));

    static Stream<Arguments> tables() {
        List<Game<?, ?, ?, ?>> games = new ArrayList<>(GameRegistry.installed().all());
        games.add(new ToyGame());
        return games.stream()
                .flatMap(game -> CLOCKS.stream()
                        .flatMap(clock -> POLICIES.stream()
                                .map(policy -> Arguments.of(game.info().id(), clock, policy, game))));
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @MethodSource("tables")
    void a_match_in_which_everybody_is_silent_ends(
            String id, ClockRule clock, List<AbsenceStep> policy, Game<?, ?, ?, ?> game) {
        for (int seats = game.info().minSeats(); seats <= game.info().maxSeats(); seats++) {
            silent(game, seats, new MatchTerms(clock, policy, 0, List.of(new SeatHolder("alt", "Alternate", false))));
        }
    }

    private static <C extends Command, S, E extends Event, K> void silent(
            Game<C, S, E, K> game, int seats, MatchTerms terms) {
        TimedMatch<C, S, E, K> match = new TimedMatch<>(game, seats, terms, 7);
        for (int month = 0; month < 2_000 && !match.state().ended(); month++) {
            match.pass(Duration.ofDays(30));
        }
        assertThat(match.state().ended())
                .as("%s, %d seats, %s", game.info().id(), seats, terms)
                .isTrue();
        assertThat(MatchVerifier.verify(game, match.steps()).findings()).isEmpty();
    }
}
