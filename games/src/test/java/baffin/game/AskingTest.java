package baffin.game;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.AdventureGame;
import baffin.expedition.ExpeditionGame;
import baffin.match.GameRegistry;
import baffin.match.KeyedChance;
import baffin.match.Seed;
import baffin.northwind.NorthWindGame;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Who is asked, and in whose turn. */
class AskingTest {

    private static final int COMMANDS_MAX = 3_000;

    static Stream<Game<?, ?, ?, ?>> games() {
        return Stream.of(new ExpeditionGame(), new AdventureGame(), new NorthWindGame());
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_game_asks_for_answers_and_for_turns(Game<?, ?, ?, ?> game) {
        Set<Boolean> answering = new HashSet<>();
        for (int seed = 1; seed <= 8; seed++) {
            play(game, seed, answering);
        }
        assertThat(answering).containsExactlyInAnyOrder(true, false);
    }

    private static <C extends Command, S, E extends Event> void play(
            Game<C, S, E, ?> game, int seed, Set<Boolean> answering) {
        Setup setup = game.info().setup(3, Map.of());
        KeyedChance chance = new KeyedChance(Seed.fromText("asking " + seed), 1);
        Random random = new Random(seed);
        S state = folded(game, game.initial(setup), game.setup(setup, chance));
        for (int count = 0; count < COMMANDS_MAX && !game.over(state); count++) {
            answering.add(game.answering(state));
            if (game.toAct(state).size() > 1) {
                assertThat(game.answering(state)).isTrue();
            }
            Seat seat = game.toAct(state).getFirst();
            List<LegalCommand<C>> legal = game.legalCommands(state, seat);
            C command = legal.get(random.nextInt(legal.size())).command();
            if (!(game.decide(state, seat, command, chance) instanceof Decision.Accepted<E> accepted)) {
                throw new IllegalStateException("a legal command was not accepted: " + command);
            }
            state = folded(game, state, accepted.events());
        }
    }

    private static <S, E extends Event> S folded(Game<?, S, E, ?> game, S start, List<E> events) {
        S state = start;
        for (E event : events) {
            state = game.evolve(state, event);
        }
        return state;
    }

    @Test
    void partners_of_the_adventure_are_kept_apart_by_a_rule_and_nobody_else_is() {
        AdventureGame adventure = new AdventureGame();
        assertThat(adventure.keptApart(adventure.info().setup(4, Map.of("mode", "TEAMS"))))
                .contains("AD-5.2");
        for (Game<?, ?, ?, ?> game : GameRegistry.installed().all()) {
            Optional<String> rule = game.keptApart(game.info().setup(game.info().maxSeats(), Map.of()));
            assertThat(rule).as(game.info().id()).isEmpty();
        }
        assertThat(adventure.catalogue().find("AD-5.2")).isPresent();
    }
}
