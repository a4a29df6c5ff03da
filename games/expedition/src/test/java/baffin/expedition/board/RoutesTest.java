package baffin.expedition.board;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.geometry.Boards;
import baffin.expedition.geometry.Corner;
import baffin.expedition.geometry.Place;
import baffin.testing.RuleId;
import org.junit.jupiter.api.Test;

class RoutesTest {

    private final Board start = Board.start();

    @Test
    @RuleId({"EX-7.2", "EX-3.2"})
    void the_arrows_are_one_move_from_their_tiles() {
        assertThat(ShipRoutes.next(start, Ice.NONE, Place.GREENLAND)).containsExactly(Boards.tile(2, 10));
        assertThat(ShipRoutes.next(start, Ice.NONE, Boards.tile(2, 10))).containsExactly(Place.GREENLAND);
        assertThat(ShipRoutes.next(start, Ice.NONE, Boards.tile(6, 0))).contains(Place.NORTHWEST_PASSAGE);
        assertThat(SledRoutes.next(start, Ice.NONE, Place.NORTHWEST_PASSAGE))
                .containsExactly(Boards.area(6, 0, Corner.NW));
    }

    @Test
    @RuleId("EX-7.1")
    void a_ship_needs_unfrozen_sea_on_both_sides_of_the_border() {
        Board board = Boards.lay(Boards.lay(start, 3, 10, "~~~", "###"), 4, 10, "###", "~~~");
        assertThat(ShipRoutes.next(board, Ice.NONE, Boards.tile(3, 10))).containsExactly(Boards.tile(2, 10));
        assertThat(ShipRoutes.next(board, new Ice(3), Boards.tile(3, 10))).isEmpty();
        assertThat(ShipRoutes.next(board, new Ice(3), Place.GREENLAND)).isEmpty();
    }

    @Test
    @RuleId("EX-7.1")
    void a_ship_crosses_a_saddle_and_reaches_all_sea_of_its_tile() {
        Board board = Boards.lay(Boards.lay(start, 3, 10, "~~", "##", "~~"), 5, 9, "~~~", "~~~");
        assertThat(ShipRoutes.next(board, Ice.NONE, Boards.tile(3, 10)))
                .containsExactly(Boards.tile(2, 10), Boards.tile(5, 9));
        assertThat(ShipRoutes.home(board, Ice.NONE, Boards.tile(5, 9))).hasValue(3);
    }

    @Test
    @RuleId("EX-7.1")
    void a_ship_on_a_cut_tile_moves_from_its_thawed_part_only() {
        Board board = Boards.lay(Boards.lay(start, 3, 10, "~~", "~~", "~~"), 5, 9, "~~~", "~~~");
        assertThat(ShipRoutes.next(board, new Ice(4), Boards.tile(3, 10))).containsExactly(Boards.tile(5, 9));
        assertThat(ShipRoutes.home(board, new Ice(4), Boards.tile(5, 9))).isEmpty();
    }

    @Test
    @RuleId("EX-7.3")
    void a_sled_moves_over_facing_land() {
        Board board = Boards.lay(start, 1, 10, "~#", "##");
        assertThat(SledRoutes.next(board, Ice.NONE, Boards.area(1, 11, Corner.NW)))
                .containsExactly(Boards.area(1, 10, Corner.NE), Boards.area(2, 10, Corner.NW));
        assertThat(SledRoutes.next(board, Ice.NONE, Boards.area(2, 10, Corner.NW)))
                .containsExactly(Boards.area(1, 10, Corner.NE), Boards.area(1, 11, Corner.NW), Place.GREENLAND);
        assertThat(SledRoutes.home(board, Ice.NONE, Boards.area(1, 10, Corner.NE)))
                .hasValue(2);
    }

    @Test
    @RuleId("EX-7.3")
    void a_sled_never_crosses_unfrozen_sea_within_a_tile() {
        Board board = Boards.lay(start, 3, 10, "~~", "~~", "##");
        board = Boards.lay(board, 5, 10, "##", "##");
        assertThat(SledRoutes.next(board, Ice.NONE, Boards.area(5, 10, Corner.NW)))
                .containsExactly(Boards.area(4, 10, Corner.SE));
        assertThat(SledRoutes.next(board, Ice.NONE, Boards.area(4, 10, Corner.SE)))
                .containsExactly(Boards.area(5, 10, Corner.NW));
        assertThat(SledRoutes.home(board, Ice.NONE, Boards.area(5, 10, Corner.NW)))
                .isEmpty();
    }

    @Test
    @RuleId({"EX-7.3", "EX-6.1"})
    void a_sled_crosses_frozen_sea_but_not_the_open_water_beside_it() {
        Board board = Boards.lay(start, 3, 10, "~~", "~~", "##");
        board = Boards.lay(board, 5, 10, "##", "##");
        assertThat(SledRoutes.home(board, new Ice(5), Boards.area(5, 10, Corner.NW)))
                .hasValue(3);
        assertThat(SledRoutes.home(board, new Ice(4), Boards.area(5, 10, Corner.NW)))
                .isEmpty();
    }

    @Test
    @RuleId("EX-7.3")
    void both_facing_quadrants_must_carry_the_sled() {
        // Row 2 is frozen, row 3 is not: the corners between them are sea, so only one side is ice.
        Board board = Boards.lay(start, 3, 10, "~~", "##");
        assertThat(SledRoutes.next(board, new Ice(3), Boards.area(3, 10, Corner.SE)))
                .isEmpty();
        assertThat(SledRoutes.next(board, new Ice(4), Boards.area(3, 10, Corner.NW)))
                .containsExactly(Boards.area(2, 10, Corner.NW));
    }

    @Test
    @RuleId("EX-3.2")
    void an_arrow_does_not_freeze_but_its_edge_does() {
        assertThat(SledRoutes.next(start, new Ice(7), Place.GREENLAND)).containsExactly(Boards.area(2, 10, Corner.NW));
        assertThat(ShipRoutes.next(start, new Ice(7), Place.NORTHWEST_PASSAGE)).isEmpty();
        assertThat(ShipRoutes.home(start, new Ice(7), Place.GREENLAND)).hasValue(0);
    }
}
