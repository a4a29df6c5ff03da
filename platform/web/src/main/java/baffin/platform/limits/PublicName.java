package baffin.platform.limits;

import baffin.platform.problem.Problem;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A name that others see.
 *
 * @param shown normalised (NFC) as its owner wrote it, without surrounding blanks
 * @param key what two names share when they are taken for the same: compatibility form, case folded
 */
public record PublicName(String shown, String key) {

    /** Fewest characters (code points). */
    public static final int LENGTH_MIN = 3;

    /** Most characters (code points). */
    public static final int LENGTH_MAX = 24;

    /** Most characters of a part that is looked for. */
    private static final int PART_MAX = 100;

    /** What is wrong with a name, to be appended to the name of the field; empty when it is fine. */
    public static Optional<String> fault(String raw) {
        String shown = Normalizer.normalize(raw, Normalizer.Form.NFC).strip();
        int length = shown.codePointCount(0, shown.length());
        if (length < LENGTH_MIN || length > LENGTH_MAX) {
            return Optional.of("must have " + LENGTH_MIN + " to " + LENGTH_MAX + " characters");
        }
        return unreadable(raw)
                .or(() -> shown.contains("  ") ? Optional.of("must not have two blanks in a row") : Optional.empty());
    }

    /** What is wrong with a title of any length that others read, to be appended to the name of its field. */
    public static Optional<String> unreadable(String raw) {
        String shown = Normalizer.normalize(raw, Normalizer.Form.NFC).strip();
        if (shown.isEmpty()) {
            return Optional.of("must have something to see");
        }
        return shown.codePoints().allMatch(PublicName::visible)
                ? Optional.empty()
                : Optional.of("must not have control, invisible or direction characters");
    }

    /**
     * A part of a title that is looked for; null for none.
     *
     * @param parameter such as {@code ?q}
     * @throws baffin.platform.problem.ProblemException 400 when it shows nothing or has more than 100 characters
     */
    public static @Nullable String part(String parameter, @Nullable String text) {
        if (text != null) {
            Optional<String> fault = text.length() > PART_MAX
                    ? Optional.of("must have at most " + PART_MAX + " characters")
                    : unreadable(text);
            fault.ifPresent(what -> {
                throw Problem.invalidField(parameter, "invalid", what).asException();
            });
        }
        return text;
    }

    /** A name within plain text, so that its direction changes nothing around it (UAX #9); ASCII stays as it is. */
    public static String isolated(String name) {
        return name.chars().allMatch(one -> one < 0x80) ? name : "\u2068" + name + "\u2069";
    }

    /**
     * The name, normalised.
     *
     * @throws IllegalArgumentException with {@link #fault} when there is one
     */
    public static PublicName of(String raw) {
        fault(raw).ifPresent(fault -> {
            throw new IllegalArgumentException(fault);
        });
        String shown = Normalizer.normalize(raw, Normalizer.Form.NFC).strip();
        String key = Normalizer.normalize(shown, Normalizer.Form.NFKC)
                .toUpperCase(Locale.ROOT)
                .toLowerCase(Locale.ROOT);
        return new PublicName(shown, key);
    }

    /** Letters, marks, numbers, punctuation, symbols and the plain blank. */
    private static boolean visible(int codePoint) {
        if (codePoint == ' ') {
            return true;
        }
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR,
                    Character.SPACE_SEPARATOR -> false;
            default -> !blank(codePoint);
        };
    }

    /** Characters that Unicode counts as letters or symbols and that show nothing. */
    private static boolean blank(int codePoint) {
        return switch (codePoint) {
            case 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0 -> true;
            default -> codePoint >= 0xFE00 && codePoint <= 0xFE0F || codePoint >= 0xE0100 && codePoint <= 0xE01EF;
        };
    }
}
