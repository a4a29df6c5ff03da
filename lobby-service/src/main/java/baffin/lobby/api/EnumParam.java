package baffin.lobby.api;

import baffin.platform.problem.Problem;
import java.util.EnumSet;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** A query parameter that names one of a few values. */
public final class EnumParam {

    private EnumParam() {}

    /**
     * The value of that name, however it is written.
     *
     * @param parameter as a problem names it
     * @param name null when absent
     * @throws baffin.platform.problem.ProblemException 400 when there is none
     */
    public static <E extends Enum<E>> @Nullable E of(Class<E> type, String parameter, @Nullable String name) {
        if (name == null) {
            return null;
        }
        EnumSet<E> values = EnumSet.allOf(type);
        return values.stream()
                .filter(value -> value.name().equals(name.toUpperCase(Locale.ROOT)))
                .findFirst()
                .orElseThrow(() -> Problem.notOneOf(
                                parameter, name, values.stream().map(Enum::name).toList())
                        .asException());
    }
}
