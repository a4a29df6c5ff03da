package baffin.adventure.rules;

import static baffin.adventure.Table.follow;
import static baffin.adventure.Table.lay;
import static baffin.adventure.Table.wake;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.Table;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.sea.Hex;
import baffin.adventure.state.AdventureCommand.DropIceberg;
import baffin.adventure.state.AdventureCommand.EndTurn;
import baffin.adventure.state.AdventureCommand.KeepTiles;
import baffin.adventure.state.AdventureCommand.Overtake;
import baffin.adventure.state.AdventureCommand.PlayCard;
import baffin.adventure.state.AdventureCommand.PlayOnMarker;
import baffin.adventure.state.Phase;
import baffin.game.Seat;
import baffin.testing.RuleId;
import org.junit.jupiter.api.Test;

/** Overtaking (AD-4.9, AD-7.14). */
class OvertakingTest {

    private static final Overtake OVERTAKE = new Overtake(new Seat(1));

    /** Seat 1 is on 3,1 after 1,1 and 2,1; seat 0 is in its wake on 1,1. */
    private static Table behind() {
        return Table.of(2).singles(1, "1,1", "2,1", "3,1").inWake(0, "1,1", 1).turnOf(0, 4);
    }

    @Test
    @RuleId("AD-4.9")
    void who_ends_just_behind_a_ship_on_its_route_has_two_points_more() {
        Table table = behind().does(lay("2,1"));
        assertThat(table.points()).isEqualTo(3);
        table.does(OVERTAKE);
        assertThat(table.points()).isEqualTo(5);
        table.does(lay("3,1", "4,0")).does(lay("5,0", "6,0"));
        assertThat(table.points()).isEqualTo(1);
    }

    @Test
    @RuleId("AD-4.9")
    void after_overtaking_the_seat_only_moves_and_ends_its_turn() {
        Table table = behind().holds(0, Treasure.SPEED_UP).does(lay("2,1")).does(OVERTAKE);
        table.refused(new DropIceberg(), "AD-4.9");
        table.refused(new PlayCard(Treasure.SPEED_UP), "AD-4.9");
        table.refused(OVERTAKE, "AD-4.9");
        assertThat(table.allows(new EndTurn())).isTrue();
    }

    @Test
    @RuleId("AD-4.9")
    void the_points_pay_for_own_markers_and_own_route_steps_and_for_no_wake_marker() {
        Table table = Table.of(3).singles(1, "1,1", "2,1", "3,1").singles(2, "2,0", "3,0", "4,0", "5,0");
        table.inWake(0, "1,1", 1).turnOf(0, 4).does(lay("2,1"));
        assertThat(table.price(wake("2,0"))).isEqualTo(2);
        table.does(OVERTAKE).refused(wake("2,0"), "AD-4.9");
        table.does(follow("1,1")).does(follow("2,1")).does(lay("3,1", "4,1"));
        table.refused(wake("4,0"), "AD-4.9");
        assertThat(table.ends().points()).isEqualTo(4);
    }

    @Test
    @RuleId("AD-4.9")
    void the_points_are_taken_right_after_the_movement() {
        Table card = behind().holds(0, Treasure.SPEED_UP).does(lay("2,1")).does(new PlayCard(Treasure.SPEED_UP));
        card.refused(OVERTAKE, "AD-4.9");
        Table iceberg = behind().does(lay("2,1")).does(new DropIceberg());
        iceberg.refused(OVERTAKE, "AD-4.9");
        Table again = behind().holds(0, Treasure.SPEED_UP).does(new PlayCard(Treasure.SPEED_UP));
        again.does(lay("2,1")).does(OVERTAKE);
        assertThat(again.points()).isEqualTo(4 + 2 - 1 + 2);
    }

    @Test
    @RuleId({"AD-4.9", "AD-7.10"})
    void new_strips_belong_to_the_movement() {
        Table table = Table.of(2).singles(1, "3,1", "4,1", "5,1", "6,1").inWake(0, "4,1", 1);
        table.is(0, Skipper.GILBERT).turnOf(0, 4).does(lay("5,1"));
        assertThat(table.state().phase()).isEqualTo(Phase.NEW_TILES);
        table.does(new KeepTiles()).does(OVERTAKE);
    }

    @Test
    @RuleId("AD-4.9")
    void overtaking_takes_a_movement_in_this_turn() {
        Table table = Table.of(2).singles(1, "1,1", "2,1").inWake(0, "1,1", 1).turnOf(0, 4);
        table.refused(OVERTAKE, "AD-4.9");
        table.refused(new Overtake(new Seat(0)), "AD-4.9");
        table.refused(new Overtake(new Seat(3)), "AD-4.9");
    }

    @Test
    @RuleId("AD-4.9")
    void a_ship_in_the_same_row_or_off_the_route_is_not_overtaken() {
        Table sameRow =
                Table.of(2).singles(1, "1,1", "2,1", "2,0").inWake(0, "1,1", 1).turnOf(0, 4);
        sameRow.does(lay("2,1")).refused(OVERTAKE, "AD-4.9");
        Table beside = Table.of(2).singles(1, "1,1", "2,1").turnOf(0, 4).does(lay("1,2"));
        beside.refused(OVERTAKE, "AD-4.9");
    }

    @Test
    @RuleId("AD-4.9")
    void the_next_hex_is_the_next_one_of_the_route_not_any_that_is_beside() {
        Table table = Table.of(2).singles(1, "1,1", "1,2", "2,1").inWake(0, "1,1", 1);
        table.turnOf(0, 4).does(lay("1,0")).does(follow("1,1"));
        table.refused(OVERTAKE, "AD-4.9");
    }

    @Test
    @RuleId("AD-7.14")
    void rae_overtakes_across_one_hex_for_three_points() {
        Table start = Table.of(2).singles(1, "1,1", "2,1", "3,1").turnOf(0, 4);
        start.does(wake("1,1")).refused(OVERTAKE, "AD-4.9");
        Table rae =
                Table.of(2).is(0, Skipper.RAE).singles(1, "1,1", "2,1", "3,1").turnOf(0, 4);
        rae.does(wake("1,1")).does(OVERTAKE);
        assertThat(rae.points()).isEqualTo(2 + 3);
    }

    @Test
    @RuleId("AD-7.14")
    void rae_also_overtakes_in_the_normal_way_for_two_points() {
        Table table = behind().is(0, Skipper.RAE).does(lay("2,1")).does(OVERTAKE);
        assertThat(table.points()).isEqualTo(3 + 2);
    }

    @Test
    @RuleId({"AD-6.5", "AD-7.14"})
    void rae_does_not_overtake_where_the_route_in_between_is_gone() {
        Table table =
                Table.of(2).is(0, Skipper.RAE).singles(1, "1,1", "2,1", "3,1").turnOf(0, 4);
        table.holds(0, Treasure.REMOVE_MARKER).does(new PlayOnMarker(Treasure.REMOVE_MARKER, new Hex("2,1")));
        table.does(wake("1,1")).refused(OVERTAKE, "AD-4.9");
    }
}
