package baffin.gameservice.match.board;

import baffin.game.picture.PictureOptions;
import baffin.game.picture.PictureOptions.Density;
import baffin.game.picture.PictureOptions.Orientation;
import baffin.game.picture.PictureOptions.Part;
import baffin.game.picture.PictureOptions.StyleSheet;
import baffin.platform.request.QueryFilters;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * How a picture is to be drawn.
 *
 * @param options all but names and marks
 * @param marks what is marked
 */
public record BoardChoice(PictureOptions options, Set<Mark> marks) {

    /** What may be marked. */
    public enum Mark {
        LEGAL,
        LAST
    }

    private static final Map<String, StyleSheet> STYLES =
            new TreeMap<>(Map.of("inside", StyleSheet.INSIDE, "none", StyleSheet.OUTSIDE));

    public BoardChoice {
        marks = Set.copyOf(marks);
    }

    static BoardChoice of(BoardQuery query) {
        PictureOptions options = PictureOptions.DEFAULT
                .withPart(one("part", query.part, words(Part.values()), Part.ALL))
                .withOrientation(query.orientation())
                .withDensity(one("density", query.density, words(Density.values()), Density.WIDE))
                .withLanguage(query.language())
                .withStyleSheet(one("styles", query.styles, STYLES, StyleSheet.INSIDE));
        Set<Mark> marks = EnumSet.noneOf(Mark.class);
        for (String word : QueryFilters.words(query.marks)) {
            marks.add(one("marks", word, words(Mark.values()), Mark.LEGAL));
        }
        return new BoardChoice(options, marks);
    }

    /** What else than version and names makes the picture; empty for the one without parameters in English. */
    String variant() {
        StringBuilder variant = new StringBuilder();
        differing(variant, options.part(), Part.ALL);
        differing(variant, options.orientation(), Orientation.LANDSCAPE);
        differing(variant, options.density(), Density.WIDE);
        differing(variant, options.styleSheet(), StyleSheet.INSIDE);
        if (!options.language().equals(Locale.ENGLISH)) {
            variant.append('-').append(options.language().getLanguage());
        }
        marks.stream().sorted().forEach(mark -> variant.append('-').append(word(mark)));
        return variant.toString();
    }

    private static <T extends Enum<T>> void differing(StringBuilder variant, T value, T usual) {
        if (value != usual) {
            variant.append('-').append(word(value));
        }
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }

    static <T extends Enum<T>> Map<String, T> words(T[] values) {
        Map<String, T> words = new TreeMap<>();
        Arrays.stream(values).forEach(value -> words.put(word(value), value));
        return words;
    }

    static <T> T one(String parameter, @Nullable String value, Map<String, T> known, T usual) {
        String word = QueryFilters.oneOf("?" + parameter, value, List.copyOf(known.keySet()));
        return word == null ? usual : Objects.requireNonNull(known.get(word));
    }
}
