package baffin.platform.problem;

import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** All problem types as data, for documentation and for clients. */
public final class ProblemCatalogue {

    private ProblemCatalogue() {}

    /**
     * One type.
     *
     * @param type relative URI reference, the {@code type} of the problem documents
     * @param slug its last part
     * @param status HTTP status
     * @param title the type in one line
     * @param description what a client can do about it
     */
    public record Entry(URI type, String slug, int status, String title, String description) {

        static Entry of(ProblemType type, Locale language) {
            return new Entry(type.uri(), type.slug(), type.status(), type.title(language), type.description(language));
        }
    }

    /** All types in a fixed order, in one of the languages of texts. */
    public static List<Entry> all(Locale language) {
        return Arrays.stream(ProblemType.values())
                .map(type -> Entry.of(type, language))
                .toList();
    }

    /** The type with the slug. */
    public static Optional<Entry> find(String slug, Locale language) {
        return ProblemType.find(slug).map(type -> Entry.of(type, language));
    }
}
