package baffin.bot.navigator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import baffin.bot.player.Arena;
import baffin.bot.player.BotChance;
import baffin.game.SeatScore;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BotsTest {

    private static final List<String> NAVIGATORS = List.of("navigator", "navigator", "navigator");

    @Test
    void navigators_come_home_and_earn_25_points_on_average() {
        List<SeatScore> seats = List.of(1L, 2L).stream()
                .flatMap(seed -> Arena.play(NAVIGATORS, seed).sheet().seats().stream())
                .toList();

        assertThat(seats)
                .filteredOn(score -> score.facts().containsKey("returned"))
                .hasSizeGreaterThanOrEqualTo(5);
        assertThat(seats.stream().mapToInt(SeatScore::score).average().orElseThrow())
                .isGreaterThanOrEqualTo(25);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void a_navigator_beats_random_bots_from_every_seat(int seat) {
        List<String> bots = new java.util.ArrayList<>(List.of("random", "random", "random"));
        bots.set(seat, "navigator");

        SeatScore score = Arena.play(bots, 11 + seat).sheet().seats().get(seat);

        assertThat(score.place()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4})
    void navigators_play_with_2_and_4_seats_to_the_end(int count) {
        List<String> bots = java.util.Collections.nCopies(count, "navigator");

        assertThat(Arena.play(bots, 5).sheet().last()).isTrue();
    }

    @Test
    void the_same_seed_and_the_same_bots_give_the_same_match() {
        List<String> bots = List.of("random", "navigator", "random");

        assertThat(Arena.play(bots, 3).choices()).isEqualTo(Arena.play(bots, 3).choices());
        assertThat(Arena.play(bots, 3).choices())
                .isNotEqualTo(Arena.play(bots, 4).choices());
    }

    @Test
    void a_bots_chance_depends_on_seed_and_seat_alone() {
        assertThat(BotChance.of("7", 0).nextLong())
                .isEqualTo(BotChance.of("7", 0).nextLong());
        assertThat(BotChance.of("7", 0).nextLong())
                .isNotEqualTo(BotChance.of("7", 1).nextLong());
        assertThat(BotChance.of("7", 0).nextLong())
                .isNotEqualTo(BotChance.of("8", 0).nextLong());
    }

    @Test
    void an_unknown_bot_is_named_together_with_the_known_ones() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Bots.of("kraken", "expedition"))
                .withMessageContaining("kraken")
                .withMessageContaining("navigator, random");
    }

    @Test
    void a_game_that_the_navigator_does_not_know_is_named_and_random_plays_any() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Bots.of("navigator", "chess"))
                .withMessageContaining("chess");
        assertThat(Bots.of("random", "chess")).isSameAs(Bots.of("random", "expedition"));
    }
}
