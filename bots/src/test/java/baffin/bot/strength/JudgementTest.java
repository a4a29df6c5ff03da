package baffin.bot.strength;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.player.Arena;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JudgementTest {

    private static final Budget BUDGET = new Budget(40, Duration.ofHours(1));

    @Test
    void who_misses_the_way_out_gives_a_match_away_and_who_takes_it_loses_nothing() {
        check(beforeTheWayOut());
    }

    /** A match of Adventure in which a ship can sail out. */
    private static Arena<?, ?, ?, ?> beforeTheWayOut() {
        long seed = 5;
        List<JsonNode> choices = Arena.play("adventure", List.of("navigator", "navigator"), seed, Map.of())
                .choices();
        Arena<?, ?, ?, ?> table = Arena.table("adventure", 2, "arena-" + seed, Map.of());
        for (JsonNode choice : choices.subList(0, choices.size() - 1)) {
            table.act(table.toAct().getFirst(), choice);
        }
        assertThat(choices.getLast().path("type").asText()).isEqualTo("SailOut");
        return table;
    }

    private static <C extends Command, S, E extends Event, K> void check(Arena<C, S, E, K> table) {
        Seat seat = new Seat(table.toAct().getFirst());
        Position<C, S, E, K> position = table.position(seat, 3);
        List<C> legal = position.game().legalCommands(position.state(), seat).stream()
                .map(LegalCommand::command)
                .toList();
        C out = command(legal, "SailOut");
        C end = command(legal, "EndTurn");

        Judgement<C> taken = Judgement.of(position, out, BUDGET);
        Judgement<C> missed = Judgement.of(position, end, BUDGET);

        assertThat(taken.best()).isEqualTo(out);
        assertThat(taken.lost()).isZero();
        assertThat(taken.chances().get(seat.index())).isGreaterThan(0.9);
        assertThat(missed.best()).isEqualTo(out);
        assertThat(missed.lost()).isGreaterThan(0.1);
        assertThat(Judgement.of(position, end, BUDGET)).isEqualTo(missed);
    }

    private static <C> C command(List<C> legal, String type) {
        return legal.stream()
                .filter(one -> one.getClass().getSimpleName().equals(type))
                .findFirst()
                .orElseThrow();
    }
}
