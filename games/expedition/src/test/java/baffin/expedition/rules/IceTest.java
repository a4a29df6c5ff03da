package baffin.expedition.rules;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.Table;
import baffin.expedition.Words;
import baffin.expedition.board.Ice;
import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Place;
import baffin.expedition.state.Crew;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.DrawTile;
import baffin.expedition.state.ExpeditionCommand.MoveShip;
import baffin.expedition.state.ExpeditionCommand.MoveSled;
import baffin.expedition.state.ExpeditionCommand.Pass;
import baffin.expedition.state.ExpeditionCommand.PlaceTile;
import baffin.expedition.state.ExpeditionCommand.RelocateSled;
import baffin.expedition.state.ExpeditionEvent.IslandCompleted;
import baffin.expedition.state.ExpeditionEvent.SledLost;
import baffin.expedition.state.ExpeditionEvent.SledRelocated;
import baffin.expedition.state.Phase;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Tile;
import baffin.game.Seat;
import baffin.testing.RuleId;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Sun and ice (EX-6). */
class IceTest {

    private static final DrawTile DRAW = new DrawTile(Vehicle.SHIP, Tile.small(1));

    @Test
    @RuleId({"EX-6.1", "EX-6.4"})
    void only_the_upper_part_of_a_cut_tile_is_frozen() {
        Table table = Table.of(2)
                .round(1)
                .tile("L16", 1, 9, Orientation.FRONT_90, false)
                .ship(0, "2,10")
                .sled(0, "2,10,NW", 2, 0);
        table.refused(0, new MoveSled(new Place("2,9,SW")), "EX-7.3");
        table.does(0, new MoveShip(new Place("1,9")));
        assertThat(table.allows(0, new MoveShip(new Place("2,10")))).isTrue();
        assertThat(table.allows(0, new MoveSled(new Place("1,9,NW")))).isTrue();
    }

    @Test
    @RuleId("EX-6.2")
    void the_frozen_rows_follow_the_sun() {
        assertThat(IntStream.rangeClosed(1, 10).map(round -> Ice.inRound(round).frozenRows()))
                .containsExactly(2, 0, 2, 4, 7, 7, 4, 2, 0, 2);
    }

    @Test
    @RuleId("EX-6.3")
    void a_ship_on_a_frozen_tile_can_not_move_but_can_act() {
        Table table = Table.of(2).round(5).tile("L0", 3, 10).ship(0, "2,10").reserve(0, "L2");
        assertThat(Words.english(table.refused(0, new MoveShip(new Place("3,10")), "EX-6.3")))
                .contains("iced in");
        assertThat(table.legal(0)).noneMatch(l -> l.command() instanceof MoveShip);
        assertThat(table.legal(0)).anyMatch(l -> l.command() instanceof PlaceTile);
        table.does(0, DRAW);
    }

    @Test
    @RuleId("EX-6.3")
    void a_ship_does_not_reach_ice() {
        Table.of(2)
                .round(4)
                .tile("L0", 3, 10)
                .tile("L1", 4, 10)
                .ship(0, "4,10")
                .refused(0, new MoveShip(new Place("3,10")), "EX-7.1");
    }

    @Test
    @RuleId("EX-6.4")
    void a_ship_on_a_cut_tile_is_iced_in_when_the_thawed_part_has_no_sea() {
        Table table = Table.of(2)
                .round(1)
                .tile("L27", 1, 8, Orientation.FRONT_90, false)
                .tile("L0", 0, 8);
        table.ship(0, "1,8").refused(0, new MoveShip(new Place("0,8")), "EX-6.4");
    }

