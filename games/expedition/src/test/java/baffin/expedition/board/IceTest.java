package baffin.expedition.board;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.geometry.Boards;
import baffin.expedition.geometry.Square;
import baffin.expedition.tile.Piece;
import baffin.testing.RuleId;
import org.junit.jupiter.api.Test;

@RuleId("EX-6.1")
class IceTest {

    private final Board board = Boards.lay(Boards.lay(Board.start(), 3, 4, "~~", "~~", "~#"), 3, 5, "~~~", "~##");

    @Test
    void what_lies_above_the_line_is_frozen() {
        Ice ice = new Ice(4);
        assertThat(ice.freezes(Square.of(3, 0))).isTrue();
        assertThat(ice.freezes(Square.of(4, 0))).isFalse();
    }

    @Test
    @RuleId("EX-6.2")
    void only_standing_tiles_are_ever_cut() {
        Ice ice = new Ice(4);
        Piece standing = piece(3, 4);
        Piece lying = piece(3, 5);
        assertThat(ice.cuts(standing)).isTrue();
        assertThat(ice.freezes(standing)).isFalse();
        assertThat(ice.thawed(standing)).containsExactly(Square.of(4, 4));
        assertThat(ice.cuts(lying)).isFalse();
        assertThat(ice.freezes(lying)).isTrue();
        assertThat(Ice.inRound(5).frozenRows()).isEqualTo(7);
    }

    @Test
    @RuleId("EX-6.3")
    void a_ship_on_a_frozen_tile_is_iced_in() {
        assertThat(ShipRoutes.icedIn(board, new Ice(4), piece(3, 5))).isTrue();
        assertThat(ShipRoutes.icedIn(board, new Ice(3), piece(3, 5))).isFalse();
        assertThat(ShipRoutes.next(board, new Ice(4), Boards.tile(3, 5))).isEmpty();
    }

    @Test
    @RuleId("EX-6.4")
    void a_ship_on_a_cut_tile_is_in_the_thawed_part_if_that_has_sea() {
        Board walls = Boards.lay(board, 2, 8, "~~", "##", "##");
        Piece cut = walls.pieceAt(Square.of(2, 8));
        assertThat(cut).isNotNull();
        assertThat(ShipRoutes.icedIn(walls, new Ice(3), cut)).isTrue();
        assertThat(ShipRoutes.icedIn(walls, new Ice(2), cut)).isFalse();
        assertThat(ShipRoutes.icedIn(board, new Ice(4), piece(3, 4))).isFalse();
    }

    private Piece piece(int row, int col) {
        Piece piece = board.pieceAt(Square.of(row, col));
        if (piece == null) {
            throw new AssertionError("no piece at " + row + "," + col);
        }
        return piece;
    }
}
