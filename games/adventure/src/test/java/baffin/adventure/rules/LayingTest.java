package baffin.adventure.rules;

import static baffin.adventure.Table.follow;
import static baffin.adventure.Table.lay;
import static baffin.adventure.Table.wake;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.Table;
import baffin.adventure.data.MarkerKind;
import baffin.adventure.state.AdventureEvent.MarkerLaid;
import baffin.adventure.state.AdventureEvent.RowsAdded;
import baffin.adventure.state.Captain;
import baffin.game.RuleViolation;
import baffin.testing.RuleId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Laying route markers (AD-1.3, AD-2.3, AD-2.4, AD-4.2 to AD-4.4). */
class LayingTest {

    @ParameterizedTest
    @RuleId("AD-1.3")
    @CsvSource({
        "FOUR_STRAIGHT, 1.0 2.0 3.1 4.1",
        "FOUR_L, 1.0 2.0 3.1 4.0",
        "FOUR_L, 1.1 2.0 3.1 4.1",
        "FOUR_L_MIRRORED, 1.1 2.0 3.0 4.0",
        "FOUR_L_MIRRORED, 1.1 2.1 3.1 4.0",
        "FOUR_ZIGZAG, 1.1 2.1 3.1 4.1",
        "FOUR_ZIGZAG_MIRRORED, 1.1 2.0 3.1 4.0",
        "THREE_STRAIGHT, 1.0 2.0 3.1",
        "THREE_CURVED, 1.1 2.1 3.1",
        "THREE_CURVED, 1.1 2.0 3.1",
        "TWO_STRAIGHT, 1.2 1.3",
        "SINGLE, 1.3"
    })
    void the_shape_of_the_path_tells_the_marker(MarkerKind marker, String path) {
        Table table = Table.of(2).does(lay(path.replace('.', ',').split(" ")));
        assertThat(table.last(MarkerLaid.class)).extracting(MarkerLaid::marker).containsExactly(marker);
        assertThat(table.seat(0).markers().of(marker))
                .isEqualTo(Captain.atStart().markers().of(marker) - 1);
    }

    @ParameterizedTest
    @RuleId("AD-1.3")
    @ValueSource(strings = {"1.1 2.1 3.1 3.0", "1.1 2.1 1.2", "1.1 2.2", "1.1 2.1 1.1"})
    void other_shapes_do_not_exist(String path) {
        Table.of(2).refused(lay(path.replace('.', ',').split(" ")), "AD-1.3");
    }

    @Test
    @RuleId("AD-1.1")
    void a_marker_has_one_to_four_hexes_and_must_be_in_the_supply() {
        Table table = Table.of(2).markers(0, MarkerKind.SINGLE, 0);
        table.refused(lay("1,0"), "AD-1.1");
        table.refused(lay(), "AD-1.1");
        table.refused(lay("1,0", "2,0", "3,1", "4,1", "5,2"), "AD-1.1");
        assertThat(table.allows(lay("1,0", "2,0"))).isTrue();
    }

    @Test
    @RuleId("AD-4.2")
    void each_hex_costs_by_its_terrain_and_the_ship_goes_to_the_last() {
        Table table = Table.of(2).row(1, "WLSI");
        assertThat(table.price(lay("1,0"))).isEqualTo(1);
        assertThat(table.price(lay("1,1"))).isEqualTo(2);
        assertThat(table.price(lay("1,2"))).isEqualTo(3);
        assertThat(table.price(lay("1,3"))).isEqualTo(4);
        table.does(lay("1,1", "2,1"));
        assertThat(table.points()).isEqualTo(1);
        assertThat(table.ship(0)).isEqualTo("2,1");
        assertThat(table.seat(0).behind()).hasToString("1,1");
    }

    @Test
    @RuleId("AD-4.1")
    void a_marker_that_costs_more_than_is_left_is_refused_with_both_numbers() {
        RuleViolation violation = Table.of(2).row(1, "SSSS").row(2, "LLLL").refused(lay("1,0", "2,0"), "AD-4.1");
        assertThat(Table.words(violation)).contains("5", "4");
        assertThat(violation.pointers()).containsExactly("/path");
        assertThat(violation.nearby().getFirst()).isEqualTo(lay("1,0"));
    }

