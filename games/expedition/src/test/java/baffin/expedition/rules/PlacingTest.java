package baffin.expedition.rules;

import static baffin.expedition.geometry.Orientation.FRONT_0;
import static baffin.expedition.geometry.Orientation.FRONT_180;
import static baffin.expedition.geometry.Orientation.FRONT_270;
import static baffin.expedition.geometry.Orientation.FRONT_90;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import baffin.expedition.Table;
import baffin.expedition.Words;
import baffin.expedition.data.IslandPoints;
import baffin.expedition.data.Token;
import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Square;
import baffin.expedition.geometry.Terrain;
import baffin.expedition.state.Crew;
import baffin.expedition.state.ExpeditionCommand.PlaceTile;
import baffin.expedition.state.ExpeditionEvent.HoleFilled;
import baffin.expedition.state.ExpeditionEvent.IslandCompleted;
import baffin.expedition.state.ExpeditionEvent.TilePlaced;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Tile;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.testing.RuleId;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Placing tiles, holes and islands (EX-2.1, EX-2.2, EX-7.6 to EX-7.11). */
class PlacingTest {

    private static PlaceTile place(String tile, int row, int column, Orientation orientation) {
        return new PlaceTile(Vehicle.SHIP, new Tile(tile), row, column, orientation);
    }

    private static Table withIslands() {
        return Table.of(2)
                .tile("L5", 4, 4)
                .tile("S1", 4, 3, FRONT_180, false)
                .tile("S1", 5, 3, FRONT_90, false)
                .tile("S1", 4, 6, FRONT_270, false)
                .tile("S1", 5, 6)
                .ship(0, "4,4")
                .reserve(0, "L40");
    }

    @Test
    @RuleId("EX-7.6")
    void a_tile_of_the_reserve_is_placed_beside_the_tile_of_the_vehicle() {
        Table table = Table.of(2).ship(0, "2,10").reserve(0, "L0").does(0, place("L0", 3, 10, FRONT_0));
        assertThat(table.state().board().pieceAt(new Square(3, 11))).isNotNull();
        assertThat(table.seat(0).reserve()).isEmpty();
        assertThat(table.seat(0).shipCrew()).isEqualTo(new Crew(6, 1));
    }

    @Test
    @RuleId("EX-7.6")
    void a_placement_away_from_the_vehicle_is_refused_with_lawful_ones_nearby() {
        RuleViolation violation =
                Table.of(2).ship(0, "2,10").reserve(0, "L0").refused(0, place("L0", 4, 10, FRONT_0), "EX-7.6");
        assertThat(violation.pointers()).containsExactly("/row", "/column");
        assertThat(violation.nearby()).isNotEmpty();
        assertThat(violation.nearby().getFirst()).isEqualTo(place("L0", 3, 10, FRONT_0));
    }

    @Test
    @RuleId("EX-7.6")
    void bad_placements_are_refused() {
        Table table = Table.of(2).reserve(0, "L0", "S1");
        table.refused(0, place("L0", 2, 9, FRONT_90), "EX-7.6");
        table.ship(0, "2,10");
        table.refused(0, place("L1", 3, 10, FRONT_0), "EX-7.6");
        table.refused(0, place("L0", 2, 10, FRONT_0), "EX-7.6");
        table.refused(0, place("L0", 3, 11, FRONT_0), "EX-7.6");
        table.refused(0, place("L0", Integer.MAX_VALUE, Integer.MIN_VALUE, FRONT_0), "EX-7.6");
        table.refused(0, place("S1", 3, 10, Orientation.BACK_0), "EX-7.6");
        table.refused(0, place("L0", 3, 10, FRONT_180), "EX-7.6");
        table.refused(0, new PlaceTile(Vehicle.SLED, Tile.large(0), 3, 10, FRONT_0), "EX-5.6");
    }

