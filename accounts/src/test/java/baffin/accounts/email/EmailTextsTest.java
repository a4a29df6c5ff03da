package baffin.accounts.email;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.credential.PublicOrigin;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class EmailTextsTest {

    private final EmailTexts texts = new EmailTexts(new PublicOrigin(Optional.empty()));

    @Test
    void a_handle_turns_nothing_around_it() {
        String handle = "\u05d0\u05d1\u05d2 7";
        String isolated = "account \u2068" + handle + "\u2069";

        assertThat(texts.prove(handle, "code")).contains(isolated);
        assertThat(texts.changed(handle)).contains(isolated);
        assertThat(texts.reset(handle, "code")).contains(isolated);
        assertThat(texts.changed("Ann")).contains("account Ann has");
    }
}
