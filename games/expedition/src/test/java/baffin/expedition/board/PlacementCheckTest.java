package baffin.expedition.board;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.Words;
import baffin.expedition.geometry.Boards;
import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Square;
import baffin.expedition.tile.Placement;
import baffin.expedition.tile.Tile;
import baffin.game.RuleViolation;
import baffin.testing.RuleId;
import org.junit.jupiter.api.Test;

class PlacementCheckTest {

    private static final Place HOME_TILE = Boards.tile(2, 10);

    private final Board start = Board.start();

    @Test
    @RuleId("EX-7.6")
    void a_tile_beside_the_vehicle_that_agrees_is_allowed() {
        assertThat(PlacementCheck.check(start, Boards.looking(3, 10, "~~~", "~##"), HOME_TILE))
                .isEmpty();
    }

    @Test
    @RuleId("EX-7.6")
    void nothing_is_placed_from_an_arrow() {
        assertBroken(Boards.looking(3, 10, "~~~", "~##"), Place.GREENLAND, "EX-7.6", "Greenland");
    }

    @Test
    @RuleId("EX-7.6")
    void a_tile_must_stay_on_the_board() {
        Placement placement = Boards.looking(7, 11, "~~~", "~##");
        assertBroken(placement, HOME_TILE, "EX-7.6", "leaves the board");
        Placement far = new Placement(Tile.small(0), new Square(-3, 99), Orientation.FRONT_0);
        assertBroken(far, HOME_TILE, "EX-7.6", "-3,99");
    }

    @Test
    @RuleId("EX-7.6")
    void a_tile_lies_on_empty_squares_only() {
        assertBroken(Boards.looking(2, 9, "~##", "~~~"), HOME_TILE, "EX-7.6", "empty");
    }

    @Test
    @RuleId("EX-7.6")
    void a_tile_needs_a_side_in_common_a_corner_is_not_enough() {
        assertBroken(Boards.looking(3, 8, "~~~", "~##"), HOME_TILE, "EX-7.6", "shares no side");
        assertThat(PlacementCheck.check(start, Boards.looking(2, 8, "~##", "~~~"), HOME_TILE))
                .isEmpty();
    }

    @Test
    @RuleId("EX-2.1")
    void shared_corners_must_agree_also_diagonally() {
        RuleViolation side = assertBroken(Boards.looking(3, 10, "~#~", "~##"), HOME_TILE, "EX-2.1", "(3,11)");
        assertThat(Words.english(side)).contains("sea on the board, but land on the tile");
        Board board = Boards.lay(start, 3, 11, "~~", "##");
        Placement diagonal = Boards.looking(4, 9, "~~~", "~~~");
        Board wider = Boards.lay(Boards.lay(start, 3, 11, "~~", "#~"), 3, 10, "~~", "~#");
        assertThat(PlacementCheck.check(wider, Boards.looking(4, 9, "~~#", "~~~"), Boards.tile(3, 10)))
                .isEmpty();
        assertThat(PlacementCheck.check(wider, diagonal, Boards.tile(3, 10)))
                .hasValueSatisfying(violation -> assertThat(violation.ruleId()).isEqualTo("EX-2.1"));
        assertThat(PlacementCheck.check(board, Boards.looking(3, 9, "~~", "~~"), HOME_TILE))
                .hasValueSatisfying(
                        violation -> assertThat(Words.english(violation)).contains("shares no side"));
    }

    @Test
    @RuleId("EX-7.6")
    void small_tiles_lie_with_their_terrain_side_up() {
        Placement placement = new Placement(Tile.small(1), Square.of(3, 10), Orientation.BACK_0);
        assertBroken(placement, HOME_TILE, "EX-7.6", "terrain side up");
    }

    @Test
    @RuleId("EX-7.6")
    void an_orientation_that_looks_like_an_earlier_one_is_named_by_that() {
        Placement placement = new Placement(Tile.small(0), Square.of(3, 10), Orientation.FRONT_180);
        RuleViolation violation = assertBroken(placement, HOME_TILE, "EX-7.6", "looks like “front, turned 0°”");
        assertThat(violation.pointers()).containsExactly("/orientation");
    }

    @Test
    @RuleId("EX-7.7")
    void a_tile_that_closes_the_last_sea_path_is_refused() {
        // Land from the home tile down to the south edge would shut the east off; the last tile of the wall is refused.
        Board board = start;
        board = Boards.lay(board, 3, 9, "~~", "##");
        board = Boards.lay(board, 3, 10, "~~~", "###");
        board = Boards.lay(board, 2, 9, "##", "~~");
        Placement wall = Boards.looking(3, 8, "#~", "##");
        Placement gate = Boards.looking(3, 8, "~~", "##");
        Board shut = Boards.lay(board, 2, 8, "##", "#~");
        assertThat(PlacementCheck.check(shut, wall, Boards.tile(3, 9)))
                .hasValueSatisfying(violation -> assertThat(violation.ruleId()).isEqualTo("EX-7.7"));
        assertThat(PlacementCheck.check(Boards.lay(board, 2, 8, "##", "~~"), gate, Boards.tile(3, 9)))
                .isEmpty();
    }

    @Test
    @RuleId("EX-7.7")
    void sea_inside_one_tile_joins_all_of_its_sea() {
        // The standing tile at column 9 has land through its middle, but a ship reaches all sea of one tile.
        Board board = Boards.lay(Boards.lay(start, 2, 9, "##", "~~"), 3, 10, "~~~", "###");
        board = Boards.lay(board, 2, 8, "##", "#~");
        board = Boards.lay(board, 3, 8, "#~", "##");
        board = Boards.lay(board, 5, 8, "##", "#~");
        Board split = Boards.lay(board, 3, 9, "~~", "##", "~~");
        assertThat(SeaPath.open(split)).isTrue();
        assertThat(SeaPath.open(Boards.lay(board, 3, 9, "~~", "##"))).isFalse();
    }

    private RuleViolation assertBroken(Placement placement, Place acting, String ruleId, String words) {
        RuleViolation violation = PlacementCheck.check(start, placement, acting).orElseThrow();
        assertThat(violation.ruleId()).isEqualTo(ruleId);
        assertThat(Words.english(violation)).contains(words);
        return violation;
    }
}
