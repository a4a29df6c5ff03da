package baffin.northwind;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.northwind.data.Commodity;
import baffin.northwind.rules.Rules;
import baffin.northwind.state.NorthWindCommand;
import baffin.northwind.state.NorthWindCommand.Buy;
import baffin.northwind.state.NorthWindEvent.ActionTaken;
import baffin.northwind.state.NorthWindState;
import baffin.testing.Effort;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The list of legal commands is exact, and its prices are those that are paid. */
@Tag(Effort.SOAK)
class LegalCommandsTest {

    private static Set<NorthWindCommand> commands(NorthWindState state, Seat seat) {
        return new HashSet<>(Matches.GAME.legalCommands(state, seat).stream()
                .map(LegalCommand::command)
                .toList());
    }

    @Test
    void of_all_well_formed_commands_exactly_the_listed_ones_are_accepted() {
        Matches.eachPosition(Effort.many(2), 31, state -> {
            for (int seat = 0; seat < state.ships().size(); seat++) {
                Seat own = new Seat(seat);
                Set<NorthWindCommand> accepted = AnyCommands.all().stream()
                        .filter(command -> Rules.broken(state, own, command).isEmpty())
                        .collect(Collectors.toSet());
                assertThat(accepted)
                        .as("those of AnyCommands that check accepts, and those that list of a chapter offers")
                        .isEqualTo(commands(state, own));
            }
        });
    }

    @Test
    void in_thousands_of_positions_every_listed_command_can_be_played() {
        List<Integer> positions = new ArrayList<>();
        Matches.eachPosition(Effort.many(3), 2, state -> {
            positions.add(1);
            for (Seat seat : Matches.GAME.toAct(state)) {
                for (NorthWindCommand command : commands(state, seat)) {
                    var events = Matches.accepted(Matches.GAME.decide(state, seat, command, bound -> bound - 1));
                    assertThat(Matches.folded(state, events)).isNotEqualTo(state);
                }
            }
        });
        assertThat(positions).hasSizeGreaterThan(3000);
    }

    @Test
    void the_listed_price_is_one_for_an_action_and_nothing_else() {
        Matches.eachPosition(Effort.many(2), 9, state -> {
            for (Seat seat : Matches.setup(state.ships().size()).seats()) {
                for (LegalCommand<NorthWindCommand> legal : Matches.GAME.legalCommands(state, seat)) {
                    long actions =
                            Matches.accepted(Matches.GAME.decide(state, seat, legal.command(), bound -> 0)).stream()
                                    .filter(ActionTaken.class::isInstance)
                                    .count();
                    assertThat(legal.cost()).as("%s", legal).isEqualTo((int) actions);
                }
            }
        });
    }

    @Test
    void a_refusal_names_a_few_legal_commands_of_its_kind_first() {
        Table table = Table.of(2).at("SALT_1");
        RuleViolation violation = table.refused(0, new Buy(List.of(Commodity.WINE), List.of()), "NW-4.1");
        assertThat(violation.nearby()).hasSizeLessThanOrEqualTo(RuleViolation.NEARBY_MAX);
        assertThat(violation.nearby().getFirst()).isInstanceOf(Buy.class);
        assertThat(violation.nearby()).allMatch(command -> table.allows(0, (NorthWindCommand) command));
        assertThat(violation.pointers()).containsExactly("/goods");
    }
}
