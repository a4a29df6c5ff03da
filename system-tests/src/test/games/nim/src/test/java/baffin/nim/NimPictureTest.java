package baffin.nim;

import baffin.game.ScoreSheet;
import baffin.game.Setup;
import baffin.game.Viewer;
import baffin.game.picture.PictureOptions;
import baffin.game.words.Messages;
import baffin.testing.Bundles;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The labels of the picture. */
class NimPictureTest {

    private static final NimGame GAME = new NimGame();

    @Test
    void labels_are_whole_in_all_languages_and_used() throws Exception {
        Messages messages = Messages.of("nim/picture");
        Bundles.sameInAllLanguages(messages);
        Bundles.used(messages, "baffin/nim");
    }

    @Test
    void a_german_picture_has_no_english_label() {
        Setup setup = new Setup(2, Map.of());
        ScoreSheet sheet = GAME.scoreKeeper().sheet(GAME.scoreKeeper().initial(setup));
        PictureOptions german = PictureOptions.DEFAULT.withLanguage(Locale.GERMAN);
        Viewer viewer = new Viewer.Spectator();
        Bundles.german(
                GAME.picture(GAME.initial(setup), sheet, viewer),
                GAME.picture(GAME.initial(setup), sheet, viewer, german),
                Set.of("Nim"));
    }
}
