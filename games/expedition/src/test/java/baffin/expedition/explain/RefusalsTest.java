package baffin.expedition.explain;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.Table;
import baffin.expedition.Words;
import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Place;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.DrawTile;
import baffin.expedition.state.ExpeditionCommand.MoveShip;
import baffin.expedition.state.ExpeditionCommand.PlaceTile;
import baffin.expedition.state.ExpeditionCommand.RefreshDisplay;
import baffin.expedition.state.ExpeditionCommand.TransferCrew;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Tile;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Refusals in words. */
class RefusalsTest {

    private static final DrawTile DRAW = new DrawTile(Vehicle.SHIP, Tile.small(1));

    private static void refused(Table table, ExpeditionCommand command, String rule, String english, String german) {
        var reason = table.refused(0, command, rule).reason();
        assertThat(Words.in(Locale.ENGLISH, reason)).isEqualTo(english);
        assertThat(Words.in(Locale.GERMAN, reason)).isEqualTo(german);
    }

    @Test
    void a_price_names_action_column_and_crewmen() {
        refused(
                Table.of(2).crew(0, 1, 6),
                new RefreshDisplay(Vehicle.SHIP),
                "EX-5.3",
                "refreshing and drawing costs 2, but only 1 of 7 crewmen in the ship column are available",
                "die Auslage zu erneuern und zu nehmen kostet 2, aber von 7 Matrosen in der Schiffsspalte ist nur 1"
                        + " verfügbar");
        refused(
                Table.of(2).crew(0, 2, 5).does(0, DRAW),
                DRAW,
                "EX-5.2",
                "drawing a tile costs 1 and, as a further action of this turn, 1 more, but only 1 of 7 crewmen in the"
                        + " ship column are available",
                "ein Plättchen zu nehmen kostet 1 und als weitere Aktion dieses Zuges 1 mehr, aber von 7 Matrosen in"
                        + " der Schiffsspalte ist nur 1 verfügbar");
    }

    @Test
    void a_way_that_is_not_there_names_those_that_are() {
        refused(
                Table.of(2).ship(0, "2,10"),
                new MoveShip(new Place("5,5")),
                "EX-7.1",
                "no open sea leads from square 2,10 to square 5,5 in one move; the ship reaches Greenland",
                "von Feld 2,10 führt in einem Schritt kein offenes Meer nach Feld 5,5; das Schiff erreicht Grönland");
    }

    @Test
    void a_seat_out_of_turn_is_told_who_is_to_act() {
        refused(
                Table.of(2).turnOf(1),
                DRAW,
                "EX-5.1",
                "it is the turn of seat 1, not of seat 0",
                "am Zug ist Platz 1, nicht Platz 0");
    }

    @Test
    void an_empty_reserve_is_said_to_be_empty() {
        refused(
                Table.of(2).ship(0, "2,10"),
                new PlaceTile(Vehicle.SHIP, Tile.large(7), 3, 10, Orientation.FRONT_0),
                "EX-7.6",
                "tile L7 is not in your reserve; it holds none",
                "Plättchen L7 ist nicht in deinem Vorrat; darin sind keine");
    }

    @Test
    void a_transfer_of_too_many_names_what_there_is() {
        refused(
                Table.of(2).ship(0, "2,10"),
                new TransferCrew(Vehicle.SHIP, 7, 0, new Place("2,10,NW")),
                "EX-7.12",
                "after the payment 6 available crewmen are in the ship column and 0 in the sled column, so available"
                        + " must be 0 to 6, not 7",
                "nach der Bezahlung sind 6 verfügbare Matrosen in der Schiffsspalte und 0 in der Schlittenspalte,"
                        + " darum sind 0 bis 6 Verfügbare möglich, nicht 7");
    }
}
