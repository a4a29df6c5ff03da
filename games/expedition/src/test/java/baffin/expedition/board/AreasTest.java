package baffin.expedition.board;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.geometry.Boards;
import baffin.expedition.geometry.Corner;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Quadrant;
import baffin.testing.RuleId;
import java.util.List;
import org.junit.jupiter.api.Test;

class AreasTest {

    @Test
    @RuleId("EX-2.6")
    void side_by_side_land_is_one_area_named_by_its_lowest_quadrant() {
        assertThat(areas(Ice.NONE, "~~#", "~##")).containsExactly("(3,4,SE)");
        assertThat(areas(Ice.NONE, "##~", "~~~")).containsExactly("(3,4,NW)");
    }

    @Test
    @RuleId("EX-2.5")
    void the_land_corners_of_a_saddle_are_two_areas() {
        assertThat(areas(Ice.NONE, "~~#", "~#~")).containsExactly("(3,4,SE)", "(3,5,NE)");
        assertThat(areas(Ice.NONE, "#~", "~#")).containsExactly("(3,4,NW)", "(3,4,SE)");
    }

    @Test
    @RuleId("EX-2.6")
    void frozen_quadrants_count_as_land() {
        assertThat(areas(new Ice(4), "#~", "~#")).containsExactly("(3,4,NW)");
        assertThat(areas(new Ice(4), "~~", "~~")).containsExactly("(3,4,NW)");
        assertThat(areas(Ice.NONE, "~~", "~~")).isEmpty();
    }

    @Test
    @RuleId("EX-6.1")
    void a_cut_tile_joins_its_ice_to_land_below_where_they_face_each_other() {
        assertThat(areas(new Ice(4), "~~", "#~", "~~")).containsExactly("(3,4,NW)");
        assertThat(areas(new Ice(4), "~~", "~~", "#~")).containsExactly("(3,4,NW)", "(4,4,SW)");
        Board board = Boards.lay(Board.start(), 3, 4, "~~", "#~", "~~");
        assertThat(Areas.quadrants(board, new Ice(4), new Quadrant(4, 4, Corner.NW)))
                .hasSize(5)
                .doesNotContain(new Quadrant(4, 4, Corner.NE));
    }

    @Test
    @RuleId("EX-6.5")
    void a_sled_on_land_stays_where_it_is_when_the_ice_goes() {
        Board board = Boards.lay(Board.start(), 3, 4, "#~", "~#");
        Place sled = Boards.area(3, 4, Corner.SE);
        assertThat(Areas.afterIce(board, Ice.NONE, Ice.NONE, sled)).containsExactly(sled);
    }

    @Test
    @RuleId("EX-6.5")
    void a_sled_on_a_thawed_tile_may_choose_among_its_areas() {
        Board board = Boards.lay(Board.start(), 3, 4, "#~", "~#");
        assertThat(Areas.afterIce(board, new Ice(4), Ice.NONE, Boards.area(3, 4, Corner.NW)))
                .containsExactly(Boards.area(3, 4, Corner.NW), Boards.area(3, 4, Corner.SE));
    }

    @Test
    @RuleId("EX-6.5")
    void a_sled_on_thawed_sea_without_land_is_lost() {
        Board board = Boards.lay(Board.start(), 3, 4, "~~", "~~");
        assertThat(Areas.afterIce(board, new Ice(4), Ice.NONE, Boards.area(3, 4, Corner.NW)))
                .isEmpty();
    }

    @Test
    @RuleId("EX-6.5")
    void a_sled_below_the_line_of_a_cut_tile_may_go_up_on_the_ice() {
        Board board = Boards.lay(Board.start(), 3, 4, "~~", "~~", "~~");
        assertThat(Areas.afterIce(board, new Ice(5), new Ice(4), Boards.area(3, 4, Corner.NW)))
                .containsExactly(Boards.area(3, 4, Corner.NW));
    }

    @Test
    @RuleId("EX-6.5")
    void a_freeze_renames_the_area_a_sled_is_on_and_leaves_arrows_alone() {
        Board board = Boards.lay(Board.start(), 3, 4, "~~", "~#");
        assertThat(Areas.afterIce(board, Ice.NONE, new Ice(4), Boards.area(3, 4, Corner.SE)))
                .containsExactly(Boards.area(3, 4, Corner.NW));
        assertThat(Areas.afterIce(board, new Ice(4), Ice.NONE, Place.NORTHWEST_PASSAGE))
                .containsExactly(Place.NORTHWEST_PASSAGE);
    }

    private static List<String> areas(Ice ice, String... corners) {
        Board board = Boards.lay(Board.start(), 3, 4, corners);
        return Areas.of(board, ice, board.pieces().getLast()).stream()
                .map(Quadrant::toString)
                .toList();
    }
}
