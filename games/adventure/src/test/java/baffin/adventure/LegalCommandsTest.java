package baffin.adventure;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.rules.Rules;
import baffin.adventure.sea.Hex;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.LayMarker;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureEvent.IcebergDropped;
import baffin.adventure.state.AdventureEvent.MarkerLaid;
import baffin.adventure.state.AdventureEvent.MarkerRecovered;
import baffin.adventure.state.AdventureEvent.RouteFollowed;
import baffin.adventure.state.AdventureEvent.SailedOut;
import baffin.adventure.state.AdventureEvent.WakeEntered;
import baffin.adventure.state.AdventureState;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.testing.RuleId;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The list of legal commands is exact, and its prices are those that are paid. */
class LegalCommandsTest {

    private static void eachPosition(int matches, int every, Consumer<AdventureState> check) {
        for (int seats = 2; seats <= 4; seats++) {
            for (int seed = 100; seed < 100 + matches; seed++) {
                List<AdventureState> positions =
                        Matches.positions(seats == 4 && seed % 2 == 0 ? Matches.teams() : Matches.setup(seats), seed);
                for (int i = seed % every; i < positions.size(); i += every) {
                    check.accept(positions.get(i));
                }
            }
        }
    }

    @Test
    void of_all_well_formed_commands_exactly_the_listed_ones_are_accepted() {
        eachPosition(10, 17, state -> {
            for (Seat seat : state.toAct()) {
                Set<AdventureCommand> accepted = AnyCommands.all(state, seat).stream()
                        .filter(command -> Rules.broken(state, seat, command).isEmpty())
                        .collect(Collectors.toSet());
                Set<AdventureCommand> listed = commands(state, seat);
                // swaps with other half turns than the one tried are the only ones left out of all commands
                listed.removeIf(command ->
                        command instanceof AdventureCommand.SwapTiles swap && (swap.turnFirst() || !swap.turnSecond()));
                assertThat(accepted)
                        .as("those of AnyCommands that the rules accept, and those that are listed")
                        .isEqualTo(listed);
            }
        });
    }

    @Test
    @RuleId("AD-4.1")
    void the_listed_price_is_the_one_that_is_paid() {
        eachPosition(6, 7, state -> {
            for (Seat seat : state.toAct()) {
                for (LegalCommand<AdventureCommand> legal : Matches.GAME.legalCommands(state, seat)) {
                    int paid = Matches.accepted(Matches.GAME.decide(state, seat, legal.command(), bound -> 0)).stream()
                            .mapToInt(LegalCommandsTest::cost)
                            .sum();
                    assertThat(paid).as("%s", legal).isEqualTo(legal.cost());
                    assertThat(paid).isLessThanOrEqualTo(state.turn().points());
                }
            }
        });
    }

    @Test
    void a_refusal_names_a_few_legal_commands_of_its_kind_first() {
        Table table = Table.of(2).row(1, "SSSS").row(2, "SSSS");
        RuleViolation violation = table.refused(Table.lay("1,2", "2,2"), "AD-4.1");
        assertThat(violation.nearby()).hasSize(RuleViolation.NEARBY_MAX);
        assertThat(violation.nearby().subList(0, 4)).allMatch(LayMarker.class::isInstance);
        assertThat(violation.nearby().contains(new LayMarker(List.of(new Hex(1, 2)))))
                .isTrue();
    }

    private static int cost(AdventureEvent event) {
        return switch (event) {
            case MarkerLaid e -> e.cost();
            case WakeEntered e -> e.cost();
            case RouteFollowed e -> e.cost();
            case SailedOut e -> e.cost();
            case MarkerRecovered e -> e.cost();
            case IcebergDropped e -> e.cost();
            default -> 0;
        };
    }

    private static Set<AdventureCommand> commands(AdventureState state, Seat seat) {
        return new HashSet<>(Matches.GAME.legalCommands(state, seat).stream()
                .map(LegalCommand::command)
                .toList());
    }
}
