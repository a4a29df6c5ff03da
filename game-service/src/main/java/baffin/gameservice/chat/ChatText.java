package baffin.gameservice.chat;

import baffin.platform.problem.Problem;
import java.text.Normalizer;
import org.jspecify.annotations.Nullable;

/** What may be said: 1 to 500 characters on one line. */
public final class ChatText {

    /** Most characters (code points) after normalisation. */
    public static final int LENGTH_MAX = 500;

    private ChatText() {}

    /**
     * The text, normalised (NFC) and without surrounding blanks.
     *
     * @param pointer the field that it comes from
     * @throws baffin.platform.problem.ProblemException 400 when it may not be said
     */
    public static String of(String pointer, @Nullable String raw) {
        if (raw == null) {
            throw Problem.invalidField(pointer, "missing", "is missing").asException();
        }
        String text = Normalizer.normalize(raw, Normalizer.Form.NFC).strip();
        int length = text.codePointCount(0, text.length());
        if (length < 1 || length > LENGTH_MAX) {
            throw Problem.invalidField(pointer, "out-of-range", "must have 1 to " + LENGTH_MAX + " characters")
                    .asException();
        }
        if (text.codePoints().anyMatch(ChatText::forbidden)) {
            throw Problem.invalidField(pointer, "invalid", "must not have control or direction characters")
                    .asException();
        }
        if (text.codePoints().noneMatch(ChatText::shows)) {
            throw Problem.invalidField(pointer, "invalid", "must have something to see")
                    .asException();
        }
        return text;
    }

    /** Joiners stay allowed: scripts and pictures are written with them. */
    private static boolean forbidden(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.PRIVATE_USE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> codePoint >= 0x202A && codePoint <= 0x202E || codePoint >= 0x2066 && codePoint <= 0x2069;
        };
    }

    private static boolean shows(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.FORMAT, Character.SPACE_SEPARATOR, Character.NON_SPACING_MARK -> false;
            default -> true;
        };
    }
}
