package baffin.expedition.rules;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.Table;
import baffin.expedition.state.Crew;
import baffin.expedition.state.ExpeditionCommand.DrawTile;
import baffin.expedition.state.ExpeditionCommand.EndTurn;
import baffin.expedition.state.ExpeditionCommand.RefreshDisplay;
import baffin.expedition.state.ExpeditionCommand.TakeTile;
import baffin.expedition.state.Supply;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Tile;
import baffin.testing.RuleId;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Drawing and refreshing (EX-7.4, EX-7.5). */
class DrawingTest {

    private static final RefreshDisplay REFRESH = new RefreshDisplay(Vehicle.SHIP);

    private static Table withBag(long bag) {
        Table table = Table.of(2);
        return table.supply(
                table.state().supply().withDisplay(bag, table.state().supply().display()));
    }

    @Test
    @RuleId("EX-7.4")
    void a_displayed_large_tile_goes_to_the_reserve_and_is_replaced_at_once() {
        Table table = Table.of(2).does(0, new DrawTile(Vehicle.SHIP, Tile.large(61)));
        assertThat(table.seat(0).reserve()).containsExactly(Tile.large(61));
        List<Tile> display = table.state().supply().display();
        assertThat(display).hasSize(4).doesNotContain(Tile.large(61)).contains(Tile.large(60), Tile.large(63));
        assertThat(table.state().supply().bagCount()).isEqualTo(59);
        assertThat(table.seat(0).shipCrew()).isEqualTo(new Crew(6, 1));
    }

    @Test
    @RuleId("EX-7.4")
    void a_small_tile_comes_from_its_pile_and_reserves_have_no_limit() {
        Table table = Table.of(2).does(0, new DrawTile(Vehicle.SHIP, Tile.small(3)));
        table.does(0, new DrawTile(Vehicle.SHIP, Tile.small(3))).does(0, new DrawTile(Vehicle.SHIP, Tile.small(3)));
        assertThat(table.seat(0).reserve()).containsOnly(Tile.small(3)).hasSize(3);
        assertThat(table.state().supply().pile(3)).isEqualTo(1);
    }

    @Test
    @RuleId("EX-7.4")
    void a_tile_that_is_not_on_display_can_not_be_drawn() {
        assertThat(Table.of(2)
                        .refused(0, new DrawTile(Vehicle.SHIP, Tile.large(5)), "EX-7.4")
                        .pointers())
                .containsExactly("/tile");
    }

    @Test
    @RuleId("EX-7.5")
    void a_refresh_shows_four_new_tiles_puts_the_old_ones_back_and_then_a_tile_must_be_taken() {
        Table table = Table.of(2).does(0, REFRESH);
        assertThat(table.state().supply().display()).hasSize(4).allMatch(tile -> tile.code() < 60);
        assertThat(table.state().supply().bagCount()).isEqualTo(60);
        assertThat(table.seat(0).shipCrew()).isEqualTo(new Crew(5, 2));
        table.refused(0, new EndTurn(), "EX-7.5");
        table.does(0, new TakeTile(table.state().supply().display().getLast()));
        assertThat(table.seat(0).reserve()).hasSize(1);
        assertThat(table.seat(0).shipCrew()).as("taking is free").isEqualTo(new Crew(5, 2));
        assertThat(table.state().supply().display()).hasSize(4);
        table.refused(0, new TakeTile(table.state().supply().display().getFirst()), "EX-7.5");
        table.does(0, new EndTurn());
    }

    @Test
    @RuleId("EX-7.5")
    void after_a_refresh_a_small_tile_may_be_taken_instead() {
        Table table = Table.of(2).does(0, REFRESH).does(0, new TakeTile(Tile.small(5)));
        assertThat(table.seat(0).reserve()).containsExactly(Tile.small(5));
        assertThat(table.state().actions()).isEqualTo(1);
    }

    @Test
    @RuleId("EX-7.5")
    void with_three_tiles_in_the_bag_three_are_shown_and_the_next_replacement_fills_the_display_again() {
        Table table = withBag(0b111).does(0, REFRESH);
        Supply supply = table.state().supply();
        assertThat(supply.display()).containsExactlyInAnyOrder(Tile.large(0), Tile.large(1), Tile.large(2));
        assertThat(supply.bag()).isEqualTo(0b1111L << 60);
        table.does(0, new TakeTile(supply.display().getFirst()));
        assertThat(table.state().supply().display()).hasSize(4);
        assertThat(table.state().supply().bagCount()).isEqualTo(2);
    }

    @Test
    @RuleId("EX-7.5")
    void an_empty_bag_forbids_a_refresh_and_leaves_a_gap_in_the_display() {
        Table table = withBag(0);
        table.refused(0, REFRESH, "EX-7.5");
        table.does(0, new DrawTile(Vehicle.SHIP, Tile.large(60)));
        assertThat(table.state().supply().display()).hasSize(3);
    }

    @Test
    @RuleId("EX-7.5")
    void an_empty_pile_is_not_on_offer() {
        Table table = Table.of(2).piles(2, 0, 8, 4, 8, 2);
        table.refused(0, new DrawTile(Vehicle.SHIP, Tile.small(1)), "EX-7.5");
        assertThat(table.allows(0, new DrawTile(Vehicle.SHIP, Tile.small(1)))).isFalse();
        assertThat(table.allows(0, new DrawTile(Vehicle.SHIP, Tile.small(0)))).isTrue();
    }
}
