package baffin.accounts.email;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.words.Messages;
import baffin.platform.credential.PublicOrigin;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EmailTextsTest {

    private final EmailTexts texts = new EmailTexts(new PublicOrigin(Optional.empty()));

    @Test
    void a_handle_turns_nothing_around_it() {
        String handle = "\u05d0\u05d1\u05d2 7";
        String isolated = "account \u2068" + handle + "\u2069";

        for (Locale language : Messages.LANGUAGES) {
            assertThat(texts.prove(language, handle, "code").text()).contains("\u2068" + handle + "\u2069");
            assertThat(texts.reset(language, handle, "code").text()).contains("\u2068" + handle + "\u2069");
        }
        assertThat(texts.changed(Locale.ENGLISH, handle, "handle").text()).contains(isolated);
        assertThat(texts.changed(Locale.ENGLISH, "Ann", "handle").text()).contains("account Ann has");
    }

    @Test
    void all_languages_have_the_same_texts() {
        Messages messages = Messages.of("email");
        for (Locale language : Messages.LANGUAGES) {
            assertThat(messages.codes(language)).isEqualTo(messages.codes(Locale.ENGLISH));
            for (String code : messages.codes(language)) {
                assertThat(messages.parameters(code, language)).isEqualTo(messages.parameters(code, Locale.ENGLISH));
            }
        }
    }
}
