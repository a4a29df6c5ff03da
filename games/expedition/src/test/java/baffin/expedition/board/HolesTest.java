package baffin.expedition.board;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.geometry.Boards;
import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Square;
import baffin.expedition.geometry.Terrain;
import baffin.expedition.tile.Fill;
import baffin.expedition.tile.Piece;
import baffin.testing.RuleId;
import java.util.List;
import org.junit.jupiter.api.Test;

@RuleId("EX-7.9")
class HolesTest {

    private static final List<Integer> FULL = List.of(2, 8, 8, 4, 8, 2);

    /** Tiles around (4,5), whose corners become # ~ / ~ ~. */
    private final Board ring = ring(Board.start());

    @Test
    void a_hole_of_one_square_is_filled_by_the_design_that_fits() {
        Board board = Boards.lay(ring, 4, 6, "~~", "~~");
        List<Fill> fills = Holes.after(board, List.of(Square.of(4, 6)), FULL);
        assertThat(fills).containsExactly(new Fill(Square.of(4, 5), 1, false, Orientation.FRONT_0));
        Board filled = board.fill(fills.getFirst());
        assertThat(filled.terrain(4, 5)).isEqualTo(Terrain.LAND);
        assertThat(filled.pieces().getLast().kind()).isEqualTo(Piece.Kind.SMALL);
    }

    @Test
    void an_open_side_is_no_hole() {
        assertThat(Holes.after(ring, List.of(Square.of(3, 5)), FULL)).isEmpty();
    }

    @Test
    void a_joker_of_the_fullest_pile_fills_when_the_fitting_pile_is_empty() {
        Board board = Boards.lay(ring, 4, 6, "~~", "~~");
        List<Fill> fills = Holes.after(board, List.of(Square.of(4, 6)), List.of(2, 0, 3, 4, 4, 1));
        assertThat(fills).containsExactly(new Fill(Square.of(4, 5), 3, true, Orientation.FRONT_0));
        Board filled = board.fill(fills.getFirst());
        assertThat(filled.terrain(4, 5)).isEqualTo(Terrain.LAND);
        assertThat(filled.terrain(5, 6)).isEqualTo(Terrain.SEA);
    }

    @Test
    void without_small_tiles_the_hole_stays_open() {
        Board board = Boards.lay(ring, 4, 6, "~~", "~~");
        assertThat(Holes.after(board, List.of(Square.of(4, 6)), List.of(0, 0, 0, 0, 0, 0)))
                .isEmpty();
    }

    @Test
    void the_edge_of_the_board_closes_a_hole_and_an_unfixed_corner_is_sea() {
        Board board = Boards.lay(Boards.lay(Board.start(), 0, 1, "##", "#~"), 1, 0, "##", "~~");
        List<Fill> fills = Holes.after(board, List.of(Square.of(1, 0)), FULL);
        // Corners (0,1), (1,0), (1,1) are land, (0,0) is nobody's.
        assertThat(fills).hasSize(1);
        assertThat(fills.getFirst().design()).isEqualTo(4);
        Board filled = board.fill(fills.getFirst());
        assertThat(filled.terrain(0, 0)).isEqualTo(Terrain.SEA);
    }

    @Test
    void a_joker_in_a_corner_of_the_board_makes_it_sea() {
        Board board = Boards.lay(Boards.lay(Board.start(), 0, 1, "##", "#~"), 1, 0, "##", "~~");
        List<Fill> fills = Holes.after(board, List.of(Square.of(1, 0)), List.of(0, 0, 0, 0, 0, 1));
        assertThat(fills).containsExactly(new Fill(Square.of(0, 0), 5, true, Orientation.FRONT_0));
        assertThat(board.fill(fills.getFirst()).terrain(0, 0)).isEqualTo(Terrain.SEA);
    }

    @Test
    void several_holes_are_filled_by_row_then_column_and_share_the_piles() {
        Board board = Board.start();
        for (int col = 3; col <= 7; col++) {
            board = Boards.lay(board, 3, col, "~~", "~~");
            board = Boards.lay(board, 5, col, "~~", "~~");
        }
        board = Boards.lay(Boards.lay(board, 4, 3, "~~", "~~"), 4, 7, "~~", "~~");
        board = Boards.lay(board, 4, 5, "~~", "~~");
        List<Fill> fills = Holes.after(board, List.of(Square.of(4, 5)), List.of(1, 0, 0, 5, 0, 0));
        assertThat(fills)
                .containsExactly(
                        new Fill(Square.of(4, 4), 0, false, Orientation.FRONT_0),
                        new Fill(Square.of(4, 6), 3, true, Orientation.FRONT_0));
    }

    private static Board ring(Board start) {
        Board board = Boards.lay(start, 3, 5, "~~", "#~");
        board = Boards.lay(board, 4, 4, "~#", "~~");
        return Boards.lay(board, 5, 5, "~~", "~~");
    }
}
