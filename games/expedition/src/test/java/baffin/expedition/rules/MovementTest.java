package baffin.expedition.rules;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.Table;
import baffin.expedition.Words;
import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Place;
import baffin.expedition.state.Crew;
import baffin.expedition.state.ExpeditionCommand.MoveShip;
import baffin.expedition.state.ExpeditionCommand.MoveSled;
import baffin.game.RuleViolation;
import baffin.testing.RuleId;
import org.junit.jupiter.api.Test;

/** Ships and sleds under way (EX-2.5, EX-2.6, EX-7.1 to EX-7.3). */
class MovementTest {

    private static final Place HOME_TILE = new Place("2,10");

    private static MoveShip ship(String to) {
        return new MoveShip(new Place(to));
    }

    private static MoveSled sled(String to) {
        return new MoveSled(new Place(to));
    }

    @Test
    @RuleId("EX-7.1")
    void a_ship_sails_where_a_corner_of_the_border_is_sea() {
        Table table = Table.of(2).tile("L0", 3, 10).ship(0, "2,10");
        table.does(0, ship("3,10"));
        assertThat(table.seat(0).ship()).isEqualTo(new Place("3,10"));
        assertThat(table.seat(0).shipCrew()).isEqualTo(new Crew(6, 1));
    }

    @Test
    @RuleId("EX-7.1")
    void a_ship_does_not_cross_a_border_of_land() {
        RuleViolation violation = Table.of(2).tile("L0", 3, 10).ship(0, "2,10").refused(0, ship("1,11"), "EX-7.1");
        assertThat(violation.pointers()).containsExactly("/to");
        assertThat(Words.english(violation)).contains("3,10");
        assertThat(violation.nearby().getFirst()).isEqualTo(ship("3,10"));
    }

    @Test
    @RuleId("EX-7.1")
    void any_number_of_vehicles_share_a_tile() {
        Table table = Table.of(2).ship(1, "2,10").sled(1, "2,10,NW", 1, 0).does(0, ship("2,10"));
        assertThat(table.seat(0).ship()).isEqualTo(table.seat(1).ship());
    }

    @Test
    @RuleId({"EX-7.1", "EX-2.5"})
    void a_ship_goes_through_a_saddle_and_a_sled_does_not() {
        Table table = Table.of(2)
                .round(2)
                .tile("S3", 4, 5)
                .tile("S1", 3, 5, Orientation.FRONT_270, false)
                .tile("S1", 5, 5, Orientation.FRONT_90, false)
                .ship(0, "3,5")
                .sled(0, "4,5,NW", 3, 0);
        table.does(0, ship("4,5")).does(0, ship("5,5"));
        assertThat(table.seat(0).ship()).isEqualTo(new Place("5,5"));
        table.refused(0, sled("5,5,NE"), "EX-7.3");
    }

    @Test
    @RuleId("EX-7.2")
    void the_arrows_are_one_move_away_from_their_tiles() {
        Table table = Table.of(2).does(0, new MoveShip(HOME_TILE));
        assertThat(table.seat(0).ship()).isEqualTo(HOME_TILE);
        assertThat(table.allows(0, new MoveShip(Place.GREENLAND))).isTrue();
        table.ship(0, "6,0").does(0, new MoveShip(Place.NORTHWEST_PASSAGE));
        assertThat(table.legal(0).map(l -> l.command()).filter(MoveShip.class::isInstance))
                .containsExactly(ship("6,0"));
        table.refused(0, new MoveShip(Place.GREENLAND), "EX-7.2");
    }

    @Test
    @RuleId({"EX-7.2", "EX-3.2"})
    void a_sled_reaches_and_leaves_an_arrow_over_land_at_its_edge() {
        Table table = Table.of(2).ship(0, "2,10").sled(0, "6,0,NW", 4, 0);
        table.does(0, new MoveSled(Place.NORTHWEST_PASSAGE)).does(0, sled("6,0,NW"));
        assertThat(table.seat(0).sled()).isEqualTo(new Place("6,0,NW"));
    }

    @Test
    @RuleId({"EX-7.3", "EX-2.6"})
    void a_sled_drives_over_land_that_faces_land() {
        Table table = Table.of(2).ship(0, "2,10").sled(0, "2,10,NW", 2, 0);
        table.does(0, sled("1,11,NW"));
        assertThat(table.seat(0).sled()).isEqualTo(new Place("1,11,NW"));
        assertThat(table.seat(0).sledCrew()).isEqualTo(new Crew(1, 1));
    }

    @Test
    @RuleId("EX-7.3")
    void a_sled_never_crosses_open_sea_but_drives_over_ice() {
        Table table = Table.of(2).tile("L0", 3, 10).ship(0, "2,10").sled(0, "2,10,NW", 2, 0);
        table.refused(0, sled("3,10,NW"), "EX-7.3");
        table.round(5).does(0, sled("3,10,NW"));
        assertThat(table.seat(0).sled()).isEqualTo(new Place("3,10,NW"));
    }

    @Test
    @RuleId("EX-7.3")
    void a_sled_does_not_cross_sea_within_its_tile() {
        Table table = Table.of(2)
                .tile("L33", 4, 5)
                .tile("S1", 5, 6, Orientation.FRONT_90, false)
                .ship(0, "2,10")
                .sled(0, "4,5,NW", 2, 0);
        table.refused(0, sled("5,6,NE"), "EX-7.3");
        table.sled(0, "4,6,SE", 2, 0).does(0, sled("5,6,NE"));
    }
}
