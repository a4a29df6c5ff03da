package baffin.match.terms;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Who may find a match and look at it; agreed when it is opened, for good. */
public enum Visibility {
    /** It stands in lists, and anybody may look. */
    PUBLIC,
    /** It stands in no list; who has its id, which nobody can guess, may look. */
    LINK,
    /** To all but its own people there is no such match. */
    PRIVATE;

    /** Its name in the API. */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The visibility of that name. */
    public static Optional<Visibility> find(String text) {
        return Stream.of(values()).filter(one -> one.text().equals(text)).findFirst();
    }

    /** What was agreed; public where nothing was. */
    public static Visibility of(@Nullable Visibility agreed) {
        return agreed == null ? PUBLIC : agreed;
    }
}
