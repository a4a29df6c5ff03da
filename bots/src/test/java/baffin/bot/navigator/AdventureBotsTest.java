package baffin.bot.navigator;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.player.Arena;
import baffin.game.SeatScore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bots of Northwest Passage Adventure. */
class AdventureBotsTest {

    private static final String GAME = "adventure";
    private static final int ROUNDS_MAX = 60;
    private static final int MATCHES = Integer.getInteger("baffin.arena.matches", 30);

    private static Arena.Played play(List<String> bots, long seed) {
        return Arena.play(GAME, bots, seed, Map.of());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void every_match_of_a_navigator_among_random_bots_ends_and_it_wins_nearly_all(int seats) {
        int won = 0;
        for (int seed = 0; seed < MATCHES; seed++) {
            List<String> bots = new ArrayList<>(Collections.nCopies(seats, "random"));
            bots.set(seed % seats, "navigator");
            Arena.Played played = play(bots, seed);
            assertThat(played.sheet().last()).isTrue();
            assertThat(played.rounds()).isLessThanOrEqualTo(ROUNDS_MAX);
            won += played.sheet().seats().get(seed % seats).place() == 1 ? 1 : 0;
        }
        assertThat(won).isGreaterThanOrEqualTo(MATCHES * 9 / 10);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void navigators_among_themselves_reach_the_end_of_the_map(int seats) {
        for (int seed = 0; seed < 10; seed++) {
            Arena.Played played = play(Collections.nCopies(seats, "navigator"), seed);
            assertThat(played.sheet().seats()).extracting(SeatScore::score).contains(25);
        }
    }

    @Test
    void navigators_play_in_teams() {
        Arena.Played played = Arena.play(GAME, Collections.nCopies(4, "navigator"), 3, Map.of("mode", "TEAMS"));
        assertThat(played.sheet().seats()).extracting(SeatScore::place).containsOnly(1, 2);
        assertThat(played.sheet().seats()).extracting(SeatScore::score).contains(25);
    }

    @Test
    void navigators_play_cards() {
        Set<String> played = new TreeSet<>();
        for (int seed = 0; seed < 10; seed++) {
            play(List.of("navigator", "navigator", "navigator"), seed).choices().stream()
                    .filter(choice -> choice.path("type").asText().startsWith("Play"))
                    .forEach(choice -> played.add(choice.path("card").asText()));
        }
        assertThat(played).contains("SPEED_UP", "CATCH_UP", "SLOW_DOWN", "STEAL_CARD", "PLACE_WATER");
    }

    @Test
    void the_same_seed_and_the_same_bots_give_the_same_match() {
        List<String> bots = List.of("random", "navigator", "random");
        assertThat(play(bots, 3).choices()).isEqualTo(play(bots, 3).choices());
        assertThat(play(bots, 3).choices()).isNotEqualTo(play(bots, 4).choices());
    }
}
