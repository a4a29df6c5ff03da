package baffin.expedition.board;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.geometry.Boards;
import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Square;
import baffin.expedition.tile.Fill;
import baffin.testing.RuleId;
import java.util.List;
import org.junit.jupiter.api.Test;

@RuleId("EX-7.10")
class IslandsTest {

    @Test
    void land_of_four_tiles_around_one_corner_is_an_island() {
        Board board = Boards.lay(Board.start(), 3, 4, "~~", "~#");
        board = Boards.lay(board, 3, 5, "~~", "#~");
        board = Boards.lay(board, 4, 4, "~#", "~~");
        assertThat(Islands.completedBy(board, List.of(Square.of(4, 4)))).isEmpty();
        board = Boards.lay(board, 4, 5, "#~", "~~");
        assertThat(Islands.completedBy(board, List.of(Square.of(4, 5))))
                .containsExactly(
                        new Island(List.of(Square.of(3, 4), Square.of(3, 5), Square.of(4, 4), Square.of(4, 5)), 3));
    }

    @Test
    void a_large_tile_counts_once() {
        Board board = Boards.lay(Board.start(), 3, 4, "~~~", "~#~");
        board = Boards.lay(board, 4, 4, "~#~", "~~~");
        List<Island> islands = Islands.completedBy(board, List.of(Square.of(4, 4), Square.of(4, 5)));
        assertThat(islands).containsExactly(new Island(List.of(Square.of(3, 4), Square.of(4, 4)), 1));
    }

    @Test
    void the_edge_of_the_board_closes_an_island() {
        Board board = Boards.lay(Board.start(), 0, 4, "~#", "~~");
        board = Boards.lay(board, 0, 5, "#~", "~~");
        assertThat(Islands.completedBy(board, List.of(Square.of(0, 5)))).hasSize(1);
    }

    @Test
    void land_of_one_tile_alone_is_no_island() {
        Board board = Boards.lay(Board.start(), 0, 4, "~#~", "~~~");
        assertThat(Islands.completedBy(board, List.of(Square.of(0, 4), Square.of(0, 5))))
                .isEmpty();
    }

    @Test
    void an_island_complete_before_is_not_counted_again() {
        Board board = Boards.lay(Boards.lay(Board.start(), 0, 4, "~#", "~~"), 0, 5, "#~", "~~");
        Board later = Boards.lay(board, 0, 6, "~~", "~~");
        assertThat(Islands.completedBy(later, List.of(Square.of(0, 6)))).isEmpty();
    }

    @Test
    @RuleId({"EX-7.10", "EX-2.5"})
    void a_saddle_parts_two_islands_that_one_tile_completes_at_once() {
        // (3,5) is a saddle: its land corners belong to two regions.
        Board board = Boards.lay(Board.start(), 2, 4, "~~", "~#");
        board = Boards.lay(board, 2, 5, "~~", "#~");
        board = Boards.lay(board, 3, 4, "~#", "~~");
        board = Boards.lay(board, 4, 5, "~#", "~~");
        board = Boards.lay(board, 4, 6, "#~", "~~");
        board = Boards.lay(board, 3, 6, "~~", "#~");
        board = Boards.lay(board, 3, 5, "#~", "~#");
        assertThat(Islands.completedBy(board, List.of(Square.of(3, 5))))
                .extracting(island -> island.tiles().size())
                .containsExactly(4, 4);
    }

    @Test
    void a_joker_and_a_preprinted_tile_count_as_tiles() {
        Board board = Boards.lay(Board.start(), 6, 2, "#~", "~~");
        board = Boards.lay(board, 7, 1, "~~", "#~");
        board = Boards.lay(board, 5, 1, "#~", "##");
        assertThat(board.pieceAt(Square.of(5, 0))).isNotNull();
        board = Boards.lay(Boards.lay(board, 4, 0, "~~", "##"), 4, 1, "~~", "#~");
        board = board.fill(new Fill(Square.of(5, 2), 3, true, Orientation.FRONT_0));
        List<Island> islands = Islands.completedBy(board, List.of(Square.of(5, 2)));
        assertThat(islands).hasSize(1);
        assertThat(islands.getFirst().tiles())
                .contains(Square.of(5, 2), Square.of(5, 0), Square.of(6, 0))
                .hasSize(7);
        assertThat(islands.getFirst().points()).isEqualTo(6);
    }
}