    @Test
    @RuleId("AD-2.4")
    void the_first_step_enters_any_hex_of_row_one() {
        Table table = Table.of(2);
        assertThat(table.legal()
                        .filter(l ->
                                l.command().equals(lay("1,0")) || l.command().equals(lay("1,3"))))
                .hasSize(2);
        table.refused(lay("2,0"), "AD-4.2");
    }

    @Test
    @RuleId("AD-4.2")
    void later_markers_begin_beside_the_ship() {
        Table table = Table.of(2).singles(0, "1,0");
        table.refused(lay("1,2"), "AD-4.2");
        assertThat(table.allows(lay("1,1"))).isTrue();
    }

    @Test
    @RuleId("AD-2.3")
    void no_marker_goes_beyond_what_is_revealed() {
        Table.of(2).singles(0, "8,0").refused(lay("9,0"), "AD-2.3");
        Table.of(2).refused(lay("1,7"), "AD-2.3");
    }

    @Test
    @RuleId("AD-2.3")
    void rows_are_added_until_four_lie_ahead_of_the_foremost_ship() {
        Table table = Table.of(2).singles(1, "4,0").turnOf(0, 4).does(lay("1,0"));
        assertThat(table.last(RowsAdded.class)).isEmpty();
        table.turnOf(1, 4).does(lay("5,0", "6,0"));
        assertThat(table.last(RowsAdded.class).getFirst().strips())
                .extracting(laid -> laid.tile().text())
                .containsExactly("M9", "M10");
    }

    @Test
    @RuleId("AD-2.3")
    void no_row_is_added_beyond_the_24th() {
        Table table = Table.of(2);
        for (int row = 9; row <= 24; row++) {
            table.row(row, "WWWW");
        }
        table.singles(0, "22,0").does(lay("23,0"));
        assertThat(table.last(RowsAdded.class)).isEmpty();
    }

    @Test
    @RuleId("AD-4.3")
    void the_own_route_takes_no_marker_and_costs_one_point_a_hex() {
        Table table = Table.of(2).row(1, "SSSS").singles(0, "1,0", "2,0");
        table.refused(lay("1,0"), "AD-4.3");
        assertThat(table.price(follow("1,0"))).isEqualTo(1);
        table.does(follow("1,0"));
        assertThat(table.points()).isEqualTo(3);
        assertThat(table.ship(0)).isEqualTo("1,0");
        table.refused(follow("1,1"), "AD-4.3");
    }

    @Test
    @RuleId("AD-4.3")
    void only_own_hexes_beside_the_ship_are_entered_without_a_marker() {
        Table table = Table.of(2).singles(1, "1,1").singles(0, "1,0", "2,0", "3,0");
        table.refused(follow("1,0"), "AD-4.3");
        table.turnOf(1, 4).refused(follow("1,0"), "AD-4.3");
        Table.of(2).refused(follow("1,0"), "AD-4.3");
    }

    @Test
    @RuleId("AD-4.4")
    void no_movement_ends_on_a_ship_but_a_longer_marker_passes_over_it() {
        Table table =
                Table.of(2).singles(1, "1,1", "2,1", "3,1").inWake(0, "1,1", 1).turnOf(0, 4);
        table.refused(lay("2,1", "3,1"), "AD-4.4");
        table.does(lay("2,1", "3,1", "4,0"));
        assertThat(table.ship(0)).isEqualTo("4,0");
        assertThat(table.points()).isEqualTo(1);
    }

    @Test
    @RuleId("AD-4.4")
    void a_ship_on_the_own_route_blocks_the_way_along_it() {
        Table table = Table.of(2).singles(0, "1,0", "2,0").inWake(1, "1,0", 0);
        table.turnOf(0, 4).refused(follow("1,0"), "AD-4.4");
    }

    @Test
    @RuleId("AD-4.5")
    void the_route_of_another_seat_takes_no_marker() {
        Table.of(2).singles(1, "1,1", "2,1").turnOf(0, 4).refused(lay("1,1"), "AD-4.5");
        assertThat(Table.of(2).singles(1, "1,1", "2,1").turnOf(0, 4).allows(wake("1,1")))
                .isTrue();
    }
}
