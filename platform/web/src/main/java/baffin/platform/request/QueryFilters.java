package baffin.platform.request;

import baffin.platform.body.OneOf;
import baffin.platform.problem.Problem;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Filters of lists: one that nothing can meet is refused, since an empty list would look like an answer. */
public final class QueryFilters {

    private static final List<String> MODES = List.of("solo", "teams");

    private QueryFilters() {}

    /**
     * The parameter {@code game}: the id of a game of this platform.
     *
     * @throws baffin.platform.problem.ProblemException 400 when there is no such game
     */
    public static @Nullable String game(@Nullable String id) {
        return oneOf("?game", id, games());
    }

    /** Ids of the games of this platform. */
    public static List<String> games() {
        return OneOf.Words.games();
    }

    /**
     * The parameter {@code mode} of ratings.
     *
     * @throws baffin.platform.problem.ProblemException 400 when it is neither solo nor teams
     */
    public static @Nullable String mode(@Nullable String mode) {
        return oneOf("?mode", mode, MODES);
    }

    /**
     * A parameter that takes some words only.
     *
     * @param parameter its name as problems give it, such as {@code ?mode}
     * @throws baffin.platform.problem.ProblemException 400 for another word; null is none
     */
    public static @Nullable String oneOf(String parameter, @Nullable String value, List<String> all) {
        if (value != null && !all.contains(value)) {
            throw Problem.notOneOf(parameter, value, all).asException();
        }
        return value;
    }

    /**
     * The words of a parameter that takes several: with commas between, in parameters of the same name, or both.
     *
     * @param values as they stand in the request
     */
    public static List<String> words(List<String> values) {
        return values.stream()
                .flatMap(value -> Arrays.stream(value.split(",", -1)))
                .map(String::strip)
                .toList();
    }

    /**
     * Refuses a parameter that says nothing beside others.
     *
     * @param given true when it is there
     * @param why to be appended to its name
     * @throws baffin.platform.problem.ProblemException 400 when it is given
     */
    public static void refuse(String parameter, boolean given, String why) {
        if (given) {
            throw Problem.invalidField("?" + parameter, "meaningless", why).asException();
        }
    }
}
