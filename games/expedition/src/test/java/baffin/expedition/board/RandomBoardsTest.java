package baffin.expedition.board;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.geometry.Grid;
import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Quadrant;
import baffin.expedition.geometry.SlowSea;
import baffin.expedition.geometry.Square;
import baffin.expedition.tile.Piece;
import baffin.expedition.tile.Placement;
import baffin.expedition.tile.Shape;
import baffin.expedition.tile.Shapes;
import baffin.expedition.tile.Tile;
import baffin.testing.RuleId;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What must hold on every board that legal placements can make. */
class RandomBoardsTest {

    private static final int BOARDS = 40;

    @Test
    @RuleId("EX-2.1")
    void every_shared_corner_has_one_terrain() {
        walk((before, board) -> {
            for (Piece piece : board.pieces()) {
                if (piece.kind() != Piece.Kind.JOKER) {
                    assertThat(Fit.agrees(board, piece.shape(), piece.anchor())).isTrue();
                }
            }
        });
    }

    @Test
    @RuleId("EX-7.7")
    void a_sea_path_always_remains_by_a_slow_search_over_tiles() {
        walk((before, board) -> {
            assertThat(SeaPath.open(board)).isTrue();
            assertThat(SlowSea.open(board)).isTrue();
        });
    }

    @Test
    @RuleId("EX-7.7")
    void the_fast_and_the_slow_search_agree_on_boards_that_nobody_checked() {
        Random random = new Random(7);
        int shut = 0;
        for (int run = 0; run < 400; run++) {
            Board board = Board.start();
            for (int step = 0; step < 30; step++) {
                Placement any = anyAgreeing(board, random);
                board = any == null ? board : board.place(any, false);
                assertThat(SeaPath.open(board)).isEqualTo(SlowSea.open(board));
            }
            shut += SeaPath.open(board) ? 0 : 1;
        }
        assertThat(shut).isBetween(20, 380);
    }

    @Test
    @RuleId("EX-7.9")
    void no_hole_stays_while_small_tiles_remain() {
        walk((before, board) -> {
            long small = board.pieces().stream()
                    .filter(piece -> piece.kind() == Piece.Kind.SMALL || piece.kind() == Piece.Kind.JOKER)
                    .count();
            if (small < 32) {
                for (int index = 0; index < Grid.SQUARES; index++) {
                    Square square = Square.of(index);
                    assertThat(Holes.isHole(board, square.row(), square.col())).isFalse();
                }
            }
        });
    }

    @Test
    void every_board_reads_back_from_its_text() {
        walk((before, board) -> {
            Board read = new Board(board.text());
            assertThat(read).isEqualTo(board);
            assertThat(read.known).isEqualTo(board.known);
            assertThat(read.land).isEqualTo(board.land);
        });
    }

    @Test
    @RuleId("EX-7.6")
    void the_list_of_placements_is_exactly_what_the_check_allows() {
        Random random = new Random(11);
        for (int run = 0; run < 10; run++) {
            Board board = Walk.steps(random, 4 + 3 * run).getLast();
            Tile tile = random.nextInt(3) == 0 ? Tile.small(random.nextInt(6)) : Tile.large(random.nextInt(64));
            Piece stand = board.pieces().get(random.nextInt(board.pieces().size()));
            Place acting = Place.of(stand.anchor());
            List<Placement> allowed = new ArrayList<>();
            for (int row = -1; row <= Grid.ROWS; row++) {
                for (int col = -1; col <= Grid.COLUMNS; col++) {
                    for (Orientation orientation : Orientation.values()) {
                        Placement placement = new Placement(tile, new Square(row, col), orientation);
                        if (PlacementCheck.check(board, placement, acting).isEmpty()) {
                            allowed.add(placement);
                        }
                    }
                }
            }
            assertThat(Placements.of(board, tile, acting)).isEqualTo(allowed);
        }
    }

    @Test
    @RuleId("EX-7.10")
    void an_island_is_completed_once_only() {
        Random random = new Random(13);
        for (int run = 0; run < BOARDS; run++) {
            List<Board> steps = Walk.steps(random, 45);
            List<List<Square>> found = new ArrayList<>();
            for (int step = 1; step < steps.size(); step++) {
                Islands.completedBy(steps.get(step), Walk.covered(steps.get(step - 1), steps.get(step)))
                        .forEach(island -> found.add(island.tiles()));
            }
            List<Square> everything = new ArrayList<>();
            steps.getLast().pieces().forEach(piece -> everything.addAll(piece.squares()));
            List<List<Square>> whole = Islands.completedBy(steps.getLast(), everything).stream()
                    .map(Island::tiles)
                    .toList();
            assertThat(found).containsExactlyInAnyOrderElementsOf(whole);
        }
    }

    @Test
    @RuleId({"EX-7.1", "EX-7.3"})
    void whoever_can_move_there_can_move_back() {
        walk((before, board) -> {
            Ice ice = new Ice(board.pieces().size() % 9);
            for (Piece piece : board.pieces()) {
                Place ship = Place.of(piece.anchor());
                for (Place other : ShipRoutes.next(board, ice, ship)) {
                    assertThat(ShipRoutes.next(board, ice, other)).contains(ship);
                }
                for (Quadrant area : Areas.of(board, ice, piece)) {
                    for (Place other : SledRoutes.next(board, ice, Place.of(area))) {
                        assertThat(SledRoutes.next(board, ice, other)).contains(Place.of(area));
                    }
                }
            }
        });
    }

    private static void walk(BiConsumer<Board, Board> check) {
        Random random = new Random(5);
        for (int run = 0; run < BOARDS; run++) {
            List<Board> steps = Walk.steps(random, 45);
            assertThat(steps).hasSizeGreaterThan(10);
            for (int step = 1; step < steps.size(); step++) {
                check.accept(steps.get(step - 1), steps.get(step));
            }
        }
    }

    private static @Nullable Placement anyAgreeing(Board board, Random random) {
        for (int attempt = 0; attempt < 60; attempt++) {
            Tile tile = Tile.large(random.nextInt(64));
            Shape[] shapes = Shapes.distinct(tile);
            Shape shape = shapes[random.nextInt(shapes.length)];
            Square anchor = Square.of(random.nextInt(Grid.SQUARES));
            if (Fit.onGrid(shape, anchor)
                    && Fit.onEmptySquares(board, shape, anchor)
                    && Fit.agrees(board, shape, anchor)) {
                return new Placement(tile, anchor, shape.orientation);
            }
        }
        return null;
    }
}
