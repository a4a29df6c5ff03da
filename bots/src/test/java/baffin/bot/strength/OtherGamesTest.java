package baffin.bot.strength;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Setup;
import baffin.testing.ToyGame;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class OtherGamesTest {

    private static final int MATCHES = 8;
    private static final Budget BUDGET = new Budget(100, Duration.ofHours(1));

    @Test
    void a_game_of_other_authors_has_a_commodore_that_knows_nothing_but_its_rules() {
        int won = 0;
        for (int seed = 0; seed < MATCHES; seed++) {
            List<SeatScore> seats = play(new ToyGame(), seed % 2, seed);
            won += seats.get(seed % 2).place() == 1 ? 1 : 0;
        }

        assertThat(won).isGreaterThanOrEqualTo(MATCHES - 1);
        assertThat(Strengths.of("toy")).containsExactly("commodore");
        assertThat(Strengths.named("navigator", "toy")).isSameAs(Strengths.named("commodore"));
        assertThat(Strengths.named("navigator", "expedition")).isSameAs(Strengths.named("navigator"));
        assertThat(Strengths.of("expedition")).containsExactly("deckhand", "navigator", "commodore");
    }

    /** A commodore against somebody who takes any legal command. */
    private static <C extends Command, S, E extends Event, K> List<SeatScore> play(
            Game<C, S, E, K> game, int commodore, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Setup setup = game.info().setup(2, Map.of());
        S state = game.initial(setup);
        K tally = game.scoreKeeper().initial(setup);
        List<E> events = game.setup(setup, random::nextInt);
        while (true) {
            for (E event : events) {
                state = game.evolve(state, event);
                tally = game.scoreKeeper().apply(tally, 1, event);
            }
            if (game.over(state)) {
                return game.scoreKeeper().sheet(tally).seats();
            }
            Seat seat = game.toAct(state).getFirst();
            Position<C, S, E, K> position =
                    Position.seen(game, state, tally, seat, random.nextLong(), OtherGamesTest::unknown);
            List<LegalCommand<C>> legal = game.legalCommands(state, seat);
            C command = seat.index() == commodore
                    ? Strengths.named("commodore").choose(position, BUDGET)
                    : legal.get(random.nextInt(legal.size())).command();
            events = game.decide(state, seat, command, random::nextInt)
                    .orElseThrow()
                    .events();
        }
    }

    private static JsonNode unknown(Object value) {
        throw new AssertionError("nothing is written of a game of which nothing is known: " + value);
    }
}