    @Test
    @RuleId({"EX-7.6", "EX-2.2"})
    void a_large_tile_may_be_turned_and_flipped() {
        Table table = Table.of(2).ship(0, "2,10").reserve(0, "L3");
        assertThat(table.allows(0, place("L3", 3, 10, FRONT_0)))
                .as("as coded, land in the south-east")
                .isTrue();
        table.refused(0, place("L3", 3, 10, Orientation.BACK_0), "EX-2.1");
        table.does(0, place("L3", 3, 10, FRONT_0));
        assertThat(table.state().board().terrain(4, 11)).isEqualTo(Terrain.LAND);
        assertThat(table.state().board().terrain(4, 10)).isEqualTo(Terrain.SEA);
    }

    @Test
    @RuleId("EX-2.1")
    void a_corner_that_touches_only_diagonally_has_to_agree_too() {
        Table table =
                Table.of(2).tile("S0", 4, 9).tile("S0", 3, 10).ship(0, "3,10").reserve(0, "S1");
        assertThat(Words.english(table.refused(0, place("S1", 4, 10, FRONT_0), "EX-2.1")))
                .contains("corner (4,10)");
        table.refused(0, place("S1", 3, 9, FRONT_270), "EX-2.1");
        assertThat(table.allows(0, place("S1", 4, 10, FRONT_180))).isTrue();
    }

    @Test
    @RuleId("EX-7.7")
    void a_tile_that_closes_the_last_sea_path_is_refused() {
        Table table = Table.of(2).tile("L15", 7, 1).ship(0, "6,0").reserve(0, "S4", "S2");
        table.refused(0, place("S4", 6, 2, FRONT_90), "EX-7.7");
        assertThat(table.allows(0, place("S2", 6, 2, FRONT_0))).isFalse();
    }

    @Test
    @RuleId("EX-7.8")
    void a_symbol_receives_its_token_while_there_is_one() {
        Table table = Table.of(2).ship(0, "2,10").reserve(0, "L5").does(0, place("L5", 3, 10, FRONT_0));
        assertThat(table.state().board().withToken(Token.CAIRN)).hasSize(4);
        assertThat(table.state().supply().left(Token.CAIRN)).isEqualTo(5);
        Table without = Table.of(2).tokensLeft(Token.CAIRN, 0).ship(0, "2,10").reserve(0, "L5");
        without.does(0, place("L5", 3, 10, FRONT_0));
        assertThat(without.last(TilePlaced.class))
                .singleElement()
                .satisfies(e -> assertThat(e.token()).isNull());
        assertThat(without.state().board().withToken(Token.CAIRN)).hasSize(3);
    }

    @Test
    @RuleId("EX-7.9")
    void a_hole_is_filled_at_once_with_the_small_tile_that_fits() {
        Table table = Table.of(2).tile("S0", 3, 10).ship(0, "3,10").reserve(0, "L0");
        table.does(0, place("L0", 4, 10, FRONT_0));
        assertThat(table.last(HoleFilled.class))
                .containsExactly(new HoleFilled(new Seat(0), Tile.small(0), 3, 11, FRONT_0, false));
        assertThat(table.state().supply().pile(0)).isEqualTo(1);
    }

    @Test
    @RuleId("EX-7.9")
    void a_hole_is_filled_with_a_joker_when_the_fitting_pile_is_empty() {
        Table table = Table.of(2)
                .piles(0, 3, 1, 1, 1, 1)
                .tile("S0", 3, 10)
                .ship(0, "3,10")
                .reserve(0, "L0");
        table.does(0, place("L0", 4, 10, FRONT_0));
        assertThat(table.last(HoleFilled.class))
                .singleElement()
                .satisfies(e -> assertThat(e.joker()).isTrue());
        assertThat(table.state().supply().piles().stream().mapToInt(n -> n)).hasSize(6);
        assertThat(table.state().supply().piles().stream().mapToInt(n -> n).sum())
                .isEqualTo(6);
    }

    @Test
    @RuleId("EX-7.9")
    void a_hole_stays_open_when_no_small_tile_is_left() {
        Table table = Table.of(2)
                .piles(0, 0, 0, 0, 0, 0)
                .tile("S0", 3, 10)
                .ship(0, "3,10")
                .reserve(0, "L0");
        table.does(0, place("L0", 4, 10, FRONT_0));
        assertThat(table.last(HoleFilled.class)).isEmpty();
        assertThat(table.state().board().empty(new Square(3, 11))).isTrue();
    }

