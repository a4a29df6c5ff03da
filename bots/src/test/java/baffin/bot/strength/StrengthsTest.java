package baffin.bot.strength;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import baffin.bot.player.Arena;
import baffin.bot.player.LegalAction;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.game.SeatScore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StrengthsTest {

    private static final List<String> NAMES = List.of("random", "deckhand", "navigator", "commodore");
    private static final Budget LITTLE = new Budget(12, Duration.ofHours(1));
    private static final int TABLES = 4;

    @ParameterizedTest
    @ValueSource(strings = {"expedition", "adventure", "north-wind"})
    void every_choice_is_legal_and_the_same_position_gives_the_same_choice(String game) {
        for (Arena<?, ?, ?, ?> table : tables(game)) {
            check(table);
        }
    }

    private static <C extends Command, S, E extends Event, K> void check(Arena<C, S, E, K> table) {
        Seat seat = new Seat(table.toAct().getFirst());
        Position<C, S, E, K> position = table.position(seat, 7);
        List<C> legal = position.game().legalCommands(position.state(), seat).stream()
                .map(LegalCommand::command)
                .toList();
        for (String name : NAMES) {
            C choice = Strengths.named(name).choose(position, LITTLE);
            assertThat(legal).as(name).contains(choice);
            assertThat(Strengths.named(name).choose(position, LITTLE)).as(name).isEqualTo(choice);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"expedition", "adventure", "north-wind"})
    void a_bot_with_a_planted_secret_plays_the_same(String game) {
        int different = 0;
        for (Arena<?, ?, ?, ?> table : tables(game)) {
            different += secretsThatChangeNothing(table);
        }
        assertThat(different > 0).as("secrets in %s", game).isEqualTo(!game.equals("expedition"));
    }

    private static <C extends Command, S, E extends Event, K> int secretsThatChangeNothing(Arena<C, S, E, K> table) {
        Seat seat = new Seat(table.toAct().getFirst());
        Position<C, S, E, K> one = table.planted(seat, 7, 1);
        Position<C, S, E, K> other = table.planted(seat, 7, 2);
        for (String name : NAMES) {
            assertThat(Strengths.named(name).choose(one, LITTLE))
                    .as(name)
                    .isEqualTo(Strengths.named(name).choose(other, LITTLE));
        }
        return table.secret(seat, 1).equals(table.secret(seat, 2)) ? 0 : 1;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 9})
    void roll_outs_are_counted(int rollouts) {
        for (String game : List.of("expedition", "adventure", "north-wind")) {
            Search<?, ?, ?, ?> search = search(tables(game).getFirst());
            assertThat(search.run(new Budget(rollouts, Duration.ofHours(1))).rollouts())
                    .isEqualTo(rollouts);
        }
    }

    @Test
    void without_time_there_is_one_roll_out() {
        Search<?, ?, ?, ?> search = search(tables("adventure").getFirst());

        assertThat(search.run(new Budget(300, Duration.ZERO)).rollouts()).isEqualTo(1);
    }

    private static <C extends Command, S, E extends Event, K> Search<C, S, E, K> search(Arena<C, S, E, K> table) {
        return new Search<>(table.position(new Seat(table.toAct().getFirst()), 7), null);
    }

    @ParameterizedTest
    @CsvSource({
        "expedition, 2", "expedition, 3", "expedition, 4",
        "adventure, 2", "adventure, 3", "adventure, 4",
        "north-wind, 2", "north-wind, 3", "north-wind, 4"
    })
    void all_strengths_play_whole_matches(String game, int seats) {
        List<String> strengths = new ArrayList<>(NAMES);
        Collections.rotate(strengths, 1);

        assertThat(Arena.play(game, strengths.subList(0, seats), seats, Map.of())
                        .sheet()
                        .last())
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"expedition", "adventure", "north-wind"})
    void a_deckhand_beats_who_plays_anything(String game) {
        List<String> seated = List.of("random", "deckhand");

        assertThat(Arena.play(game, seated, 1, Map.of()).sheet().seats().get(1).place())
                .isEqualTo(1);
    }

    @Test
    void a_deckhand_makes_mistakes_and_comes_home() {
        for (int seed = 0; seed < TABLES; seed++) {
            List<SeatScore> seats = Arena.play("expedition", List.of("deckhand", "navigator"), seed, Map.of())
                    .sheet()
                    .seats();
            assertThat(seats.getFirst().facts()).containsKey("returned");
            assertThat(seats.getFirst().score()).isLessThan(seats.getLast().score());
        }
    }

    @Test
    void an_unknown_house_player_is_named() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Strengths.named("kraken"))
                .withMessageContaining("kraken")
                .withMessageContaining("commodore");
    }

    /** Tables in the midst of a match. */
    private static List<Arena<?, ?, ?, ?>> tables(String game) {
        List<Arena<?, ?, ?, ?>> tables = new ArrayList<>();
        for (int seed = 0; seed < TABLES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Arena<?, ?, ?, ?> table = Arena.table(game, 2 + seed % 3, "strengths-" + seed, Map.of());
            for (int step = 0; step < 10 + 15 * seed && !table.over(); step++) {
                int seat = table.toAct().getFirst();
                List<LegalAction> legal = table.actions(seat);
                table.act(seat, legal.get(random.nextInt(legal.size())).command());
            }
            tables.add(table);
        }
        return tables;
    }
}
