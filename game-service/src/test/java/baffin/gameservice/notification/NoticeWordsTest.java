package baffin.gameservice.notification;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.words.Messages;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Notices in words. */
class NoticeWordsTest {

    private static Notices.Listed notice(NoticeKind kind) {
        return notice(kind, null);
    }

    private static Notices.Listed notice(NoticeKind kind, @Nullable String wonBy) {
        Notices.About about = kind.ofCompetition() ? new Notices.About(3, 2, 1, null) : null;
        NoticeId id =
                NoticeId.parse("0199c2b0-6a5e-7c1e-8f5d-3a52f4a0c111@57#0").orElseThrow();
        return new Notices.Listed(id, kind.name(), "north-wind", -1, 0, null, wonBy, null, false, 0, 0, about);
    }

    @ParameterizedTest
    @EnumSource
    void every_kind_is_a_sentence_in_every_language(NoticeKind kind) {
        for (Locale language : Messages.LANGUAGES) {
            assertThat(NoticeWords.summary(notice(kind), language))
                    .contains("North Wind")
                    .endsWith(".")
                    .doesNotContain("{");
        }
    }

    @Test
    void it_speaks_the_language_of_its_reader() {
        assertThat(NoticeWords.summary(notice(NoticeKind.YOUR_TURN), Locale.GERMAN))
                .isEqualTo("Du bist in North Wind am Zug.");
        assertThat(NoticeWords.summary(notice(NoticeKind.TABLE_LATE), Locale.ENGLISH))
                .isEqualTo("Your table 2 of round 3 in North Wind is late.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"RESIGNATION", "FORFEIT"})
    void a_match_that_ends_since_the_others_left_is_won_by_that(String wonBy) {
        assertThat(NoticeWords.summary(notice(NoticeKind.MATCH_ENDED, wonBy), Locale.ENGLISH))
                .startsWith("Your match of North Wind is over: you have won by ");
    }

    @Test
    void all_languages_have_the_same_texts() {
        Messages messages = Messages.of("notification");
        for (Locale language : Messages.LANGUAGES) {
            assertThat(messages.codes(language)).isEqualTo(messages.codes(Locale.ENGLISH));
            for (String code : messages.codes(language)) {
                assertThat(messages.parameters(code, language)).isEqualTo(messages.parameters(code, Locale.ENGLISH));
            }
        }
    }
}
