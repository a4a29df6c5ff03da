package baffin.scoring.competition.view;

import baffin.platform.wire.Json;
import java.text.Normalizer;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Comma-separated values as in RFC 4180: a header line, lines end with CR LF, quotes where they are needed. Text that a
 * spreadsheet would take for a formula gets an apostrophe in front.
 */
public final class Csv {

    private static final String FORMULA = "=+-@|%";

    /** Signs that no normalisation makes a hyphen and that are read as one. */
    private static final String MINUS = "\u2212\u2010\u2011\u2012\u2013";

    private final StringBuilder text = new StringBuilder();

    /** Begins with these columns. */
    public Csv(List<String> header) {
        line(header);
    }

    /** Adds a line; null makes an empty field. */
    public void add(List<? extends @Nullable Object> fields) {
        line(fields.stream()
                .map(field -> field == null ? "" : field instanceof Number ? field.toString() : harmless(field))
                .toList());
    }

    private void line(List<String> fields) {
        text.append(fields.stream().map(Csv::quoted).collect(Collectors.joining(",")))
                .append("\r\n");
    }

    private static String harmless(Object field) {
        String plain = field instanceof Instant at ? Json.time(at) : field.toString();
        return formula(plain) ? "'" + plain : plain;
    }

    /** Some read full-width signs like plain ones, and skip what they do not show. */
    private static boolean formula(String plain) {
        String seen = Normalizer.normalize(plain, Normalizer.Form.NFKC);
        return seen.codePoints().dropWhile(Csv::skipped).findFirst().stream()
                .anyMatch(first -> FORMULA.indexOf(first) >= 0 || MINUS.indexOf(first) >= 0);
    }

    private static boolean skipped(int codePoint) {
        return Character.isWhitespace(codePoint)
                || Character.isSpaceChar(codePoint)
                || Character.isISOControl(codePoint)
                || Character.getType(codePoint) == Character.FORMAT
                || codePoint == '"';
    }

    private static String quoted(String field) {
        boolean needed = field.chars().anyMatch(each -> each == ',' || each == '"' || each == '\n' || each == '\r');
        return needed ? '"' + field.replace("\"", "\"\"") + '"' : field;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
