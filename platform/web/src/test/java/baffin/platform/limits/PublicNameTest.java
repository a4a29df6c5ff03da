package baffin.platform.limits;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PublicNameTest {

    @ParameterizedTest
    @ValueSource(strings = {"Ann", "Roald Amundsen", "Åse", "Σωκράτης", "北極探検", "x_x-7!", "🐻🐻🐻"})
    void names_of_any_script_are_fine(String name) {
        assertThat(PublicName.fault(name)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", "ab", "   ab   ", "1234567890123456789012345", "a\u0000bc", "a\nbc", "a\u200bbc", "a\u200dbc",
                        "a\u202ebc",
                "a\u2066bc", "a\u00a0bc", "a\u2028bc", "a\ufeffbc", "a\u3164bc", "a\u2800bc", "a\ue000bc", "a\ud800bc",
                        "ab  cd",
                "a\ufe0fbc"
            })
    void names_that_are_short_long_or_not_what_they_seem_are_not(String name) {
        assertThat(PublicName.fault(name)).isPresent();
        assertThatIllegalArgumentException().isThrownBy(() -> PublicName.of(name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " ", "\u00a0", "\u200b\u200b\u200b", "\u3164", "cup\u202e", "\u2067cup", "a\nb", "a\u2800b"})
    void a_title_shows_something_and_nothing_that_is_not_seen(String title) {
        assertThat(PublicName.unreadable(title)).isPresent();
    }

    @Test
    void a_title_may_be_as_long_as_its_field_lets_it() {
        assertThat(PublicName.unreadable("\u041a\u0443\u0431\u043e\u043a Arctic  " + "x".repeat(200)))
                .isEmpty();
    }

    @Test
    void a_name_within_a_text_is_kept_apart_from_it_unless_it_is_ascii() {
        assertThat(PublicName.isolated("Ann 7")).isEqualTo("Ann 7");
        assertThat(PublicName.isolated("\u05d0\u05d1\u05d2 7")).isEqualTo("\u2068\u05d0\u05d1\u05d2 7\u2069");
    }

    @Test
    void a_composed_and_a_decomposed_letter_are_the_same() {
        assertThat(PublicName.of("A\u030ase").shown()).isEqualTo("\u00c5se");
    }

    @Test
    void case_and_width_do_not_make_another_name() {
        String key = PublicName.of("Ross").key();

        assertThat(PublicName.of("rOSS").key()).isEqualTo(key);
        assertThat(PublicName.of("\uff32oss").key()).isEqualTo(key);
        assertThat(PublicName.of("stra\u00dfe").key())
                .isEqualTo(PublicName.of("STRASSE").key());
        assertThat(PublicName.of("Rose").key()).isNotEqualTo(key);
    }
}
