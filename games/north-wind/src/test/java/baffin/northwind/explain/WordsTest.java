package baffin.northwind.explain;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.words.Phrase;
import baffin.northwind.Matches;
import baffin.northwind.Table;
import baffin.northwind.data.BattleDie.Mark;
import baffin.northwind.data.Berth;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.Port;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindCommand.Buy;
import baffin.northwind.state.NorthWindCommand.CompleteTask;
import baffin.northwind.state.NorthWindCommand.RevealTile;
import baffin.northwind.state.NorthWindEvent;
import baffin.northwind.state.NorthWindEvent.BattleFought;
import baffin.northwind.state.NorthWindEvent.CrewHired;
import baffin.northwind.state.NorthWindEvent.OpponentsAsked;
import baffin.northwind.state.NorthWindEvent.SailSet;
import baffin.northwind.state.NorthWindEvent.TaskCompleted;
import baffin.northwind.state.NorthWindEvent.TileRevealed;
import baffin.northwind.state.NorthWindEvent.TopSeen;
import baffin.testing.Bundles;
import baffin.testing.RuleId;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The event log, and refusals in German. */
class WordsTest {

    private static final Seat ANNA = new Seat(0);

    private static final List<String> NAMES = List.of("Anna", "Ben", "Cleo");

    private static String narrated(NorthWindEvent event, Locale language) {
        Phrase phrase = Matches.GAME.explainer().narrate(event).orElseThrow();
        return Matches.GAME.explainer().messages().text(phrase, language, NAMES::get);
    }

    private static void tells(NorthWindEvent event, String english, String german) {
        assertThat(narrated(event, Locale.ENGLISH)).isEqualTo(english);
        assertThat(narrated(event, Locale.GERMAN)).isEqualTo(german);
    }

    @Test
    void voyages_are_told_with_what_is_revealed() {
        tells(new SailSet(ANNA, Port.OLSAND, 0), "Anna sets sail to Olsand.", "Anna setzt Segel nach Olsand.");
        tells(
                new SailSet(ANNA, Port.NORTH_CAPE, 1),
                "Anna sets sail to North Cape and cuts 1 tile.",
                "Anna setzt Segel nach Nordkap und hebt 1 Plättchen ab.");
        tells(
                new TileRevealed(ANNA, new Tile("GRAIN_3"), 2),
                "Anna reveals tile 2: grain harbour at 3 gold.",
                "Anna deckt Plättchen 2 auf: Kornhafen zu 3 Gold.");
    }

    @Test
    @RuleId("NW-3.5")
    void what_a_lookout_has_seen_is_told_to_its_seat_alone() {
        TopSeen seen = new TopSeen(ANNA, new Tile("OLSAND"));
        tells(
                seen,
                "Anna sends the lookout, who sees on top: destination harbour Olsand.",
                "Anna schickt den Ausguck, und der sieht obenauf: Zielhafen Olsand.");
        tells(
                Matches.GAME.redact(seen, new Viewer.Player(new Seat(1))),
                "Anna sends the lookout to see the top tile.",
                "Anna schickt den Ausguck, das oberste Plättchen anzusehen.");
    }

    @Test
    @RuleId({"NW-5.1", "NW-5.2"})
    void a_fight_is_told_with_its_rolls_and_a_sure_defeat_without() {
        tells(
                new BattleFought(ANNA, 2, List.of(Mark.SILVER, Mark.BLANK), 1, false),
                "Anna fights a pirate of strength 2 and loses with 1 hit: silver and blank.",
                "Anna kämpft gegen einen Piraten der Stärke 2 und verliert mit 1 Treffer: Silber und leer.");
        assertThat(narrated(new BattleFought(ANNA, 3, List.of(), 0, false), Locale.ENGLISH))
                .endsWith("and loses without a roll.");
    }

    @Test
    @RuleId({"NW-4.2", "NW-6.1"})
    void prices_are_told_as_what_is_paid() {
        tells(
                new TaskCompleted(ANNA, Port.FORT_HAVEN, 5, List.of(), 1, -4),
                "Anna completes task 5 of Fort Haven for 1 captain and 4 gold and places a token.",
                "Anna erfüllt Auftrag 5 von Fort Haven für 1 Kapitän und 4 Gold und legt einen Marker.");
        tells(
                new CrewHired(ANNA, Berth.CANNONEER, -3),
                "Anna hires a crew member as cannoneer for 3 gold.",
                "Anna heuert für 3 Gold jemanden an: Kanonier.");
    }

    @Test
    @RuleId("NW-4.5")
    void who_is_asked_is_told_by_name() {
        tells(
                new OpponentsAsked(List.of(new Seat(1), new Seat(2))),
                "Ben and Cleo may use the tile by letter.",
                "Mit einem Brief kann das Plättchen nutzen: Ben und Cleo.");
        assertThat(narrated(new OpponentsAsked(List.of()), Locale.ENGLISH))
                .isEqualTo("Nobody wants to use the tile by letter.");
    }

    @Test
    @RuleId({"NW-4.1", "NW-6.1"})
    void refusals_speak_german_too() {
        Table poor = Table.of(2).hold(0, Commodity.SALT).at("OLSAND");
        assertThat(Table.reason(poor.refused(0, new CompleteTask(), "NW-6.1"), Locale.GERMAN))
                .isEqualTo(
                        "Auftrag 1 von Olsand verlangt 1 Fisch und 1 Salz;" + " da sind 5 Gold, 0 Kapitäne und 1 Salz");
        Buy other = new Buy(List.of(Commodity.WINE), List.of());
        assertThat(Table.reason(Table.of(2).at("SALT_1").refused(0, other, "NW-4.1"), Locale.GERMAN))
                .isEqualTo("bei SALT_1 wird Salz gehandelt, nicht 1 Wein");
        assertThat(Table.reason(Table.of(2).refused(0, new RevealTile(), "NW-3.2"), Locale.GERMAN))
                .isEqualTo("zuerst muss ein Stapel gewählt werden, darum geht „Nächstes Plättchen aufdecken“ nicht");
    }

    @Test
    void every_text_is_used() throws Exception {
        Bundles.used(Matches.GAME.explainer().messages(), "baffin/northwind");
    }
}
