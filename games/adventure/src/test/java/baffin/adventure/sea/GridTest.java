package baffin.adventure.sea;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import baffin.testing.RuleId;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GridTest {

    private static final Grid GRID = Grid.forSeats(2);

    @Test
    @RuleId("AD-2.1")
    void even_rows_are_shifted_to_the_right() {
        assertThat(around("3,1")).containsExactly("3,2", "4,1", "4,0", "3,0", "2,0", "2,1");
        assertThat(around("4,1")).containsExactly("4,2", "5,2", "5,1", "4,0", "3,1", "3,2");
    }

    @Test
    @RuleId("AD-2.1")
    void hexes_at_the_edge_have_fewer_neighbours() {
        assertThat(around("1,0")).containsExactly("1,1", "2,0");
        assertThat(around("24,3")).containsExactly("24,2", "23,3");
    }

    @Test
    void neighbours_see_each_other_in_opposite_directions() {
        for (int seats = 2; seats <= 4; seats++) {
            Grid grid = Grid.forSeats(seats);
            for (int hex = 0; hex < grid.size(); hex++) {
                for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
                    int next = grid.next(hex, direction);
                    if (next != Grid.NONE) {
                        assertThat(grid.next(next, (direction + 3) % Grid.DIRECTIONS))
                                .isEqualTo(hex);
                        assertThat(grid.direction(hex, next)).isEqualTo(direction);
                    }
                }
            }
        }
    }

    @Test
    @RuleId("AD-2.2")
    void the_map_is_4_6_or_8_hexes_wide_and_24_rows_long() {
        assertThat(List.of(
                        Grid.forSeats(2).width(),
                        Grid.forSeats(3).width(),
                        Grid.forSeats(4).width()))
                .containsExactly(4, 6, 8);
        assertThat(Grid.forSeats(4).size()).isEqualTo(24 * 8);
        assertThat(GRID.id(new Hex(25, 0))).isEqualTo(Grid.NONE);
        assertThat(GRID.id(new Hex(1, 4))).isEqualTo(Grid.NONE);
        assertThat(GRID.id(new Hex(0, 0))).isEqualTo(Grid.NONE);
    }

    @Test
    void a_hex_reads_what_it_writes_and_nothing_else() {
        assertThat(new Hex("12,3")).isEqualTo(new Hex(12, 3));
        assertThatIllegalArgumentException().isThrownBy(() -> new Hex("12"));
        assertThatIllegalArgumentException().isThrownBy(() -> new Hex("1,-2"));
        assertThatIllegalArgumentException().isThrownBy(() -> new Hex("a,b"));
        assertThatIllegalArgumentException().isThrownBy(() -> new Tile("X3"));
        assertThatIllegalArgumentException().isThrownBy(() -> new Tile("M"));
    }

    private static List<String> around(String hex) {
        List<String> around = new ArrayList<>();
        for (int direction = 0; direction < Grid.DIRECTIONS; direction++) {
            int next = GRID.next(GRID.id(new Hex(hex)), direction);
            if (next != Grid.NONE) {
                around.add(GRID.hex(next).text());
            }
        }
        return around;
    }
}
