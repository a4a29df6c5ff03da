package baffin.adventure.rules;

import static baffin.adventure.Table.follow;
import static baffin.adventure.Table.lay;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.Table;
import baffin.adventure.data.MarkerKind;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Hex;
import baffin.adventure.state.AdventureCommand.DropIceberg;
import baffin.adventure.state.AdventureCommand.RecoverMarker;
import baffin.testing.RuleId;
import org.junit.jupiter.api.Test;

/** Recovering markers and dropping icebergs (AD-4.7, AD-4.8). */
class ActionsTest {

    private static final DropIceberg DROP = new DropIceberg();

    private static RecoverMarker recover(String hex) {
        return new RecoverMarker(new Hex(hex));
    }

    @Test
    @RuleId("AD-4.7")
    void a_marker_with_nothing_on_it_comes_back_for_four_points() {
        Table table = Table.of(2).singles(0, "1,0", "2,0");
        assertThat(table.price(recover("1,0"))).isEqualTo(4);
        table.does(recover("1,0"));
        assertThat(table.points()).isZero();
        assertThat(table.seat(0).markers().of(MarkerKind.SINGLE)).isEqualTo(4);
        assertThat(table.sea().markers()).hasSize(1);
        table.turnOf(0, 4).refused(follow("1,0"), "AD-4.3");
        assertThat(table.allows(lay("1,0"))).isTrue();
    }

    @Test
    @RuleId("AD-4.7")
    void a_marker_under_a_ship_a_marker_or_an_iceberg_stays() {
        Table table = Table.of(2).singles(0, "1,0", "2,0", "3,0").inWake(1, "1,0", 0);
        table.piece(Ground.ICEBERG, "2,0").turnOf(0, 4);
        table.refused(recover("1,0"), "AD-4.7");
        table.refused(recover("2,0"), "AD-4.7");
        table.refused(recover("3,0"), "AD-4.7");
        table.refused(recover("1,3"), "AD-4.7");
        table.turnOf(1, 4).refused(recover("2,0"), "AD-4.7");
    }

    @Test
    @RuleId("AD-4.7")
    void a_marker_is_named_by_its_first_hex() {
        Table table =
                Table.of(2).route(0, MarkerKind.TWO_STRAIGHT, "1,0", "2,0").singles(0, "3,0");
        assertThat(Table.words(table.refused(recover("2,0"), "AD-4.7"))).contains("1,0");
        table.turnOf(0, 3).refused(recover("1,0"), "AD-4.1");
        table.turnOf(0, 4).does(recover("1,0"));
    }

    @Test
    @RuleId("AD-4.8")
    void an_iceberg_is_dropped_just_behind_the_ship_for_three_points() {
        Table table = Table.of(2).route(0, MarkerKind.TWO_STRAIGHT, "1,0", "2,0");
        assertThat(table.price(DROP)).isEqualTo(3);
        table.does(DROP);
        assertThat(table.points()).isEqualTo(1);
        assertThat(table.state().supply().icebergs()).isEqualTo(9);
        assertThat(table.sea().blocked(0, 0)).isTrue();
        table.turnOf(0, 4).refused(DROP, "AD-4.8");
    }

    @Test
    @RuleId("AD-4.8")
    void behind_is_the_hex_the_ship_has_left_last() {
        Table table = Table.of(2)
                .singles(0, "1,0", "2,0")
                .turnOf(0, 5)
                .does(follow("1,0"))
                .does(DROP);
        assertThat(table.sea().blocked(0, table.sea().grid().id(new Hex("2,0"))))
                .isTrue();
    }

    @Test
    @RuleId("AD-4.8")
    void no_iceberg_is_dropped_on_a_ship_or_off_the_own_route() {
        Table.of(2).refused(DROP, "AD-4.8");
        Table.of(2).singles(0, "1,0").refused(DROP, "AD-4.8");
        Table.of(2).singles(0, "1,0", "2,0").inWake(1, "1,0", 0).turnOf(0, 4).refused(DROP, "AD-4.8");
        Table gone = Table.of(2).singles(0, "1,0", "2,0").turnOf(0, 8).does(recover("1,0"));
        gone.refused(DROP, "AD-4.8");
    }

    @Test
    @RuleId("AD-1.2")
    void the_supply_of_icebergs_ends() {
        Table table = Table.of(2).singles(0, "1,0", "2,0");
        table.supply(table.state().supply().withPieces(-10, 0)).refused(DROP, "AD-1.2");
    }
}
