package baffin.adventure.explain;

import static baffin.adventure.Table.lay;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.Matches;
import baffin.adventure.Table;
import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Tile;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.KeepTiles;
import baffin.adventure.state.AdventureCommand.PlayCard;
import baffin.adventure.state.AdventureCommand.PlayOnSeat;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureEvent.CardDrawn;
import baffin.adventure.state.AdventureEvent.CharactersDealt;
import baffin.adventure.state.AdventureEvent.MarkerLaid;
import baffin.adventure.state.AdventureEvent.RouteFollowed;
import baffin.adventure.state.AdventureEvent.TilesSwapped;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The words of the game: the log, refusals in German, and that no text is there for nothing. */
class WordsTest {

    private static final Seat FIRST = new Seat(0);
    private static final Seat SECOND = new Seat(1);
    private static final Messages MESSAGES = Matches.GAME.explainer().messages();
    private static final Viewer SPECTATOR = new Viewer.Spectator();

    private static Phrase narrated(AdventureEvent event) {
        return Matches.GAME.explainer().narrate(event).orElseThrow();
    }

    private static String english(AdventureEvent event) {
        return MESSAGES.text(narrated(event), Locale.ENGLISH);
    }

    private static String german(AdventureEvent event) {
        return MESSAGES.text(narrated(event), Locale.GERMAN);
    }

    private static String german(RuleViolation violation) {
        return MESSAGES.text(violation.reason(), Locale.GERMAN);
    }

    @Test
    void a_marker_that_was_laid_is_told_with_its_kind_its_end_and_its_price() {
        List<Hex> path = List.of(new Hex("1,0"), new Hex("2,0"));
        MarkerLaid open = new MarkerLaid(FIRST, MarkerKind.TWO_STRAIGHT, path, null, null, 0, 3);
        assertThat(english(open)).isEqualTo("seat 0 lays a marker of two to hex 2,0 for 3 action points.");
        assertThat(german(open)).isEqualTo("Platz 0 legt einen Zweier bis Feld 2,0, für 3 Aktionspunkte.");
        MarkerLaid inWake = new MarkerLaid(FIRST, MarkerKind.TWO_STRAIGHT, path, null, SECOND, 1, 0);
        assertThat(english(inWake))
                .isEqualTo("seat 0 lays a marker of two in the wake of seat 1 to hex 2,0 for nothing.");
    }

    @Test
    void players_have_their_names_in_the_log() {
        RouteFollowed followed = new RouteFollowed(SECOND, new Hex("4,2"), new Hex("3,2"), 1);
        List<String> names = List.of("Ada", "Ben");
        assertThat(MESSAGES.text(narrated(followed), Locale.ENGLISH, names::get))
                .isEqualTo("Ben follows the own route to hex 4,2 for 1 action point.");
    }

    @Test
    void a_card_is_named_only_to_who_may_see_it() {
        CardDrawn drawn = new CardDrawn(FIRST, Treasure.SILENCE, "AD-4.10", new Hex("3,1"));
        assertThat(english(drawn)).isEqualTo("seat 0 draws the card “Silence” from the chest on hex 3,1.");
        AdventureEvent hidden = Matches.GAME.redact(drawn, SPECTATOR);
        assertThat(english(hidden)).isEqualTo("seat 0 draws a card from the chest on hex 3,1.");
        assertThat(german(hidden)).isEqualTo("Platz 0 zieht eine Karte aus der Truhe auf Feld 3,1.");
    }

    @Test
    void the_characters_dealt_are_named_only_to_their_seat() {
        CharactersDealt dealt = new CharactersDealt(
                List.of(List.of(Skipper.HUDSON, Skipper.RAE), List.of(Skipper.COOK, Skipper.BAFFIN)));
        assertThat(english(Matches.GAME.redact(dealt, new Viewer.Player(SECOND))))
                .isEqualTo("Characters are dealt: James Cook and William Baffin to seat 1.");
        assertThat(english(Matches.GAME.redact(dealt, SPECTATOR))).isEqualTo("Characters are dealt to choose from.");
    }

    @Test
    void strips_that_changed_places_are_told_with_their_half_turns() {
        Tile one = new Tile("M3");
        Tile other = new Tile("M5");
        assertThat(english(new TilesSwapped(one, other, false, false))).isEqualTo("Strips M3 and M5 change places.");
        assertThat(english(new TilesSwapped(one, other, true, false))).contains("the first gets a half turn");
        assertThat(english(new TilesSwapped(one, other, false, true))).contains("the second gets a half turn");
        assertThat(english(new TilesSwapped(one, other, true, true))).contains("both get a half turn");
    }

    @Test
    void refusals_speak_german_too() {
        Table table = Table.of(2).row(1, "SSSS").row(2, "LLLL").holds(0, Treasure.LOSE_CARD);
        assertThat(german(table.refused(lay("1,0", "2,0"), "AD-4.1")))
                .isEqualTo("das kostet 5 Aktionspunkte, übrig sind 4");
        assertThat(german(table.refused(new PlayCard(Treasure.LOSE_CARD), "AD-6.1")))
                .isEqualTo("die Karte „Karte verlieren“ wird mit „Karte auf einen Platz spielen“ gespielt");
        assertThat(german(table.refused(new PlayOnSeat(Treasure.LOSE_CARD, SECOND), "AD-6.1")))
                .isEqualTo("Platz 1 hat keine Karte");
        assertThat(german(table.refused(new KeepTiles(), "AD-7.10")))
                .isEqualTo("kein neuer Streifen darf gedreht werden");
    }

    @Test
    void a_seat_that_does_not_exist_is_no_player_with_a_name() {
        RuleViolation violation =
                Table.of(2).holds(0, Treasure.SILENCE).refused(new PlayOnSeat(Treasure.SILENCE, new Seat(7)), "AD-6.2");
        assertThat(MESSAGES.text(violation.reason(), Locale.ENGLISH, List.of("Ada", "Ben")::get))
                .isEqualTo("there is no seat 7");
    }

    @Test
    void every_kind_of_command_has_a_name() {
        Set<String> acts = MESSAGES.codes(Locale.ENGLISH).stream()
                .filter(code -> code.startsWith("act."))
                .collect(Collectors.toSet());
        assertThat(commands(AdventureCommand.class).map(kind -> "act." + kind.getSimpleName()))
                .containsExactlyInAnyOrderElementsOf(acts);
    }

    private static Stream<Class<?>> commands(Class<?> kind) {
        return kind.isSealed()
                ? Stream.of(kind.getPermittedSubclasses()).flatMap(WordsTest::commands)
                : Stream.of(kind);
    }

    /** Sources name a text whole, or by what stands before its last part. */
    @Test
    void every_text_is_used() throws IOException {
        StringBuilder sources = new StringBuilder();
        try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                sources.append(Files.readString(file));
            }
        }
        Set<String> unused = new TreeSet<>(MESSAGES.codes(Locale.ENGLISH));
        unused.removeIf(
                code -> Stream.of("option.", "resource.", "hint.", "score.").anyMatch(code::startsWith));
        unused.removeIf(code -> {
            String kind = code.replaceFirst("\\.(true|false|[A-Z]\\w*)$", "");
            return Stream.of(code, kind, kind + ".").anyMatch(name -> sources.indexOf('"' + name + '"') >= 0);
        });
        assertThat(unused).isEmpty();
    }
}
