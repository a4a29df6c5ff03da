package baffin.expedition.explain;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.Matches;
import baffin.expedition.Table;
import baffin.expedition.data.Token;
import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Place;
import baffin.expedition.state.ExpeditionCommand.Discover;
import baffin.expedition.state.ExpeditionCommand.MoveShip;
import baffin.expedition.state.ExpeditionCommand.PlaceTile;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.Fate;
import baffin.expedition.state.ExpeditionEvent.GameEnded;
import baffin.expedition.state.ExpeditionEvent.Reason;
import baffin.expedition.state.ExpeditionEvent.RoundEnded;
import baffin.expedition.state.ExpeditionEvent.SledLost;
import baffin.expedition.state.ExpeditionEvent.SledsStranded;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Tile;
import baffin.game.Seat;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Events as the log tells them. */
class NarrationTest {

    private static final Seat SEAT = new Seat(1);

    private static List<String> narrated(Table table, Locale language) {
        return table.last(ExpeditionEvent.class).stream()
                .map(event -> narrated(event, language))
                .toList();
    }

    private static String narrated(ExpeditionEvent event, Locale language) {
        return Matches.GAME
                .explainer()
                .messages()
                .text(
                        Matches.GAME.explainer().narrate(event).orElseThrow(),
                        language,
                        seat -> "ABCD".charAt(seat) + "");
    }

    @Test
    void a_voyage_home_is_told_with_ways_and_points() {
        Table table = Table.of(2).ship(0, "2,10").does(0, new MoveShip(Place.GREENLAND));
        assertThat(narrated(table, Locale.ENGLISH))
                .containsExactly(
                        "A pays with 1 crewman of the ship.",
                        "A sails the ship from square 2,10 to Greenland.",
                        "A returns to Greenland with the ship as number 1 for 6 points and plays no more.",
                        "A ends the turn.",
                        "It is the turn of B.");
        assertThat(narrated(table, Locale.GERMAN))
                .contains("A fährt mit dem Schiff von Feld 2,10 nach Grönland.")
                .contains(
                        "A kehrt mit dem Schiff als Nummer 1 für 6 Punkte nach Grönland zurück und spielt nicht mehr.");
    }

    @Test
    void a_token_is_told_with_its_zone_and_points() {
        Table table = Table.of(2)
                .tile("L5", 4, 5, Orientation.FRONT_0, true)
                .ship(0, "4,5")
                .does(0, new Discover(Vehicle.SHIP, Token.CAIRN));
        assertThat(narrated(table, Locale.ENGLISH))
                .contains("A takes the Cairn token from square 4,5 for 4 points (zone x2).");
        assertThat(narrated(table, Locale.GERMAN))
                .contains("A nimmt den Marker Steinmal von Feld 4,5 für 4 Punkte (Zone x2).");
    }

    @Test
    void a_tile_that_closes_a_hole_is_told_with_what_fills_it() {
        Table table = Table.of(2)
                .tile("S0", 4, 4)
                .tile("S0", 6, 4)
                .tile("S0", 5, 3)
                .tile("S0", 4, 5)
                .ship(0, "4,5")
                .reserve(0, "S0")
                .does(0, new PlaceTile(Vehicle.SHIP, Tile.small(0), 5, 5, Orientation.FRONT_0));
        assertThat(narrated(table, Locale.ENGLISH))
                .contains("A places tile S0 on square 5,5, front, turned 0°, by the ship.")
                .contains("A closes a hole: small tile S0 fills square 5,4.");
    }

    @Test
    void the_way_onto_an_arrow_reads_well_in_german() {
        Table table = Table.of(2).ship(0, "6,0").does(0, new MoveShip(Place.NORTHWEST_PASSAGE));
        assertThat(narrated(table, Locale.GERMAN))
                .contains("A fährt mit dem Schiff von Feld 6,0 zur Nordwestpassage.")
                .contains("A entdeckt mit dem Schiff die Nordwestpassage für 10 Punkte.");
    }

    @Test
    void ice_that_comes_and_goes_is_told() {
        assertThat(narrated(new RoundEnded(1, 0, List.of(SEAT)), Locale.ENGLISH))
                .isEqualTo("Round 1 ends, and all ice thaws.");
        assertThat(narrated(new RoundEnded(3, 4, List.of(SEAT)), Locale.GERMAN))
                .isEqualTo("Runde 3 endet, und 4 Reihen sind jetzt vereist.");
        assertThat(narrated(new SledLost(SEAT, new Place("5,5,NW"), 1), Locale.GERMAN))
                .isEqualTo("Das Tauwetter nimmt den Schlitten von B auf Gebiet 5,5,NW mit 1 Matrosen.");
        assertThat(narrated(new SledsStranded(List.of(SEAT, new Seat(0))), Locale.ENGLISH))
                .isEqualTo("The thaw catches 2 sleds, to be moved by B and A.");
    }

    @Test
    void the_end_tells_what_is_lost() {
        Fate lost = new Fate(new Seat(0), 0, true, 3, true, 1);
        Fate home = new Fate(SEAT, 1, false, 0, false, 0);
        assertThat(narrated(new GameEnded(Reason.LAST_ROUND, List.of(lost, home)), Locale.ENGLISH))
                .isEqualTo("The match ends after the last round. "
                        + "Lost: the ship of A with 3 crewmen and the sled of A with 1 crewman.");
        assertThat(narrated(new GameEnded(Reason.ALL_RETURNED, List.of(home)), Locale.GERMAN))
                .isEqualTo("Die Partie endet: Alle Plätze sind zurück in Grönland.");
    }
}
