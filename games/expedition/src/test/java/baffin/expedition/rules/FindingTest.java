package baffin.expedition.rules;

import static baffin.expedition.geometry.Orientation.FRONT_0;
import static baffin.expedition.geometry.Orientation.FRONT_180;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.Table;
import baffin.expedition.data.Token;
import baffin.expedition.state.Crew;
import baffin.expedition.state.ExpeditionCommand.Discover;
import baffin.expedition.state.ExpeditionCommand.Explore;
import baffin.expedition.state.ExpeditionEvent.TokenTaken;
import baffin.expedition.state.Vehicle;
import baffin.game.Seat;
import baffin.testing.RuleId;
import org.junit.jupiter.api.Test;

/** Taking tokens (EX-7.13 to EX-7.15). */
class FindingTest {

    @Test
    @RuleId("EX-7.13")
    void exploring_takes_a_franklin_or_strait_token_for_one_point_times_the_zone() {
        Table table = Table.of(2).tile("L1", 4, 1, FRONT_0, true).ship(0, "4,1");
        table.does(0, new Explore(Vehicle.SHIP, Token.FRANKLIN));
        assertThat(table.last(TokenTaken.class))
                .containsExactly(new TokenTaken(new Seat(0), Token.FRANKLIN, 4, 1, 3, 3, "EX-7.13"));
        assertThat(table.seat(0).shipCrew()).isEqualTo(new Crew(4, 3));
        assertThat(table.seat(0).tokens()).containsEntry(Token.FRANKLIN, 1);
        assertThat(table.state().board().withToken(Token.FRANKLIN)).isEmpty();
        table.refused(0, new Explore(Vehicle.SHIP, Token.FRANKLIN), "EX-7.13");
    }

    @Test
    @RuleId("EX-7.14")
    void discovering_takes_an_inuit_or_cairn_token_for_two_points_times_the_zone() {
        Table table = Table.of(2).ship(0, "2,10").sled(0, "1,11,NW", 2, 0);
        table.does(0, new Discover(Vehicle.SLED, Token.CAIRN));
        assertThat(table.last(TokenTaken.class))
                .containsExactly(new TokenTaken(new Seat(0), Token.CAIRN, 1, 11, 1, 2, "EX-7.14"));
        assertThat(table.seat(0).sledCrew()).isEqualTo(new Crew(0, 2));
    }

    @Test
    @RuleId({"EX-7.13", "EX-7.14"})
    void each_action_takes_its_own_kinds_from_the_vehicles_own_tile() {
        Table table = Table.of(2).tile("L18", 4, 5, FRONT_0, true).ship(0, "4,5");
        table.refused(0, new Explore(Vehicle.SHIP, Token.INUIT), "EX-7.13");
        table.refused(0, new Discover(Vehicle.SHIP, Token.CAIRN), "EX-7.14");
        table.refused(0, new Discover(Vehicle.SLED, Token.INUIT), "EX-5.6");
        table.does(0, new Discover(Vehicle.SHIP, Token.INUIT));
        table.ship(0, "GREENLAND").refused(0, new Discover(Vehicle.SHIP, Token.CAIRN), "EX-7.14");
    }

    @Test
    @RuleId("EX-7.15")
    void the_square_of_the_symbol_decides_the_zone_of_a_tile_in_two_zones() {
        Table west = Table.of(2).tile("L10", 4, 7, FRONT_180, true).ship(0, "4,7");
        west.does(0, new Explore(Vehicle.SHIP, Token.STRAIT));
        assertThat(west.last(TokenTaken.class))
                .singleElement()
                .extracting("zone")
                .isEqualTo(2);
        Table east = Table.of(2).tile("L10", 4, 7, FRONT_0, true).ship(0, "4,7");
        east.does(0, new Explore(Vehicle.SHIP, Token.STRAIT));
        assertThat(east.last(TokenTaken.class))
                .singleElement()
                .extracting("zone")
                .isEqualTo(1);
    }
}
