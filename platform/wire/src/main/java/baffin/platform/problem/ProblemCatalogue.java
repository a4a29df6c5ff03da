package baffin.platform.problem;

import java.net.URI;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** All problem types as data, for documentation and for clients. */
public final class ProblemCatalogue {

    private static final List<Entry> ENTRIES =
            Arrays.stream(ProblemType.values()).map(Entry::of).toList();

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

        static Entry of(ProblemType type) {
            return new Entry(type.uri(), type.slug(), type.status(), type.title(), type.description());
        }
    }

    /** All types in a fixed order. */
    public static List<Entry> all() {
        return ENTRIES;
    }

    /** The type with the slug. */
    public static Optional<Entry> find(String slug) {
        return ENTRIES.stream().filter(entry -> entry.slug().equals(slug)).findFirst();
    }
}