    @Test
    @RuleId("EX-7.9")
    void a_corner_of_the_board_that_nothing_fixes_is_sea() {
        Table table =
                Table.of(2).tile("S4", 1, 10, FRONT_180, false).ship(0, "1,10").reserve(0, "S1");
        table.does(0, place("S1", 0, 10, FRONT_180));
        assertThat(table.last(HoleFilled.class)).extracting("row", "column").containsExactly(tuple(0, 11));
        assertThat(table.state().board().terrain(0, 12)).isEqualTo(Terrain.SEA);
    }

    @Test
    @RuleId("EX-7.10")
    void land_within_two_tiles_that_no_empty_square_touches_is_an_island() {
        Table table = Table.of(2).tile("L2", 4, 4).ship(0, "4,4").reserve(0, "L16");
        table.does(0, place("L16", 5, 4, FRONT_0));
        assertThat(table.last(IslandCompleted.class))
                .containsExactly(new IslandCompleted(new Seat(0), 2, 1, true, 4, 4, "EX-7.10"));
        assertThat(table.seat(0).tokens()).containsEntry(Token.CARTOGRAPHY, 1);
        assertThat(table.state().supply().left(Token.CARTOGRAPHY)).isEqualTo(19);
    }

    @Test
    @RuleId("EX-7.10")
    void land_on_a_single_tile_is_no_island() {
        Table table = Table.of(2).tile("S0", 7, 10).ship(0, "7,10").reserve(0, "S1");
        table.does(0, place("S1", 7, 11, FRONT_180));
        assertThat(table.state().board().terrain(8, 12)).isEqualTo(Terrain.LAND);
        assertThat(table.last(IslandCompleted.class)).isEmpty();
    }

    @Test
    @RuleId("EX-7.10")
    void each_island_of_a_placement_pays_and_gives_a_cartography_token() {
        Table table = withIslands().does(0, place("L40", 5, 4, FRONT_0));
        assertThat(table.last(IslandCompleted.class)).extracting("tiles").containsExactly(4, 4);
        assertThat(table.last(IslandCompleted.class)).extracting("points").containsExactly(3, 3);
        assertThat(table.seat(0).tokens()).containsEntry(Token.CARTOGRAPHY, 2);
    }

    @Test
    @RuleId("EX-7.10")
    void with_the_option_one_a_placement_gives_one_cartography_token_but_all_points() {
        Table table = withIslands().oneCartography().does(0, place("L40", 5, 4, FRONT_0));
        assertThat(table.last(IslandCompleted.class)).extracting("points").containsExactly(3, 3);
        assertThat(table.last(IslandCompleted.class)).extracting("cartography").containsExactly(true, false);
    }

    @Test
    @RuleId("EX-7.10")
    void without_cartography_tokens_left_an_island_still_pays() {
        Table table = withIslands().tokensLeft(Token.CARTOGRAPHY, 1).does(0, place("L40", 5, 4, FRONT_0));
        assertThat(table.last(IslandCompleted.class)).extracting("cartography").containsExactly(true, false);
        assertThat(table.last(IslandCompleted.class)).extracting("points").containsExactly(3, 3);
    }

    @Test
    @RuleId("EX-7.10")
    void islands_completed_by_a_fill_count_for_the_seat_that_placed() {
        Table table = Table.of(2)
                .tile("S1", 3, 10, FRONT_180, false)
                .tile("S1", 4, 10, FRONT_90, false)
                .ship(0, "4,10")
                .reserve(0, "S1");
        table.does(0, place("S1", 4, 11, FRONT_0));
        assertThat(table.last(HoleFilled.class)).hasSize(1);
        assertThat(table.last(IslandCompleted.class))
                .containsExactly(new IslandCompleted(new Seat(0), 4, 3, true, 3, 10, "EX-7.10"));
    }

    @Test
    @RuleId("EX-7.11")
    void islands_pay_by_size() {
        assertThat(IntStream.rangeClosed(2, 10).map(IslandPoints::of)).containsExactly(1, 2, 3, 4, 5, 6, 7, 7, 7);
    }
}
