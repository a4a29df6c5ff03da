package baffin.match;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import baffin.match.decide.Refusal;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import baffin.testing.Bundles;
import baffin.testing.ToyGame;
import baffin.testing.ToyRecords.StonesTaken;
import baffin.testing.ToyRecords.ToyEvent;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** The event log in words. */
class NarratorTest {

    private static final Instant NOON = Instant.parse("2026-11-26T12:00:00Z");
    private static final List<String> NAMES = List.of("Olga", "Nils");

    private final ToyGame game = new ToyGame();

    private List<String> narrated(Locale language, MatchEvent... events) {
        Step step = new Step("m", 7, "id", "", "olga", null, NOON, false, null, List.of(events));
        return new Narrator<ToyEvent>(game, language, NAMES::get)
                .lines(step).stream().map(LogLine::text).toList();
    }

    @Test
    void the_game_and_the_match_tell_what_happened_by_name() {
        MatchEvent taken = new MatchEvent.Played<>(new StonesTaken(new Seat(1), 2));
        MatchEvent resigned = new MatchEvent.SeatResigned(new Seat(0));

        assertThat(narrated(Locale.ENGLISH, taken, resigned)).containsExactly("Nils takes 2 stones.", "Olga resigns.");
        assertThat(narrated(Locale.GERMAN, taken, resigned)).containsExactly("Nils nimmt 2 Steine.", "Olga gibt auf.");
    }

    @Test
    void times_are_told_to_the_minute_in_utc() {
        assertThat(narrated(Locale.ENGLISH, new MatchEvent.PauseProposed(new Seat(0), NOON)))
                .containsExactly("Olga proposes a pause until 2026-11-26 12:00 UTC.");
    }

    @Test
    void a_seat_without_a_name_is_told_by_its_number_and_a_line_begins_with_a_capital() {
        Phrase phrase = MatchNarration.of(new MatchEvent.SeatResigned(new Seat(2)));

        assertThat(Messages.of(Refusal.TEXTS).text(phrase, Locale.ENGLISH)).isEqualTo("seat 2 resigns.");
    }

    @Test
    void the_texts_of_a_match_are_the_same_in_all_languages() {
        Bundles.sameInAllLanguages(Messages.of(Refusal.TEXTS));
    }
}
