package baffin.bot.navigator.expedition;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class IslandsTest {

    @Test
    void land_beside_an_empty_square_is_no_island_yet() {
        TileShape lying = withLandAt(4, 4, 3, 4);
        Chart chart = Charts.start().with(lying, 3, 4, false);

        assertThat(Islands.of(chart, lying, 3, 4)).isEqualTo(new Islands.Gain(0, 0));
    }

    @Test
    void four_corners_around_one_vertex_make_an_island_of_four_tiles() {
        Chart chart = Charts.start();
        int[][] squares = {{3, 4}, {3, 3}, {4, 4}, {4, 3}};
        Islands.Gain gain = new Islands.Gain(0, 0);
        for (int[] square : squares) {
            TileShape lying = withLandAt(4, 4, square[0], square[1]);
            assertThat(chart.takes(lying, square[0], square[1])).isTrue();
            chart = chart.with(lying, square[0], square[1], false);
            gain = Islands.of(chart, lying, square[0], square[1]);
        }
        assertThat(gain).isEqualTo(new Islands.Gain(1, 3));
    }

    /** A small tile with one land corner, turned so that its land lies on a corner of the board. */
    private static TileShape withLandAt(int cornerRow, int cornerCol, int row, int col) {
        for (TileShape shape : Shapes.all("S1")) {
            int r = cornerRow - row;
            int c = cornerCol - col;
            if (r >= 0 && r <= 1 && c >= 0 && c <= 1 && shape.isLand(r, c)) {
                return shape;
            }
        }
        return Shapes.of("S0", "FRONT_0");
    }
}
