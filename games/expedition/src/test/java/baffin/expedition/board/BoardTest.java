package baffin.expedition.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.expedition.data.Token;
import baffin.expedition.geometry.Boards;
import baffin.expedition.geometry.Corner;
import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Square;
import baffin.expedition.geometry.Terrain;
import baffin.expedition.tile.Fill;
import baffin.expedition.tile.Piece;
import baffin.expedition.tile.Placement;
import baffin.expedition.tile.Tile;
import baffin.testing.RuleId;
import java.util.List;
import org.junit.jupiter.api.Test;

class BoardTest {

    private final Board start = Board.start();

    @Test
    @RuleId("EX-3.3")
    void five_tiles_are_printed_on_the_board_with_three_cairns() {
        assertThat(start.pieces()).hasSize(5);
        assertThat(start.withToken(Token.CAIRN).stream().map(Piece::anchor))
                .containsExactly(Square.of(1, 11), Square.of(5, 0), Square.of(7, 0));
        assertThat(start.terrain(2, 12)).isEqualTo(Terrain.LAND);
        assertThat(start.terrain(3, 12)).isEqualTo(Terrain.SEA);
        assertThat(start.terrain(8, 1)).isEqualTo(Terrain.LAND);
        assertThat(start.terrain(4, 6)).isEqualTo(Terrain.UNKNOWN);
    }

    @Test
    @RuleId("EX-3.1")
    void the_grid_has_8_rows_of_12_squares() {
        assertThat(Square.of(7, 11).onGrid()).isTrue();
        assertThat(new Square(8, 0).onGrid()).isFalse();
        assertThat(new Square(0, 12).onGrid()).isFalse();
        assertThat(start.empty(new Square(8, 0))).isFalse();
        assertThat(start.empty(Square.of(4, 4))).isTrue();
        assertThat(start.pieceAt(new Square(-1, 0))).isNull();
    }

    @Test
    void a_placed_tile_covers_both_squares_and_fixes_its_corners() {
        Board board = Boards.lay(start, 3, 10, "~~", "~#", "##");
        Piece piece = board.pieceAt(Square.of(4, 10));
        assertThat(piece).isNotNull().isEqualTo(board.pieceAt(Square.of(3, 10)));
        assertThat(piece.squares()).containsExactly(Square.of(3, 10), Square.of(4, 10));
        assertThat(board.terrain(4, 11)).isEqualTo(Terrain.LAND);
        assertThat(start.empty(Square.of(3, 10))).isTrue();
    }

    @Test
    @RuleId("EX-7.15")
    void the_zone_is_that_of_the_square_with_the_symbol() {
        // Code 5 has its Cairn on the west square: columns 7 and 8 are zones x2 and x1.
        Placement west = new Placement(Tile.large(5), Square.of(4, 7), Orientation.FRONT_0);
        Placement east = new Placement(Tile.large(5), Square.of(4, 7), Orientation.FRONT_180);
        assertThat(pieceOf(west).zoneFactor()).isEqualTo(2);
        assertThat(pieceOf(east).zoneFactor()).isEqualTo(1);
        assertThat(pieceOf(east).symbolSquare()).isEqualTo(Square.of(4, 8));
    }

    @Test
    @RuleId("EX-7.8")
    void a_token_lies_on_the_symbol_until_it_is_taken() {
        Board board = start.place(new Placement(Tile.large(5), Square.of(4, 7), Orientation.FRONT_0), true);
        assertThat(board.withToken(Token.CAIRN)).hasSize(4);
        Board taken = board.withoutToken(Square.of(4, 8));
        assertThat(taken.withToken(Token.CAIRN)).hasSize(3);
        assertThat(board.withToken(Token.CAIRN)).hasSize(4);
    }

    @Test
    void a_board_reads_back_from_its_text() {
        Board board = start.place(new Placement(Tile.large(5), Square.of(4, 7), Orientation.BACK_270), true)
                .fill(new Fill(Square.of(0, 0), 2, true, Orientation.FRONT_0))
                .withoutToken(Square.of(5, 0));
        Board read = new Board(board.text());
        assertThat(board.text()).endsWith("L5.7@4,7* J2.0@0,0");
        assertThat(read).isEqualTo(board).hasSameHashCodeAs(board);
        assertThat(read.land).isEqualTo(board.land);
        assertThat(read.owner).isEqualTo(board.owner);
        assertThat(read).isNotEqualTo(start);
    }

    @Test
    void tiles_and_places_read_back_from_their_texts() {
        for (Place place :
                List.of(Place.GREENLAND, Place.NORTHWEST_PASSAGE, Boards.tile(4, 5), Boards.area(4, 5, Corner.SW))) {
            assertThat(new Place(place.text())).isEqualTo(place);
        }
        for (Tile tile : List.of(Tile.large(63), Tile.small(0))) {
            assertThat(new Tile(tile.text())).isEqualTo(tile);
        }
    }

    @Test
    void texts_that_name_nothing_are_refused() {
        for (String text : List.of("", "4", "8,0", "4,5,NN", "4,5,NW,1", "HOME")) {
            assertThatThrownBy(() -> new Place(text)).as(text).isInstanceOf(IllegalArgumentException.class);
        }
        for (String text : List.of("", "L", "L64", "S6", "X1", "Sx")) {
            assertThatThrownBy(() -> new Tile(text)).as(text).isInstanceOf(IllegalArgumentException.class);
        }
    }

    private Piece pieceOf(Placement placement) {
        return start.place(placement, true).pieces().getLast();
    }
}
