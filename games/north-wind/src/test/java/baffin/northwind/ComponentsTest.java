package baffin.northwind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.northwind.data.Berth;
import baffin.northwind.data.Berths;
import baffin.northwind.data.Commodities;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.EventDie;
import baffin.northwind.data.Pieces;
import baffin.northwind.data.Port;
import baffin.northwind.data.SeaTiles;
import baffin.northwind.data.SeaTiles.SeaTile;
import baffin.northwind.data.TaskTokens;
import baffin.northwind.data.Tasks;
import baffin.northwind.data.Tile;
import baffin.testing.RuleId;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the data files hold (NW-1). */
class ComponentsTest {

    private static int copies(Tile.Kind kind) {
        return SeaTiles.all().stream()
                .filter(face -> face.kind() == kind)
                .mapToInt(SeaTile::copies)
                .sum();
    }

    @Test
    @RuleId("NW-1.1")
    void there_are_24_tiles_27_tasks_and_the_pieces_of_the_rulebook() {
        assertThat(SeaTiles.all().stream().mapToInt(SeaTile::copies).sum()).isEqualTo(24);
        assertThat(Tasks.all()).hasSize(27);
        assertThat(Commodities.all()).hasSize(5).allMatch(kind -> kind.pieces() == 8);
        assertThat(Pieces.all()).extracting(Pieces.Count::pieces).containsExactly(8, 16, 8);
        assertThat(List.of(TaskTokens.of(2), TaskTokens.of(3), TaskTokens.of(4)))
                .containsExactly(10, 10, 8);
    }

    @Test
    @RuleId("NW-1.2")
    void the_tiles_are_of_six_kinds() {
        assertThat(Arrays.stream(Tile.Kind.values()).map(ComponentsTest::copies))
                .containsExactly(3, 9, 3, 3, 2, 4);
        for (Commodity commodity : Commodity.values()) {
            List<Integer> prices = SeaTiles.all().stream()
                    .filter(face -> face.commodity() == commodity)
                    .map(SeaTile::buy)
                    .toList();
            assertThat(prices).isEqualTo(commodity == Commodity.WINE ? List.of(2) : List.of(1, 3));
        }
        assertThat(SeaTiles.all()).allMatch(face -> face.buy() == face.sell());
    }

    @Test
    @RuleId("NW-1.3")
    void the_event_die_has_four_weak_pirates_a_strong_one_and_a_coin() {
        assertThat(EventDie.all()).extracting(EventDie.Face::skulls).containsExactly(1, 1, 2, 2, 3, 0);
        assertThat(EventDie.all()).extracting(EventDie.Face::gold).containsExactly(0, 0, 0, 0, 0, 1);
        assertThat(EventDie.strengths()).containsExactly(1, 2, 3);
    }

    @Test
    @RuleId("NW-1.4")
    void olsand_asks_for_no_wine_and_the_lowest_tasks_are_those_of_the_rulebook() {
        assertThat(Tasks.all())
                .filteredOn(t -> t.port() == Port.OLSAND)
                .allMatch(t -> t.goods().wine() == 0);
        assertThat(Tasks.all())
                .filteredOn(t -> t.place() == 1)
                .allMatch(t -> t.source().equals("R"));
    }

    @Test
    @RuleId("NW-1.4")
    void every_task_fits_into_a_hold_and_a_brig() {
        assertThat(Tasks.all())
                .allMatch(task -> task.goods().total() <= 6 && task.captains() <= 2)
                .allMatch(task -> Arrays.stream(Commodity.values())
                        .allMatch(kind -> task.goods().of(kind) <= 2));
    }

    @Test
    void every_berth_names_its_power_and_a_rule_of_the_catalogue() {
        assertThat(Berths.all()).extracting(Berths.Power::berth).containsExactly(Berth.values());
        assertThat(Berths.all())
                .allMatch(power -> Matches.GAME.catalogue().find(power.ruleId()).isPresent());
    }

    @Test
    void the_components_are_given_as_data_with_source_marks() {
        Map<?, ?> all = (Map<?, ?>) Matches.GAME.components();
        assertThat(all.keySet().stream().map(String::valueOf))
                .containsExactly(
                        "tiles",
                        "tasks",
                        "commodities",
                        "equipment",
                        "berths",
                        "ship",
                        "tokens",
                        "supply",
                        "eventDie",
                        "battleDie",
                        "limits");
        assertThat(all.values()).allMatch(table -> !((List<?>) table).isEmpty());
    }

    @Test
    void an_unknown_tile_has_no_data() {
        assertThatThrownBy(() -> new Tile("ATLANTIS").data()).hasMessageContaining("ATLANTIS");
    }
}
