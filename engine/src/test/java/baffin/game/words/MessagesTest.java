package baffin.game.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** Codes and parameters become words. */
class MessagesTest {

    private final Messages messages = Messages.of("toy");

    @Test
    void numbers_choose_the_form_of_their_language() {
        assertThat(messages.text(Phrase.of("stones", "stones", 1), Locale.ENGLISH))
                .isEqualTo("1 stone");
        assertThat(messages.text(Phrase.of("stones", "stones", 3), Locale.GERMAN))
                .isEqualTo("3 Steine");
    }

    @Test
    void phrases_and_lists_within_a_phrase_are_words_of_the_same_language() {
        Phrase one = Phrase.of("stones", "stones", 1);
        Phrase two = Phrase.of("stones", "stones", 2);

        assertThat(messages.text(Phrase.of("take", "stones", one), Locale.GERMAN))
                .isEqualTo("1 Stein nehmen");
        assertThat(messages.text(Phrase.of("take", "stones", List.of(one, two)), Locale.ENGLISH))
                .isEqualTo("Take 1 stone and 2 stones");
        assertThat(messages.text(Phrase.of("take", "stones", List.of(one, two)), Locale.GERMAN))
                .isEqualTo("1 Stein und 2 Steine nehmen");
    }

    @Test
    void what_has_no_text_is_no_silence() {
        assertThatThrownBy(() -> messages.text(Phrase.of("give"), Locale.ENGLISH))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("give");
        assertThatThrownBy(() -> messages.text(Phrase.of("roll"), Locale.FRENCH))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("fr");
        assertThatThrownBy(() -> Messages.of("nowhere"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("nowhere");
    }
}
