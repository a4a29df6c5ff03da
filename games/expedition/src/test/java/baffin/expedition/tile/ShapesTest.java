package baffin.expedition.tile;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.data.Token;
import baffin.expedition.geometry.Boards;
import baffin.expedition.geometry.Orientation;
import baffin.testing.RuleId;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ShapesTest {

    @Test
    @RuleId("EX-2.2")
    void a_code_is_read_from_the_north_west_corner_on() {
        // 27 = 011 011
        assertThat(Boards.looks(shape(27, Orientation.FRONT_0))).containsExactly("~##", "~##");
        assertThat(Boards.looks(shape(33, Orientation.FRONT_0))).containsExactly("#~~", "~~#");
    }

    @Test
    @RuleId("EX-2.2")
    void a_quarter_turn_goes_clockwise() {
        // 35 = 100 011: the north-west corner turns to the north-east.
        assertThat(Boards.looks(shape(35, Orientation.FRONT_90))).containsExactly("~#", "#~", "#~");
        assertThat(Boards.looks(shape(35, Orientation.FRONT_180))).containsExactly("##~", "~~#");
        assertThat(Boards.looks(shape(35, Orientation.FRONT_270))).containsExactly("~#", "~#", "#~");
    }

    @Test
    @RuleId("EX-2.2")
    void the_back_swaps_the_two_long_sides() {
        assertThat(Boards.looks(shape(35, Orientation.BACK_0))).containsExactly("~##", "#~~");
        assertThat(Boards.looks(shape(35, Orientation.BACK_90))).containsExactly("#~", "~#", "~#");
    }

    @Test
    @RuleId("EX-2.4")
    void a_symbol_stays_on_its_square_through_turns_and_flips() {
        // Code 5 (~~~ / #~#) carries a Cairn on its west square.
        List<Integer> cells = Stream.of(Orientation.values())
                .map(orientation -> shape(5, orientation).symbolCell)
                .toList();
        assertThat(shape(5, Orientation.FRONT_0).symbol).isEqualTo(Token.CAIRN);
        assertThat(cells).containsExactly(0, 0, 1, 1, 0, 0, 1, 1);
    }

    @Test
    @RuleId("EX-7.6")
    void shapes_that_look_alike_are_listed_once_with_their_first_orientation() {
        assertThat(orientations(Tile.large(0))).containsExactly(Orientation.FRONT_0, Orientation.FRONT_90);
        assertThat(orientations(Tile.small(0))).containsExactly(Orientation.FRONT_0);
        assertThat(orientations(Tile.small(3))).containsExactly(Orientation.FRONT_0, Orientation.FRONT_90);
        assertThat(orientations(Tile.small(1))).hasSize(4);
    }

    @Test
    @RuleId("EX-7.6")
    void a_symbol_on_another_square_is_another_shape() {
        // 63 is blank and all land; 12 (~~# / #~~) has a Cairn, so its half turn looks alike but for the symbol.
        assertThat(orientations(Tile.large(63))).hasSize(2);
        assertThat(Boards.looks(shape(12, Orientation.FRONT_180)))
                .isEqualTo(Boards.looks(shape(12, Orientation.FRONT_0)));
        assertThat(orientations(Tile.large(12))).contains(Orientation.FRONT_0, Orientation.FRONT_180);
    }

    @Test
    @RuleId({"EX-2.1", "EX-2.2", "EX-2.3"})
    void tiles_show_every_colouring_of_their_corners() {
        Set<List<String>> lying = new HashSet<>();
        IntStream.range(0, 64).forEach(code -> lying.add(Boards.looks(shape(code, Orientation.FRONT_0))));
        Set<List<String>> squares = new HashSet<>();
        IntStream.range(0, 6)
                .forEach(
                        design -> Stream.of(Shapes.all(Tile.small(design))).forEach(s -> squares.add(Boards.looks(s))));
        assertThat(lying).hasSize(64);
        assertThat(squares).hasSize(16);
    }

    private static Shape shape(int code, Orientation orientation) {
        return Shapes.all(Tile.large(code))[orientation.ordinal()];
    }

    private static List<Orientation> orientations(Tile tile) {
        return Stream.of(Shapes.distinct(tile)).map(shape -> shape.orientation).toList();
    }
}
