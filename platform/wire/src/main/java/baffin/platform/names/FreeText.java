package baffin.platform.names;

import baffin.match.terms.Uuid;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Free text of people. The log holds a reference in its place; the text is a row beside the names, so that it can be
 * redacted as a name is erased.
 */
public final class FreeText {

    /** What is shown in place of a redacted text. */
    public static final String REDACTED = "[redacted]";

    private static final char BEGIN = '\u27e6';
    private static final Pattern TEXT = Pattern.compile(BEGIN + "(text:" + Uuid.FORM + ")\u27e7");
    private static final Pattern ANY = Pattern.compile(BEGIN + "((?:text|note):" + Uuid.FORM + ")\u27e7");

    private FreeText() {}

    /** The id of a text that everybody may read who may see the competition. */
    public static String text(String uuid) {
        return "text:" + uuid;
    }

    /** The id of a note, which is never resolved where {@link #shown} does. */
    public static String note(String uuid) {
        return "note:" + uuid;
    }

    /** True for the id of a text, false for that of a player. */
    public static boolean isOne(String id) {
        return id.startsWith("text:") || id.startsWith("note:");
    }

    /** What the log holds. */
    public static String reference(String id) {
        return BEGIN + id + '\u27e7';
    }

    /** The ids of all texts and notes in something that the log holds. */
    public static Set<String> in(String logged) {
        return ANY.matcher(logged).results().map(found -> found.group(1)).collect(Collectors.toSet());
    }

    /** Something that the log holds with its texts in the place of their references. */
    public static String shown(String logged, PublicNames names) {
        return logged.indexOf(BEGIN) < 0
                ? logged
                : TEXT.matcher(logged).replaceAll(found -> Matcher.quoteReplacement(shown(found, names)));
    }

    /** The same; null when it is none. */
    public static @Nullable String shownOrNull(@Nullable String logged, PublicNames names) {
        return logged == null ? null : shown(logged, names);
    }

    /** The same for a note; null when it is none. */
    public static @Nullable String shownNote(@Nullable String logged, PublicNames names) {
        return logged == null
                ? null
                : ANY.matcher(logged).replaceAll(found -> Matcher.quoteReplacement(shown(found, names)));
    }

    private static String shown(MatchResult found, PublicNames names) {
        String id = found.group(1);
        String words = names.known(id);
        if (words != null) {
            return words;
        }
        return names.redacted(id) ? REDACTED : PublicNames.COMING;
    }
}
