package baffin.adventure.data;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.testing.RuleId;
import java.util.List;
import org.junit.jupiter.api.Test;

class ComponentDataTest {

    @Test
    @RuleId("AD-1.1")
    void a_seat_has_28_markers() {
        assertThat(Markers.counts()).containsExactly(1, 1, 1, 1, 1, 4, 3, 5, 5, 6);
        assertThat(Markers.counts().stream().mapToInt(Integer::intValue).sum()).isEqualTo(28);
        assertThat(Markers.all().stream().map(Markers.Shape::hexes)).containsExactly(4, 4, 4, 4, 4, 3, 3, 2, 1, 1);
    }

    @Test
    @RuleId("AD-1.2")
    void strips_and_cards_are_as_many_as_the_rules_say() {
        assertThat(count(2, 4)).isEqualTo(24);
        assertThat(count(2, 2)).isZero();
        assertThat(count(3, 2)).isEqualTo(24);
        assertThat(count(4, 2)).isEqualTo(48);
        assertThat(sum(Treasure.copies(2))).isEqualTo(30);
        assertThat(sum(Treasure.copies(3))).isEqualTo(45);
        assertThat(sum(Treasure.copies(4))).isEqualTo(60);
        assertThat(Skipper.all()).hasSize(14);
        assertThat(List.of(Figure.ICEBERG_TILES.value(), Figure.WATER_TILES.value()))
                .containsExactly(10, 10);
    }

    @Test
    @RuleId("AD-1.5")
    void each_of_fifteen_effects_has_two_one_and_one_more_copies() {
        assertThat(Treasure.all()).hasSize(15).allMatch(t -> t.two() == 2 && t.three() == 3 && t.four() == 4);
        for (Treasure treasure : Treasure.values()) {
            assertThat(treasure.rule()).isEqualTo("AD-6." + (treasure.ordinal() + 1));
        }
    }

    @Test
    @RuleId("AD-5.2")
    void half_of_the_characters_are_sirs() {
        assertThat(Skipper.of(Skipper.Group.SIRS))
                .hasSize(7)
                .allMatch(skipper -> skipper.title().startsWith("Sir "));
        assertThat(Skipper.of(Skipper.Group.EXPLORERS))
                .hasSize(7)
                .noneMatch(skipper -> skipper.title().startsWith("Sir "));
        for (Skipper skipper : Skipper.values()) {
            assertThat(skipper.rule()).isEqualTo("AD-7." + (skipper.ordinal() + 1));
        }
    }

    private static int count(int seats, int hexes) {
        List<Integer> copies = Strips.copies(seats);
        int count = 0;
        for (int strip = 0; strip < copies.size(); strip++) {
            count += Strips.terrain(strip).length() == hexes ? copies.get(strip) : 0;
        }
        return count;
    }

    private static int sum(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).sum();
    }
}
