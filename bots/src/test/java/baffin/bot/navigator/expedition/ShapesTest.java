package baffin.bot.navigator.expedition;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.board.Board;
import baffin.expedition.board.Placements;
import baffin.expedition.data.LargeTiles;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Square;
import baffin.expedition.tile.Placement;
import baffin.expedition.tile.Tile;
import org.junit.jupiter.api.Test;

/** The bot's own idea of tiles, held against the engine's. */
class ShapesTest {

    @Test
    void symbols_are_those_of_the_catalogue() {
        LargeTiles.all()
                .forEach(tile -> assertThat(Shapes.symbol("L" + tile.code()))
                        .as("tile %d", tile.code())
                        .isEqualTo(tile.symbol() == null ? null : tile.symbol().name()));
    }

    @Test
    void a_quarter_turn_brings_the_west_side_to_the_north() {
        TileShape lying = Shapes.of("L1", "FRONT_0");
        TileShape standing = Shapes.of("L1", "FRONT_90");

        assertThat(lying.isLand(1, 2)).isTrue();
        assertThat(standing.rows()).isEqualTo(2);
        assertThat(standing.isLand(2, 0)).isTrue();
    }

    @Test
    void every_placement_of_the_engine_is_one_that_the_bot_thinks_possible() {
        Board board = Board.start();
        Chart chart = Charts.start();
        int seen = 0;
        for (int code = 0; code < LargeTiles.COUNT; code++) {
            for (Placement placement : Placements.of(board, Tile.large(code), Place.of(new Square(2, 10)))) {
                TileShape shape = Shapes.of("L" + code, placement.orientation().name());
                assertThat(chart.takes(
                                shape,
                                placement.square().row(),
                                placement.square().col()))
                        .as("%s", placement)
                        .isTrue();
                seen++;
            }
        }
        assertThat(seen).isGreaterThan(100);
    }
}
