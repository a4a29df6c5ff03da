package baffin.adventure.sea;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.testing.RuleId;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TilesTest {

    @Test
    @RuleId("AD-2.2")
    void two_seats_have_one_strip_a_row() {
        assertThat(hexes(2, "M7")).containsExactly("7,0", "7,1", "7,2", "7,3");
        assertThat(hexes(2, "L7")).isEmpty();
        assertThat(Tiles.forSeats(2).all()).hasSize(24);
    }

    @Test
    @RuleId("AD-2.2")
    void four_seats_have_a_short_strip_on_each_side() {
        assertThat(hexes(4, "L7")).containsExactly("7,0", "7,1");
        assertThat(hexes(4, "M7")).containsExactly("7,2", "7,3", "7,4", "7,5");
        assertThat(hexes(4, "R7")).containsExactly("7,6", "7,7");
        assertThat(Tiles.forSeats(4).all()).hasSize(72);
    }

    @Test
    @RuleId("AD-2.2")
    void three_seats_have_short_strips_lengthwise_over_two_rows() {
        assertThat(hexes(3, "L7")).containsExactly("7,0", "8,0");
        assertThat(hexes(3, "M8")).containsExactly("8,1", "8,2", "8,3", "8,4");
        assertThat(hexes(3, "R7")).containsExactly("7,5", "8,5");
        assertThat(hexes(3, "L8")).isEmpty();
        assertThat(Tiles.forSeats(3).addedWith(7)).containsExactly(new Tile("M7"));
        assertThat(Tiles.forSeats(3).addedWith(8)).containsExactly(new Tile("M8"), new Tile("L7"), new Tile("R7"));
    }

    @Test
    void strips_cover_every_hex_once() {
        for (int seats = 2; seats <= 4; seats++) {
            Tiles tiles = Tiles.forSeats(seats);
            Set<Integer> covered = new HashSet<>();
            tiles.all()
                    .forEach(tile -> tiles.hexes(tile)
                            .forEach(hex -> assertThat(covered.add(hex)).isTrue()));
            assertThat(covered).hasSize(Grid.forSeats(seats).size());
        }
    }

    private static List<String> hexes(int seats, String tile) {
        Grid grid = Grid.forSeats(seats);
        return Tiles.forSeats(seats).hexes(new Tile(tile)).stream()
                .map(hex -> grid.hex(hex).text())
                .toList();
    }
}
