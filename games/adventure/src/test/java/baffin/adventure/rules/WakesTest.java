package baffin.adventure.rules;

import static baffin.adventure.Table.follow;
import static baffin.adventure.Table.lay;
import static baffin.adventure.Table.wake;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.Table;
import baffin.adventure.data.MarkerKind;
import baffin.adventure.sea.Ground;
import baffin.testing.RuleId;
import org.junit.jupiter.api.Test;

/** Wakes and icebergs on routes (AD-4.5, AD-4.6). */
class WakesTest {

    /** Seat 1 has gone 1,1 2,1 3,1 4,1; seat 0 is to act. */
    private static Table ahead() {
        return Table.of(2).singles(1, "1,1", "2,1", "3,1", "4,1").turnOf(0, 4);
    }

    @Test
    @RuleId("AD-4.5")
    void a_wake_marker_costs_two_points_and_further_hexes_of_the_route_one() {
        Table table = ahead().row(2, "SSSS");
        assertThat(table.price(wake("1,1"))).isEqualTo(2);
        table.does(wake("1,1"));
        assertThat(table.ship(0)).isEqualTo("1,1");
        assertThat(table.wake(0)).isEqualTo(1);
        assertThat(table.seat(0).markers().of(MarkerKind.WAKE)).isEqualTo(5);
        assertThat(table.price(lay("2,1"))).isEqualTo(1);
        table.does(lay("2,1", "3,1"));
        assertThat(table.points()).isZero();
        assertThat(table.wake(0)).isEqualTo(1);
    }

    @Test
    @RuleId("AD-4.5")
    void a_wake_marker_lies_beside_the_ship_on_an_open_marker() {
        Table table = ahead();
        table.refused(wake("2,1"), "AD-4.5");
        table.refused(wake("1,0"), "AD-4.5");
        table.singles(0, "1,0", "2,0").refused(wake("1,0"), "AD-4.3");
        table.refused(wake("9,9"), "AD-2.3");
        table.markers(0, MarkerKind.WAKE, 0).refused(wake("1,1"), "AD-1.1");
        ahead().turnOf(0, 1).refused(wake("1,1"), "AD-4.1");
    }

    @Test
    @RuleId({"AD-4.4", "AD-4.5"})
    void a_wake_marker_does_not_go_under_a_ship() {
        Table.of(2).singles(1, "1,1").turnOf(0, 4).refused(wake("1,1"), "AD-4.4");
    }

    @Test
    @RuleId("AD-4.5")
    void leaving_a_wake_is_free_and_coming_back_needs_a_wake_marker() {
        Table table = ahead().inWake(0, "1,1", 1).does(lay("2,0"));
        assertThat(table.points()).isEqualTo(3);
        assertThat(table.wake(0)).isNegative();
        table.refused(lay("2,1"), "AD-4.5");
        assertThat(table.price(wake("2,1"))).isEqualTo(2);
    }

    @Test
    @RuleId("AD-4.5")
    void who_returns_to_where_the_wake_was_left_is_in_it_again() {
        Table table = ahead().inWake(0, "1,1", 1).does(lay("2,0")).does(follow("1,1"));
        assertThat(table.wake(0)).isEqualTo(1);
        table.does(lay("2,1"));
        assertThat(table.points()).isEqualTo(1);
    }

    @Test
    @RuleId("AD-4.5")
    void a_marker_that_leaves_the_wake_does_not_come_back_into_it() {
        Table table = ahead().inWake(0, "1,1", 1);
        table.refused(lay("2,0", "3,1"), "AD-4.5");
        table.does(lay("2,1", "3,2"));
        assertThat(table.wake(0)).isNegative();
    }

    @Test
    @RuleId("AD-4.5")
    void the_wake_is_that_of_the_marker_on_top() {
        Table table = Table.of(3).singles(1, "1,2", "2,2", "3,3").inWake(2, "1,2", 1);
        table.singles(2, "2,1").turnOf(0, 9).does(wake("1,2"));
        assertThat(table.wake(0)).isEqualTo(2);
        assertThat(table.price(lay("2,1", "3,1"))).isEqualTo(1 + 1);
        table.refused(lay("2,2"), "AD-4.5");
    }

    @Test
    @RuleId("AD-4.5")
    void a_route_that_others_laid_over_the_own_one_is_no_wake() {
        Table table = Table.of(2).singles(0, "1,1", "2,1").inWake(1, "1,1", 0).singles(1, "2,0");
        table.turnOf(0, 4).does(follow("1,1"));
        assertThat(table.wake(0)).isNegative();
        table.refused(lay("2,0"), "AD-4.5");
    }

    @Test
    @RuleId("AD-4.6")
    void an_iceberg_on_a_route_costs_four_and_takes_no_wake_marker() {
        Table table = ahead().piece(Ground.ICEBERG, "2,1");
        table.inWake(0, "1,1", 1);
        assertThat(table.price(lay("2,1"))).isEqualTo(4);
        Table other = ahead().piece(Ground.ICEBERG, "2,1").singles(0, "1,0", "2,0");
        other.refused(wake("2,1"), "AD-4.6");
    }

    @Test
    @RuleId("AD-4.6")
    void the_owner_pays_for_the_iceberg_too() {
        Table table = ahead().piece(Ground.ICEBERG, "3,1").turnOf(1, 4);
        assertThat(table.price(follow("3,1"))).isEqualTo(4);
    }

    @Test
    @RuleId("AD-4.6")
    void who_has_laid_a_marker_over_the_iceberg_comes_back_for_one_point() {
        Table table = ahead().piece(Ground.ICEBERG, "2,1").inWake(0, "1,1", 1).does(lay("2,1"));
        table.turnOf(0, 4).does(follow("1,1"));
        assertThat(table.price(follow("2,1"))).isEqualTo(1);
    }
}
