package baffin.northwind.rules;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.northwind.Table;
import baffin.northwind.data.Berth;
import baffin.northwind.state.NorthWindCommand.HireCrew;
import baffin.northwind.state.NorthWindCommand.MountCannon;
import baffin.northwind.state.NorthWindCommand.RaiseSail;
import baffin.northwind.state.NorthWindEvent.Bonus;
import baffin.northwind.state.NorthWindEvent.BonusPlaced;
import baffin.testing.RuleId;
import org.junit.jupiter.api.Test;

/** Equipment harbours (NW-4.2). */
class EquippingTest {

    private static Table harbour() {
        return Table.of(2).letters(1, 0).at("EQUIPMENT");
    }

    @Test
    @RuleId("NW-4.2")
    void sail_cannon_and_crew_cost_two_two_and_three_gold() {
        Table sail = harbour().does(0, new RaiseSail());
        assertThat(sail.ship(0).sail()).isEqualTo(5);
        assertThat(sail.ship(0).gold()).isEqualTo(3);
        Table cannon = harbour().does(0, new MountCannon());
        assertThat(cannon.ship(0).cannons()).isEqualTo(2);
        assertThat(cannon.ship(0).gold()).isEqualTo(3);
        Table crew = harbour().does(0, new HireCrew(Berth.TREASURER));
        assertThat(crew.ship(0).crew()).containsExactly(Berth.TREASURER);
        assertThat(crew.ship(0).gold()).isEqualTo(2);
        assertThat(crew.state().supply().crew()).isEqualTo(15);
    }

    @Test
    @RuleId("NW-4.2")
    void one_thing_a_visit_and_only_what_can_be_paid() {
        harbour().does(0, new RaiseSail()).refused(0, new MountCannon(), "NW-3.3");
        harbour().gold(0, 1).refused(0, new RaiseSail(), "NW-4.2");
        harbour().gold(0, 1).refused(0, new MountCannon(), "NW-4.2");
        harbour().gold(0, 2).refused(0, new HireCrew(Berth.LOOKOUT), "NW-4.2");
        Table.of(2).at("SALT_1").refused(0, new RaiseSail(), "NW-4.2");
    }

    @Test
    @RuleId("NW-4.2")
    void there_are_six_sail_levels_four_cannons_and_four_crew_at_most() {
        harbour().sail(0, 6).refused(0, new RaiseSail(), "NW-4.2");
        harbour().cannons(0, 4).refused(0, new MountCannon(), "NW-4.2");
        Table full = harbour().crew(0, Berth.BOATSWAIN, Berth.BOOKKEEPER, Berth.CANNONEER, Berth.TREASURER);
        assertThat(full.reason(0, new HireCrew(Berth.LOOKOUT), "NW-4.2")).contains("4 crew");
    }

    @Test
    @RuleId("NW-4.2")
    void a_taken_berth_stays_taken() {
        Table table = harbour().crew(0, Berth.BOATSWAIN);
        assertThat(table.refused(0, new HireCrew(Berth.BOATSWAIN), "NW-4.2").pointers())
                .containsExactly("/berth");
    }

    @Test
    @RuleId("NW-6.3")
    void the_fourth_crew_member_brings_a_token_once() {
        Table table = harbour()
                .crew(0, Berth.BOATSWAIN, Berth.BOOKKEEPER, Berth.CANNONEER)
                .does(0, new HireCrew(Berth.LOOKOUT));
        assertThat(table.last(BonusPlaced.class)).containsExactly(new BonusPlaced(new Seat(0), Bonus.CREW, null));
        assertThat(table.tokens(0)).isEqualTo(1);
        Table third = harbour().crew(0, Berth.BOATSWAIN, Berth.BOOKKEEPER).does(0, new HireCrew(Berth.LOOKOUT));
        assertThat(third.last(BonusPlaced.class)).isEmpty();
    }
}
