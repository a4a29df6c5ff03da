package baffin.platform.match;

import baffin.platform.limits.Limits;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.request.QueryFilters;
import baffin.platform.wire.Json;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What the answer to a command is to carry beside the command's own events.
 *
 * @param parts wanted documents
 * @param sample how many of the legal actions to draw; null for all
 * @param random seed of the draw; null for 0
 * @param explain false for legal actions that are commands and costs only
 * @param language of texts
 */
public record Include(
        Set<Part> parts, @Nullable Integer sample, @Nullable Long random, boolean explain, Locale language) {

    /** A document of a match. */
    public enum Part {
        /** What the seat may do now. */
        LEGAL_ACTIONS("legal-actions"),
        /** The match as the seat may see it. */
        VIEW("view"),
        /** The table as the seat may see it, an SVG document as a string. */
        BOARD("board"),
        /** What the step is told as in the event log. */
        LOG("log");

        private final String word;

        Part(String word) {
            this.word = word;
        }

        /** Its name in requests and answers. */
        public String word() {
            return word;
        }
    }

    /** No document. */
    public static final Include NOTHING = new Include(Set.of(), null, null, true, Locale.ENGLISH);

    private static final List<String> WORDS =
            Arrays.stream(Part.values()).map(Part::word).toList();

    public Include {
        parts = Set.copyOf(parts);
    }

    /**
     * The parts that a request names.
     *
     * @param include the words of the parameter; empty for none
     * @throws ProblemException for a name that there is not, or a draw from actions that are not wanted
     */
    public static Include of(List<String> include, @Nullable Integer sample, @Nullable Long random) {
        Set<Part> parts = QueryFilters.words(include).stream()
                .filter(word -> !word.isEmpty())
                .map(Include::part)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Part.class)));
        boolean actions = parts.contains(Part.LEGAL_ACTIONS);
        QueryFilters.refuse("sample", sample != null && !actions, "has no meaning without include=legal-actions");
        QueryFilters.refuse("random", random != null && sample == null, "is the seed of sample, and needs it");
        if (sample != null && (sample < 1 || sample > Limits.LEGAL_ACTIONS_MAX)) {
            throw Problem.invalidField("?sample", "out-of-range", "must be from 1 to " + Limits.LEGAL_ACTIONS_MAX)
                    .asException();
        }
        return new Include(parts, sample, random, true, Locale.ENGLISH);
    }

    /** The same, shown in another way. */
    public Include shown(boolean explained, Locale in) {
        return new Include(parts, sample, random, explained, in);
    }

    /** A document that is no JSON, as JSON: a string. */
    public static byte[] text(byte[] document) {
        return Json.shared().bytes(new String(document, StandardCharsets.UTF_8));
    }

    /** True when nothing is wanted. */
    public boolean nothing() {
        return parts.isEmpty();
    }

    private static Part part(String word) {
        Optional<Part> found = Arrays.stream(Part.values())
                .filter(part -> part.word.equals(word))
                .findFirst();
        return found.orElseThrow(() -> Problem.notOneOf("?include", word, WORDS).asException());
    }
}
