package baffin.expedition.picture;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.geometry.Terrain;
import baffin.testing.RuleId;
import java.util.List;
import org.junit.jupiter.api.Test;

class CoastTest {

    @Test
    void all_land_is_one_square_without_shore() {
        Coast coast = coast("##", "##");
        assertThat(coast.land()).isEqualTo("M0 0h10v10h-10Z");
        assertThat(coast.shore()).isEmpty();
    }

    @Test
    void open_sea_draws_nothing() {
        Coast coast = coast("~~", "~~");
        assertThat(coast.land()).isEmpty();
        assertThat(coast.shore()).isEmpty();
    }

    @Test
    @RuleId("EX-2.5")
    void a_saddle_has_two_shores_with_the_sea_running_between() {
        assertThat(shores("#~", "~#")).isEqualTo(2);
        assertThat(shores("#~", "~~")).isEqualTo(1);
        assertThat(shores("##", "~~")).isEqualTo(1);
        assertThat(shores("##", "#~")).isEqualTo(1);
    }

    @Test
    void coasts_of_neighbours_meet_on_their_common_side() {
        List<String> rows = List.of("~##", "~~~");
        Coast whole =
                new Coast((row, col) -> rows.get(row).charAt(col) == '#' ? Terrain.LAND : Terrain.SEA, 0, 0, 10, 0);
        whole.add(0, 0);
        String first = whole.shore();
        whole.add(0, 1);
        String second = whole.shore().substring(first.length());
        // The first square's shore starts where the second square's shore ends, on the line x = 10.
        String start = first.substring(1, first.indexOf('C'));
        assertThat(start).startsWith("10 ");
        assertThat(second).endsWith(start);
    }

    private static long shores(String north, String south) {
        return coast(north, south).shore().chars().filter(c -> c == 'M').count();
    }

    private static Coast coast(String north, String south) {
        List<String> rows = List.of(north, south);
        Coast coast =
                new Coast((row, col) -> rows.get(row).charAt(col) == '#' ? Terrain.LAND : Terrain.SEA, 0, 0, 10, 0);
        coast.add(0, 0);
        return coast;
    }
}
