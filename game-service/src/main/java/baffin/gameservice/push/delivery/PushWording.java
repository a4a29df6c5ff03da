package baffin.gameservice.push.delivery;

import baffin.gameservice.notification.domain.Notices;
import java.util.Locale;

/** How a notice is told in a sentence. */
@FunctionalInterface
public interface PushWording {

    /** The sentence in a language. */
    String summary(Notices.Listed notice, Locale language);
}
