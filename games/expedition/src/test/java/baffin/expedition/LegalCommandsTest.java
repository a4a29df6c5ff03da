package baffin.expedition;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.rules.Rules;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.DrawTile;
import baffin.expedition.state.ExpeditionEvent.CrewSpent;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Tile;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The list of legal commands is exact, and its prices are those that are paid. */
class LegalCommandsTest {

    private static void eachPosition(int matches, int every, Consumer<ExpeditionState> check) {
        for (int seats = 2; seats <= 4; seats++) {
            for (int seed = 100; seed < 100 + matches; seed++) {
                List<ExpeditionState> positions = new ArrayList<>();
                Matches.play(seats, seed, positions::add);
                for (int i = seed % every; i < positions.size(); i += every) {
                    check.accept(positions.get(i));
                }
            }
        }
    }

    @Test
    void of_all_well_formed_commands_exactly_the_listed_ones_are_accepted() {
        eachPosition(6, 23, state -> {
            Seat seat = state.toAct().getFirst();
            Set<ExpeditionCommand> accepted = AnyCommands.all(state).stream()
                    .filter(command -> Rules.broken(state, seat, command).isEmpty())
                    .collect(Collectors.toSet());
            assertThat(accepted)
                    .as("those of AnyCommands that the rules accept, and those that are listed")
                    .isEqualTo(commands(state, seat));
        });
    }

    @Test
    void in_thousands_of_positions_every_listed_command_is_accepted() {
        List<Integer> positions = new ArrayList<>();
        eachPosition(20, 1, state -> {
            Seat seat = state.toAct().getFirst();
            positions.add(1);
            assertThat(commands(state, seat))
                    .allMatch(command -> Rules.broken(state, seat, command).isEmpty());
        });
        assertThat(positions).hasSizeGreaterThan(3000);
    }

    @Test
    void the_listed_price_is_the_one_that_is_paid() {
        eachPosition(6, 7, state -> {
            Seat seat = state.toAct().getFirst();
            for (LegalCommand<ExpeditionCommand> legal : Matches.GAME.legalCommands(state, seat)) {
                int paid = Matches.accepted(Matches.GAME.decide(state, seat, legal.command(), bound -> 0)).stream()
                        .filter(CrewSpent.class::isInstance)
                        .mapToInt(event -> ((CrewSpent) event).crew())
                        .sum();
                assertThat(paid).as("%s", legal).isEqualTo(legal.cost());
            }
        });
    }

    @Test
    void a_refusal_names_a_few_legal_commands_of_its_kind_first() {
        Table table = Table.of(2);
        RuleViolation violation = table.refused(0, new DrawTile(Vehicle.SHIP, Tile.large(7)), "EX-7.4");
        assertThat(violation.nearby()).hasSize(RuleViolation.NEARBY_MAX);
        assertThat(violation.nearby().getFirst()).isInstanceOf(DrawTile.class);
        assertThat(violation.nearby()).allMatch(command -> table.allows(0, (ExpeditionCommand) command));
    }

    private static Set<ExpeditionCommand> commands(ExpeditionState state, Seat seat) {
        return new HashSet<>(Matches.GAME.legalCommands(state, seat).stream()
                .map(LegalCommand::command)
                .toList());
    }
}