    @Test
    @RuleId("EX-6.5")
    void a_sled_on_thawed_sea_without_land_is_lost_with_its_crewmen() {
        Table table = Table.of(2)
                .round(6)
                .tile("L0", 5, 5)
                .ship(0, "2,10")
                .crew(0, 3, 0)
                .sled(0, "5,5,NW", 1, 3);
        table.allPass();
        assertThat(table.last(SledLost.class)).containsExactly(new SledLost(new Seat(0), new Place("5,5,NW"), 4));
        assertThat(table.seat(0).sledLost()).isTrue();
        assertThat(table.seat(0).shipCrew().total() + table.seat(0).sledCrew().total())
                .isEqualTo(3);
        table.refused(0, new MoveSled(new Place("5,5,NW")), "EX-6.5");
    }

    @Test
    @RuleId("EX-6.5")
    void a_sled_on_thawed_sea_goes_to_the_only_area_by_itself() {
        Table table = Table.of(2).round(6).tile("L1", 5, 5).ship(0, "2,10").sled(0, "5,5,NW", 1, 0);
        table.allPass();
        assertThat(table.last(SledRelocated.class))
                .containsExactly(new SledRelocated(new Seat(0), new Place("5,5,NW"), new Place("5,6,SE"), false));
        assertThat(table.state().phase()).isEqualTo(Phase.ACTIONS);
    }

    @Test
    @RuleId("EX-6.5")
    void owners_choose_among_several_areas_in_the_new_turn_order_before_the_round_begins() {
        Table table = Table.of(3).round(6).tile("L33", 5, 5);
        for (int seat = 0; seat < 3; seat++) {
            table.ship(seat, "2,10").sled(seat, seat == 1 ? "2,10,NW" : "5,5,NW", 1, 1);
        }
        table.does(0, DRAW).does(0, new ExpeditionCommand.EndTurn()).allPass();
        assertThat(table.state().phase()).isEqualTo(Phase.RELOCATION);
        assertThat(table.state().toAct()).containsExactly(new Seat(2), new Seat(0));
        assertThat(table.seat(2).sledCrew()).as("the round has not begun").isEqualTo(new Crew(0, 2));
        table.refused(0, new RelocateSled(new Place("5,6,SE")), "EX-5.1");
        table.refused(2, new Pass(), "EX-6.5");
        table.refused(2, new RelocateSled(new Place("5,6,NW")), "EX-6.5");
        table.does(2, new RelocateSled(new Place("5,6,SE"))).does(0, new RelocateSled(new Place("5,5,NW")));
        assertThat(table.seat(2).sled()).isEqualTo(new Place("5,6,SE"));
        assertThat(table.state().phase()).isEqualTo(Phase.ACTIONS);
        assertThat(table.state().toAct()).containsExactly(new Seat(1));
        assertThat(table.seat(2).sledCrew()).isEqualTo(new Crew(2, 0));
    }

    @Test
    @RuleId("EX-6.5")
    void a_sled_on_land_stays_when_ice_comes_or_goes() {
        Table table =
                Table.of(2).round(6).ship(0, "2,10").sled(0, "1,11,NW", 1, 0).allPass();
        assertThat(table.seat(0).sled()).isEqualTo(new Place("1,11,NW"));
        assertThat(table.last(SledRelocated.class)).isEmpty();
    }

    @Test
    @RuleId("EX-6.5")
    void a_relocation_is_not_possible_at_other_times() {
        Table.of(2).refused(0, new RelocateSled(new Place("2,10,NW")), "EX-6.5");
    }

    @Test
    @RuleId("EX-6.6")
    void placement_and_islands_use_printed_terrain_under_the_ice() {
        Table table = Table.of(2).round(5).tile("L2", 4, 4).ship(0, "4,4").reserve(0, "L0", "L16");
        table.refused(0, new PlaceTile(Vehicle.SHIP, Tile.large(0), 5, 4, Orientation.FRONT_0), "EX-2.1");
        table.does(0, new PlaceTile(Vehicle.SHIP, Tile.large(16), 5, 4, Orientation.FRONT_0));
        assertThat(table.last(IslandCompleted.class)).hasSize(1);
    }
}
