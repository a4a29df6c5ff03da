package baffin.expedition.rules;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.Table;
import baffin.expedition.Words;
import baffin.expedition.geometry.Place;
import baffin.expedition.state.Crew;
import baffin.expedition.state.ExpeditionCommand.MoveSled;
import baffin.expedition.state.ExpeditionCommand.TransferCrew;
import baffin.expedition.state.ExpeditionEvent.SledTakenAboard;
import baffin.expedition.state.Vehicle;
import baffin.testing.RuleId;
import org.junit.jupiter.api.Test;

/** Crewmen between ship and sled (EX-7.12). */
class TransfersTest {

    private static final Place AREA = new Place("2,10,NW");

    private static TransferCrew toSled(int available, int resting) {
        return new TransferCrew(Vehicle.SHIP, available, resting, AREA);
    }

    @Test
    @RuleId("EX-7.12")
    void the_first_crewmen_deploy_the_sled_on_an_area_of_the_ships_tile() {
        Table table = Table.of(2).ship(0, "2,10").does(0, toSled(3, 1));
        assertThat(table.seat(0).sled()).isEqualTo(AREA);
        assertThat(table.seat(0).shipCrew()).isEqualTo(new Crew(3, 0));
        assertThat(table.seat(0).sledCrew()).as("the payer has moved too").isEqualTo(new Crew(3, 1));
    }

    @Test
    @RuleId("EX-7.12")
    void the_payer_rests_before_it_moves() {
        Table table = Table.of(2).ship(0, "2,10");
        assertThat(table.refused(0, toSled(7, 0), "EX-7.12").pointers()).containsExactly("/available");
        table.refused(0, toSled(0, 2), "EX-7.12");
        table.does(0, toSled(6, 1));
        assertThat(table.seat(0).shipCrew()).isEqualTo(Crew.NONE);
        assertThat(table.seat(0).sledCrew()).isEqualTo(new Crew(6, 1));
    }

    @Test
    @RuleId("EX-7.12")
    void the_owner_names_the_area_and_only_when_the_sled_comes_from_aboard() {
        Table table = Table.of(2).ship(0, "2,10");
        table.refused(0, new TransferCrew(Vehicle.SHIP, 2, 0, null), "EX-7.12");
        assertThat(Words.english(
                        table.refused(0, new TransferCrew(Vehicle.SHIP, 2, 0, new Place("2,10,NE")), "EX-7.12")))
                .contains("2,10,NW");
        table.sled(0, "2,10,NW", 1, 0).crew(0, 6, 0);
        table.refused(0, toSled(1, 0), "EX-7.12");
        table.does(0, new TransferCrew(Vehicle.SHIP, 1, 0, null));
    }

    @Test
    @RuleId("EX-7.12")
    void crewmen_change_both_ways_in_one_transfer() {
        Table table = Table.of(2).ship(0, "2,10").crew(0, 2, 1).sled(0, "2,10,NW", 1, 3);
        table.does(0, new TransferCrew(Vehicle.SLED, 2, -3, null));
        assertThat(table.seat(0).shipCrew()).isEqualTo(new Crew(0, 4));
        assertThat(table.seat(0).sledCrew()).isEqualTo(new Crew(2, 1));
    }

    @Test
    @RuleId("EX-7.12")
    void an_emptied_sled_is_taken_aboard_and_can_be_deployed_again() {
        Table table = Table.of(2).ship(0, "2,10").crew(0, 4, 0).sled(0, "2,10,NW", 2, 1);
        table.does(0, new TransferCrew(Vehicle.SHIP, -2, -1, null));
        assertThat(table.last(SledTakenAboard.class)).hasSize(1);
        assertThat(table.seat(0).sledAboard()).isTrue();
        table.refused(0, new MoveSled(AREA), "EX-5.6");
        table.does(0, toSled(1, 0));
        assertThat(table.seat(0).sled()).isEqualTo(AREA);
    }

    @Test
    @RuleId("EX-7.12")
    void ship_and_sled_must_be_on_one_tile_and_an_arrow_is_none() {
        Table table = Table.of(2);
        table.refused(0, toSled(1, 0), "EX-7.12");
        table.ship(0, "2,10").crew(0, 4, 0).sled(0, "1,11,NW", 3, 0);
        table.refused(0, new TransferCrew(Vehicle.SHIP, 1, 0, null), "EX-7.12");
        table.ship(0, "NORTHWEST_PASSAGE").sled(0, "NORTHWEST_PASSAGE", 3, 0);
        table.refused(0, new TransferCrew(Vehicle.SHIP, 1, 0, null), "EX-7.12");
    }

    @Test
    @RuleId("EX-7.12")
    void a_transfer_moves_somebody() {
        Table.of(2).ship(0, "2,10").refused(0, toSled(0, 0), "EX-7.12");
    }

    @Test
    @RuleId("EX-7.12")
    void the_sled_needs_land_or_ice_to_stand_on() {
        Table table = Table.of(2).tile("L0", 3, 10).ship(0, "3,10");
        assertThat(Words.english(
                        table.refused(0, new TransferCrew(Vehicle.SHIP, 1, 0, new Place("3,10,NW")), "EX-7.12")))
                .contains("no land or frozen area");
        table.round(5).does(0, new TransferCrew(Vehicle.SHIP, 1, 0, new Place("3,10,NW")));
        assertThat(table.seat(0).sled()).isEqualTo(new Place("3,10,NW"));
    }

    @Test
    @RuleId("EX-7.12")
    void of_several_areas_the_owner_chooses() {
        Table table = Table.of(2).tile("L33", 5, 5).ship(0, "5,5");
        assertThat(table.allows(0, new TransferCrew(Vehicle.SHIP, 1, 0, new Place("5,5,NW"))))
                .isTrue();
        assertThat(table.allows(0, new TransferCrew(Vehicle.SHIP, 1, 0, new Place("5,6,SE"))))
                .isTrue();
    }
}
