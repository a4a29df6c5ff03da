package baffin.bot.navigator;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.player.Arena;
import baffin.game.SeatScore;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bots of North Wind. */
class NorthWindBotsTest {

    private static final String GAME = "north-wind";
    private static final int VOYAGES_MAX = 60;
    private static final int MATCHES = Integer.getInteger("baffin.arena.matches", 30);

    private static Arena.Played play(List<String> bots, long seed) {
        return Arena.play(GAME, bots, seed, Map.of());
    }

    private static int voyages(SeatScore score) {
        return Integer.parseInt(score.facts().getOrDefault("voyages", "-1"));
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
            assertThat(played.sheet().seats()).allMatch(score -> voyages(score) <= VOYAGES_MAX);
            won += played.sheet().seats().get(seed % seats).facts().containsKey("won") ? 1 : 0;
        }
        assertThat(won).isGreaterThanOrEqualTo(MATCHES * 9 / 10);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void navigators_among_themselves_win_long_before_the_last_voyage_and_do_tasks_of_all_columns(int seats) {
        Set<String> columns = new HashSet<>();
        for (int seed = 0; seed < 5; seed++) {
            List<SeatScore> scores =
                    play(Collections.nCopies(seats, "navigator"), seed).sheet().seats();
            assertThat(scores).anyMatch(score -> score.facts().containsKey("won"));
            assertThat(scores).allMatch(score -> voyages(score) < VOYAGES_MAX / 3 * 2);
            scores.forEach(score -> score.lines().forEach(line -> columns.add(line.kind())));
        }
        assertThat(columns).contains("TASK_NORTH_CAPE", "TASK_FORT_HAVEN", "TASK_OLSAND", "MAJORITY", "SUPPLY");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void without_the_memory_aid_navigators_still_find_the_destinations_and_most_matches_are_won(int seats) {
        int won = 0;
        Set<String> columns = new HashSet<>();
        for (int seed = 0; seed < 5; seed++) {
            List<String> bots = Collections.nCopies(seats, "navigator");
            List<SeatScore> scores = Arena.play(GAME, bots, seed, Map.of("memoryAid", "OFF"))
                    .sheet()
                    .seats();
            won += scores.stream().anyMatch(score -> score.facts().containsKey("won")) ? 1 : 0;
            scores.forEach(score -> score.lines().forEach(line -> columns.add(line.kind())));
        }
        assertThat(won).isGreaterThan(2);
        assertThat(columns).contains("TASK_NORTH_CAPE", "TASK_FORT_HAVEN", "TASK_OLSAND");
    }

    @Test
    void navigators_trade_equip_look_and_answer_letters() {
        Set<String> types = new HashSet<>();
        for (int seed = 0; seed < 5; seed++) {
            play(Collections.nCopies(4, "navigator"), seed)
                    .choices()
                    .forEach(choice -> types.add(choice.path("type").asText()));
        }
        assertThat(types)
                .contains(
                        "Buy",
                        "Sell",
                        "RaiseSail",
                        "MountCannon",
                        "HireCrew",
                        "LookAtTop",
                        "PutTopUnder",
                        "Fight",
                        "CompleteTask",
                        "DeclineLetter");
    }

    @Test
    void the_same_seed_and_the_same_bots_give_the_same_match() {
        List<String> bots = List.of("random", "navigator", "random");
        assertThat(play(bots, 3).choices()).isEqualTo(play(bots, 3).choices());
        assertThat(play(bots, 3).choices()).isNotEqualTo(play(bots, 4).choices());
    }
}
